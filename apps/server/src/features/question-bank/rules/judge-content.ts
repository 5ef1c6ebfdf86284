import { isDeepStrictEqual } from 'node:util'
import { type AnswerKey, keyFits, type QuestionTypeName, questionTypes } from '@prostuti/exam-rules'
import type { QuestionContent } from './question-content.ts'

/** What is wrong, by the field of the form that it stands in. */
export type ContentFault = {
  field: string
  code:
    | 'option_count'
    | 'no_key'
    | 'no_stem_key'
    | 'empty_part'
    | 'page_needs_book'
    | 'sat_key'
    | 'sat_parts'
    | 'unseen_parts'
    | 'used_type'
    | 'no_alt'
}

type Judged = { type: QuestionTypeName; content: QuestionContent }

/** What keeps a question from being written at all. */
export function judgeContent({ type, content }: Judged): ContentFault[] {
  const { parts, key, bookId, bookPage } = content
  const { min, max } = questionTypes[type].partCount
  const faults: ContentFault[] = []
  if (parts.length < min || parts.length > max) faults.push({ field: 'parts', code: 'option_count' })
  for (const [at, { text, image }] of parts.entries())
    if (text.bn === '' && image === undefined) faults.push({ field: `parts.${at}.text.bn`, code: 'empty_part' })
  if (!keyFits({ type, parts }, key)) faults.push({ field: 'key', code: type === 'sba' ? 'no_key' : 'no_stem_key' })
  if (bookPage !== null && bookId === null) faults.push({ field: 'book_id', code: 'page_needs_book' })
  return faults
}

/** What stands against a change of a question that is used: answers name its parts, and marks rest on its key. */
export function judgeChange(
  before: Judged & { isUsed: boolean; isSat: boolean },
  { type, content }: Judged,
): ContentFault[] {
  if (before.isUsed && type !== before.type) return [{ field: 'type', code: 'used_type' }]
  if (!before.isSat) return []
  if (!isDeepStrictEqual(idsOf(content), idsOf(before.content))) return [{ field: 'parts', code: 'sat_parts' }]
  return isSameKey(content.key, before.content.key) ? [] : [{ field: 'key', code: 'sat_key' }]
}

/**
 * What stands against a change by somebody who may not know the key: were an option taken away, a refusal would tell whether it is the
 * right one.
 */
export function judgeUnseen(before: Pick<QuestionContent, 'parts'>, { parts }: { parts: readonly { id: number }[] }) {
  const isSame = isDeepStrictEqual(idsOf({ parts }), idsOf(before))
  return isSame ? [] : [{ field: 'parts', code: 'unseen_parts' } satisfies ContentFault]
}

/** What a question must not lack once it is ready: who cannot see its pictures sits it too. */
export function judgeReadiness({ images, parts }: Pick<QuestionContent, 'images' | 'parts'>): ContentFault[] {
  const pictures = [
    ...images.map((image, at) => ({ image, field: `images.${at}.alt.bn` })),
    ...parts.flatMap(({ image }, at) => (image ? [{ image, field: `parts.${at}.image.alt.bn` }] : [])),
  ]
  return pictures.filter(({ image }) => image.alt.bn === '').map(({ field }) => ({ field, code: 'no_alt' }))
}

const idsOf = ({ parts }: { parts: readonly { id: number }[] }) => parts.map(({ id }) => id).toSorted((a, b) => a - b)

/** Whatever order its options were pressed in. */
export function isSameKey(one: AnswerKey, other: AnswerKey): boolean {
  const inOrder = (key: AnswerKey) =>
    key.type === 'sba' ? { ...key, options: key.options.toSorted((a, b) => a - b) } : key
  return isDeepStrictEqual(inOrder(one), inOrder(other))
}
