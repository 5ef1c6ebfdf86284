import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { expectedOf } from './board/read-board.ts'
import { presentPaper } from './present-paper.ts'
import { type Bounds, seesPaper } from './sitting-scope.ts'

const { paper } = tables

const shownAtMost = 30
const comingDays = 7
const recentHours = 48

/**
 * The exams of the control room: what is sat now, what comes within a week, and what was sat in the last days. A paper that never
 * closes is practice and has nothing to control, unless somebody is at it with time that was given.
 */
export async function listSittings(tx: Tx, { bounds, now }: { bounds: Bounds; now: Date }) {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = await tx
    .select({
      paper,
      started: sql<number>`(select count(*) from attempt where attempt.paper_id = paper.id)::int`,
      finished: sql<number>`(select count(*) from attempt where attempt.paper_id = paper.id and finished_at is not null)::int`,
      expected: sql<number>`(select count(*) from (${expectedOf(sql`paper.id`)}) expected)::int`,
      absent: sql<number>`(select count(*) from (${expectedOf(sql`paper.id`)}) expected
        where not exists (select from attempt where attempt.paper_id = paper.id and attempt.doctor_id = expected.id))::int`,
    })
    .from(paper)
    .where(
      and(
        paper.isActive,
        eq(paper.stage, 'frozen'),
        seesPaper(bounds),
        sql`${paper.closesAt} is not null and ${paper.opensAt} < ${at} + make_interval(days => ${comingDays}::int)
          and (greatest(${paper.closesAt}, ${paper.extendedUntil}) > ${at} - make_interval(hours => ${recentHours}::int)
            or ${paper.pausedAt} is not null)`,
      ),
    )
    // What is sat now first, the one that ends soonest at the top; then what comes; then what was.
    .orderBy(
      sql`case when ${paper.opensAt} > ${at} then 1 when greatest(${paper.closesAt}, ${paper.extendedUntil}) > ${at}
        or ${paper.pausedAt} is not null then 0 else 2 end`,
      sql`abs(extract(epoch from (case when ${paper.opensAt} > ${at} then ${paper.opensAt} else ${paper.closesAt} end) - ${at}))`,
      paper.id,
    )
    .limit(shownAtMost)
  return rows.map(({ paper: row, started, finished, expected, absent }) => ({
    ...presentPaper(row, now),
    ...{ started, finished },
    ...(expected === 0 ? { expected: null, absent: null } : { expected, absent }),
  }))
}
