import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, or } from 'drizzle-orm'
import type { OwnCourse } from '../enrolment/index.ts'

const { batch, batchCategory, contact, course, schedule } = tables

/** The batch of an enrolment and its schedules: those that are shown, and the own one whatever became of it. */
export async function readSchedules(tx: Tx, own: OwnCourse, locale: Locale) {
  const rows = await tx
    .select({ schedule, branch: contact.name, batch, category: batchCategory.isActive, course: course.isActive })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .leftJoin(contact, eq(contact.id, schedule.contactId))
    .where(and(eq(schedule.batchId, own.batchId), or(schedule.isActive, eq(schedule.id, own.scheduleId))))
    .orderBy(asc(schedule.position), asc(schedule.id))
  const [first] = rows
  if (first === undefined) throw new Error(`batch ${own.batchId} has no schedule`)
  return {
    course: {
      id: own.id,
      title: pickText(first.batch.title, locale),
      batch_id: own.batchId,
      year_course_session_id: first.batch.courseSessionId,
      schedule_id: own.scheduleId,
    },
    schedules: rows.map(({ schedule: row, branch, ...shown }) => {
      const isPublic = row.isActive && shown.batch.isActive && shown.category && shown.course
      return {
        id: row.id,
        title: pickText(row.title, locale),
        is_own: row.id === own.scheduleId,
        mode: row.mode,
        branch: pickText(branch, locale),
        weekdays: row.weekdays,
        opens: row.opens,
        closes: row.closes,
        calendar_path: isPublic ? `/api/v3/web/schedules/${row.id}/calendar.ics` : null,
      }
    }),
  }
}
