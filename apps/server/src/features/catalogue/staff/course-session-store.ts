import { courseSessionResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inCourses } from '../../staff/index.ts'
import { refuseForeignCourse, refuseMovedCourse } from './refuse-foreign-course.ts'

const { batch, course, courseSession } = tables

export const courseSessionStore = tableStore({
  resource: courseSessionResource,
  table: courseSession,
  sorts: { starts_on: courseSession.startsOn },
  filters: {
    course: (id) => eq(courseSession.courseId, id),
    active: (active) => eq(courseSession.isActive, active === 'true'),
  },
  // 'জুলাই ২০২৭' is said of every course, so people type the course.
  search: (typed) =>
    sql`(${saysIn(courseSession.title, typed)} or exists (select from ${course} where ${course.id} = ${courseSession.courseId} and ${saysIn(course.title, typed)}))`,
  scope: (member) => inCourses(member, courseSession.courseId),
  unique: { course_session_start_unique: 'starts_on' },
  also: {
    course: beside(sql`select ${course.title} from ${course} where ${course.id} = ${courseSession.courseId}`),
    batches: beside(sql`select count(*)::int from ${batch} where ${batch.courseSessionId} = ${courseSession.id}`),
  },
  prepare: async (tx, { id, fields, before, member, locale }) => {
    await refuseForeignCourse(tx, { courseId: fields.course_id, member, locale })
    if (before && before.course_id !== fields.course_id)
      await refuseMovedCourse(tx, { isUsed: eq(batch.courseSessionId, id!), locale })
    refuseFields({
      ends_on: fields.ends_on < fields.starts_on ? messages.error_field_ends_before({}, { locale }) : undefined,
    })
    return cleanFields(fields, { needed: { title: 100 } }, locale)
  },
})
