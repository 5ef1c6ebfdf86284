import type { ResponseOf, readClosing as readClosingCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { awaitsDecision, statesWhere } from '@prostuti/payment-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { findRunningExam } from '../../../auth/find-running-exam.ts'
import { listOrders, refundUnderWay } from '../../payment/index.ts'

const {
  batch,
  complaint,
  enrolment,
  event,
  eventRegistration,
  invoice,
  payment,
  purchaseOrder,
  refundRequest,
  sheetDelivery,
  subscription,
  subscriptionOffer,
} = tables

type Closing = ResponseOf<typeof readClosingCall>
type ClosingQuery = { doctorId: number; locale: Locale; now: Date }

/** What ends, and what is still under way, when the account is closed at this moment. */
export async function readClosing(tx: Tx, query: ClosingQuery): Promise<Closing> {
  const { doctorId, locale, now } = query
  const running = await findRunningExam(tx, { doctorId, now })
  const { owed_paisa } = await listOrders(tx, { doctorId, locale, now })
  return {
    running_exam: running ? { ends_at: running.endsAt.toISOString() } : null,
    ...(await readEnding(tx, query)),
    ...(await readUnderWay(tx, query)),
    owed_paisa,
  }
}

async function readEnding(tx: Tx, { doctorId, locale, now }: ClosingQuery) {
  const courses = await tx
    .select({ title: batch.title, orderId: purchaseOrder.id })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.enrolmentId, enrolment.id))
    .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
    .orderBy(asc(enrolment.id))
  const subscriptions = await tx
    .select({ title: subscriptionOffer.title, orderId: purchaseOrder.id, at: subscription.endsAt })
    .from(subscription)
    .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.subscriptionId, subscription.id))
    .where(and(eq(subscription.doctorId, doctorId), eq(subscription.state, 'active'), gt(subscription.endsAt, now)))
    .orderBy(asc(subscription.endsAt))
  const events = await tx
    .select({ title: event.name, orderId: purchaseOrder.id, at: event.startsAt })
    .from(eventRegistration)
    .innerJoin(event, eq(event.id, eventRegistration.eventId))
    .leftJoin(
      purchaseOrder,
      and(eq(purchaseOrder.eventId, event.id), eq(purchaseOrder.doctorId, doctorId), isNull(purchaseOrder.closedAt)),
    )
    .where(and(eq(eventRegistration.doctorId, doctorId), gt(event.startsAt, now)))
    .orderBy(asc(event.startsAt))
  type Row = { title: (typeof courses)[number]['title']; orderId: number | null; at?: Date | null }
  const present = ({ title, orderId, at }: Row) => ({
    title: pickText(title, locale),
    order_id: orderId,
    at: at?.toISOString() ?? null,
  })
  return {
    courses: courses.map(present),
    subscriptions: subscriptions.map(present),
    events: events.map(present),
  }
}

async function readUnderWay(tx: Tx, { doctorId, locale }: ClosingQuery) {
  const ofDoctor = eq(purchaseOrder.doctorId, doctorId)
  const requests = await tx
    .select({ title: purchaseOrder.title, orderId: purchaseOrder.id })
    .from(refundRequest)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refundRequest.orderId))
    .where(and(ofDoctor, inArray(refundRequest.state, [...refundUnderWay])))
    .orderBy(asc(refundRequest.id))
  const orders = tx.select({ id: purchaseOrder.id }).from(purchaseOrder).where(ofDoctor)
  const payments = tx.select({ id: payment.id }).from(payment).where(inArray(payment.orderId, orders))
  const courses = tx.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.doctorId, doctorId))
  return {
    refund_requests: requests.map(({ title, orderId }) => ({ title: pickText(title, locale), order_id: orderId })),
    open_payments: await tx.$count(
      payment,
      and(inArray(payment.orderId, orders), inArray(payment.state, statesWhere(awaitsDecision))),
    ),
    receipts: await tx.$count(invoice, inArray(invoice.paymentId, payments)),
    parcels: await tx.$count(
      sheetDelivery,
      and(
        inArray(sheetDelivery.enrolmentId, courses),
        sql`${sheetDelivery.state} not in ('draft', 'delivered', 'returned', 'cancelled')`,
      ),
    ),
    open_complaints: await tx.$count(complaint, and(eq(complaint.doctorId, doctorId), ne(complaint.state, 'closed'))),
  }
}
