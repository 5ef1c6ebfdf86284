import { writeExplanation } from '@prostuti/exam-rules'
import type { ExamQuestion, QuestionAnswer } from '@prostuti/exam-ui/types'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import type { ImageFields, Language, QuestionFields } from './question-types.ts'

type Shown = {
  fields: QuestionFields
  language: Language
  subject: string
  /** The address of a picture as a browser here finds it. */
  addressOf: (src: string) => string
  /** The book that it names, where it is known. */
  book?: string | undefined
}

/** Whoever reads English gets it where it is written, and the Bengali elsewhere. */
const pick = (text: { bn?: string | undefined; en?: string | undefined } | null, language: Language): string =>
  (language === 'en' && text?.en?.trim() ? text.en : text?.bn) ?? ''

/** What stands in the form as an examinee gets it. */
export function asExamQuestion({ fields, language, subject, addressOf }: Shown): ExamQuestion {
  const image = ({ src, width, height, alt }: ImageFields) => ({
    src: addressOf(src),
    width,
    height,
    alt: pick(alt, language),
  })
  return {
    id: 0,
    type: fields.type,
    section: '',
    subject,
    text: pick(fields.text, language),
    images: fields.images.map(image),
    parts: fields.parts.map((part) => ({
      id: part.id,
      text: pick(part.text, language),
      image: part.image && image(part.image),
    })),
  } as ExamQuestion
}

/** The same once its results are out. */
export function asReviewed(shown: Shown, position: number): QuestionAnswer {
  const { key } = shown.fields
  return {
    position,
    question: asExamQuestion(shown),
    correct_answer: key === null ? [] : key.type === 'sba' ? key.options : key.stems,
    explanation: explanationIn(shown),
    corrected: false,
    grace: key?.grace ?? null,
    selected_answer: null,
    flagged: false,
    state: null,
    marks: null,
  } as QuestionAnswer
}

/** As the server puts it together for whoever reviews their answers. */
function explanationIn({ fields, language, book }: Shown): string | null {
  const { explanation, parts, book_id, book_page, source } = fields
  return writeExplanation({
    explanation: pick(explanation, language),
    notes: parts.flatMap(({ note }, at) => {
      const text = pick(note, language)
      return text === '' ? [] : [{ letter: partLetter(at, language), text }]
    }),
    book:
      book === undefined || book_page === null
        ? null
        : {
            words: m.review_book_page({ title: book, page: localizeDigits(book_page, language) }, { locale: language }),
            to: `/my/reference-book/${book_id}/page-no/${book_page}`,
          },
    source,
  })
}
