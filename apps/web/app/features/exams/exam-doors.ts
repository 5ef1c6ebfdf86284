import type {
  bcsExam,
  bcsExamQuestionAnswers,
  bcsExamResult,
  courseExam,
  courseExamQuestionAnswers,
  courseExamResult,
  onSpotBcsExam,
  onSpotCourseExam,
  onSpotQuiz,
  quiz,
  quizQuestionAnswers,
  quizResult,
  saveOnSpotBcsExam,
  saveOnSpotCourseExam,
  saveOnSpotQuiz,
} from '@prostuti/contract'
import { request } from '../../api/request.ts'
import type {
  AnswerBody,
  AnswerSaved,
  ExamCard,
  ExamProperty,
  ExamResult,
  FlagsBody,
  QuestionAnswer,
  Sitting,
} from './exam-types.ts'

type SendOptions = { signal?: AbortSignal; keepalive?: boolean }

/**
 * One exam as the pages see it, whatever family it is of. A door is what a page opens it by: its calls, its addresses, and
 * a name under which the browser keeps things about it.
 */
export type ExamDoor = {
  /** The same for every reload and every tab of this exam. */
  name: string
  /** The page that leads to it, for the way back. */
  listPath: string
  roomPath: string
  resultPath: string
  reviewPath: string
  look(): Promise<{ exam: ExamCard; property: ExamProperty }>
  /** Begins the exam, or resumes it. `attempt` names a further one. */
  sit(attempt?: number): Promise<Sitting>
  save(body: AnswerBody, options?: SendOptions): Promise<AnswerSaved>
  flag(body: FlagsBody, options?: SendOptions): Promise<void>
  finish(): Promise<Sitting>
  result(attempt?: number): Promise<{ exam: ExamCard; property: ExamProperty; result: ExamResult; attempts: number }>
  answers(attempt?: number): Promise<{ exam: ExamCard; answers: QuestionAnswer[] }>
}

const attemptQuery = (attempt: number | undefined) => (attempt === undefined ? {} : { attempt })

export function bcsExamDoor(key: string): ExamDoor {
  const params = { key }
  const post = <Answer>(body: AnswerBody | FlagsBody | { bcs_exam_finished: true }, options: SendOptions = {}) =>
    request<typeof saveOnSpotBcsExam>('POST', '/api/v3/web/on-spot-bcs-exam/:key', {
      params,
      body,
      ...options,
    }) as Promise<Answer>
  return {
    name: `bcs-exam/${key}`,
    listPath: '/bcs-exam-list',
    roomPath: `/on-spot-bcs-exam/${key}`,
    resultPath: `/my/bcs-exam/results/${key}`,
    reviewPath: `/bcs-exam-question-answer/${key}`,
    look: async () => {
      const answer = await request<typeof bcsExam>('GET', '/api/v3/web/bcs-exams/:key', { params })
      return { exam: answer.bcs_exam, property: answer.bcs_exam_property }
    },
    sit: async (attempt) =>
      bcsSitting(
        await request<typeof onSpotBcsExam>('GET', '/api/v3/web/on-spot-bcs-exam/:key', {
          params,
          query: attemptQuery(attempt),
        }),
      ),
    save: (body, options) => post<AnswerSaved>(body, options),
    flag: (body, options) => post<void>(body, options),
    finish: async () => bcsSitting(await post<Parameters<typeof bcsSitting>[0]>({ bcs_exam_finished: true })),
    result: async (attempt) => {
      const answer = await request<typeof bcsExamResult>('GET', '/api/v3/web/doctor/bcs-exams/:key/result', {
        params,
        query: attemptQuery(attempt),
      })
      return {
        exam: answer.bcs_exam,
        property: answer.bcs_exam_property,
        result: answer.result,
        attempts: answer.attempts,
      }
    },
    answers: async (attempt) => {
      const answer = await request<typeof bcsExamQuestionAnswers>('GET', '/api/v3/web/bcs-exam-question-answers/:key', {
        params,
        query: attemptQuery(attempt),
      })
      return { exam: answer.bcs_exam, answers: answer.question_answers }
    },
  }
}

type BcsOnSpot = Omit<Sitting, 'exam' | 'property'> & { bcs_exam: ExamCard; bcs_exam_property: ExamProperty }

const bcsSitting = ({ bcs_exam: exam, bcs_exam_property: property, ...sitting }: BcsOnSpot): Sitting => ({
  exam,
  property,
  ...sitting,
})

export function quizDoor(key: string): ExamDoor {
  const params = { key }
  const post = <Answer>(body: AnswerBody | FlagsBody | { quiz_finished: true }, options: SendOptions = {}) =>
    request<typeof saveOnSpotQuiz>('POST', '/api/v3/web/on-spot-quiz/:key', {
      params,
      body,
      ...options,
    }) as Promise<Answer>
  return {
    name: `quiz/${key}`,
    listPath: '/quiz-list',
    roomPath: `/on-spot-quiz/${key}`,
    resultPath: `/my/quiz/results/${key}`,
    reviewPath: `/quiz-question-answer/${key}`,
    look: async () => {
      const answer = await request<typeof quiz>('GET', '/api/v3/web/quizzes/:key', { params })
      return { exam: answer.quiz, property: answer.quiz_property }
    },
    sit: async (attempt) =>
      quizSitting(
        await request<typeof onSpotQuiz>('GET', '/api/v3/web/on-spot-quiz/:key', {
          params,
          query: attemptQuery(attempt),
        }),
      ),
    save: (body, options) => post<AnswerSaved>(body, options),
    flag: (body, options) => post<void>(body, options),
    finish: async () => quizSitting(await post<Parameters<typeof quizSitting>[0]>({ quiz_finished: true })),
    result: async (attempt) => {
      const answer = await request<typeof quizResult>('GET', '/api/v3/web/doctor/quizzes/:key/result', {
        params,
        query: attemptQuery(attempt),
      })
      return { exam: answer.quiz, property: answer.quiz_property, result: answer.result, attempts: answer.attempts }
    },
    answers: async (attempt) => {
      const answer = await request<typeof quizQuestionAnswers>('GET', '/api/v3/web/quiz-question-answers/:key', {
        params,
        query: attemptQuery(attempt),
      })
      return { exam: answer.quiz, answers: answer.question_answers }
    },
  }
}

type QuizOnSpot = Omit<Sitting, 'exam' | 'property'> & { quiz: ExamCard; quiz_property: ExamProperty }

const quizSitting = ({ quiz: exam, quiz_property: property, ...sitting }: QuizOnSpot): Sitting => ({
  exam,
  property,
  ...sitting,
})

export function courseExamDoor({ id, eventId }: { id: string; eventId: string }): ExamDoor {
  const params = { id, eventId }
  const post = <Answer>(body: AnswerBody | FlagsBody | { exam_finished: true }, options: SendOptions = {}) =>
    request<typeof saveOnSpotCourseExam>('POST', '/api/v3/web/doctor/courses/:id/events/:eventId/exam/on-spot', {
      params,
      body,
      ...options,
    }) as Promise<Answer>
  return {
    name: `course/${id}/${eventId}`,
    listPath: `/my/courses/${id}`,
    roomPath: `/my/courses/${id}/events/${eventId}/exam/participated`,
    resultPath: `/my/courses/${id}/events/${eventId}/exam/result`,
    reviewPath: `/my/courses/${id}/events/${eventId}/exam/participated-questions-answer`,
    look: async () => {
      const answer = await request<typeof courseExam>('GET', '/api/v3/web/doctor/courses/:id/events/:eventId/exam', {
        params,
      })
      return { exam: answer.exam, property: answer.exam_property }
    },
    sit: async (attempt) =>
      courseSitting(
        await request<typeof onSpotCourseExam>('GET', '/api/v3/web/doctor/courses/:id/events/:eventId/exam/on-spot', {
          params,
          query: attemptQuery(attempt),
        }),
      ),
    save: (body, options) => post<AnswerSaved>(body, options),
    flag: (body, options) => post<void>(body, options),
    finish: async () => courseSitting(await post<Parameters<typeof courseSitting>[0]>({ exam_finished: true })),
    result: async (attempt) => {
      const answer = await request<typeof courseExamResult>(
        'GET',
        '/api/v3/web/doctor/courses/:id/events/:eventId/exam/result',
        {
          params,
          query: attemptQuery(attempt),
        },
      )
      return { exam: answer.exam, property: answer.exam_property, result: answer.result, attempts: answer.attempts }
    },
    answers: async (attempt) => {
      const answer = await request<typeof courseExamQuestionAnswers>(
        'GET',
        '/api/v3/web/doctor/courses/:id/events/:eventId/exam/question-answers',
        {
          params,
          query: attemptQuery(attempt),
        },
      )
      return { exam: answer.exam, answers: answer.question_answers }
    },
  }
}

type CourseOnSpot = Omit<Sitting, 'exam' | 'property'> & { exam: ExamCard; exam_property: ExamProperty }

const courseSitting = ({ exam, exam_property: property, ...sitting }: CourseOnSpot): Sitting => ({
  exam,
  property,
  ...sitting,
})
