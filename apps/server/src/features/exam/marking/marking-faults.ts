import { type Tx, tables } from '@prostuti/db'
import { inArray, sql } from 'drizzle-orm'

const { markingFault, paperStanding } = tables

export type MarkingFault = typeof markingFault.$inferInsert

/** What stops one attempt from being marked, in the words of whatever stopped it. */
export const faultOf = (
  { id: attemptId, paperId }: { id: number; paperId: number },
  { error, keysRevision, at }: { error: unknown; keysRevision: number; at: Date },
): MarkingFault => ({
  attemptId,
  paperId,
  keysRevision,
  words: (error instanceof Error ? error.message : String(error)).slice(0, 500),
  at,
})

/** Writes down what could not be marked. The first moment stays, so that staff see since when. */
export async function writeFaults(tx: Tx, faults: readonly MarkingFault[]): Promise<void> {
  if (faults.length === 0) return
  await tx
    .insert(markingFault)
    .values([...faults])
    .onConflictDoUpdate({
      target: markingFault.attemptId,
      set: { keysRevision: sql`excluded.keys_revision`, words: sql`excluded.words` },
    })
}

/** These could be marked after all: nothing is wrong with them any more, and the ranks that were drawn without them are drawn again. */
export async function clearFaults(tx: Tx, attemptIds: readonly number[]): Promise<void> {
  const gone = await tx
    .delete(markingFault)
    .where(inArray(markingFault.attemptId, [...attemptIds]))
    .returning({ paperId: markingFault.paperId })
  await outdateRanks(
    tx,
    gone.map(({ paperId }) => paperId),
  )
}

/** Has the ranks of some papers drawn again as soon as that can be; until then they stay as they are. */
export async function outdateRanks(tx: Tx, paperIds: readonly number[]): Promise<void> {
  if (paperIds.length === 0) return
  await tx
    .update(paperStanding)
    .set({ keysRevision: 0 })
    .where(inArray(paperStanding.paperId, [...new Set(paperIds)]))
}
