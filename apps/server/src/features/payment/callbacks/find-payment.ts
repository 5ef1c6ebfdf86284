import { type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL } from 'drizzle-orm'
import type { GatewayName } from '../../gateways/index.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'

const { payment, purchaseOrder } = tables

/** What a callback needs to know of a payment: how to query it, and which page is its own. */
const findPayment = async (tx: Tx, where: SQL | undefined): Promise<FoundPayment | undefined> => {
  const [found] = await tx
    .select({
      id: payment.id,
      gateway: payment.gateway,
      transaction: payment.transaction,
      gatewayRef: payment.gatewayRef,
      state: payment.state,
      startedAt: payment.startedAt,
      order: purchaseOrder,
    })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .where(where)
  return found
}

export type FoundPayment = Pick<PaymentRow, 'id' | 'gateway' | 'transaction' | 'gatewayRef' | 'state' | 'startedAt'> & {
  order: OrderRow
}

type ByTransaction = { gateway: GatewayName; transaction: string }
type ByRef = { gateway: GatewayName; gatewayRef: string }

export const findPaymentByTransaction = (tx: Tx, { gateway, transaction }: ByTransaction) =>
  findPayment(tx, and(eq(payment.gateway, gateway), eq(payment.transaction, transaction)))

export const findPaymentByGatewayRef = (tx: Tx, { gateway, gatewayRef }: ByRef) =>
  findPayment(tx, and(eq(payment.gateway, gateway), eq(payment.gatewayRef, gatewayRef)))
