import { type Transaction, tables } from '@prostuti/db'
import { bookPayment as paymentLines } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { endWaitingWaiver } from '../orders/end-waiting-waiver.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { issueInvoice } from './issue-invoice.ts'
import { writeLedger } from './write-ledger.ts'

const { purchaseOrder } = tables

type PaymentBooking = { payment: Pick<PaymentRow, 'id' | 'orderId' | 'amountPaisa'>; isLast: boolean; now: Date }

/** Money that came for a booked order: into the books, and a receipt for it. */
export async function bookPayment(tx: Transaction, { payment, isLast, now }: PaymentBooking): Promise<void> {
  const { id: paymentId, orderId, amountPaisa } = payment
  await writeLedger(tx, { kind: 'payment', orderId, paymentId, at: now }, paymentLines(amountPaisa))
  await endWaitingWaiver(tx, orderId, now)
  if (isLast) await tx.update(purchaseOrder).set({ paidAt: now }).where(eq(purchaseOrder.id, orderId))
  await issueInvoice(tx, { paymentId, now })
}
