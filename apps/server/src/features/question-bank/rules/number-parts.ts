import { type QuestionContent, withPartIds } from './question-content.ts'

/**
 * Parts numbered from 1 in the order they stand in, and the key with them. Only of a question that nobody has sat: answers name parts
 * by their ids, and those of a question that was sat stay for good.
 */
export function numberParts<Content extends Pick<QuestionContent, 'parts' | 'key'>>(content: Content): Content {
  const newIds = new Map(content.parts.map(({ id }, at) => [id, at + 1]))
  return {
    ...content,
    parts: content.parts.map((part, at) => ({ ...part, id: at + 1 })),
    // An id that no part has stays one that no part has: the key does not fit, and is refused.
    key: withPartIds(content.key, (id) => newIds.get(id) ?? 99),
  }
}
