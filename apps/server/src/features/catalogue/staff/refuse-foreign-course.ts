import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, type SQL } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { inCourses, type StaffMember } from '../../staff/index.ts'

const { batch, course } = tables

type Named = { courseId: number; member: StaffMember; locale: Locale }

/** A course that is not the member's does not exist for them, in a form either. */
export async function refuseForeignCourse(tx: Tx, { courseId, member, locale }: Named): Promise<void> {
  const [found] = await tx
    .select({ id: course.id })
    .from(course)
    .where(and(eq(course.id, courseId), inCourses(member, course.id)))
  if (found === undefined) refuseFields({ course_id: messages.error_field_invalid_choice({}, { locale }) })
}

/** What batches stand on stays with its course: their lists and fees speak of it. */
export async function refuseMovedCourse(tx: Tx, { isUsed, locale }: { isUsed: SQL; locale: Locale }): Promise<void> {
  if ((await tx.$count(batch, isUsed)) > 0)
    refuseFields({ course_id: messages.error_field_course_fixed({}, { locale }) })
}
