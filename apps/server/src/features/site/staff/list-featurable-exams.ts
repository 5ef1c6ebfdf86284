import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNull, lt, lte, or } from 'drizzle-orm'

const { paper } = tables

const atMost = 100

/** Anybody may read the answers of what is featured: nothing that somebody can still sit, or waits to see. */
export function listFeaturableExams(tx: Tx, { now, key }: { now: Date; key?: string }) {
  return tx
    .select({ key: paper.key, title: paper.title })
    .from(paper)
    .where(
      and(
        eq(paper.isActive, true),
        eq(paper.access, 'free'),
        lt(paper.closesAt, now),
        or(isNull(paper.answersAt), lte(paper.answersAt, now)),
        key === undefined ? undefined : eq(paper.key, key),
      ),
    )
    .orderBy(desc(paper.closesAt), desc(paper.id))
    .limit(atMost)
}
