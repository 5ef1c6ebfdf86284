import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { dropSignature } from '../../signature/index.ts'

const { payout } = tables

export const payoutSignature = (id: number) => ({ deed: 'money.refund', resource: 'payout', resourceId: String(id) })

/** A wish that was refused or taken back takes along what somebody proposed or half signed for it. The order's row is locked. */
export async function endWaitingPayout(tx: Transaction, requestId: number, now: Date): Promise<void> {
  const isWaiting = and(eq(payout.requestId, requestId), inArray(payout.state, ['proposed', 'to_sign']))
  const ended = await tx
    .update(payout)
    .set({ state: 'withdrawn', decidedAt: now })
    .where(isWaiting)
    .returning({ id: payout.id })
  for (const { id } of ended) await dropSignature(tx, { ...payoutSignature(id), now })
}
