import type { AnswerKey } from '../questions/question-types.ts'
import { drawOrder, type PaperOrder } from '../shuffle/draw-order.ts'
import { evenKeys, type KeyedQuestion } from './even-keys.ts'

export const printSets = ['A', 'B'] as const
export type PrintSet = (typeof printSets)[number]

type Drawing = { readonly seed: number; readonly isEven: boolean }

/**
 * The order of a set: A as the paper was built, B with its own order of questions within each section and of options. The same seed
 * gives the same sets, so that a key sheet fits what was printed before it. Evened out, both have their right answers spread.
 */
export function drawSet(
  set: PrintSet,
  questions: readonly (KeyedQuestion & { readonly type: 'sba' | 'mcq'; readonly subject: string })[],
  { seed, isEven }: Drawing,
): PaperOrder {
  const own = seed * printSets.length + printSets.indexOf(set)
  const policy = { questions: set === 'A' ? 'as_written' : 'within_sections', parts: set !== 'A' } as const
  const order = drawOrder(questions, policy, own)
  return isEven ? { ...order, parts: { ...order.parts, ...evenKeys(questions, own) } } : order
}

/** What is right at one number of a printed set: places of options from 0, or the truth of each stem as it stands there. */
export type KeyLine =
  | { readonly number: number; readonly questionId: number; readonly options: readonly number[] }
  | { readonly number: number; readonly questionId: number; readonly stems: readonly ('T' | 'F' | 'either')[] }

/** The key sheet of a set. */
export function keySheet(questions: readonly KeyedQuestion[], order: PaperOrder): KeyLine[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return order.questions.map((questionId, at) => {
    const { parts, key } = byId.get(questionId)!
    const shown = order.parts[questionId] ?? parts.map(({ id }) => id)
    return { number: at + 1, questionId, ...keyAsShown(key, shown) }
  })
}

function keyAsShown(key: AnswerKey, shown: readonly number[]) {
  if (key.type === 'mcq') return { stems: shown.map((id) => key.stems[id] ?? 'either') }
  return { options: shown.flatMap((id, at) => (key.options.includes(id) ? [at] : [])) }
}
