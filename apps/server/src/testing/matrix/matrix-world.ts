import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts, tables } from '@prostuti/db'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { placeDemoFiles } from '../../start/place-demo-files.ts'
import { buildDoctor } from '../builders/build-doctor.ts'
import { buildImpersonation } from '../builders/build-impersonation.ts'
import { buildSignIn } from '../builders/build-sign-in.ts'
import { buildTestApp } from '../test-app.ts'

const {
  adminVideo,
  complaint,
  complaintMessage,
  doctor,
  enrolment,
  event,
  eventRegistration,
  material,
  orderInstalment,
  paper,
  payment,
  purchaseOrder,
} = tables
const { scheduleEvent, schedule, seatHold, sheetDelivery, subscriptionOfferVideo, videoNote } = tables

type Headers = Record<string, string>

export type MatrixWorld = Awaited<ReturnType<typeof buildMatrixWorld>>

/**
 * The demo centre with the doctor who has everything there (`own`), and everybody who should not get at it: a stranger, a
 * doctor whose place is not paid yet, the own doctor on a new device, staff who look on.
 */
export async function buildMatrixWorld() {
  const dataDir = await mkdtemp(join(tmpdir(), 'prostuti-matrix-'))
  const { app, deps, close } = await buildTestApp({ env: { dataDir } })
  await placeDemoFiles(deps.storage)
  const { db } = deps.database
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const now = deps.clock()

  // With every field of the profile filled in, so that any of them would be seen where it does not belong.
  const [own] = await db
    .update(doctor)
    .set({
      email: 'private.mailbox@example.org',
      bmdc: 'A-7654321',
      presentAddress: 'বাসা ৪১, গোপন লেন',
      permanentAddress: 'গ্রাম: নিভৃতপুর',
      avatar: 'private-picture.webp',
    })
    .where(eq(doctor.phone, '+8801700000101'))
    .returning()
  const doctorId = own!.id
  const stranger = await buildDoctor(db)
  const waiting = await buildDoctor(db)

  // The course in which the doctor has a parcel, recordings and a part of the fee to come.
  const [course] = await db
    .select({
      id: enrolment.id,
      batchId: enrolment.batchId,
      scheduleId: enrolment.scheduleId,
      orderId: purchaseOrder.id,
    })
    .from(enrolment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.enrolmentId, enrolment.id))
    .innerJoin(sheetDelivery, eq(sheetDelivery.enrolmentId, enrolment.id))
    .where(and(eq(enrolment.doctorId, doctorId), eq(purchaseOrder.plan, 'instalments')))
    .limit(1)
  if (course === undefined) throw new Error('the demo doctor has no course paid in parts with sheets')
  const [pending] = await db
    .insert(enrolment)
    .values({ doctorId: waiting.id, batchId: course.batchId, scheduleId: course.scheduleId, state: 'pending' })
    .returning({ id: enrolment.id })

  const begun = and(eq(scheduleEvent.scheduleId, course.scheduleId), sql`${scheduleEvent.startsAt} <= ${now}`)
  const first = async <T>(rows: Promise<T[]>, what: string): Promise<T> => {
    const [row] = await rows
    if (row === undefined) throw new Error(`the demo has no ${what}`)
    return row
  }
  const lecture = await first(
    db
      .select({ id: scheduleEvent.id, videoId: scheduleEvent.videoId })
      .from(scheduleEvent)
      .where(and(begun, isNotNull(scheduleEvent.videoId), eq(scheduleEvent.isCancelled, false)))
      .orderBy(desc(scheduleEvent.startsAt))
      .limit(1),
    'recorded lecture',
  )
  const [live] = await db
    .insert(scheduleEvent)
    .values({
      scheduleId: course.scheduleId,
      kind: 'lecture',
      title: { bn: 'লাইভ ক্লাস' },
      startsAt: now,
      endsAt: new Date(now.getTime() + 7_200_000),
    })
    .returning({ id: scheduleEvent.id })
  await db
    .insert(tables.liveClass)
    .values({ scheduleEventId: live!.id, heldBy: 'meet', link: 'https://meet.google.com/abc-defg-hij' })
  const readable = await first(
    db
      .select({ id: material.id })
      .from(material)
      .where(and(eq(material.batchId, course.batchId), eq(material.downloadAllowed, true)))
      .limit(1),
    'material to download',
  )
  const [note] = await db
    .insert(videoNote)
    .values({ doctorId, videoId: lecture.videoId!, atSeconds: 7, text: 'আবার দেখব' })
    .returning({ id: videoNote.id })
  const extra = await first(
    db.select({ id: adminVideo.id }).from(adminVideo).where(eq(adminVideo.batchId, course.batchId)).limit(1),
    'extra video',
  )
  const [onShelf] = await db
    .select({ offerId: subscriptionOfferVideo.offerId, videoId: subscriptionOfferVideo.videoId })
    .from(subscriptionOfferVideo)
    .where(
      sql`not exists (select from subscription_video v join subscription s on s.id = v.subscription_id where v.video_id = ${subscriptionOfferVideo.videoId} and s.doctor_id = ${doctorId})`,
    )
    .limit(1)
  const paid = await first(
    db
      .select({ id: payment.id })
      .from(payment)
      .where(and(eq(payment.orderId, course.orderId), eq(payment.state, 'paid')))
      .limit(1),
    'payment',
  )
  const talk = await first(
    db
      .select({ id: complaint.id, messageId: complaintMessage.id })
      .from(complaint)
      .innerJoin(complaintMessage, eq(complaintMessage.complaintId, complaint.id))
      .where(
        and(eq(complaint.doctorId, doctorId), sql`${complaint.state} <> 'closed'`, isNotNull(complaintMessage.staffId)),
      )
      .limit(1),
    'complaint that was answered',
  )

  const openEvent = await first(
    db
      .select({ id: eventRegistration.eventId })
      .from(eventRegistration)
      .innerJoin(event, eq(event.id, eventRegistration.eventId))
      .where(
        and(
          eq(eventRegistration.doctorId, doctorId),
          isNotNull(event.joinLink),
          sql`${event.startsAt} < ${new Date(now.getTime() + 15 * 60_000)}`,
        ),
      )
      .limit(1),
    'event that can be joined',
  )

  /** Exams of the own schedule: one that was sat, one that can be begun. */
  const examOf = async (sat: boolean) =>
    first(
      db
        .select({ id: scheduleEvent.id })
        .from(scheduleEvent)
        .innerJoin(paper, eq(paper.id, scheduleEvent.paperId))
        .where(
          and(
            eq(scheduleEvent.scheduleId, course.scheduleId),
            sql`${paper.opensAt} <= ${now}`,
            sql`${sat ? sql`` : sql`not`} exists (select from attempt a where a.paper_id = ${paper.id} and a.doctor_id = ${doctorId})`,
            sat
              ? sql`coalesce(${paper.answersAt}, ${paper.closesAt}) <= ${now}`
              : sql`(${paper.closesAt} > ${now} or ${paper.lateAllowed})`,
          ),
        )
        .limit(1),
      sat ? 'exam that was sat' : 'exam to sit',
    )

  const satExam = (await examOf(true)).id
  /** Two cards of the notebook, from the exam that was sat. */
  const cards = await db.execute<{ id: number }>(sql`
    insert into notebook_card (doctor_id, question_id, paper_id, version_id, by_hand, queue_on, made_at)
    select ${doctorId}, question_id, paper_question.paper_id, version_id, true, '2020-01-01', now()
    from paper_question join schedule_event row on row.paper_id = paper_question.paper_id
    where row.id = ${satExam} order by position limit 2
    on conflict (doctor_id, question_id) do update set left_because = null returning question_id as id`)

  const headersOf = async (id: number, verified = true): Promise<Headers> =>
    (await buildSignIn(db, { doctorId: id, verified, now })).headers

  /** Without the device's token: with it, a login would rightly be one on a verified device. */
  const endedHeaders = async (): Promise<Headers> => {
    const { signInId, token } = await buildSignIn(db, { doctorId, now })
    await db
      .update(tables.signIn)
      .set({ endedAt: now, endedBecause: 'ended_by_doctor' })
      .where(eq(tables.signIn.id, signInId))
    return { authorization: `Bearer ${token}` }
  }

  /** Another device and another sign-in of the own doctor, to release and to end. */
  const spare = await buildSignIn(db, { doctorId, now })
  const [otherRoom] = await db
    .select({ batchId: schedule.batchId, id: schedule.id })
    .from(schedule)
    .innerJoin(tables.batch, eq(tables.batch.id, schedule.batchId))
    .where(
      sql`${tables.batch.enrolmentEndsAt} > ${now} and ${tables.batch.isActive} and ${schedule.seats} > ${schedule.seatsSold} and not exists (select from enrolment e where e.batch_id = ${schedule.batchId} and e.doctor_id = ${doctorId}) and not exists (select from ${seatHold} h where h.schedule_id = ${schedule.id})`,
    )
    .limit(1)

  /** The parts of the fee were due long ago, or in a year: what was agreed is kept by a trigger, which is put aside for this. */
  const setDue = (dueOn: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.update(orderInstalment).set({ dueOn }).where(eq(orderInstalment.orderId, course.orderId))
    })

  /** What the own doctor has begun here never was: while an exam runs, no staff look on. */
  const forgetExams = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`delete from attempt where doctor_id = ${doctorId} and started_at >= ${now}`)
    })

  return {
    base,
    db,
    deps,
    doctor: own!,
    password: demoAccounts[0]!.password,
    course,
    pendingId: pending!.id,
    liveClassId: live!.id,
    lecture: { id: lecture.id, videoId: lecture.videoId! },
    satExam,
    cardId: cards.rows[0]!.id,
    spareCardId: cards.rows[1]!.id,
    openExam: (await examOf(false)).id,
    shelf: onShelf!,
    materialId: readable.id,
    adminVideoId: extra.id,
    noteId: note!.id,
    paymentId: paid.id,
    talk,
    openEventId: openEvent.id,
    spare,
    room: otherRoom!,
    headers: {
      own: await headersOf(doctorId),
      stranger: await headersOf(stranger.id),
      waiting: await headersOf(waiting.id),
      unverified: await headersOf(doctorId, false),
      /** For the calls outside of the doctor's area, one of which ends the sign-in that asks. */
      newDevice: await headersOf(doctorId, false),
      ended: await endedHeaders(),
      staff: await buildImpersonation(db, { doctorId, now }),
      nobody: { authorization: 'Bearer nobody' },
    },
    setDue,
    forgetExams,
    /** What calls have made, for the calls after them. */
    made: {} as Record<string, number>,
    close: async () => {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
