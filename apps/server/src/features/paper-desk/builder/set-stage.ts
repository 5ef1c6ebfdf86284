import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { may, type StaffMember } from '../../staff/index.ts'
import { refuseAsked } from '../freezing/open-request.ts'
import { holdPaper, mayWriteStage } from '../paper-scope.ts'
import { isFinished } from './checks.ts'
import { readDesk } from './read-desk.ts'

const { paper } = tables

type Setting = { id: number; stage: 'draft' | 'ready'; member: StaffMember; now: Date }

/** Says that a draft is ready, or that it is a draft again. Whoever writes drafts alone can hand theirs over, and not take it back. */
export async function setStage(tx: Transaction, { id, stage, member, now }: Setting) {
  const row = await holdPaper(tx, { id, member })
  if (row.stage === 'frozen') throw new AppError('paper_frozen')
  await refuseAsked(tx, id)
  if (!mayWriteStage(member, row.stage) && !may(member, 'questions.early')) throw new AppError('not_found')
  if (stage === 'ready' && !isFinished((await readDesk(tx, { row, member, now })).checks))
    throw new AppError('paper_unfinished')
  await tx.update(paper).set({ stage, updatedAt: now }).where(eq(paper.id, id))
  return { before: { stage: row.stage }, after: { stage } }
}
