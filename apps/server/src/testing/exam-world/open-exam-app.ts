import { tables } from '@prostuti/db'
import { opensAtOf } from '../../features/exam/papers/paper-times.ts'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../builders/build-batch.ts'
import type { buildPaper } from '../builders/build-paper.ts'
import { openStillApp } from '../still-app.ts'

type BuiltPaper = Awaited<ReturnType<typeof buildPaper>>

/** The app with a clock that stands still, and short words for what the tests about reading exams do again and again. */
export async function openExamApp() {
  const test = await openStillApp()
  const { db } = test
  return {
    ...test,
    /** Enrols a doctor in a batch of its own whose schedule has this exam; `path` is where its calls begin. */
    async enrol(doctorId: number, paper: BuiltPaper) {
      const batch = await buildBatch(db, await buildCourse(db))
      const schedule = await buildSchedule(db, batch.id)
      const event = await buildScheduleEvent(db, schedule.id, {
        kind: 'exam',
        startsAt: opensAtOf(paper.row),
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
