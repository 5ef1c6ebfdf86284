import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { payment } = tables

export type PaymentRow = typeof payment.$inferSelect

/** The payment, and nobody else settles it until this transaction ends. */
export async function lockPayment(tx: Transaction, paymentId: number): Promise<PaymentRow> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  if (row === undefined) throw new AppError('not_found')
  return row
}
