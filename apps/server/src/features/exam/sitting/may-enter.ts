import type { Tx } from '@prostuti/db'
import { enterablePapers } from '../papers/enterable-papers.ts'
import type { PaperRow } from '../papers/paper-times.ts'

/** Whether a doctor has the right to sit a paper, whatever the hour. */
export async function mayEnter(tx: Tx, { paper, doctorId }: { paper: PaperRow; doctorId: number }): Promise<boolean> {
  return (await enterablePapers(tx, { doctorId, papers: [paper] })).has(paper.id)
}
