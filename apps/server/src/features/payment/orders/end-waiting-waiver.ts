import { type Transaction, tables } from '@prostuti/db'
import { and, eq, gt } from 'drizzle-orm'
import { dropSignature } from '../../signature/index.ts'
import { owedOf } from '../ledger/owed-of.ts'

const { waiver } = tables

export const waiverSignature = (id: number) => ({ deed: 'money.waiver', resource: 'waiver', resourceId: String(id) })

/** A waiver that waits for its signature ends where less is owed now than it would waive. The order's row is locked. */
export async function endWaitingWaiver(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const isWaiting = and(eq(waiver.orderId, orderId), eq(waiver.state, 'to_sign'))
  const ended = await tx
    .update(waiver)
    .set({ state: 'withdrawn', decidedAt: now })
    .where(and(isWaiting, gt(waiver.amountPaisa, await owedOf(tx, orderId))))
    .returning({ id: waiver.id })
  for (const { id } of ended) await dropSignature(tx, { ...waiverSignature(id), now })
}
