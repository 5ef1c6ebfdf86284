import { type Transaction, type Tx, tables } from '@prostuti/db'
import type { Paisa } from '@prostuti/payment-rules'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { tellLive } from '../../live/index.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { askForRest } from '../refund-requests/ask-for-refund.ts'
import { endRefundRequest } from '../refund-requests/end-refund-request.ts'
import { endWaitingPayout } from '../refund-requests/end-waiting-payout.ts'
import { type RefundRequestRow, undecided } from '../refund-requests/find-open-request.ts'
import { leftOverOf, moneyHere } from '../refund-requests/reckon-order.ts'
import { type BegunRefund, beginRefund, refundableOf } from '../refunds/refund-payment.ts'

const { payment, refund, refundRequest } = tables

type RequestDecision = { refundRequestId: number; staffId: number }

/** Staff have opened it: the doctor sees that somebody is at it. */
export async function lookAtRefundRequest(
  tx: Transaction,
  { refundRequestId, staffId, now }: RequestDecision & { now: Date },
): Promise<void> {
  const { request, order } = await lockRequest(tx, refundRequestId)
  if (request.state !== 'asked') return
  const change = { state: 'looked_at', lookedAt: now, staffId } as const
  await tx.update(refundRequest).set(change).where(eq(refundRequest.id, request.id))
  await tellLive(tx, { doctor: order.doctorId }, { kind: 'payment', id: order.id })
}

type Grant = RequestDecision & {
  /** More than the rule gives, as a kindness; left out, it is what the rule gave. Less is never given: that is a refusal. */
  amountPaisa?: Paisa
  answer?: string
  /** Staff send all of it themselves. */
  byHand?: { reference: string | null }
}

/**
 * The money goes back, the newest payment first, and the doctor who wanted to leave has left, all in one transaction; the
 * gateways are asked after it. Said again of one that was granted, it sends what has not left, as after a gateway's refusal.
 */
export async function grantRefundRequest(tx: Transaction, grant: Grant, now: Date): Promise<BegunRefund[]> {
  const { request, order, payments } = await lockRequest(tx, grant.refundRequestId)
  if (!isUndecided(request) && request.state !== 'granted') throw new AppError('payment_decided')
  const amount = await amountOf(tx, { request, order, wanted: grant.amountPaisa })
  const begun = await spread(tx, { grant, request, payments, amount, now })
  if (request.state !== 'granted') {
    const decided = { grantedPaisa: amount, answer: grant.answer ?? null, staffId: grant.staffId, decidedAt: now }
    await tx
      .update(refundRequest)
      .set({ state: 'granted', ...decided })
      .where(eq(refundRequest.id, request.id))
    if (request.cause === 'leaving') await endOrder(tx, order, now)
  }
  // Sent by hand, or nothing to send at all.
  await endRefundRequest(tx, request.id, now)
  await tellLive(tx, { doctor: order.doctorId }, { kind: 'payment', id: order.id })
  return begun
}

type GrantedAmount = { request: RefundRequestRow; order: { id: number }; wanted: Paisa | undefined }

/** By the reckoning of the day it was asked; money that came since goes back as well. Of what was granted, exactly what has not left. */
export async function amountOf(tx: Tx, { request, order, wanted }: GrantedAmount): Promise<Paisa> {
  const least = await leastOf(tx, { request, order })
  const most = request.state === 'granted' ? least : await moneyHere(tx, order.id)
  if (request.state === 'granted' && least === 0) throw new AppError('payment_decided')
  const amount = wanted ?? least
  if (amount < least || amount > most) throw new AppError('validation_failed')
  return amount
}

/** What the rule of the day it was asked gives of what is here now; once granted, what of that has not left. */
export async function leastOf(
  tx: Tx,
  { request, order }: { request: RefundRequestRow; order: { id: number } },
): Promise<Paisa> {
  if (request.state === 'granted') return request.grantedPaisa! - (await sentOf(tx, request.id))
  return leastBy(request, { here: await moneyHere(tx, order.id), leftOver: await leftOverOf(tx, order.id) })
}

/** The same, where the money of the order is known. */
export const leastBy = (
  { cause, reckoning: { keep, back } }: RefundRequestRow,
  { here, leftOver }: { here: Paisa; leftOver: Paisa },
): Paisa => (cause === 'move' ? Math.min(here, back, leftOver) : Math.max(0, here - keep))

async function sentOf(tx: Tx, refundRequestId: number): Promise<Paisa> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refund.amountPaisa}), 0)::int` })
    .from(refund)
    .where(and(eq(refund.requestId, refundRequestId), inArray(refund.state, ['asked', 'done'])))
  return row!.sum
}

type Spread = { grant: Grant; request: RefundRequestRow; payments: PaymentRow[]; amount: Paisa; now: Date }

async function spread(tx: Transaction, { grant, request, payments, amount, now }: Spread): Promise<BegunRefund[]> {
  const begun: BegunRefund[] = []
  let left = amount
  for (const row of payments.toReversed()) {
    if (left === 0) break
    const part = row.state === 'paid' ? Math.min(left, await refundableOf(tx, row)) : 0
    if (part === 0) continue
    const { staffId, byHand } = grant
    const more = { ...(byHand && { byHand }) }
    const reason = request.reason ?? request.cause
    begun.push(
      await beginRefund(
        tx,
        { paymentId: row.id, amountPaisa: part, reason, staffId, refundRequestId: request.id, ...more },
        now,
      ),
    )
    left -= part
  }
  // A payment came in while its order was being locked; whoever asks again finds it.
  if (left > 0) throw new AppError('unavailable')
  return begun
}

/** Nothing goes back, and the doctor is told why. What a move left over is theirs and cannot be refused. */
export async function refuseRefundRequest(
  tx: Transaction,
  { refundRequestId, staffId, answer }: RequestDecision & { answer: string },
  now: Date,
): Promise<void> {
  const { request, order } = await lockRequest(tx, refundRequestId)
  if (!isUndecided(request) || request.cause === 'move') throw new AppError('payment_decided')
  const decided = { answer, staffId, decidedAt: now, endedAt: now }
  await tx
    .update(refundRequest)
    .set({ state: 'refused', ...decided })
    .where(eq(refundRequest.id, request.id))
  await endWaitingPayout(tx, request.id, now)
  await askForRest(tx, order, now)
  await tellLive(tx, { doctor: order.doctorId }, { kind: 'payment', id: order.id })
}

const isUndecided = ({ state }: RefundRequestRow) => undecided.some((each) => each === state)

/** Payments before their order, as everywhere; then nobody else decides. */
async function lockRequest(tx: Transaction, refundRequestId: number) {
  const ofIt = eq(refundRequest.id, refundRequestId)
  const [found] = await tx.select({ orderId: refundRequest.orderId }).from(refundRequest).where(ofIt)
  if (found === undefined) throw new AppError('not_found')
  const payments = await tx
    .select()
    .from(payment)
    .where(eq(payment.orderId, found.orderId))
    .orderBy(asc(payment.id))
    .for('update')
  const order = await lockOrder(tx, found.orderId)
  const [request] = await tx.select().from(refundRequest).where(ofIt)
  return { request: request!, order, payments }
}
