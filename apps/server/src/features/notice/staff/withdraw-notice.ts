import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { isOwnAudience, kindsFor } from './notice-audience.ts'
import { stateOf } from './notice-rows.ts'
import { noticeScope } from './notice-store.ts'
import { tellNotice } from './tell-notice.ts'

const { notice } = tables

type Withdrawal = { id: number; withdrawn: boolean; member: StaffMember; now: Date }

/** Takes a notice back, or puts it out again. Who has it open is told at once; pressing twice changes nothing. */
export async function withdrawNotice(tx: Transaction, { id: noticeId, withdrawn, member, now }: Withdrawal) {
  const [found] = await tx
    .select()
    .from(notice)
    .where(and(eq(notice.id, noticeId), noticeScope(member)))
    .for('update')
  // What is for one doctor alone is the product's own.
  if (found === undefined || found.audience === 'doctor') throw new AppError('not_found')
  const { audience } = found
  if (!kindsFor(member).includes(audience)) throw new AppError('not_found')
  const id = found.courseId ?? found.batchId ?? found.scheduleId ?? undefined
  if (audience !== 'all' && !(await isOwnAudience(tx, { audience, id, member }))) throw new AppError('not_found')
  const before = stateOf(found, now)
  const withdrawnAt = withdrawn ? (found.withdrawnAt ?? now) : null
  await tx.update(notice).set({ withdrawnAt, updatedAt: now }).where(eq(notice.id, noticeId))
  await tellNotice(tx, { id: noticeId, now })
  return { before, after: stateOf({ ...found, withdrawnAt }, now) }
}
