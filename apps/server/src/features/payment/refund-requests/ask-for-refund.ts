import { type Transaction, tables } from '@prostuti/db'
import { mayLeave, reckonMoveRefund } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { tellLive } from '../../live/index.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { endWaitingPayout } from './end-waiting-payout.ts'
import { findOpenRequest } from './find-open-request.ts'
import { leftOverOf, moneyHere, reckonOrder } from './reckon-order.ts'

const { refundRequest } = tables

type RefundWish = { orderId: number; doctorId: number; reason: string | null; now: Date }

/**
 * The doctor asks for money back, by the reckoning of this moment; staff decide. Whoever has asked already asks no second time:
 * `isNew` says so. What a move left over is part of it from here on.
 */
export async function askForRefund(
  tx: Transaction,
  { orderId, doctorId, reason, now }: RefundWish,
): Promise<{ isNew: boolean }> {
  const order = await lockOrder(tx, orderId, doctorId)
  const open = await findOpenRequest(tx, orderId)
  if (open?.cause === 'leaving') return { isNew: false }
  const reckoning = await reckonOrder(tx, order, now)
  if (reckoning === undefined || !mayLeave(reckoning)) throw new AppError('refund_closed')
  if (open !== undefined) {
    await tx.update(refundRequest).set({ state: 'withdrawn', endedAt: now }).where(eq(refundRequest.id, open.id))
    await endWaitingPayout(tx, open.id, now)
  }
  await tx.insert(refundRequest).values({ orderId, cause: 'leaving', reason, reckoning, createdAt: now })
  await tellLive(tx, { doctor: doctorId }, { kind: 'payment', id: orderId })
  return { isNew: true }
}

/** What a move left over waits for staff to send it, unless a wish of the doctor's to leave includes it. The order's row is locked. */
export async function askForRest(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const here = await moneyHere(tx, order.id)
  const over = Math.min(here, await leftOverOf(tx, order.id))
  if (over === 0 || (await findOpenRequest(tx, order.id)) !== undefined) return
  const reckoning = reckonMoveRefund({ total: order.totalPaisa, here }, over)
  await tx.insert(refundRequest).values({ orderId: order.id, cause: 'move', reckoning, createdAt: now })
}
