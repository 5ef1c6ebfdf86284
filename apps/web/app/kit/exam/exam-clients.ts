import type { Call } from '@prostuti/contract'
import { request } from '../../api/request.ts'
import { addressOf } from '../address/address-of.ts'
import type {
  AnswerBody,
  AnswerSaved,
  AnswersBody,
  ExamCard,
  ExamInsight,
  ExamProperty,
  ExamResult,
  FlagsBody,
  FlagsSaved,
  QuestionAnswer,
  Sitting,
  SittingNews,
} from './exam-types.ts'

type SendOptions = { signal?: AbortSignal; keepalive?: boolean; timeoutMs?: number }

/** Where a round trip takes half a minute, an exam can still be begun, gone on with and handed in. */
const patient = { timeoutMs: 60_000 }

/**
 * One exam as the pages see it, whatever family it is of: its calls, its addresses, and a name under which the browser
 * stores things about it.
 */
export type ExamClient = {
  /** The same for every reload and every tab of this exam. */
  name: string
  /** The page that leads to it, for the way back. */
  listPath: string
  roomPath: string
  resultPath: string
  reviewPath: string
  /** `sealed_paper`: where the questions lie, encrypted, for who may soon begin. */
  look(): Promise<{ exam: ExamCard; property: ExamProperty; sealed_paper?: string | null }>
  /** Begins the exam, or resumes it. `attempt` names a further one, `sealed` the sealed paper that is in hand. */
  sit(attempt?: number, sealed?: string): Promise<Sitting>
  save(body: AnswerBody | AnswersBody, options?: SendOptions): Promise<AnswerSaved>
  flag(body: FlagsBody, options?: SendOptions): Promise<FlagsSaved>
  /** Hands that attempt in, or the running one; `whenOver`: only if its time is up for the server, too. */
  finish(attempt?: number, whenOver?: boolean): Promise<Sitting>
  /** What the control room gave or said to that attempt. */
  news(attempt: number): Promise<SittingNews>
  readNews(attempt: number, read: number[]): Promise<SittingNews>
  result(attempt?: number): Promise<{ exam: ExamCard; property: ExamProperty; result: ExamResult; attempts: number }>
  answers(attempt?: number): Promise<{ exam: ExamCard; answers: QuestionAnswer[] }>
  /** Where each answer is explained at once: what is right in a question whose answer is on disk. From then on that answer stands. */
  showAnswer?(questionId: number): Promise<QuestionAnswer>
  /** Of practice: makes a set of what was missed in the last attempt that was handed in. */
  practiseMissed?(): Promise<{ id: number }>
}

/** With how it went, as far as it may be told and was worked out; of practice nothing is. */
export type AnalysedClient = ExamClient & { insight(attempt?: number): Promise<ExamInsight> }

export const bcsExamClient = (key: string): AnalysedClient => ({
  name: `bcs-exam/${key}`,
  listPath: addressOf('/bcs-exam-list'),
  roomPath: addressOf('/on-spot-bcs-exam/:slug', { slug: key }),
  resultPath: addressOf('/my/bcs-exam/results/:key', { key }),
  reviewPath: addressOf('/bcs-exam-question-answer/:slug', { slug: key }),
  ...analysedCallsOf({
    field: 'bcs_exam',
    look: '/api/v3/web/bcs-exams/:key',
    onSpot: '/api/v3/web/on-spot-bcs-exam/:key',
    result: '/api/v3/web/doctor/bcs-exams/:key/result',
    insight: '/api/v3/web/doctor/bcs-exams/:key/insight',
    answers: '/api/v3/web/bcs-exam-question-answers/:key',
    params: { key },
  }),
})

export const quizClient = (key: string): AnalysedClient => ({
  name: `quiz/${key}`,
  listPath: addressOf('/quiz-list'),
  roomPath: addressOf('/on-spot-quiz/:slug', { slug: key }),
  resultPath: addressOf('/my/quiz/results/:key', { key }),
  reviewPath: addressOf('/quiz-question-answer/:slug', { slug: key }),
  ...analysedCallsOf({
    field: 'quiz',
    look: '/api/v3/web/quizzes/:key',
    onSpot: '/api/v3/web/on-spot-quiz/:key',
    result: '/api/v3/web/doctor/quizzes/:key/result',
    insight: '/api/v3/web/doctor/quizzes/:key/insight',
    answers: '/api/v3/web/quiz-question-answers/:key',
    params: { key },
  }),
})

/** The exam of one row of a doctor's schedule; `id` is the enrolment. */
export const courseExamClient = ({ id, eventId }: { id: string; eventId: string }): AnalysedClient => {
  const call = '/api/v3/web/doctor/courses/:id/events/:eventId/exam'
  return {
    name: `course/${id}/${eventId}`,
    listPath: addressOf('/my/courses/:id', { id }),
    roomPath: addressOf('/my/courses/:id/events/:eventId/exam/participated', { id, eventId }),
    resultPath: addressOf('/my/courses/:id/events/:eventId/exam/result', { id, eventId }),
    reviewPath: addressOf('/my/courses/:id/events/:eventId/exam/participated-questions-answer', { id, eventId }),
    ...analysedCallsOf({
      field: 'exam',
      look: call,
      onSpot: `${call}/on-spot`,
      result: `${call}/result`,
      insight: `${call}/insight`,
      answers: `${call}/question-answers`,
      params: { id, eventId },
    }),
  }
}

/** A practice set of the doctor's own. */
export const practiceClient = (id: string): ExamClient => {
  const call = '/api/v3/web/doctor/practice/:id'
  return {
    name: `practice/${id}`,
    listPath: addressOf('/my/practice'),
    roomPath: addressOf('/my/practice/:id', { id }),
    resultPath: addressOf('/my/practice/:id/result', { id }),
    reviewPath: addressOf('/my/practice/:id/answers', { id }),
    ...callsOf({
      field: 'practice',
      look: call,
      onSpot: `${call}/on-spot`,
      result: `${call}/result`,
      answers: `${call}/question-answers`,
      params: { id },
    }),
    showAnswer: async (questionId) => {
      const params = { id, questionId: String(questionId) }
      const shown = await send('POST', `${call}/answers/:questionId`, { params })
      return shown.question_answer as QuestionAnswer
    },
    practiseMissed: async () => (await send('POST', `${call}/again`, { params: { id } })) as { id: number },
  }
}

type Family = {
  /** What the family calls an exam on the wire; `…_property` and `…_finished` are made from it. */
  field: string
  look: string
  onSpot: string
  result: string
  answers: string
  params: Record<string, string>
}

type Calls = Pick<ExamClient, 'look' | 'sit' | 'save' | 'flag' | 'finish' | 'news' | 'readNews' | 'result' | 'answers'>

/** The families answer alike but for one name: here it becomes `exam` and `property`, and nobody else has to know. */
function callsOf({ field, params, ...paths }: Family): Calls {
  const renamed = <Answer>({ [field]: exam, [`${field}_property`]: property, ...rest }: Record<string, unknown>) =>
    ({ exam, property, ...rest }) as Answer
  const ask = async <Answer>(path: string, attempt?: number, sealed?: string) => {
    const query = { ...(attempt !== undefined && { attempt }), ...(sealed !== undefined && { sealed }) }
    return renamed<Answer>(await send('GET', path, { ...patient, params, query }))
  }
  const newsPath = `${paths.onSpot}/news`
  const post = (body: object, options: SendOptions = {}) => send('POST', paths.onSpot, { params, body, ...options })
  return {
    look: () => ask(paths.look),
    sit: (attempt, sealed) => ask(paths.onSpot, attempt, sealed),
    save: async (body, options) => (await post(body, options)) as AnswerSaved,
    flag: async (body, options) => (await post(body, options)) as FlagsSaved,
    finish: async (attempt, whenOver) =>
      renamed<Sitting>(
        await post(
          {
            [`${field}_finished`]: true,
            ...(attempt !== undefined && { attempt }),
            ...(whenOver && { when_over: true }),
          },
          patient,
        ),
      ),
    news: async (attempt) => (await send('GET', newsPath, { params, query: { attempt } })) as SittingNews,
    readNews: async (attempt, read) =>
      (await send('POST', newsPath, { params, body: { attempt, read } })) as SittingNews,
    result: (attempt) => ask(paths.result, attempt),
    answers: async (attempt) => {
      const { exam, question_answers } = await ask<{ exam: ExamCard; question_answers: QuestionAnswer[] }>(
        paths.answers,
        attempt,
      )
      return { exam, answers: question_answers }
    },
  }
}

/** Those of an exam, of which it is worked out how it went. */
const analysedCallsOf = ({ insight, ...family }: Family & { insight: string }) => ({
  ...callsOf(family),
  insight: async (attempt?: number) => {
    const query = { ...(attempt !== undefined && { attempt }) }
    return (await send('GET', insight, { ...patient, params: family.params, query })) as ExamInsight
  },
})

type Input = SendOptions & { params: Record<string, string>; query?: Record<string, number | string>; body?: object }

/** The family's name decides which call it is, so the types of the answer come from `ExamClient` and not from the path. */
const send = (method: 'GET' | 'POST', path: string, input: Input) =>
  request<Call>(method, path, input as object) as Promise<Record<string, unknown>>
