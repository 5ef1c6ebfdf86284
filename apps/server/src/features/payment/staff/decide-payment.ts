import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { applyNews, type Settled } from '../settling/settle-payment.ts'

export type Decision = { paymentId: number; staffId: number; note?: string | undefined; requestId?: string | undefined }

type DecisionDeps = Pick<Deps, 'database' | 'clock'>

type DecisionRule = {
  news: 'approved' | 'refused'
  /** Whether staff may decide so about this payment at all. */
  may: (row: PaymentRow) => boolean
}

/** What staff decide about a payment, with its trace, in one transaction. */
export const decidePayment = (
  { database: { db }, clock }: DecisionDeps,
  { paymentId, staffId, note, requestId }: Decision,
  { news, may }: DecisionRule,
): Promise<Settled> =>
  db.transaction(async (tx) => {
    const now = clock()
    const row = await lockPayment(tx, paymentId)
    if (!may(row) || (await goesBack(tx, row))) throw new AppError('forbidden')
    const settled = await applyNews(tx, { row, news, now, reason: news === 'refused' ? 'refused' : null })
    await writeAudit(tx, {
      at: now,
      staffId,
      doctorId: await payerOf(tx, row.orderId),
      action: `payment_${news}`,
      detail: { paymentId, before: row.state, after: settled.state, reason: settled.reason, note: note ?? null },
      requestId: requestId ?? null,
    })
    return settled
  })

async function payerOf(tx: Tx, orderId: number): Promise<number> {
  const { purchaseOrder } = tables
  const [row] = await tx
    .select({ doctorId: purchaseOrder.doctorId })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.id, orderId))
  return row!.doctorId
}

/** Money that is on its way back, wholly or in part, is decided about. */
async function goesBack(tx: Tx, { id, refundedPaisa }: PaymentRow): Promise<boolean> {
  const { refund } = tables
  return refundedPaisa > 0 || (await tx.$count(refund, and(eq(refund.paymentId, id), eq(refund.state, 'asked')))) > 0
}
