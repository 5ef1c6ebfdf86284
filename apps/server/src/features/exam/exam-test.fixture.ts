import { tables } from '@prostuti/db'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/build-batch.ts'
import { buildDoctor } from '../../testing/build-doctor.ts'
import type { buildPaper } from '../../testing/build-paper.ts'
import { buildSignIn } from '../../testing/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

type BuiltPaper = Awaited<ReturnType<typeof buildPaper>>

/** The app with a clock that stands still, and short words for what the tests about reading exams do again and again. */
export async function openExamApp() {
  const clock = createTestClock()
  const test = await buildTestApp({ demo: false, clock: clock.now })
  const { db } = test.deps.database
  const start = clock.now().getTime()
  return {
    ...test,
    db,
    clock,
    ago: (ms: number) => new Date(start - ms),
    ahead: (ms: number) => new Date(start + ms),
    get: (path: string, headers: Record<string, string> = {}) =>
      test.app.inject({ method: 'GET', url: `/api/v3/web/${path}`, headers }),
    async signIn(options: { verified?: boolean } = {}) {
      const doctor = await buildDoctor(db)
      const { headers } = await buildSignIn(db, { doctorId: doctor.id, now: clock.now(), ...options })
      return { doctorId: doctor.id, headers }
    },
    /** Enrols a doctor in a batch of its own whose schedule has this exam; `path` is where its calls begin. */
    async enrol(doctorId: number, paper: BuiltPaper) {
      const batch = await buildBatch(db, await buildCourse(db))
      const schedule = await buildSchedule(db, batch.id)
      const event = await buildScheduleEvent(db, schedule.id, {
        kind: 'exam',
        startsAt: paper.row.opensAt,
        paperId: paper.row.id,
      })
      const [enrolment] = await db
        .insert(tables.enrolment)
        .values({ doctorId, batchId: batch.id, scheduleId: schedule.id })
        .returning()
      return { enrolment: enrolment!, event, path: `doctor/courses/${enrolment!.id}/events/${event.id}/exam` }
    },
  }
}

export type ExamApp = Awaited<ReturnType<typeof openExamApp>>
