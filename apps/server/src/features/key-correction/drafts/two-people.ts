import { type Tx, tables } from '@prostuti/db'
import { inArray } from 'drizzle-orm'
import { areResultsOut } from '../../exam/index.ts'
import { satPapers } from '../sat-papers.ts'

const { paper } = tables

/** How long after its publication a correction can be taken back. */
export const revertibleMs = 24 * 3_600_000

/** What the two signatures of a correction are asked for. */
export const publishDeed = (id: number) => ({
  deed: 'correction.publish',
  resource: 'key_correction',
  resourceId: String(id),
})
export const revertDeed = (id: number) => ({ ...publishDeed(id), deed: 'correction.revert' })

/** Whether somebody has seen results of a paper with the question: then one signature is not enough. */
export async function needsSecond(tx: Tx, { questionId, now }: { questionId: number; now: Date }): Promise<boolean> {
  const ids = await satPapers(tx, questionId)
  const papers = await tx.select().from(paper).where(inArray(paper.id, ids))
  return papers.some((row) => areResultsOut(now, row))
}
