import { randomUUID } from 'node:crypto'
import { tables } from '@prostuti/db'
import type { WireAnswer } from '@prostuti/exam-rules'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { openStillApp } from '../../testing/still-app.ts'
import { hours } from '../../testing/test-clock.ts'
import { judgeNotebooksAgain, makeNotebookCards } from './index.ts'

type Paper = Awaited<ReturnType<typeof buildPaper>>
type PaperFields = NonNullable<Parameters<typeof buildPaper>[1]>
type Headers = Record<string, string>

/** The app with a clock that stands still, and what the tests of the notebook do again and again. */
export async function openNotebookApp() {
  const test = await openStillApp()
  const { db } = test
  const closed = { kind: 'bcs_exam', opensAt: test.ago(hours(5)), closesAt: test.ago(hours(1)) } as const

  const sendBody = (reviews: object[], undone: object[] = []) => ({
    device: randomUUID(),
    sent_at: test.clock.now().toISOString(),
    reviews,
    undone,
  })

  const post = (path: string, headers: Headers, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/v3/web/${path}`, headers, payload })

  return {
    ...test,
    post,
    closed,
    sweep: async () => [await makeNotebookCards(db, test.clock.now()), await judgeNotebooksAgain(db, test.clock.now())],
    remove: (path: string, headers: Headers) =>
      test.app.inject({ method: 'DELETE', url: `/api/v3/web/${path}`, headers }),
    /** Enrols a doctor in a batch of its own whose schedule has this exam. */
    async enrol(doctorId: number, paper: Paper) {
      const batch = await buildBatch(db, await buildCourse(db))
      const schedule = await buildSchedule(db, batch.id)
      const event = await buildScheduleEvent(db, schedule.id, {
        kind: 'exam',
        startsAt: paper.row.opensAt!,
        paperId: paper.row.id,
      })
      const [enrolment] = await db
        .insert(tables.enrolment)
        .values({ doctorId, batchId: batch.id, scheduleId: schedule.id })
        .returning()
      return { enrolment: enrolment!, event, schedule }
    },
    /** A released paper that a new doctor has sat: the first `right` questions right, the next `wrong` wrong, the rest left. */
    async sitReleased({
      right = 1,
      wrong = 2,
      each = 5,
      flaggedIds = [],
      ...fields
    }: PaperFields & { right?: number; wrong?: number; flaggedIds?: number[] } = {}) {
      const paper = await buildPaper(db, { ...closed, pack: 'psc-noncadre', each, ...fields })
      const { doctorId, headers } = await test.signIn()
      const attempt = await this.sit(paper, { doctorId, right, wrong, flaggedIds })
      return { paper, doctorId, headers, attempt }
    },
    async sit(
      paper: Paper,
      {
        doctorId,
        right = 1,
        wrong = 2,
        flaggedIds = [] as number[],
      }: { doctorId: number; right?: number; wrong?: number; flaggedIds?: number[] },
    ) {
      const answers = paper.questions
        .slice(0, right + wrong)
        .map((question, nth) => (nth < right ? rightAnswer(question) : wrongAnswer(question)))
      const times = { startedAt: test.ago(hours(4)), finishedAt: test.ago(hours(3)) }
      return buildSatAttempt(db, { paper, doctorId, answers, flaggedIds, ...times })
    },
    review: (questionId: number, answer: WireAnswer, given: object = {}) => ({
      id: randomUUID(),
      question_id: questionId,
      answer,
      answered_at: test.clock.now().toISOString(),
      duration_ms: 9000,
      sequence: 1,
      ...given,
    }),
    send: (headers: Headers, reviews: object[], undone: object[] = []) =>
      post('doctor/notebook/reviews', headers, sendBody(reviews, undone)),
    overview: async (headers: Headers) => (await test.get('doctor/notebook', headers)).json(),
    queue: async (headers: Headers) => (await test.get('doctor/notebook/queue', headers)).json(),
  }
}

export type NotebookApp = Awaited<ReturnType<typeof openNotebookApp>>
