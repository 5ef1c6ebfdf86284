import * as calls from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors.ts'
import { registerStaffWrite, type StaffMember } from '../../../staff/index.ts'
import { sendOrderSms } from '../../notices/send-order-sms.ts'
import { waivedText } from '../../notices/waived-text.ts'
import { findStaffOrder } from '../cash/till-orders.ts'
import { orderInScope } from '../order-scope.ts'
import { askWaiver, endWaiver, signWaiver, type WaiverRow } from './waivers.ts'

const { purchaseOrder, waiver } = tables

/** A debt that is no longer asked for: one asks, another signs. */
export function waiverRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffWrite(app, deps, calls.askWaiver, async (tx, { params: { id }, body, member, now }) => {
    const { order } = await findStaffOrder(tx, id, member)
    const given = { orderId: id, amountPaisa: body.amount_paisa, reason: body.reason, key: body.key }
    return written(await askWaiver(tx, given, { member, now }), order, 'waiver_asked')
  })

  registerStaffWrite(app, deps, calls.signWaiver, async (tx, { params: { id }, member, now }) => {
    const { order } = await findWaiver(tx, id, member)
    const signed = await signWaiver(tx, id, { member, now })
    if (signed instanceof AppError) return signed
    return {
      ...written(signed, order, 'waiver_signed'),
      afterwards: () => sendOrderSms(deps, order.id, (of) => waivedText({ ...of, amountPaisa: signed.amountPaisa })),
    }
  })

  registerStaffWrite(app, deps, calls.declineWaiver, async (tx, { params: { id }, body, member, now }) => {
    const { order, row } = await findWaiver(tx, id, member)
    const isOwn = row.askedBy === member.id
    const ended = await endWaiver(tx, { id, words: body.words }, { member, now })
    return written(ended, order, isOwn ? 'waiver_withdrawn' : 'waiver_declined')
  })
}

/** The audit names the order, whose history it is. */
const written = (row: WaiverRow, order: { id: number; doctorId: number }, action: calls.AuditDeed) => ({
  answer: { waiver_id: row.id, state: row.state },
  ...{ action, resource: 'order', resourceId: order.id, doctorId: order.doctorId, reason: row.words ?? row.reason },
  after: { amount_paisa: row.amountPaisa, state: row.state },
})

/** A waiver of the member's orders, or nothing is there. */
async function findWaiver(tx: Tx, id: number, member: StaffMember) {
  const [found] = await tx
    .select({ row: waiver, order: purchaseOrder })
    .from(waiver)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, waiver.orderId))
    .where(and(eq(waiver.id, id), orderInScope(member)))
  if (found === undefined) throw new AppError('not_found')
  return found
}
