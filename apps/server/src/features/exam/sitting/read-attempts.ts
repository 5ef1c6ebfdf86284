import { type Tx, tables } from '@prostuti/db'
import { and, asc, sql } from 'drizzle-orm'
import { batchCalls } from '../../../queues/batch-calls.ts'
import { type AttemptRow, attemptColumns } from './attempt-row.ts'

const { attempt } = tables

type OfDoctor = { doctorId: number; paperId: number }

/** A doctor's attempts on a paper, the first one first. */
export type ReadAttempts = (of: OfDoctor) => Promise<AttemptRow[]>

const atMost = 200

/** Everybody begins within seconds: who asks while others are answered is answered with the next ones, by one statement. */
export function createAttemptReader(tx: Tx): ReadAttempts {
  const query = prepare(tx)
  return batchCalls<OfDoctor, AttemptRow[]>({
    atMost,
    async run(asked) {
      const rows = await query.execute({
        doctors: asked.map(({ doctorId }) => doctorId),
        papers: [...new Set(asked.map(({ paperId }) => paperId))],
      })
      // With what they did on the papers of each other, which nobody asked for.
      const found = Map.groupBy(rows, keyOf)
      return asked.map((of) => found.get(keyOf(of)) ?? [])
    },
  })
}

const keyOf = ({ doctorId, paperId }: OfDoctor): string => `${doctorId} ${paperId}`

/** Prepared once: building and planning it took longer than answering it. */
const prepare = (tx: Tx) =>
  tx
    .select(attemptColumns)
    .from(attempt)
    .where(
      and(
        sql`${attempt.doctorId} = any(${sql.placeholder('doctors')}::int[])`,
        sql`${attempt.paperId} = any(${sql.placeholder('papers')}::int[])`,
      ),
    )
    .orderBy(asc(attempt.number))
    .prepare('attempts_of_doctors_on_papers')
