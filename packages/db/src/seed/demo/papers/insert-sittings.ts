import { sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { attempt } from '../../../tables/index.ts'
import { insertInChunks } from '../insert-in-chunks.ts'
import type { Sitting } from './simulate-sitting.ts'

/** One array per column: tens of thousands of rows with five parameters. */
const stepsPerStatement = 20_000

/** Attempts and their journal. A step's sequence is the moment of the choice in milliseconds, and mostly also its arrival. */
export async function insertSittings(tx: Tx, sittings: readonly Sitting[]): Promise<void> {
  const ids: number[] = []
  await insertInChunks(sittings, async (some) => {
    const rows = await tx
      .insert(attempt)
      .values(some.map((each) => each.attempt))
      .returning({ id: attempt.id })
    ids.push(...rows.map(({ id }) => id))
  })
  const steps = sittings.flatMap((sitting, at) => sitting.steps.map((step) => ({ ...step, attemptId: ids[at] ?? 0 })))
  for (let from = 0; from < steps.length; from += stepsPerStatement) {
    const some = steps.slice(from, from + stepsPerStatement)
    const attemptIds = sql.param(some.map(({ attemptId }) => attemptId))
    const questionIds = sql.param(some.map(({ questionId }) => questionId))
    const sequences = sql.param(some.map(({ sequence }) => sequence))
    const arrivals = sql.param(some.map(({ sequence, arrivedAt }) => arrivedAt ?? sequence))
    const answers = sql.param(some.map(({ answer }) => JSON.stringify(answer)))
    await tx.execute(sql`
      insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
      select attempt_id, question_id, sequence, answer::jsonb, to_timestamp(arrived::float8 / 1000)
      from unnest(${attemptIds}::int[], ${questionIds}::int[], ${sequences}::bigint[], ${arrivals}::bigint[], ${answers}::text[])
        as step (attempt_id, question_id, sequence, arrived, answer)`)
  }
}
