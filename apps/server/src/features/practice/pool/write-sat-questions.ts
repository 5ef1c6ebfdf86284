import { type Tx, tables } from '@prostuti/db'
import type { MarkedQuestion } from '@prostuti/exam-rules'
import { lte, sql } from 'drizzle-orm'
import { splitMarked } from './split-marked.ts'

const { satQuestions } = tables

type SatAttempt = { attemptId: number; keysRevision: number; marked: readonly MarkedQuestion[] }

/** How the questions of marked attempts went, for whoever draws a set later. Twice at once does no harm: the newer keys stay. */
export async function writeSatQuestions(tx: Tx, attempts: readonly SatAttempt[]): Promise<void> {
  if (attempts.length === 0) return
  await tx
    .insert(satQuestions)
    .values(
      attempts.map(({ marked, ...about }) => {
        const { rightIds, missedIds } = splitMarked(marked)
        return { ...about, rightIds: asText(rightIds), missedIds: asText(missedIds) }
      }),
    )
    .onConflictDoUpdate({
      target: satQuestions.attemptId,
      set: {
        keysRevision: sql`excluded.keys_revision`,
        rightIds: sql`excluded.right_ids`,
        missedIds: sql`excluded.missed_ids`,
      },
      setWhere: lte(satQuestions.keysRevision, sql`excluded.keys_revision`),
    })
}

/** Hundreds of ids as an array, handed to the query builder one by one, cost more than all the rest. */
const asText = (ids: readonly number[]) => sql<number[]>`${`{${ids.join()}}`}::integer[]`
