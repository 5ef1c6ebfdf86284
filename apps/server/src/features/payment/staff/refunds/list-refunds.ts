import type { ResponseOf } from '@prostuti/contract'
import type { listRefunds as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { needsSecondSignature } from '@prostuti/payment-rules'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { isGateway } from '../../../gateways/index.ts'
import { may, type StaffMember } from '../../../staff/index.ts'
import { refundBegunText, refundDoneText } from '../../notices/refund-text.ts'
import { orderNumber } from '../../orders/order-number.ts'
import { isToDecide, unsentPaisa } from '../../refund-requests/find-open-request.ts'
import { presentRefundRequest } from '../../refund-requests/present-refund-request.ts'
import { isUnsentRefund, unsentRefundPaisa } from '../../refunds/unsent-refund.ts'
import { leastBy } from '../decide-refund-request.ts'
import { orderInScope } from '../order-scope.ts'
import { readMoneyOf } from './read-money-of.ts'

const { doctor, payment, payout, purchaseOrder, refund, refundRequest, staff } = tables

/** As many as a desk decides in a day; the oldest come first. */
const atMost = 200

type Listed = ResponseOf<typeof listCall>

const whose = { doctor: { id: doctor.id, name: doctor.name }, order: purchaseOrder }

type Whose = { doctor: { id: number; name: string }; order: typeof purchaseOrder.$inferSelect }
const presentWhose = ({ doctor: payer, order }: Whose) => ({
  doctor: payer,
  order: { id: order.id, number: orderNumber(order), title: order.title },
})

const smsOf = (order: typeof purchaseOrder.$inferSelect, amountPaisa: number) => ({
  by_gateway: refundBegunText({ ...order, amountPaisa }),
  by_hand: refundDoneText({ ...order, amountPaisa }),
})

/** What waits of money that goes back, the oldest first. */
export async function listRefunds(tx: Tx, member: StaffMember): Promise<Listed> {
  const inScope = orderInScope(member)
  const requests = await tx
    .select({ ...whose, request: refundRequest, unsent: sql<number>`${unsentPaisa}::int` })
    .from(refundRequest)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refundRequest.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(and(isToDecide, inScope))
    .orderBy(asc(refundRequest.id))
    .limit(atMost)
  const payouts = await tx
    .select({ ...whose, row: payout, by: { id: staff.id, name: staff.name }, gateway: payment.gateway })
    .from(payout)
    .leftJoin(payment, eq(payment.id, payout.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payout.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .innerJoin(staff, eq(staff.id, payout.askedBy))
    .where(and(inArray(payout.state, ['proposed', 'to_sign']), inScope))
    .orderBy(asc(payout.id))
    .limit(atMost)
  const lost = await tx
    .select({ ...whose, row: refund })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(and(eq(refund.state, 'asked'), gt(refund.asked, 1), inScope))
    .orderBy(asc(refund.id))
    .limit(atMost)
  const failed = await tx
    .select({ ...whose, row: refund, unsent: sql<number>`${unsentRefundPaisa}::int` })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .where(and(isUnsentRefund, inScope))
    .orderBy(asc(refund.id))
    .limit(atMost)
  const money = await readMoneyOf(
    tx,
    [...requests, ...failed].map(({ order }) => order.id),
  )
  return {
    requests: requests.map((row) => {
      const { here, leftOver, earlier } = money.get(row.order.id)!
      const least = row.request.state === 'granted' ? row.unsent : leastBy(row.request, { here, leftOver })
      return {
        ...presentWhose(row),
        request: presentRefundRequest(row.request),
        least_paisa: least,
        needs_second: needsSecondSignature({ amount: least, earlier }),
        sms: smsOf(row.order, least),
      }
    }),
    payouts: payouts.map((each) => ({
      ...presentWhose(each),
      id: each.row.id,
      payment_id: each.row.paymentId,
      amount_paisa: each.row.amountPaisa,
      reason: each.row.reason,
      by_hand: each.row.byHand,
      only_by_hand: each.gateway !== null && !isGateway(each.gateway),
      sms: smsOf(each.order, each.row.amountPaisa),
      ends: each.row.ends,
      state: each.row.state as 'proposed' | 'to_sign',
      asked_by: each.by,
      asked_at: each.row.createdAt.toISOString(),
      may_sign:
        each.row.state === 'to_sign' &&
        may(member, 'money.sign') &&
        each.row.askedBy !== member.id &&
        each.row.decidedBy !== member.id,
    })),
    lost: lost.map(({ row, ...of }) => ({
      ...presentWhose(of),
      id: row.id,
      payment_id: row.paymentId,
      amount_paisa: row.amountPaisa,
      asked_at: row.createdAt.toISOString(),
      times_asked: row.asked,
      gateway_ref: row.gatewayRef,
    })),
    failed: failed.map(({ row, unsent, ...of }) => ({
      ...presentWhose(of),
      id: row.id,
      payment_id: row.paymentId,
      amount_paisa: unsent,
      reason: row.reason,
      failed_at: (row.settledAt ?? row.createdAt).toISOString(),
      needs_second: needsSecondSignature({ amount: unsent, earlier: money.get(of.order.id)!.earlier }),
      sms: smsOf(of.order, unsent),
    })),
  }
}
