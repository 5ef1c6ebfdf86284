import { type Transaction, type Tx, tables } from '@prostuti/db'
import { awaitsDecision, nextAskAt, statesWhere, wasReceived } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { storeGatewayMessage } from '../../gateways/index.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import type { Terms } from '../orders/terms.ts'
import type { PaymentRow } from './lock-payment.ts'
import { newTransaction } from './new-transaction.ts'
import type { ManualFields } from './read-manual-fields.ts'

const { payment } = tables

type NewPayment = {
  order: OrderRow
  amountPaisa: number
  /** Null for a part of an order that is booked already. */
  terms: Terms | null
  now: Date
}

const agreedBy = (terms: Terms | null) => {
  if (terms === null) return { terms: null, discountCodeId: null }
  const { discountCodeId, ...agreed } = terms
  return { terms: agreed, discountCodeId }
}

/** A try at a gateway. The job knows of it from here on, should this process die before the gateway answers. */
export async function insertPayment(
  tx: Tx,
  { order, amountPaisa, terms, gateway, now }: NewPayment & { gateway: 'sslcommerz' | 'bkash' },
): Promise<PaymentRow> {
  const transaction = newTransaction(order)
  const [made] = await tx
    .insert(payment)
    .values({
      orderId: order.id,
      gateway,
      transaction,
      amountPaisa,
      ...agreedBy(terms),
      startedAt: now,
      nextAskAt: nextAskAt(now, 0),
    })
    .returning()
  return made!
}

/** Cash on the cashier's table; undefined when its key is known already. No gateway is ever asked about it. */
export async function insertCashPayment(
  tx: Tx,
  given: NewPayment & { branchId: number; cashierId: number; key: string },
): Promise<PaymentRow | undefined> {
  const { order, amountPaisa, terms, branchId, cashierId, key, now } = given
  const [made] = await tx
    .insert(payment)
    .values({
      ...{ orderId: order.id, gateway: 'cash', transaction: newTransaction(order), amountPaisa, ...agreedBy(terms) },
      ...{ branchId, cashierId, gatewayRef: key, startedAt: now },
    })
    .onConflictDoNothing({ target: [payment.gateway, payment.gatewayRef], where: sql`gateway_ref is not null` })
    .returning()
  return made
}

/** Money that was sent by hand: staff look it up. The same number is never handed in for two payments that live. */
export async function insertManualPayment(
  tx: Transaction,
  { order, amountPaisa, terms, typed, locale, now }: NewPayment & { typed: ManualFields; locale: Locale },
): Promise<PaymentRow> {
  // Two doctors with the same number at once: the second looks after the first has written.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('manual-trx'), hashtext(${typed.trx}))`)
  const [known] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.gateway, 'manual'),
        eq(payment.gatewayTrx, typed.trx),
        inArray(payment.state, [...statesWhere(awaitsDecision), ...statesWhere(wasReceived)]),
      ),
    )
    .limit(1)
  if (known !== undefined) throw invalidFields({ trx_id: messages.error_field_trx_taken({}, { locale }) })
  const transaction = newTransaction(order)
  const [made] = await tx
    .insert(payment)
    .values({
      orderId: order.id,
      gateway: 'manual',
      transaction,
      amountPaisa,
      ...agreedBy(terms),
      reason: 'awaiting_staff',
      gatewayTrx: typed.trx,
      payerNumber: typed.payerNumber,
      startedAt: now,
    })
    .returning()
  const body = { payer_number: typed.payerNumber, trx_id: typed.trx }
  await storeGatewayMessage(tx, now, { gateway: 'manual', transaction, direction: 'received', kind: 'typed', body })
  return made!
}
