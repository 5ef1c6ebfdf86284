import { packOldSteps } from '../../apps/server/src/features/exam/index.ts'
import type { Database } from '../../packages/db/src/index.ts'

/** What one examinee leaves in the database, with its indexes. */
export type Weight = { steps: number; stepBytes: number; attemptBytes: number; resultBytes: number }

export async function weigh({ pool }: Database): Promise<Weight> {
  const { rows } = await pool.query<Weight>(`
    with counted as (select count(*)::float8 as attempts, sum(steps)::float8 as steps from attempt),
    steps as (
      select sum(pg_total_relation_size(inhrelid))::float8 as bytes from pg_inherits where inhparent = 'answer_step'::regclass
    )
    select counted.steps / attempts as steps, steps.bytes / attempts as "stepBytes",
      pg_total_relation_size('attempt') / attempts as "attemptBytes",
      pg_total_relation_size('attempt_result') / attempts as "resultBytes"
    from counted, steps`)
  // From here on only what the exam changes.
  await pool.query(`select pg_stat_reset_single_table_counters('attempt'::regclass)`)
  return rows[0]!
}

/** How often the row of an attempt was changed, for each examinee, and how often so that indexes had to be written too. */
export type Changes = { all: number; notHot: number }

export async function countChanges({ pool }: Database, examinees: number): Promise<Changes> {
  const { rows } = await pool.query<{ all: number; hot: number }>(
    `select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'attempt'`,
  )
  const { all, hot } = rows[0]!
  return { all: all / examinees, notHot: (all - hot) / examinees }
}

export type Packing = { perSecond: number; bytesAfter: number }

/** As many old attempts as are packed before it is told to stop. */
export async function measurePacking({ db, pool }: Database, atMost: number): Promise<Packing> {
  const startedAt = performance.now()
  const enough = {
    get aborted() {
      return performance.now() - startedAt > longestMs || batches++ * 50 >= atMost
    },
  } as AbortSignal
  let batches = 0
  const packed = await packOldSteps(db, { keptMonths: 12, now: new Date(), signal: enough })
  const took = (performance.now() - startedAt) / 1000
  if (packed === 0) throw new Error('nothing was packed')
  const { rows } = await pool.query<{ bytes: number }>(
    `select (pg_total_relation_size('packed_steps') / greatest(count(*), 1))::float8 as bytes from packed_steps`,
  )
  return { perSecond: packed / took, bytesAfter: rows[0]!.bytes }
}

const longestMs = 60_000
