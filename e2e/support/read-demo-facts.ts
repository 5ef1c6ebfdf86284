import { tables } from '@prostuti/db'
import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { withDatabase } from './database.ts'

const { adminVideo, attempt, batch, complaint, doctor, enrolment, invoice, notice, paper, payment } = tables
const { purchaseOrder, scheduleEvent, sheetDelivery, subscription, subscriptionVideo, batchInstalment, schedule } =
  tables

export type DemoFacts = Awaited<ReturnType<typeof readDemoFacts>>

const phones = {
  farhana: '+8801700000101',
  tanvir: '+8801700000102',
  sadman: '+8801700000103',
  nazneen: '+8801700000104',
  mahbub: '+8801700000105',
}

/** Where in the demo data there is something to see of every kind. `at` is the moment of the pictures. */
export const readDemoFacts = (at: Date) =>
  withDatabase(async ({ db }) => {
    const idOf = async (phone: string) =>
      (await db.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, phone)))[0]?.id ?? 0
    const doctors = {
      farhana: await idOf(phones.farhana),
      tanvir: await idOf(phones.tanvir),
      sadman: await idOf(phones.sadman),
      nazneen: await idOf(phones.nazneen),
      mahbub: await idOf(phones.mahbub),
    }
    const orders = await db
      .select({ id: purchaseOrder.id, enrolmentId: purchaseOrder.enrolmentId })
      .from(purchaseOrder)
      .where(eq(purchaseOrder.doctorId, doctors.mahbub))
      .orderBy(asc(purchaseOrder.id))
    const own = eq(enrolment.doctorId, doctors.farhana)
    const [course, bcs] = await db
      .select({
        id: enrolment.id,
        batchId: enrolment.batchId,
        scheduleId: enrolment.scheduleId,
        sessionId: batch.courseSessionId,
      })
      .from(enrolment)
      .innerJoin(batch, eq(batch.id, enrolment.batchId))
      .where(and(own, eq(enrolment.state, 'active')))
      .orderBy(asc(enrolment.id))
    if (!course || !bcs) throw new Error('the demo doctor is not in two courses')
    const rows = await db
      .select({ id: scheduleEvent.id, key: paper.key, attemptId: attempt.id })
      .from(scheduleEvent)
      .innerJoin(paper, eq(paper.id, scheduleEvent.paperId))
      .leftJoin(attempt, and(eq(attempt.paperId, paper.id), eq(attempt.doctorId, doctors.farhana)))
      .where(eq(scheduleEvent.scheduleId, course.scheduleId))
      .orderBy(asc(scheduleEvent.startsAt))
    const [lecture] = await db
      .select({ id: scheduleEvent.id })
      .from(scheduleEvent)
      .where(
        and(
          eq(scheduleEvent.scheduleId, course.scheduleId),
          isNotNull(scheduleEvent.videoId),
          lt(scheduleEvent.startsAt, at),
        ),
      )
      .orderBy(desc(scheduleEvent.startsAt))
    const [live] = await db
      .select({ courseId: enrolment.id, scheduleId: scheduleEvent.scheduleId, id: scheduleEvent.id })
      .from(enrolment)
      .innerJoin(scheduleEvent, eq(scheduleEvent.scheduleId, enrolment.scheduleId))
      .where(and(eq(enrolment.doctorId, doctors.nazneen), gt(scheduleEvent.endsAt, at)))
      .orderBy(asc(scheduleEvent.startsAt))
    const named = (key: string) => rows.find((row) => row.key === key)?.id ?? 0
    const [delivery] = await db
      .select({ id: sheetDelivery.id, enrolmentId: sheetDelivery.enrolmentId })
      .from(sheetDelivery)
      .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
      .where(own)
      .orderBy(asc(sheetDelivery.id))
    const [written] = await db
      .select({ id: complaint.id })
      .from(complaint)
      .where(eq(complaint.doctorId, doctors.farhana))
      .orderBy(asc(complaint.id))
    const [told] = await db
      .select({ id: notice.id })
      .from(notice)
      .where(lt(notice.publishedAt, at))
      .orderBy(asc(notice.id))
    const [shown] = await db
      .select({ id: adminVideo.id })
      .from(adminVideo)
      .where(eq(adminVideo.batchId, course.batchId))
      .orderBy(asc(adminVideo.id))
    const [receipt] = await db
      .select({ enrolmentId: purchaseOrder.enrolmentId, paymentId: payment.id })
      .from(invoice)
      .innerJoin(payment, eq(payment.id, invoice.paymentId))
      .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
      .where(and(eq(purchaseOrder.doctorId, doctors.farhana), isNotNull(purchaseOrder.enrolmentId)))
      .orderBy(asc(invoice.number))
    const [shelf] = await db
      .select({ offerId: subscription.offerId, orderId: purchaseOrder.id, videoId: subscriptionVideo.videoId })
      .from(subscription)
      .innerJoin(purchaseOrder, eq(purchaseOrder.subscriptionId, subscription.id))
      .innerJoin(subscriptionVideo, eq(subscriptionVideo.subscriptionId, subscription.id))
      .where(and(eq(subscription.doctorId, doctors.farhana), gt(subscription.endsAt, at)))
      .orderBy(asc(subscription.id), asc(subscriptionVideo.videoId))
    const [roomy] = await db
      .select({ batchId: batch.id, scheduleId: sql<number>`min(${schedule.id})` })
      .from(batch)
      .innerJoin(schedule, eq(schedule.batchId, batch.id))
      .where(
        and(
          gt(batch.enrolmentEndsAt, at),
          gt(batch.feePaisa, 0),
          gt(batch.id, 1),
          sql`(select count(*) from ${batchInstalment} where ${batchInstalment.batchId} = ${batch.id}) > 1`,
        ),
      )
      .groupBy(batch.id)
      .orderBy(asc(batch.id))
    const [practised] = await db
      .select({ id: tables.practiceSet.paperId })
      .from(tables.practiceSet)
      .where(eq(tables.practiceSet.doctorId, doctors.farhana))
      .orderBy(asc(tables.practiceSet.paperId))
    return {
      doctors,
      practice: practised?.id ?? 0,
      orders,
      course,
      bcs,
      events: {
        late: named('fcps-medicine-weekly-ecg'),
        open: named('fcps-medicine-weekly-cardiovascular'),
        sat: rows.find(({ attemptId }) => attemptId !== null)?.id ?? 0,
        lecture: lecture?.id ?? 0,
      },
      live: live ?? { courseId: 0, scheduleId: 0, id: 0 },
      delivery: delivery ?? { id: 0, enrolmentId: 0 },
      complaint: written?.id ?? 0,
      notice: told?.id ?? 0,
      adminVideo: shown?.id ?? 0,
      invoiceCourse: receipt?.enrolmentId ?? 0,
      payment: { id: receipt?.paymentId ?? 0, enrolmentId: receipt?.enrolmentId ?? 0 },
      subscription: shelf ?? { offerId: 0, orderId: 0, videoId: 0 },
      roomy: `/batch-details/${roomy?.batchId}/enroll/${roomy?.scheduleId}`,
    }
  })
