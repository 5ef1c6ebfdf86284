import { type Db, tables } from '@prostuti/db'
import { defaultOverdueRule, type Instalment, type Paisa } from '@prostuti/payment-rules'
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'

const {
  batch,
  courseSetting,
  doctor,
  enrolment,
  ledgerEntry,
  ledgerLine,
  orderInstalment,
  purchaseOrder,
  subscription,
} = tables

/** An order of which something is still to be paid, by a doctor who has what it was for. */
export type OwingOrder = {
  id: number
  kind: 'enrolment' | 'subscription'
  /** Where it is paid. */
  checkout: string
  phone: string
  title: string
  pauseLecturesAfterDays: number
  paid: Paisa
  parts: Instalment[]
}

/** Of these one part at least is due by `today` or within a week; which deserve a reminder is for the rules to say. */
export async function readOwingOrders(db: Db, today: string): Promise<OwingOrder[]> {
  const isSoon = sql`exists (select 1 from ${orderInstalment} part where part.order_id = ${purchaseOrder.id}
    and part.due_on <= ${today}::date + 7)`
  const paid = sql<number>`coalesce((select sum(line.amount_paisa) from ${ledgerEntry} entry
    join ${ledgerLine} line on line.entry_id = entry.id
    where entry.order_id = ${purchaseOrder.id} and entry.kind = 'payment' and line.account = 'cash'), 0)::int`
  const rows = await db
    .select({
      id: purchaseOrder.id,
      enrolmentId: enrolment.id,
      offerId: subscription.offerId,
      phone: doctor.phone,
      title: purchaseOrder.title,
      pauseAfter: courseSetting.pauseLecturesAfterDays,
      paid,
      number: orderInstalment.number,
      amount: orderInstalment.amountPaisa,
      dueOn: orderInstalment.dueOn,
    })
    .from(purchaseOrder)
    .leftJoin(enrolment, and(eq(enrolment.id, purchaseOrder.enrolmentId), eq(enrolment.state, 'active')))
    .leftJoin(subscription, and(eq(subscription.id, purchaseOrder.subscriptionId), eq(subscription.state, 'active')))
    .leftJoin(batch, eq(batch.id, enrolment.batchId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, batch.courseId))
    .innerJoin(doctor, eq(doctor.id, purchaseOrder.doctorId))
    .innerJoin(orderInstalment, eq(orderInstalment.orderId, purchaseOrder.id))
    .where(
      and(
        isNotNull(purchaseOrder.bookedAt),
        isNull(purchaseOrder.paidAt),
        isNull(purchaseOrder.closedAt),
        or(isNotNull(enrolment.id), isNotNull(subscription.id)),
        isSoon,
      ),
    )
    .orderBy(asc(purchaseOrder.id), asc(orderInstalment.number))
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((parts) => {
    const { id, enrolmentId, offerId, phone, title, pauseAfter, paid } = parts[0]!
    return {
      id,
      kind: offerId === null ? 'enrolment' : 'subscription',
      checkout:
        offerId === null ? `/my/courses/${enrolmentId}/checkout` : `/my/subscription/${offerId}/checkout?order=${id}`,
      phone,
      title: title.bn,
      pauseLecturesAfterDays: pauseAfter ?? defaultOverdueRule.pauseLecturesAfterDays,
      paid,
      parts: parts.map(({ number, amount, dueOn }) => ({ number, amount, dueOn })),
    }
  })
}
