import { allowLongStatements, type Db, type Transaction, tables } from '@prostuti/db'
import type { PaperCohort } from '@prostuti/learning-rules/insight/paper-cohort'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'

const { paper, paperCohort, paperStanding } = tables

const longestMs = 600_000

/** Never worked out, or by older keys, or before the ranks were drawn again. */
const outdated = or(
  isNull(paperCohort.paperId),
  lt(paperCohort.keysRevision, paper.keysRevision),
  lt(paperCohort.workedOutAt, paperStanding.rankedAt),
)

/** Ranked attempts that are marked and not worked out yet. Those that cannot be marked with the present keys keep nobody waiting. */
const isUnfinished = sql`exists (select from attempt_result waiting
  where waiting.insight_revision is distinct from waiting.keys_revision
    and waiting.paper_id = ${paper.id} and waiting.ranked and waiting.keys_revision = ${paper.keysRevision})`

/**
 * One sweep: how all ranked attempts went together, of every paper whose ranks are drawn and whose attempts are all worked out; once for
 * each revision of its keys, and again when its ranks are drawn again. Answers how many papers there were.
 */
export async function workOutCohorts(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const due = await db
    .select({ id: paper.id, keysRevision: paper.keysRevision })
    .from(paper)
    .innerJoin(
      paperStanding,
      and(eq(paperStanding.paperId, paper.id), eq(paperStanding.keysRevision, paper.keysRevision)),
    )
    .leftJoin(paperCohort, eq(paperCohort.paperId, paper.id))
    .where(and(outdated, sql`not ${isUnfinished}`))
    .orderBy(asc(paper.id))
  let done = 0
  for (const { id, keysRevision } of due) {
    if (signal?.aborted) break
    const cohort = await db.transaction((tx) => readCohort(tx, { paperId: id, keysRevision }))
    const row = { keysRevision, ...cohort, workedOutAt: now }
    await db
      .insert(paperCohort)
      .values({ paperId: id, ...row })
      .onConflictDoUpdate({ target: paperCohort.paperId, set: row })
    done += 1
  }
  return done
}

/** Worked out by the database, whatever the number of attempts: the process holds the answer alone. */
async function readCohort(
  tx: Transaction,
  { paperId, keysRevision }: { paperId: number; keysRevision: number },
): Promise<PaperCohort> {
  await allowLongStatements(tx, longestMs)
  const { rows: points } = await tx.execute<{ sittings: number; low: number; middle: number; high: number }>(sql`
    select count(*)::int as sittings,
      percentile_cont(0.25) within group (order by answered) as low,
      percentile_cont(0.5) within group (order by answered) as middle,
      percentile_cont(0.75) within group (order by answered) as high
    from attempt_insight insight
      join attempt_result result on result.attempt_id = insight.attempt_id and result.ranked
      cross join unnest(insight.pace) with ordinality as point (answered, nth)
    where insight.paper_id = ${paperId} and insight.keys_revision = ${keysRevision}
    group by nth order by nth`)
  const { rows: subjects } = await tx.execute<PaperCohort['subjects'][number]>(sql`
    select subject ->> 'subject' as subject, sum((subject ->> 'right')::int)::int as right,
      sum((subject ->> 'right')::int + (subject ->> 'wrong')::int + (subject ->> 'blank')::int)::int as asked
    from attempt_result cross join jsonb_array_elements(subjects) as subject
    where paper_id = ${paperId} and ranked and keys_revision = ${keysRevision}
    group by 1`)
  return { sittings: points[0]?.sittings ?? 0, pace: points.map(({ sittings: _, ...point }) => point), subjects }
}
