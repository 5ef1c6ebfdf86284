import { tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { SmsUndeliverable } from '../../sms/index.ts'
import type { OrderRow } from '../orders/lock-order.ts'

const { doctor, purchaseOrder } = tables

/** Sends an SMS to the doctor of an order, unless they have closed their account. What it tells of has happened, so a message that nobody takes undoes nothing. */
export async function sendOrderSms(
  { database: { db }, sendSms }: Pick<Deps, 'database' | 'sendSms'>,
  orderId: number,
  textOf: (order: OrderRow) => string,
): Promise<void> {
  const [row] = await db
    .select({ phone: doctor.phone, order: purchaseOrder })
    .from(purchaseOrder)
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(and(eq(purchaseOrder.id, orderId), isNull(doctor.closedAt)))
  if (row === undefined) return
  try {
    await sendSms({ to: row.phone, text: textOf(row.order) })
  } catch (error) {
    if (!(error instanceof SmsUndeliverable)) throw error
  }
}
