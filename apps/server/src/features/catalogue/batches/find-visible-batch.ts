import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { batch, batchCategory, course } = tables

/** A batch with a page of its own: it, its category and its course are shown, whether or not one can still enrol. */
export async function findVisibleBatch(tx: Tx, id: number) {
  const [row] = await tx
    .select({ batch, category: { slug: batchCategory.slug, title: batchCategory.title } })
    .from(batch)
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(eq(batch.id, id), eq(batch.isActive, true), eq(batchCategory.isActive, true), eq(course.isActive, true)))
  if (row === undefined) throw new AppError('not_found')
  return row
}
