import type { AuditDeed } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import type { Paisa } from '@prostuti/payment-rules'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'
import { tellLive } from '../../live/index.ts'
import { refundRefusedText } from '../notices/refund-text.ts'
import { sendOrderSms } from '../notices/send-order-sms.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { askForRest } from '../refund-requests/ask-for-refund.ts'
import { endRefundRequest } from '../refund-requests/end-refund-request.ts'
import { type RefundRequestRow, undecided } from '../refund-requests/find-open-request.ts'
import { leftOverOf, moneyHere } from '../refund-requests/reckon-order.ts'
import { type BegunRefund, beginRefund, refundableOf, sendRefund } from '../refunds/refund-payment.ts'

const { payment, refund, refundRequest } = tables

type DecisionDeps = Pick<Deps, 'database' | 'clock' | 'gateways' | 'sendSms'>

type RequestDecision = { refundRequestId: number; staffId: number; requestId?: string | undefined }

/** Staff have opened it: the doctor sees that somebody is at it. */
export const lookAtRefundRequest = (
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { refundRequestId, staffId }: RequestDecision,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { request, order } = await lockRequest(tx, refundRequestId)
    if (request.state !== 'asked') return
    const change = { state: 'looked_at', lookedAt: clock(), staffId } as const
    await tx.update(refundRequest).set(change).where(eq(refundRequest.id, request.id))
    await tellLive(tx, { doctor: order.doctorId }, { kind: 'payment', id: order.id })
  })

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
export async function grantRefundRequest(deps: DecisionDeps, grant: Grant): Promise<void> {
  const begun = await deps.database.db.transaction((tx) => writeGrant(tx, grant, deps.clock()))
  for (const each of begun) await sendRefund(deps, each)
}

async function writeGrant(tx: Transaction, grant: Grant, now: Date): Promise<BegunRefund[]> {
  const { request, order, payments } = await lockRequest(tx, grant.refundRequestId)
  if (!isUndecided(request) && request.state !== 'granted') throw new AppError('forbidden')
  const amount = await amountOf(tx, { request, order, wanted: grant.amountPaisa })
  const begun = await spread(tx, { grant, request, payments, amount, now })
  if (request.state !== 'granted') {
    const decided = { grantedPaisa: amount, answer: grant.answer ?? null, staffId: grant.staffId, decidedAt: now }
    await tx
      .update(refundRequest)
      .set({ state: 'granted', ...decided })
      .where(eq(refundRequest.id, request.id))
    if (request.cause === 'leaving') await endOrder(tx, order, now)
    await audit(tx, { decision: grant, order, action: 'refund_request_granted', detail: { amount_paisa: amount }, now })
  }
  // Sent by hand, or nothing to send at all.
  await endRefundRequest(tx, request.id, now)
  await tellLive(tx, { doctor: order.doctorId }, { kind: 'payment', id: order.id })
  return begun
}

type GrantedAmount = { request: RefundRequestRow; order: OrderRow; wanted: Paisa | undefined }

/** By the reckoning of the day it was asked; money that came since goes back as well. */
async function amountOf(tx: Tx, { request, order, wanted }: GrantedAmount): Promise<Paisa> {
  if (request.state === 'granted') return request.grantedPaisa! - (await sentOf(tx, request.id))
  const here = await moneyHere(tx, order.id)
  const { keep, back } = request.reckoning
  const least =
    request.cause === 'move' ? Math.min(here, back, await leftOverOf(tx, order.id)) : Math.max(0, here - keep)
  const amount = wanted ?? least
  if (amount < least || amount > here) throw new AppError('validation_failed')
  return amount
}

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
    const { staffId, byHand, requestId } = grant
    const more = { ...(byHand && { byHand }), ...(requestId && { requestId }) }
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
  deps: DecisionDeps,
  { answer, ...decision }: RequestDecision & { answer: string },
): Promise<void> {
  const now = deps.clock()
  const orderId = await deps.database.db.transaction(async (tx) => {
    const { request, order } = await lockRequest(tx, decision.refundRequestId)
    if (!isUndecided(request) || request.cause === 'move') throw new AppError('forbidden')
    const decided = { answer, staffId: decision.staffId, decidedAt: now, endedAt: now }
    await tx
      .update(refundRequest)
      .set({ state: 'refused', ...decided })
      .where(eq(refundRequest.id, request.id))
    await askForRest(tx, order, now)
    await audit(tx, { decision, order, action: 'refund_request_refused', detail: { answer }, now })
    await tellLive(tx, { doctor: order.doctorId }, { kind: 'payment', id: order.id })
    return order.id
  })
  await sendOrderSms(deps, orderId, refundRefusedText)
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

type AuditedDecision = {
  decision: RequestDecision
  order: OrderRow
  action: AuditDeed
  detail: Record<string, unknown>
  now: Date
}

const audit = (tx: Tx, { decision, order, action, detail, now }: AuditedDecision) =>
  writeAudit(tx, {
    at: now,
    staffId: decision.staffId,
    doctorId: order.doctorId,
    action,
    detail: { ...detail, refund_request: decision.refundRequestId },
    requestId: decision.requestId ?? null,
  })
