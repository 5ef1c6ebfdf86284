import type { QuestionKey } from '../../../kit/question/question-types.ts'

type Truth = 'T' | 'F' | 'either'

/** What is true of a part: for an option whether it is the right one, for a stem what was said of it. */
export const isRight = (key: QuestionKey | null, id: number): boolean => key?.type === 'sba' && key.options.includes(id)
export const truthOf = (key: QuestionKey | null, id: number): Truth | undefined =>
  key?.type === 'mcq' ? key.stems[String(id)] : undefined

const withRight = (id: number): QuestionKey => ({ type: 'sba', options: [id] })

export function withTruth(key: QuestionKey | null, id: number, truth: 'T' | 'F'): QuestionKey {
  const stems = key?.type === 'mcq' ? key.stems : {}
  return { type: 'mcq', stems: { ...stems, [id]: truth } }
}

/** What the key of a part does: the right option, or the other truth of a stem. */
export const withPressed = (key: QuestionKey | null, type: QuestionKey['type'], id: number): QuestionKey =>
  type === 'sba' ? withRight(id) : withTruth(key, id, truthOf(key, id) === 'T' ? 'F' : 'T')

/** The key when an option goes: nothing is right that is not there. */
export function withoutPart(key: QuestionKey | null, id: number): QuestionKey | null {
  if (key === null) return null
  if (key.type === 'sba') return { ...key, options: key.options.filter((option) => option !== id) }
  return { ...key, stems: Object.fromEntries(Object.entries(key.stems).filter(([stem]) => stem !== String(id))) }
}

/** The key of the other type: a right option is the one true statement. */
export function keyOfType(key: QuestionKey | null, type: QuestionKey['type'], ids: readonly number[]): QuestionKey {
  if (key?.type === type) return key
  if (type === 'mcq') {
    const right = key?.type === 'sba' ? key.options : []
    return {
      type,
      stems: right.length === 0 ? {} : Object.fromEntries(ids.map((id) => [id, right.includes(id) ? 'T' : 'F'])),
    }
  }
  const truths = key?.type === 'mcq' ? Object.entries(key.stems).filter(([, truth]) => truth === 'T') : []
  return { type, options: truths.length === 1 ? [Number(truths[0]![0])] : [] }
}
