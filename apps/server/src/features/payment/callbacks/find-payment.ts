import { type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL } from 'drizzle-orm'
import type { GatewayName } from '../../gateways/index.ts'

const { payment, purchaseOrder, subscription } = tables

/** What a callback needs to know of a payment: how to query it, and which page is its own. */
const findPayment = async (tx: Tx, where: SQL | undefined) => {
  const [found] = await tx
    .select({
      id: payment.id,
      gateway: payment.gateway,
      transaction: payment.transaction,
      gatewayRef: payment.gatewayRef,
      state: payment.state,
      startedAt: payment.startedAt,
      orderId: payment.orderId,
      enrolmentId: purchaseOrder.enrolmentId,
      eventId: purchaseOrder.eventId,
      offerId: subscription.offerId,
    })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .leftJoin(subscription, eq(subscription.id, purchaseOrder.subscriptionId))
    .where(where)
  return found
}

export type FoundPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

type ByTransaction = { gateway: GatewayName; transaction: string }
type ByRef = { gateway: GatewayName; gatewayRef: string }

export const findPaymentByTransaction = (tx: Tx, { gateway, transaction }: ByTransaction) =>
  findPayment(tx, and(eq(payment.gateway, gateway), eq(payment.transaction, transaction)))

export const findPaymentByGatewayRef = (tx: Tx, { gateway, gatewayRef }: ByRef) =>
  findPayment(tx, and(eq(payment.gateway, gateway), eq(payment.gatewayRef, gatewayRef)))
