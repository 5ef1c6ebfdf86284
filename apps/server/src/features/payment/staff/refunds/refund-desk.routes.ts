import type { ResponseOf } from '@prostuti/contract'
import * as calls from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors.ts'
import { registerStaffCall, registerStaffWrite, type StaffMember } from '../../../staff/index.ts'
import { refundDoneText, refundRefusedText } from '../../notices/refund-text.ts'
import { sendOrderSms } from '../../notices/send-order-sms.ts'
import { sendRefund } from '../../refunds/refund-payment.ts'
import { decideRefund } from '../decide-refund.ts'
import { amountOf, lookAtRefundRequest, refuseRefundRequest } from '../decide-refund-request.ts'
import { orderInScope } from '../order-scope.ts'
import { findStaffPayment } from '../payments/read-staff-payment.ts'
import { listRefunds } from './list-refunds.ts'
import { accept, becameOf, type Decided, end, give, giveUp, type PayoutRow, propose, sign } from './payouts.ts'
import { readRefundTerms } from './read-refund-terms.ts'

const { payment, payout, purchaseOrder, refund, refundRequest } = tables

/** Money that goes back: proposed, decided, signed by a second person where that is needed, and the wishes of doctors. */
export function refundDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  /** What the audit says, what is answered, and the refunds that go on their way once it is kept. */
  const written = ({ row, begun }: Decided, order: { doctorId: number }, action: calls.AuditDeed) => ({
    answer: { payout_id: row.id, state: row.state, refund: null },
    ...thingOf(row),
    ...{ action, doctorId: order.doctorId, reason: row.words ?? row.reason },
    after: { amount_paisa: row.amountPaisa, state: row.state, by_hand: row.byHand, ends: row.ends },
    finish: async (answer: ResponseOf<typeof calls.giveRefund>) => {
      for (const each of begun) await sendRefund(deps, each)
      return { ...answer, refund: await becameOf(db, row) }
    },
  })

  registerStaffCall(app, deps, calls.listRefunds, ({ member }) => listRefunds(db, member))

  registerStaffCall(app, deps, calls.readRefundTerms, ({ params: { id }, query, member, now }) =>
    readRefundTerms(db, { id, amount: query.amount, member, now }),
  )

  registerStaffWrite(app, deps, calls.proposeRefund, async (tx, { params: { id }, body, member, now }) => {
    const { order } = await findStaffPayment(tx, { id, member })
    const given = { orderId: order.id, paymentId: id, amountPaisa: body.amount_paisa, ...common(body) }
    return written(await propose(tx, given, { member, now }), order, 'refund_proposed')
  })

  registerStaffWrite(app, deps, calls.giveRefund, async (tx, { params: { id }, body, member, now }) => {
    const { order } = await findStaffPayment(tx, { id, member })
    const how = { byHand: body.by_hand, reference: body.reference }
    const given = { orderId: order.id, paymentId: id, amountPaisa: body.amount_paisa, ...common(body), ...how }
    const decided = await give(tx, given, { member, now })
    return written(decided, order, deedOf(decided.row))
  })

  registerStaffWrite(app, deps, calls.acceptPayout, async (tx, { params: { id }, body, member, now }) => {
    const order = await findOrderOf(tx, id, member)
    const decided = await accept(tx, { id, byHand: body.by_hand, reference: body.reference }, { member, now })
    return written(decided, order, deedOf(decided.row))
  })

  registerStaffWrite(app, deps, calls.refusePayout, async (tx, { params: { id }, body, member, now }) => {
    const order = await findOrderOf(tx, id, member)
    const isOwn = order.payout.state === 'to_sign' && [order.payout.askedBy, order.payout.decidedBy].includes(member.id)
    const how = isOwn
      ? ({ from: 'to_sign', state: 'withdrawn' } as const)
      : ({ from: 'proposed', state: 'refused' } as const)
    const decided = await end(tx, { id, ...how, words: body.words }, { member, now })
    return written(decided, order, isOwn ? 'refund_withdrawn' : 'refund_proposal_refused')
  })

  registerStaffWrite(app, deps, calls.signPayout, async (tx, { params: { id }, member, now }) => {
    const order = await findOrderOf(tx, id, member)
    return written(await sign(tx, id, { member, now }), order, 'refund_signed')
  })

  registerStaffWrite(app, deps, calls.declinePayout, async (tx, { params: { id }, body, member, now }) => {
    const order = await findOrderOf(tx, id, member)
    const how = { from: 'to_sign', state: 'refused', words: body.words } as const
    return written(await end(tx, { id, ...how }, { member, now }), order, 'refund_declined')
  })

  registerStaffCall(app, deps, calls.lookAtRequest, async ({ params: { id }, member, now }) => {
    await findRequest(db, id, member)
    await db.transaction((tx) => lookAtRefundRequest(tx, { refundRequestId: id, staffId: member.id, now }))
    return { state: 'looked_at' as const }
  })

  registerStaffWrite(app, deps, calls.grantRequest, async (tx, { params: { id }, body, member, now }) => {
    const { request, order } = await findRequest(tx, id, member)
    // What a second person signs is what goes.
    const amountPaisa = await amountOf(tx, { request, order, wanted: body.amount_paisa ?? undefined })
    const given = {
      ...{ orderId: order.id, requestId: id, amountPaisa, key: body.key },
      ...{ reason: request.reason ?? request.cause, answer: body.answer, ends: request.cause === 'leaving' },
      ...{ byHand: body.by_hand, reference: body.reference },
    }
    const decided = await give(tx, given, { member, now })
    return written(decided, order, decided.row.state === 'given' ? 'refund_request_granted' : 'refund_sign_asked')
  })

  registerStaffWrite(app, deps, calls.refuseRequest, async (tx, { params: { id }, body, member, now }) => {
    const { order } = await findRequest(tx, id, member)
    await refuseRefundRequest(tx, { refundRequestId: id, staffId: member.id, answer: body.answer }, now)
    return {
      answer: { state: 'refused' as const },
      ...{ action: 'refund_request_refused' as const, resource: 'refund_request', resourceId: id },
      ...{ doctorId: order.doctorId, reason: body.answer },
      afterwards: () => sendOrderSms(deps, order.id, refundRefusedText),
    }
  })

  registerStaffWrite(app, deps, calls.giveUpRefund, async (tx, { params: { id }, body, member, now }) => {
    const order = await findOrderOfRefund(tx, id, member)
    const given = { refundId: id, orderId: order.id, words: body.words }
    return written(await giveUp(tx, given, { member, now }), order, 'refund_given_up')
  })

  registerStaffWrite(app, deps, calls.sayRefund, async (tx, { params: { id }, body, member, now }) => {
    const order = await findOrderOfRefund(tx, id, member)
    const found = body.found ? { reference: body.reference } : null
    const { row, isNews } = await decideRefund(tx, { refundId: id, found }, now)
    return {
      answer: { state: row.state },
      ...{ action: 'refund_decided' as const, resource: 'refund', resourceId: id, doctorId: order.doctorId },
      after: { state: row.state, reference: body.reference },
      afterwards: async () => {
        if (isNews) await sendOrderSms(deps, order.id, (of) => refundDoneText({ ...of, amountPaisa: row.amountPaisa }))
      },
    }
  })
}

const common = (body: { reason: string; ends: boolean; key: string }) => ({
  ...{ reason: body.reason, ends: body.ends, key: body.key },
})

const deedOf = ({ state }: PayoutRow): calls.AuditDeed => (state === 'given' ? 'payment_refunded' : 'refund_sign_asked')

/** The audit names the payment it is about, so that its page shows the deed. */
const thingOf = (row: PayoutRow) =>
  row.paymentId === null
    ? { resource: 'refund_request', resourceId: row.requestId! }
    : { resource: 'payment', resourceId: row.paymentId }

/** The order of a payout of the member's, or nothing is there. */
async function findOrderOf(tx: Tx, id: number, member: StaffMember) {
  const [found] = await tx
    .select({ order: purchaseOrder, payout })
    .from(payout)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payout.orderId))
    .where(and(eq(payout.id, id), orderInScope(member)))
  if (found === undefined) throw new AppError('not_found')
  return { ...found.order, payout: found.payout }
}

async function findRequest(tx: Tx, id: number, member: StaffMember) {
  const [found] = await tx
    .select({ order: purchaseOrder, request: refundRequest })
    .from(refundRequest)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refundRequest.orderId))
    .where(and(eq(refundRequest.id, id), orderInScope(member)))
  if (found === undefined) throw new AppError('not_found')
  return found
}

async function findOrderOfRefund(tx: Tx, id: number, member: StaffMember) {
  const [found] = await tx
    .select({ order: purchaseOrder })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .where(and(eq(refund.id, id), orderInScope(member)))
  if (found === undefined) throw new AppError('not_found')
  return found.order
}
