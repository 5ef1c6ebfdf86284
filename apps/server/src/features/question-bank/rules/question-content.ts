import type { tables } from '@prostuti/db'
import type { AnswerKey } from '@prostuti/exam-rules'

type Version = typeof tables.questionVersion.$inferSelect

/** Everything that a version of a question says; of what an examinee sees or is marked by, nothing is elsewhere. */
export type QuestionContent = Pick<
  Version,
  'text' | 'images' | 'parts' | 'fixedOrder' | 'key' | 'explanation' | 'bookId' | 'bookPage' | 'source'
>

export type QuestionPart = QuestionContent['parts'][number]

/** What differs from this makes a new version. */
export const contentOf = ({
  text,
  images,
  parts,
  fixedOrder,
  key,
  explanation,
  bookId,
  bookPage,
  source,
}: QuestionContent): QuestionContent => ({
  ...{ text, images, parts, fixedOrder, key, explanation, bookId, bookPage, source },
})

/** The key with other part ids. */
export function withPartIds(key: AnswerKey, newIdOf: (id: number) => number): AnswerKey {
  if (key.type === 'sba') return { ...key, options: key.options.map(newIdOf) }
  const stems = Object.entries(key.stems).map(([id, truth]) => [newIdOf(Number(id)), truth] as const)
  return { ...key, stems: Object.fromEntries(stems) }
}
