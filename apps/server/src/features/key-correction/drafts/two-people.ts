import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { areResultsOut } from '../../exam/index.ts'
import { satPapers } from '../sat-papers.ts'

const { paper, paperQuestion } = tables

/** How long after its publication a correction can be taken back. */
export const revertibleMs = 24 * 3_600_000

/** What the two signatures of a correction are asked for. */
export const publishDeed = (id: number) => ({
  deed: 'correction.publish',
  resource: 'key_correction',
  resourceId: String(id),
})
export const revertDeed = (id: number) => ({ ...publishDeed(id), deed: 'correction.revert' })

/**
 * Whether one signature is not enough: somebody has seen results of a paper with the question, or two people have frozen one that is
 * still to be sat. Otherwise one of them could change alone what both have signed.
 */
export async function needsSecond(tx: Tx, { questionId, now }: { questionId: number; now: Date }): Promise<boolean> {
  const sat = new Set(await satPapers(tx, questionId))
  const papers = await tx
    .select({ row: paper })
    .from(paper)
    .innerJoin(paperQuestion, eq(paperQuestion.paperId, paper.id))
    .where(and(eq(paperQuestion.questionId, questionId), eq(paper.stage, 'frozen')))
  return papers.some(({ row }) =>
    sat.has(row.id) ? areResultsOut(now, row) : row.opensAt !== null && now < row.opensAt,
  )
}
