import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import type { OwnCourse } from '../enrolment/index.ts'
import { type ExamCard, finishExpiredOf, type ParticipantCounts, readPaperCards } from '../exam/index.ts'

const { paper, paperBatch, schedule, scheduleEvent } = tables

type CourseReader = { course: OwnCourse; locale: Locale; now: Date; counts: ParticipantCounts }

/** Papers that the batch was given and that stand in none of its schedules, the newest first. */
export async function listAdminExams(tx: Tx, { course, locale, now, counts }: CourseReader): Promise<ExamCard[]> {
  const { batchId, doctorId } = course
  const ofBatch = tx.select({ id: schedule.id }).from(schedule).where(eq(schedule.batchId, batchId))
  const inTimetable = tx
    .select({ one: sql`1` })
    .from(scheduleEvent)
    .where(and(eq(scheduleEvent.paperId, paper.id), inArray(scheduleEvent.scheduleId, ofBatch)))
  const given = await tx
    .select({ id: paper.id })
    .from(paperBatch)
    .innerJoin(paper, eq(paper.id, paperBatch.paperId))
    // A paper of that kind is sat through a row of a schedule alone.
    .where(and(eq(paperBatch.batchId, batchId), ne(paper.kind, 'schedule_exam'), notExists(inTimetable)))
  await finishExpiredOf(tx, { doctorId, now })
  const cards = await readPaperCards(tx, { paperIds: given.map(({ id }) => id), doctorId, now, locale, counts })
  return [...cards.values()].sort((one, other) => other.opens_at.localeCompare(one.opens_at))
}
