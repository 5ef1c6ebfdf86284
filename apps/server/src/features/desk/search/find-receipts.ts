import { type Db, tables } from '@prostuti/db'
import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import { formatMoney } from '@prostuti/text/money'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { invoiceNumber, orderNumber } from '../../payment/index.ts'
import { isOwnOrder } from '../../staff/index.ts'
import type { Hit, Search } from './hit.ts'

const { doctor, invoice, payment, purchaseOrder } = tables

const largest = 2_147_483_647

const isTheirs = ({ member }: Search): SQL | undefined => isOwnOrder(member)

/** By its number, with or without the noughts before it. */
export async function findReceipts(db: Db, search: Search): Promise<Hit[]> {
  const number = Number(search.typed.digits ?? 0)
  if (number < 1 || number > largest) return []
  const rows = await db
    .select({
      number: invoice.number,
      issuedAt: invoice.issuedAt,
      paisa: payment.amountPaisa,
      title: purchaseOrder.title,
      doctor: doctor.name,
    })
    .from(invoice)
    .innerJoin(payment, eq(payment.id, invoice.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(and(eq(invoice.number, number), isTheirs(search)))
  return rows.map((row) => ({
    kind: 'receipt',
    id: row.number,
    title: `${invoiceNumber(row.number)} · ${pickText(row.title, search.locale)}`,
    facts: [
      { name: 'doctor', value: row.doctor },
      { name: 'amount', value: formatMoney(row.paisa, search.locale) },
      { name: 'when', value: formatDate(row.issuedAt, search.locale) },
    ],
  }))
}

/** By the number that the doctor reads out: 2611-0042, or its second half. */
export async function findOrders(db: Db, search: Search): Promise<Hit[]> {
  const { digits } = search.typed
  const [, ofMonth] = /^\d{4}-(\d+)$/.exec(search.typed.code) ?? []
  const id = Number(ofMonth ?? digits ?? 0)
  if (id < 1 || id > largest) return []
  const rows = await db
    .select({ order: purchaseOrder, doctor: doctor.name })
    .from(purchaseOrder)
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(and(eq(purchaseOrder.id, id), isTheirs(search)))
    .orderBy(desc(purchaseOrder.id))
  return rows.map(({ order, doctor: name }) => ({
    kind: 'order',
    id: order.id,
    title: `${orderNumber(order)} · ${pickText(order.title, search.locale)}`,
    facts: [
      { name: 'doctor', value: name },
      { name: 'amount', value: formatMoney(order.totalPaisa, search.locale) },
      { name: 'when', value: formatDate(order.createdAt, search.locale) },
    ],
  }))
}
