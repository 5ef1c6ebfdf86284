import { tables } from '@prostuti/db'
import { and, eq, type SQL } from 'drizzle-orm'

const { paper } = tables

/** A condition on `paper`: what a row of a batch of this course may ask. */
export const isPaperOf = (courseId: number): SQL | undefined =>
  and(eq(paper.kind, 'schedule_exam'), eq(paper.courseId, courseId))
