import { type SQL, sql } from 'drizzle-orm'
import { isExam } from '../exam/index.ts'
import { type Bounds, hasNoBounds, isOwnCourse, isOwnDoctor } from '../staff/index.ts'

export type { Bounds }
export { hasNoBounds as seesEverybody, isOwnDoctor as seesDoctor }

/** A condition on `paper`: it is sat in one of the member's courses. */
export const seesPaper = (bounds: Bounds): SQL =>
  bounds.courseIds === null
    ? isExam()
    : sql`(${isExam()} and (${isOwnCourse(bounds, sql`paper.course_id`)} or exists (
        select from paper_batch join batch on batch.id = paper_batch.batch_id
        where paper_batch.paper_id = paper.id and ${isOwnCourse(bounds, sql`batch.course_id`)})))`

/** A condition on `paper`: what is done to everybody who sits it touches nobody outside the member's courses and branches. */
export const ownsPaper = (bounds: Bounds): SQL => {
  if (bounds.branchIds !== null) return sql`false`
  if (bounds.courseIds === null) return sql`true`
  return sql`(coalesce(${isOwnCourse(bounds, sql`paper.course_id`)}, true) and not exists (
    select from paper_batch join batch on batch.id = paper_batch.batch_id
    where paper_batch.paper_id = paper.id and not ${isOwnCourse(bounds, sql`batch.course_id`)}))`
}
