import type { onSpotBcsExam, ResponseOf } from '@prostuti/contract'
import { presentQuestion } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import type { LoadedQuestion } from './paper-store.ts'

export type ExamQuestion = ResponseOf<typeof onSpotBcsExam>['questions'][number]

/** A question as somebody sees it who may not know what is right. `presentQuestion` decides what leaves. */
export function presentExamQuestion(
  question: LoadedQuestion,
  locale: Locale,
  partOrder?: readonly number[],
): ExamQuestion {
  const { id, type, section, text, parts } = presentQuestion(question, partOrder)
  const { image, subjectName } = question
  return {
    id,
    type,
    section,
    subject: pickText(subjectName, locale),
    text: pickText(text, locale),
    image: image && { ...image, alt: pickText(image.alt, locale) },
    parts: parts.map((part) => ({ id: part.id, text: pickText(part.text, locale) })),
  }
}
