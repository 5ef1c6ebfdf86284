import { type Transaction, type Tx, tables } from '@prostuti/db'
import { mayBeRefunded, type Paisa } from '@prostuti/payment-rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { isGateway } from '../../gateways/index.ts'
import { refundDoneText } from '../notices/refund-text.ts'
import { sendOrderSms } from '../notices/send-order-sms.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { leaseMs } from '../settling/sweep-due.ts'
import { askGatewayForRefund } from './ask-gateway-for-refund.ts'
import { type RefundRow, writeRefundAnswer } from './settle-refund.ts'

const { payment, refund } = tables

export type NewRefund = {
  paymentId: number
  amountPaisa: Paisa
  reason: string
  staffId: number
  /** The doctor leaves: the enrolment ends now and what is still owed is no longer asked for. */
  ends?: boolean
  /** Staff send the money themselves, as they must for money sent by hand or paid in cash, or where the gateway takes nothing back. */
  byHand?: { reference: string | null }
  /** The doctor's wish that it answers. */
  refundRequestId?: number
}

export type BegunRefund = { row: RefundRow; orderId: number }

/**
 * Writes down that a payment or a part of it goes back, before any gateway is asked: no crash can make us forget it, and it is never
 * asked for twice; one that staff send by hand is done. In one go with the wish, because no job may ever ask a gateway for
 * what staff have given by hand.
 */
export async function beginRefund(tx: Transaction, request: NewRefund, now: Date): Promise<BegunRefund> {
  const { asked, orderId, isByHand } = await insertRefund(tx, request, now)
  if (!isByHand) return { row: asked, orderId }
  const gatewayRef = request.byHand?.reference
  return writeRefundAnswer(
    tx,
    { refundId: asked.id, answer: { state: 'done', ...(gatewayRef && { gatewayRef }) } },
    now,
  )
}

/** Once it is written down: the gateway is asked; of what was sent by hand the doctor is told. */
export async function sendRefund(
  deps: Pick<Deps, 'database' | 'clock' | 'gateways' | 'sendSms'>,
  { row, orderId }: BegunRefund,
): Promise<RefundRow> {
  if (row.state !== 'done') return askGatewayForRefund(deps, row.id)
  await sendOrderSms(deps, orderId, (order) => refundDoneText({ ...order, amountPaisa: row.amountPaisa }))
  return row
}

async function insertRefund(tx: Transaction, request: NewRefund, now: Date) {
  const { paymentId, amountPaisa, reason, staffId } = request
  const row = await lockPayment(tx, paymentId)
  const isByHand = request.byHand !== undefined || !isGateway(row.gateway)
  if (amountPaisa <= 0 || amountPaisa > (await refundableOf(tx, row))) throw new AppError('validation_failed')
  const order = await lockOrder(tx, row.orderId)
  // Out of the job's reach while this process asks; should it die, the job takes over.
  const nextAskAt = isByHand ? null : new Date(now.getTime() + leaseMs)
  const [asked] = await tx
    .insert(refund)
    .values({
      ...{ paymentId, amountPaisa, reason, staffId, nextAskAt, createdAt: now },
      requestId: request.refundRequestId ?? null,
    })
    .returning()
  if (request.ends) await endOrder(tx, order, now)
  return { asked: asked!, orderId: order.id, isByHand }
}

/** What of a payment is here and not on its way back already. Money in doubt can be given back as well. */
export async function refundableOf(tx: Tx, row: typeof payment.$inferSelect): Promise<Paisa> {
  if (!mayBeRefunded(row.state)) return 0
  const [onItsWay] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refund.amountPaisa}), 0)::int` })
    .from(refund)
    .where(and(eq(refund.paymentId, row.id), eq(refund.state, 'asked')))
  return row.amountPaisa - row.refundedPaisa - onItsWay!.sum
}
