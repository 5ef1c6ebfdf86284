import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { applyNews, type Settled } from '../settling/settle-payment.ts'

export type Decision = { paymentId: number; now: Date }

type DecisionRule = {
  news: 'approved' | 'refused'
  /** Whether staff may decide so about this payment at all. */
  may: (row: PaymentRow) => boolean
}

/** What staff decide about a payment. Two who decide at once come one after the other, and the second finds it decided. */
export async function decidePayment(
  tx: Transaction,
  { paymentId, now }: Decision,
  { news, may }: DecisionRule,
): Promise<Settled> {
  const row = await lockPayment(tx, paymentId)
  if (!may(row) || (await goesBack(tx, row))) throw new AppError('payment_decided')
  return applyNews(tx, { row, news, now, reason: news === 'refused' ? 'refused' : null })
}

/** Money that is on its way back, wholly or in part, is decided about. */
async function goesBack(tx: Tx, { id, refundedPaisa }: PaymentRow): Promise<boolean> {
  const { refund } = tables
  return refundedPaisa > 0 || (await tx.$count(refund, and(eq(refund.paymentId, id), eq(refund.state, 'asked')))) > 0
}
