import { teacherResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields, plainLine } from '../../rich-text/index.ts'

const { batchTeacher, teacher } = tables

export const teacherStore = tableStore({
  resource: teacherResource,
  table: teacher,
  sorts: { position: teacher.position },
  filters: { active: (active) => eq(teacher.isActive, active === 'true') },
  search: (typed) => holds(teacher.searchKey, typed),
  also: {
    batches: sql`(select count(*)::int from ${batchTeacher} where ${batchTeacher.teacherId} = ${teacher.id})`,
  },
  prepare: (_tx, { fields, locale }) => ({
    ...cleanFields(fields, { needed: { name: 100, subject: 100 }, optional: { workplace: 200 } }, locale),
    qualifications: plainLine(fields.qualifications),
  }),
})
