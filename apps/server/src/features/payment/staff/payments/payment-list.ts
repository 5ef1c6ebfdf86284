import type { PaymentResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { awaitsDecision, statesWhere } from '@prostuti/payment-rules'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { toLatinDigits } from '@prostuti/text/digits'
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { literally } from '../../../../input/typed-text.ts'
import type { ResourceStore } from '../../../resource/index.ts'
import { invoiceNumber, orderNumber } from '../../orders/order-number.ts'
import { paymentInScope } from '../order-scope.ts'

const { doctor, invoice, payment, purchaseOrder } = tables

const dayMs = 86_400_000

/** What nobody but staff ends: held, or typed in by hand and not looked up yet. */
const isWaiting = and(
  inArray(payment.state, statesWhere(awaitsDecision)),
  or(eq(payment.state, 'on_hold'), eq(payment.gateway, 'manual')),
)

const asTyped = (trx: string): string => toLatinDigits(trx).replace(/\s/g, '').toUpperCase()

export const paymentList: ResourceStore<PaymentResource>['list'] = {
  table: payment,
  id: payment.id,
  sorts: { started_at: payment.startedAt },
  filters: {
    from: (day) => gte(payment.startedAt, dhakaMidnight(day)),
    to: (day) => lt(payment.startedAt, new Date(dhakaMidnight(day).getTime() + dayMs)),
    way: (way) => eq(payment.gateway, way),
    state: (state) => (state === 'waiting' ? isWaiting : eq(payment.state, state)),
    reason: (reason) => eq(payment.reason, reason),
    branch: (id) => eq(payment.branchId, id),
    doctor: (id) =>
      sql`${payment.orderId} in (select ${purchaseOrder.id} from ${purchaseOrder} where ${purchaseOrder.doctorId} = ${id})`,
    trx: (trx) => or(isOf(trx), eq(payment.transaction, asTyped(trx))),
  },
  search: (typed) => sql`(${or(isOf(typed), ofNumbers(typed), ofDoctors(typed))})`,
  scope: paymentInScope,
  select: async (tx, { where, order, limit, place }) => {
    const rows = await tx
      .select({
        payment,
        order: purchaseOrder,
        doctor: { id: doctor.id, name: doctor.name },
        number: invoice.number,
        place,
      })
      .from(payment)
      .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
      .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
      .leftJoin(invoice, eq(invoice.paymentId, payment.id))
      .where(where)
      .orderBy(...order)
      .limit(limit)
    return rows.map((row) => ({ ...presentLine(row), place: row.place }))
  },
}

type Line = {
  payment: typeof payment.$inferSelect
  order: typeof purchaseOrder.$inferSelect
  doctor: { id: number; name: string }
  number: number | null
}

export const presentLine = ({ payment: row, order, doctor: payer, number }: Line) => ({
  id: row.id,
  started_at: row.startedAt.toISOString(),
  doctor: payer,
  title: order.title,
  order_number: orderNumber(order),
  amount_paisa: row.amountPaisa,
  way: row.gateway,
  state: row.state,
  reason: row.reason,
  settled_at: row.settledAt?.toISOString() ?? null,
  invoice_number: number === null ? null : invoiceNumber(number),
})

/** The gateway's number of the money: each gateway spells its own in one way. */
const isOf = (trx: string) =>
  inArray(payment.gatewayTrx, [...new Set([trx.trim(), asTyped(trx), asTyped(trx).toLowerCase()])])

/** The number of a receipt, or of an order as people say it: 2611-0482. */
function ofNumbers(typed: string) {
  const digits = toLatinDigits(typed).trim()
  const order = /^\d{4}-0*(\d{1,9})$/.exec(digits)?.[1]
  if (order !== undefined) return eq(payment.orderId, Number(order))
  if (!/^\d{1,9}$/.test(digits)) return undefined
  return sql`${payment.id} in (select ${invoice.paymentId} from ${invoice} where ${invoice.number} = ${Number(digits)})`
}

const ofDoctors = (typed: string) =>
  sql`${payment.orderId} in (select o.id from purchase_order o join doctor d on d.id = o.doctor_id
    where d.search_key like ${'%'} || search_key(${literally(typed)}) || ${'%'})`
