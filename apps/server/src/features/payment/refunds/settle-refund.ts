import { type Transaction, type Tx, tables } from '@prostuti/db'
import { afterNews, bookRefund, statesWhere, wasReceived } from '@prostuti/payment-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { RefundAnswer } from '../../gateways/index.ts'
import { owedBackOf } from '../ledger/owed-of.ts'
import { writeLedger } from '../ledger/write-ledger.ts'
import { refundBegunText, refundDoneText } from '../notices/refund-text.ts'
import { sendOrderSms } from '../notices/send-order-sms.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { askForRest } from '../refund-requests/ask-for-refund.ts'
import { endRefundRequest } from '../refund-requests/end-refund-request.ts'

const { payment, refund } = tables

export type RefundRow = typeof refund.$inferSelect

const hour = 3_600_000

/** How long to wait between questions about a refund; the last one again and again, for a bank may take ten days. */
const waits = [hour / 6, hour, 6 * hour, 24 * hour]

type AnsweredRefund = { refundId: number; answer: RefundAnswer }

/** What became of a refund; a doctor is told when the gateway has taken it, and when the money is on its way. */
export async function settleRefund(
  deps: Pick<Deps, 'database' | 'clock' | 'sendSms'>,
  answered: AnsweredRefund,
): Promise<RefundRow> {
  const now = deps.clock()
  const settled = await deps.database.db.transaction((tx) => writeRefundAnswer(tx, answered, now))
  const { row, orderId, isTaken, isNews } = settled
  const { amountPaisa } = row
  if (isTaken) await sendOrderSms(deps, orderId, (order) => refundBegunText({ ...order, amountPaisa }))
  if (isNews) await sendOrderSms(deps, orderId, (order) => refundDoneText({ ...order, amountPaisa }))
  return row
}

export type SettledRefund = {
  row: RefundRow
  orderId: number
  /** The first answer, and no refusal. */
  isTaken: boolean
  /** The money is on its way. */
  isNews: boolean
}

/** Like news of a payment it can be told any number of times; only the first answer counts. */
export async function writeRefundAnswer(
  tx: Transaction,
  { refundId, answer }: AnsweredRefund,
  now: Date,
): Promise<SettledRefund> {
  const [found] = await tx.select().from(refund).where(eq(refund.id, refundId))
  if (found === undefined) throw new AppError('not_found')
  // Payment before order before seat, as everywhere.
  const paid = await lockPayment(tx, found.paymentId)
  const order = await lockOrder(tx, paid.orderId)
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId))
  if (row!.state !== 'asked') return { row: row!, orderId: order.id, isTaken: false, isNews: false }
  const settled = await write(tx, row!, { answer, now })
  if (settled.state === 'done') await bringBack(tx, { row: settled, paid, order, now })
  // What a move left over was on its way with it, and waits again.
  if (settled.state === 'failed' && order.closedAt === null) await askForRest(tx, order, now)
  if (settled.state === 'done' && settled.requestId !== null) await endRefundRequest(tx, settled.requestId, now)
  const isTaken = settled.asked === 1 && settled.state !== 'failed'
  return { row: settled, orderId: order.id, isTaken, isNews: settled.state === 'done' }
}

async function write(tx: Tx, row: RefundRow, { answer, now }: { answer: RefundAnswer; now: Date }): Promise<RefundRow> {
  const asked = row.asked + 1
  const wait = waits[Math.min(asked, waits.length) - 1]!
  const change =
    answer.state === 'pending'
      ? { asked, nextAskAt: new Date(now.getTime() + wait) }
      : { asked, nextAskAt: null, state: answer.state, settledAt: now }
  const [settled] = await tx
    .update(refund)
    .set({ ...change, gatewayRef: answer.gatewayRef ?? row.gatewayRef })
    .where(eq(refund.id, row.id))
    .returning()
  return settled!
}

type ReturnedMoney = { row: RefundRow; paid: PaymentRow; order: OrderRow; now: Date }

async function bringBack(tx: Transaction, { row, paid, order, now }: ReturnedMoney): Promise<void> {
  const refundedPaisa = paid.refundedPaisa + row.amountPaisa
  const state = refundedPaisa === paid.amountPaisa ? afterNews(paid.state, 'returned') : paid.state
  await tx.update(payment).set({ refundedPaisa, state }).where(eq(payment.id, paid.id))
  // Money in doubt never came into the books, so it does not leave them either.
  if (paid.state !== 'paid') return
  const entry = { kind: 'refund', orderId: order.id, paymentId: paid.id, refundId: row.id, at: now } as const
  await writeLedger(tx, entry, bookRefund(row.amountPaisa, await owedBackOf(tx, order.id)))
  // Whoever has moved to what costs nothing keeps it.
  if (order.totalPaisa > 0 && (await keptOf(tx, order.id)) === 0) await endOrder(tx, order, now)
}

/** What the centre still has of the money that came for an order. */
async function keptOf(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ kept: sql<number>`coalesce(sum(${payment.amountPaisa} - ${payment.refundedPaisa}), 0)::int` })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.state, statesWhere(wasReceived))))
  return row!.kept
}
