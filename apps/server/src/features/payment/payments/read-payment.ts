import type { ResponseOf, readPayment as readPaymentCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray, min } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { loadOrders } from '../orders/load-orders.ts'
import { presentOrder } from '../orders/present-order.ts'
import { paymentTimeline } from './payment-timeline.ts'
import { presentPayment } from './present-payment.ts'

const { gatewayMessage } = tables

type PaymentQuery = { orderId: number; paymentId: number; doctorId: number; now: Date }

/** One payment of this doctor, and how far it has come. */
export async function readPayment(
  tx: Tx,
  { locale, ...query }: PaymentQuery & { locale: Locale },
): Promise<ResponseOf<typeof readPaymentCall>> {
  const { facts, payment } = await ownPayment(tx, query)
  const returnedAt = await findReturn(tx, payment.id)
  return {
    payment: presentPayment(payment),
    order: presentOrder(facts, { locale, now: query.now }),
    timeline: paymentTimeline({ payment, order: facts.row, returnedAt, wasTaken: payment.invoice !== null }),
    server_time: query.now.toISOString(),
  }
}

/** Somebody else's, or one of another order, is not there. */
export async function ownPayment(tx: Tx, { orderId, paymentId, doctorId, now }: PaymentQuery) {
  const [facts] = await loadOrders(tx, [orderId], now)
  const payment = facts?.payments.find(({ id }) => id === paymentId)
  if (facts === undefined || payment === undefined || facts.row.doctorId !== doctorId) throw new AppError('not_found')
  return { facts, payment }
}

export async function findReturn(tx: Tx, paymentId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: min(gatewayMessage.at) })
    .from(gatewayMessage)
    .where(and(eq(gatewayMessage.paymentId, paymentId), inArray(gatewayMessage.kind, ['return', 'ipn'])))
  return row?.at ?? null
}
