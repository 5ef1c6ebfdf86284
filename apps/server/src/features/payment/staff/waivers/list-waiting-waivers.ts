import type { ResponseOf } from '@prostuti/contract'
import type { listDues } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { maskPhone } from '@prostuti/text/phone'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { may, type StaffMember } from '../../../staff/index.ts'
import { orderNumber } from '../../orders/order-number.ts'
import { orderInScope } from '../order-scope.ts'

const { doctor, purchaseOrder, staff, waiver } = tables

/** More than two people sign in a day. */
const atMost = 200

/** Debts that one of the staff wants to waive, the oldest first. */
export async function listWaitingWaivers(tx: Tx, member: StaffMember): Promise<ResponseOf<typeof listDues>['waivers']> {
  const rows = await tx
    .select({ row: waiver, order: purchaseOrder, payer: doctor, by: { id: staff.id, name: staff.name } })
    .from(waiver)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, waiver.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .innerJoin(staff, eq(staff.id, waiver.askedBy))
    .where(and(eq(waiver.state, 'to_sign'), orderInScope(member)))
    .orderBy(asc(waiver.id))
    .limit(atMost)
  return rows.map(({ row, order, payer, by }) => ({
    ...{ id: row.id, order_id: order.id, number: orderNumber(order), title: order.title },
    doctor: { id: payer.id, name: payer.name, phone: maskPhone(payer.phone) },
    ...{ amount_paisa: row.amountPaisa, reason: row.reason, asked_by: by, asked_at: row.createdAt.toISOString() },
    is_own: by.id === member.id,
    may_sign: by.id !== member.id && may(member, 'money.sign'),
  }))
}

/** Of these orders those of which a waiver waits for its second signature. */
export async function ordersWaived(tx: Tx, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await tx
    .select({ orderId: waiver.orderId })
    .from(waiver)
    .where(and(eq(waiver.state, 'to_sign'), inArray(waiver.orderId, [...orderIds])))
  return new Set(rows.map(({ orderId }) => orderId))
}
