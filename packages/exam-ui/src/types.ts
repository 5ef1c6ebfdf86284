import type { bcsExamQuestionAnswers, onSpotBcsExam, ResponseOf } from '@prostuti/contract'

type OnSpot = ResponseOf<typeof onSpotBcsExam>

/** A question as its examinee gets it: no key, nothing that tells of it. Every family of exams has this shape. */
export type ExamQuestion = OnSpot['questions'][number]
export type QuestionImage = ExamQuestion['images'][number]
/** What was answered, as it travels. */
export type WireAnswer = OnSpot['partial_answers'][string]
/** A question after the results are out: with its key, the explanation, and what was answered. */
export type QuestionAnswer = ResponseOf<typeof bcsExamQuestionAnswers>['question_answers'][number]
/** What is true of stems, by their id. */
export type GivenStems = Readonly<Record<string, 'T' | 'F' | 'either'>>
