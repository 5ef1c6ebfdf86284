import { batchCategoryResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inCourses } from '../../staff/index.ts'
import { formerSlugsOf, refuseSlug } from './keep-slug.ts'
import { refuseForeignCourse, refuseMovedCourse } from './refuse-foreign-course.ts'

const { batch, batchCategory, course } = tables

export const batchCategoryStore = tableStore({
  resource: batchCategoryResource,
  table: batchCategory,
  sorts: { position: batchCategory.position },
  filters: {
    course: (id) => eq(batchCategory.courseId, id),
    active: (active) => eq(batchCategory.isActive, active === 'true'),
  },
  search: (typed) => saysIn(batchCategory.title, typed),
  scope: (member) => inCourses(member, batchCategory.courseId),
  unique: { batch_category_slug_unique: 'slug' },
  also: {
    course: beside(sql`select ${course.title} from ${course} where ${course.id} = ${batchCategory.courseId}`),
    batches: beside(sql`select count(*)::int from ${batch} where ${batch.batchCategoryId} = ${batchCategory.id}`),
  },
  prepare: async (tx, { id, fields, before, member, locale }) => {
    await refuseForeignCourse(tx, { courseId: fields.course_id, member, locale })
    if (before && before.course_id !== fields.course_id)
      await refuseMovedCourse(tx, { isUsed: eq(batch.batchCategoryId, id!), locale })
    await refuseSlug(tx, batchCategory, { id, before, slug: fields.slug, locale })
    return cleanFields(fields, { needed: { title: 100, subtitle: 200 } }, locale)
  },
  beside: ({ fields, before }) => formerSlugsOf(batchCategory, before, fields.slug),
})
