import type { Question, QuestionForExaminee } from './question.ts'

/**
 * Lists what may leave, so that a field added to questions later stays inside until somebody names it here.
 * `partOrder` is the order drawn for this attempt.
 */
export function presentQuestion<Text>(
  question: Question<Text>,
  partOrder?: readonly number[],
): QuestionForExaminee<Text> {
  const parts = question.parts.map(({ id, text }) => ({ id, text }))
  const position = new Map(partOrder?.map((id, index) => [id, index]))
  return {
    id: question.id,
    type: question.type,
    section: question.section,
    subject: question.subject,
    text: question.text,
    // A part that the stored order does not know comes last rather than getting lost.
    parts: parts.sort(
      (one, other) => (position.get(one.id) ?? position.size) - (position.get(other.id) ?? position.size),
    ),
  }
}
