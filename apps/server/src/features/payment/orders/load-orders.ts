import { type Tx, tables } from '@prostuti/db'
import type { Instalment, Paisa } from '@prostuti/payment-rules'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PaymentRow } from '../payments/lock-payment.ts'
import type { PurchaseFacts } from '../purchasables/purchasable.ts'
import { describePurchases } from '../purchasables/purchasables.ts'
import { undecided } from '../refund-requests/find-open-request.ts'
import type { OrderRow } from './lock-order.ts'

const {
  discountCode,
  invoice,
  ledgerEntry,
  ledgerLine,
  orderChange,
  orderInstalment,
  payment,
  purchaseOrder,
  refundRequest,
} = tables

/** An order with everything that is known of it. */
export type OrderFacts = {
  row: OrderRow
  /** What it is for. */
  purchase: PurchaseFacts
  code: string | null
  payments: (PaymentRow & { invoice: number | null })[]
  /** By the books. */
  paid: Paisa
  refunded: Paisa
  /** What of the debt two of the staff have waived while the order went on. */
  waived: Paisa
  /** What is no longer to be paid: it was, or it was waived. */
  covered: Paisa
  /** The parts as they were agreed; none before the order is booked. */
  parts: Instalment[]
  /** What was changed after it was booked, in the order of time. */
  changes: OrderChangeRow[]
  /** The doctor has asked to leave, and nobody has decided yet: until then nothing more is to be paid. */
  isLeaving: boolean
}

type OrderChangeRow = typeof orderChange.$inferSelect

/** Several orders by a handful of queries, in the order of their ids as given. */
export async function loadOrders(tx: Tx, ids: readonly number[], now: Date): Promise<OrderFacts[]> {
  if (ids.length === 0) return []
  const rows = await selectOrders(tx, ids)
  const purchases = await describePurchases(
    tx,
    rows.map(({ row }) => row),
    now,
  )
  const payments = Map.groupBy(await selectPayments(tx, ids), (each) => each.orderId)
  const sums = new Map((await selectSums(tx, ids)).map((each) => [each.orderId, each]))
  const parts = Map.groupBy(await selectParts(tx, ids), (each) => each.orderId)
  const changes = Map.groupBy(await selectChanges(tx, ids), (each) => each.orderId)
  const facts = rows.map(
    ({ row, code, isLeaving }): OrderFacts => ({
      row,
      ...coverOf(row, sums.get(row.id)),
      isLeaving,
      changes: changes.get(row.id) ?? [],
      purchase: purchases.get(row.id)!,
      code,
      payments: payments.get(row.id) ?? [],
      refunded: sums.get(row.id)?.refunded ?? 0,
      parts: (parts.get(row.id) ?? []).map(({ number, amount, dueOn }) => ({ number, amount, dueOn })),
    }),
  )
  const byId = new Map(facts.map((each) => [each.row.id, each]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const selectOrders = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ row: purchaseOrder, code: discountCode.code, isLeaving: sql<boolean>`${isLeaving}` })
    .from(purchaseOrder)
    .leftJoin(discountCode, eq(discountCode.id, purchaseOrder.discountCodeId))
    .where(inArray(purchaseOrder.id, [...ids]))

/** As SQL about a row of `purchase_order`. */
export const isLeaving: SQL = sql`exists (select from ${refundRequest} where ${refundRequest.orderId} = ${purchaseOrder.id}
  and ${refundRequest.cause} = 'leaving' and ${refundRequest.state} in ${undecided})`

const selectChanges = (tx: Tx, ids: readonly number[]) =>
  tx
    .select()
    .from(orderChange)
    .where(inArray(orderChange.orderId, [...ids]))
    .orderBy(asc(orderChange.id))

async function selectPayments(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .select({ payment, invoice: invoice.number })
    .from(payment)
    .leftJoin(invoice, eq(invoice.paymentId, payment.id))
    .where(inArray(payment.orderId, [...ids]))
    .orderBy(asc(payment.id))
  return rows.map((row) => ({ ...row.payment, invoice: row.invoice }))
}

/** What is owed for an order that ends is no longer asked for either; that is no part of it that was covered. */
function coverOf({ closedAt }: OrderRow, sums: { paid: Paisa; waived: Paisa } | undefined) {
  const paid = sums?.paid ?? 0
  const waived = closedAt === null ? (sums?.waived ?? 0) : 0
  return { paid, waived, covered: paid + waived }
}

export const selectSums = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({
      orderId: ledgerEntry.orderId,
      paid: sumWhere(sql`${ledgerEntry.kind} = 'payment' and ${ledgerLine.account} = 'cash'`),
      waived: sumWhere(sql`${ledgerEntry.kind} = 'waiver' and ${ledgerLine.account} <> 'receivable'`),
      refunded: sumWhere(sql`${ledgerEntry.kind} = 'refund' and ${ledgerLine.account} <> 'cash'`),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, eq(ledgerLine.entryId, ledgerEntry.id))
    .where(inArray(ledgerEntry.orderId, [...ids]))
    .groupBy(ledgerEntry.orderId)

const sumWhere = (which: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${ledgerLine.amountPaisa}) filter (where ${which}), 0)::int`

export const selectParts = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({
      orderId: orderInstalment.orderId,
      number: orderInstalment.number,
      amount: orderInstalment.amountPaisa,
      dueOn: orderInstalment.dueOn,
    })
    .from(orderInstalment)
    .where(inArray(orderInstalment.orderId, [...ids]))
    .orderBy(asc(orderInstalment.orderId), asc(orderInstalment.number))
