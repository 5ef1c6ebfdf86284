import { type Tx, tables } from '@prostuti/db'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { isRowOfEnrolment } from '../../enrolment/index.ts'

const { enrolment, scheduleEvent } = tables

export type CourseExam = {
  paperId: number
  /** As the timetable has it: an exam has one name, and doctors know it from there. */
  title: LocalizedText
  /** Whether the doctor would be let in if it were open now, or the error that they would get. */
  entry: 'open' | 'not_enrolled' | 'exam_closed'
}

export type CourseExamKey = { doctorId: number; enrolmentId: number; eventId: number }

/** The exam of one row of the schedule that belongs to an enrolment of the doctor's own. */
export async function findCourseExam(tx: Tx, { doctorId, enrolmentId, eventId }: CourseExamKey): Promise<CourseExam> {
  const [row] = await tx
    .select({
      paperId: scheduleEvent.paperId,
      title: scheduleEvent.title,
      state: enrolment.state,
      // Of a schedule that the doctor has left, what was begun is ended and read; nothing is begun any more.
      isShut: sql<boolean>`${scheduleEvent.isCancelled} or ${scheduleEvent.scheduleId} <> ${enrolment.scheduleId}`,
    })
    .from(enrolment)
    .innerJoin(scheduleEvent, isRowOfEnrolment)
    .where(and(eq(enrolment.id, enrolmentId), eq(enrolment.doctorId, doctorId), eq(scheduleEvent.id, eventId)))
  if (row === undefined || row.paperId === null) throw new AppError('not_found')
  const enrolled = row.state === 'active' ? 'open' : 'not_enrolled'
  return { paperId: row.paperId, title: row.title, entry: row.isShut ? 'exam_closed' : enrolled }
}
