import { type Tx, tables } from '@prostuti/db'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { PaperRow } from './paper-times.ts'

const { paper } = tables

type PaperQuery = { kind: PaperRow['kind']; now: Date; perPage: number; page: number }

/** One page of the papers of a kind: the open ones, newest first; those to come, soonest first; then what has closed, newest first. */
export async function listPapers(tx: Tx, { kind, now, perPage, page }: PaperQuery) {
  const shown = and(eq(paper.kind, kind), eq(paper.isActive, true))
  const at = sql.param(now, paper.opensAt)
  const [papers, [counted]] = await Promise.all([
    tx
      .select()
      .from(paper)
      .where(shown)
      .orderBy(
        sql`case when ${paper.opensAt} > ${at} then 2 when ${paper.closesAt} <= ${at} then 3 else 1 end`,
        sql`case when ${paper.opensAt} > ${at} then ${paper.opensAt} end`,
        desc(paper.opensAt),
        desc(paper.id),
      )
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(paper).where(shown),
  ])
  return { papers, total: counted?.total ?? 0 }
}
