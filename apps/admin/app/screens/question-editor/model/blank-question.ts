import type { PartFields, QuestionFields } from '../../../kit/question/question-types.ts'

const blankPart = (id: number): PartFields => ({ id, text: { bn: '' }, image: null, note: null })

/** A new question before anything is typed: five options, as most exams of doctors have. */
export const blankQuestion: QuestionFields = {
  type: 'sba',
  // None is chosen yet; the server says so beside the box.
  subject_id: 0,
  topic_id: null,
  tags: [],
  difficulty: null,
  text: { bn: '' },
  images: [],
  parts: [1, 2, 3, 4, 5].map(blankPart),
  fixed_order: false,
  key: { type: 'sba', options: [] },
  explanation: null,
  book_id: null,
  book_page: null,
  source: null,
}

/** The next of an evening's ten: about the same thing, from the same book, with as many options. */
export const questionAfter = (saved: QuestionFields): QuestionFields => ({
  ...blankQuestion,
  ...{ type: saved.type, subject_id: saved.subject_id, topic_id: saved.topic_id, tags: saved.tags },
  ...{ difficulty: saved.difficulty, book_id: saved.book_id, source: saved.source },
  parts: saved.parts.map((_, at) => blankPart(at + 1)),
  key: saved.type === 'sba' ? { type: 'sba', options: [] } : { type: 'mcq', stems: {} },
})

/** One more option, with an id that no other has. */
export const partAfter = (parts: readonly PartFields[]): PartFields =>
  blankPart(Math.max(0, ...parts.map(({ id }) => id)) + 1)
