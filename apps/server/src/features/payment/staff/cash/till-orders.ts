import { type Db, type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { maskPhone } from '@prostuti/text/phone'
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import { findDoctorIds, readTyped } from '../../../doctor-search/index.ts'
import type { StaffMember } from '../../../staff/index.ts'
import { loadOrders } from '../../orders/load-orders.ts'
import { orderNumber } from '../../orders/order-number.ts'
import { amountToPay } from '../../orders/plan-order.ts'
import { presentOrder } from '../../orders/present-order.ts'
import { orderInScope } from '../order-scope.ts'

const { contact, doctor, purchaseOrder } = tables

/** As many as stand on a screen; whoever has more is found by their number. */
const doctorsAtMost = 8
const ordersAtMost = 20

type TillSearch = { q: string; member: StaffMember; now: Date }

const payerOf = (row: Pick<typeof doctor.$inferSelect, 'id' | 'name' | 'phone' | 'bmdc'>) => ({
  ...{ id: row.id, name: row.name, phone: maskPhone(row.phone), bmdc: row.bmdc },
})

/** Orders of which something can be paid, by the order's number or by its doctor. */
export async function findTillOrders(db: Db, { q, member, now }: TillSearch) {
  const typed = await readTyped(db, q)
  const asOrder = /^\d{4}-0*(\d{1,9})$/.exec(typed.code)?.[1]
  const doctors = asOrder ? [] : await findDoctorIds(db, { typed, member, limit: doctorsAtMost })
  const doctorIds = doctors.map(({ id }) => id)
  if (asOrder === undefined && doctorIds.length === 0) return []
  const rows = await db
    .select({ id: purchaseOrder.id, doctor })
    .from(purchaseOrder)
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(
      and(
        asOrder ? eq(purchaseOrder.id, Number(asOrder)) : inArray(purchaseOrder.doctorId, doctorIds),
        isNull(purchaseOrder.paidAt),
        or(isNull(purchaseOrder.closedAt), isNull(purchaseOrder.bookedAt)),
        isNull(doctor.closedAt),
        orderInScope(member),
      ),
    )
    .orderBy(desc(purchaseOrder.createdAt))
    .limit(ordersAtMost)
  const payers = new Map(rows.map((row) => [row.id, row.doctor]))
  const facts = await loadOrders(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return facts.flatMap((each) => {
    const open = amountToPay(each, now, { all: true })
    if (open === 0) return []
    const { id, title, detail } = each.row
    const amounts = { next_paisa: amountToPay(each, now), open_paisa: open }
    return { id, number: orderNumber(each.row), title, detail, doctor: payerOf(payers.get(id)!), ...amounts }
  })
}

/** An order of the member's, found or not there. */
export async function findStaffOrder(tx: Tx, id: number, member: StaffMember) {
  const [found] = await tx
    .select({ order: purchaseOrder, doctor })
    .from(purchaseOrder)
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(and(eq(purchaseOrder.id, id), orderInScope(member)))
  if (found === undefined) throw new AppError('not_found')
  return found
}

type TillOrder = { id: number; member: StaffMember; locale: Locale; now: Date }

export async function readTillOrder(tx: Tx, { id, member, locale, now }: TillOrder) {
  const { doctor: payer } = await findStaffOrder(tx, id, member)
  const [facts] = await loadOrders(tx, [id], now)
  const { branchIds } = member
  const branches = await tx
    .select({ id: contact.id, name: contact.name })
    .from(contact)
    .where(and(contact.isActive, branchIds === null ? undefined : inArray(contact.id, branchIds)))
    .orderBy(desc(contact.isMain), asc(contact.position), asc(contact.id))
  return {
    order: presentOrder(facts!, { locale, now }),
    doctor: payerOf(payer),
    next_paisa: amountToPay(facts!, now),
    open_paisa: amountToPay(facts!, now, { all: true }),
    branches,
  }
}
