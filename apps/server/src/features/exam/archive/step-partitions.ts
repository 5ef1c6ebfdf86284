import type { Transaction, Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/**
 * How many attempts share a partition of answer_step. One great exam, 24 million steps, 3.4 GB: few enough that each is vacuumed, backed
 * up and dropped by itself, and so many that a large centre has a dozen. Every save looks through the list of all of them.
 */
export const attemptsPerPartition = 100_000

/** `from` is the first attempt of it, `to` the first of the next one; of the last, which takes whatever comes, Infinity. */
export type StepPartition = { name: string; from: number; to: number }

/** In the order of their attempts. */
export async function readPartitions(tx: Tx): Promise<StepPartition[]> {
  const { rows } = await tx.execute<{ name: string; bounds: string }>(sql`
    select relname as name, pg_get_expr(relpartbound, oid) as bounds
    from pg_class join pg_inherits on inhrelid = oid where inhparent = 'answer_step'::regclass`)
  return rows
    .map(({ name, bounds }) => {
      const [, from, to] = /FROM \('?(\w+)'?\) TO \('?(\w+)'?\)/.exec(bounds) ?? []
      if (from === undefined || to === undefined) throw new Error(`the bounds of ${name} are ${bounds}`)
      return { name, from: from === 'MINVALUE' ? 0 : Number(from), to: to === 'MAXVALUE' ? Infinity : Number(to) }
    })
    .toSorted((one, other) => one.from - other.from)
}

/** The number that the next attempt gets. */
export async function readNextAttempt(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(pg_sequence_last_value('attempt_id_seq'), 0)::int + 1 as next`,
  )
  return rows[0]!.next
}

/** Any number that no other use of advisory locks in this database takes. */
const lock = 7_276_881
/** Saves queue behind whoever waits for a lock of these tables, so nobody waits for longer than a doctor would not notice. */
const waitMs = 200

class Busy extends Error {}

/** The transaction is the only one that changes partitions, and gives up where others hold what it needs. */
export async function changePartitions(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(waitMs)}, true)`)
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)
  if (!rows[0]?.mine) throw new Busy('another process changes the partitions')
}

/**
 * Nobody starts, saves or finishes until the transaction ends. In the order in which a save locks them, so that neither waits for the
 * other; behind a longer transaction it gives up.
 */
export async function lockSteps(tx: Transaction): Promise<void> {
  await changePartitions(tx)
  await tx.execute(sql`lock table attempt, answer_step in access exclusive mode`)
}

/** Whether somebody else held what was to be locked: nothing was changed, and the next run tries again. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof Busy || ('code' in error && error.code === '55P03') || isBusy(error.cause)
}
