import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { PaperRow } from '../../papers/paper-times.ts'
import { asAttempt, attemptColumns } from '../../sitting/attempt-row.ts'
import { answersOpen } from '../answers-open.ts'
import { readEmbargoes } from '../read-embargoes.ts'

const { attempt } = tables

/** Whether a doctor who sat a paper may see what is right in it now. */
export async function areAnswersOpenTo(
  tx: Tx,
  { paper, doctorId, now }: { paper: PaperRow; doctorId: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .select(attemptColumns)
    .from(attempt)
    .where(and(eq(attempt.paperId, paper.id), eq(attempt.doctorId, doctorId)))
  const embargoUntil = (await readEmbargoes(tx, { paperIds: [paper.id], doctorId, now })).get(paper.id)
  return answersOpen(now, paper, { attempts: rows.map(asAttempt), featured: false, embargoUntil }).released
}
