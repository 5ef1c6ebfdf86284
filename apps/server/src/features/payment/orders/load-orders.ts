import { type Tx, tables } from '@prostuti/db'
import { defaultOverdueRule, type Instalment, type InstalmentShare, type Paisa } from '@prostuti/payment-rules'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PaymentRow } from '../payments/payment-row.ts'
import { readShares } from '../purchasables/read-shares.ts'
import type { OrderRow } from './lock-order.ts'

const {
  batch,
  courseSetting,
  discountCode,
  enrolment,
  eventHold,
  invoice,
  ledgerEntry,
  ledgerLine,
  orderInstalment,
  payment,
  purchaseOrder,
  seatHold,
  subscription,
} = tables

/** An order with everything that is known of it. */
export type OrderFacts = {
  row: OrderRow
  batchId: number | null
  /** The shelf a subscription is of. */
  offerId: number | null
  code: string | null
  /** Of the doctor's hold, while it runs. */
  heldUntil: Date | null
  pauseLecturesAfterDays: number
  payments: (PaymentRow & { invoice: number | null })[]
  /** By the books. */
  paid: Paisa
  refunded: Paisa
  /** The parts as they were agreed; none before the order is booked. */
  parts: Instalment[]
  /** How it could be paid in parts. */
  shares: InstalmentShare[]
}

/** Several orders by a handful of queries, in the order of their ids as given. */
export async function loadOrders(tx: Tx, ids: readonly number[], now: Date): Promise<OrderFacts[]> {
  if (ids.length === 0) return []
  const rows = await selectOrders(tx, ids, now)
  const openBatches = rows.flatMap(({ row, batchId }) => (row.bookedAt === null && batchId !== null ? [batchId] : []))
  const payments = Map.groupBy(await selectPayments(tx, ids), (each) => each.orderId)
  const sums = new Map((await selectSums(tx, ids)).map((each) => [each.orderId, each]))
  const parts = Map.groupBy(await selectParts(tx, ids), (each) => each.orderId)
  const shares = await readShares(tx, openBatches)
  const facts = rows.map(
    ({ row, batchId, offerId, code, seatHeldUntil, placeHeldUntil, pauseAfter }): OrderFacts => ({
      row,
      batchId,
      offerId,
      code,
      heldUntil: seatHeldUntil ?? placeHeldUntil,
      pauseLecturesAfterDays: pauseAfter ?? defaultOverdueRule.pauseLecturesAfterDays,
      payments: payments.get(row.id) ?? [],
      paid: sums.get(row.id)?.paid ?? 0,
      refunded: sums.get(row.id)?.refunded ?? 0,
      parts: (parts.get(row.id) ?? []).map(({ number, amount, dueOn }) => ({ number, amount, dueOn })),
      shares: (row.bookedAt === null && batchId !== null && shares.get(batchId)) || [],
    }),
  )
  const byId = new Map(facts.map((each) => [each.row.id, each]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const selectOrders = (tx: Tx, ids: readonly number[], now: Date) =>
  tx
    .select({
      row: purchaseOrder,
      batchId: enrolment.batchId,
      offerId: subscription.offerId,
      code: discountCode.code,
      seatHeldUntil: seatHold.heldUntil,
      placeHeldUntil: eventHold.heldUntil,
      pauseAfter: courseSetting.pauseLecturesAfterDays,
    })
    .from(purchaseOrder)
    .leftJoin(enrolment, eq(enrolment.id, purchaseOrder.enrolmentId))
    .leftJoin(batch, eq(batch.id, enrolment.batchId))
    .leftJoin(subscription, eq(subscription.id, purchaseOrder.subscriptionId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, batch.courseId))
    .leftJoin(discountCode, eq(discountCode.id, purchaseOrder.discountCodeId))
    .leftJoin(
      seatHold,
      and(
        eq(seatHold.scheduleId, enrolment.scheduleId),
        eq(seatHold.doctorId, purchaseOrder.doctorId),
        gt(seatHold.heldUntil, now),
      ),
    )
    .leftJoin(
      eventHold,
      and(
        eq(eventHold.eventId, purchaseOrder.eventId),
        eq(eventHold.doctorId, purchaseOrder.doctorId),
        gt(eventHold.heldUntil, now),
      ),
    )
    .where(inArray(purchaseOrder.id, [...ids]))

async function selectPayments(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .select({ payment, invoice: invoice.number })
    .from(payment)
    .leftJoin(invoice, eq(invoice.paymentId, payment.id))
    .where(inArray(payment.orderId, [...ids]))
    .orderBy(asc(payment.id))
  return rows.map((row) => ({ ...row.payment, invoice: row.invoice }))
}

const selectSums = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({
      orderId: ledgerEntry.orderId,
      paid: sumWhere(sql`${ledgerEntry.kind} = 'payment' and ${ledgerLine.account} = 'cash'`),
      refunded: sumWhere(sql`${ledgerEntry.kind} = 'refund' and ${ledgerLine.account} = 'refund'`),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, eq(ledgerLine.entryId, ledgerEntry.id))
    .where(inArray(ledgerEntry.orderId, [...ids]))
    .groupBy(ledgerEntry.orderId)

const sumWhere = (which: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${ledgerLine.amountPaisa}) filter (where ${which}), 0)::int`

const selectParts = (tx: Tx, ids: readonly number[]) =>
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
