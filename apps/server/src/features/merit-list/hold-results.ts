import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../staff/index.ts'
import { findResultPaper } from './paper-results.ts'

const { paper } = tables

/** Withholds the results of a paper, or gives them out again; what is so already stays as it is. */
export async function holdResults(
  tx: Transaction,
  { paperId, held, member, now }: { paperId: number; held: boolean; member: StaffMember; now: Date },
) {
  // It is given out to everybody who sat it, at whatever branch.
  if (member.branchIds !== null) throw new AppError('not_found')
  await tx.select({ id: paper.id }).from(paper).where(eq(paper.id, paperId)).for('no key update')
  const before = await findResultPaper(tx, { paperId, member })
  const heldAt = held ? (before.heldAt ?? now) : null
  await tx.update(paper).set({ heldAt, updatedAt: now }).where(eq(paper.id, paperId))
  return { before: before.heldAt, after: heldAt }
}
