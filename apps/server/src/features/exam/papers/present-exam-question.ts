import type { onSpotBcsExam, ResponseOf } from '@prostuti/contract'
import type { tables } from '@prostuti/db'
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
  const { images, subjectName } = question
  const imageOf = new Map(question.parts.map((part) => [part.id, part.image]))
  return {
    id,
    type,
    section,
    subject: pickText(subjectName, locale),
    text: pickText(text, locale),
    images: images.map((image) => presentImage(image, locale)),
    parts: parts.map((part) => {
      const image = imageOf.get(part.id)
      return { id: part.id, text: pickText(part.text, locale), image: image ? presentImage(image, locale) : null }
    }),
  }
}

const presentImage = (image: tables.QuestionImage, locale: Locale) => ({ ...image, alt: pickText(image.alt, locale) })
