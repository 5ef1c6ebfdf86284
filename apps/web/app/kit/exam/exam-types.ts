import type {
  BodyOf,
  bcsExam,
  bcsExamInsight,
  bcsExamNews,
  onSpotBcsExam,
  ResponseOf,
  saveOnSpotBcsExam,
} from '@prostuti/contract'

export type { ExamQuestion, QuestionAnswer, WireAnswer } from '@prostuti/exam-ui/types'

/** Every family of exams has these shapes; only the names around them differ (`exam-clients.ts`). */
export type ExamCard = ResponseOf<typeof bcsExam>['bcs_exam']
export type ExamProperty = ResponseOf<typeof bcsExam>['bcs_exam_property']

/** How a finished attempt went: waiting, being worked out, or told. */
export type ExamInsight = ResponseOf<typeof bcsExamInsight>
export type ToldInsight = Extract<ExamInsight, { state: 'ready' }>['insight']

type OnSpot = ResponseOf<typeof onSpotBcsExam>

export type ExamResult = NonNullable<OnSpot['result']>
/** Of an attempt whose marks may be known; else it only says what was handed in, and when they come. */
export type MarkedResult = Extract<ExamResult, { marks_released: true }>
/** One bar of the picture of all marks. */
export type MarkBin = NonNullable<MarkedResult['distribution']>['bins'][number]

/** A sitting as the server knows it: running, with questions, or done, with its result. */
export type Sitting = Omit<OnSpot, 'bcs_exam' | 'bcs_exam_property'> & { exam: ExamCard; property: ExamProperty }

type Body = BodyOf<typeof saveOnSpotBcsExam>
export type AnswerBody = Extract<Body, { questionId: number }>
export type AnswersBody = Extract<Body, { answers: unknown[] }>
export type FlagsBody = Extract<Body, { flagged_question_ids: number[] }>

export type AnswerSaved = Extract<ResponseOf<typeof saveOnSpotBcsExam>, { submited_question_ids: number[] }>
export type FlagsSaved = Exclude<
  Extract<ResponseOf<typeof saveOnSpotBcsExam>, { flagged_question_ids: number[] }>,
  { questions: unknown }
>

/** How a sitting stands, and what the control room gave or said that is not read yet. */
export type SittingNews = ResponseOf<typeof bcsExamNews>
export type SittingMessage = SittingNews['messages'][number]
/** What of it every save answers. */
export type SittingState = Pick<SittingNews, 'ends_at' | 'news' | 'paused'>
