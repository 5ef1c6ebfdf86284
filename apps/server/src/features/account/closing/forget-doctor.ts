import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'

const {
  activity,
  attempt,
  classAttendance,
  classRegistrant,
  campaignRecipient,
  classSms,
  complaint,
  complaintFile,
  complaintMessage,
  courierMessage,
  deliveryStep,
  device,
  deviceRequest,
  doctor,
  doctorDouble,
  doctorNote,
  freeSeat,
  enrolment,
  impersonationCode,
  notice,
  notebookCard,
  notebookReview,
  notebookSettings,
  notebookUndo,
  noticeRead,
  objection,
  paper,
  payout,
  planBlock,
  planFeed,
  practiceSet,
  practiceSetting,
  purchaseOrder,
  pushSetting,
  pushSubscription,
  pushTold,
  refund,
  refundRequest,
  rotaException,
  sheetDelivery,
  signIn,
  studyRota,
  videoNote,
  videoProgress,
  waiver,
} = tables

/**
 * Takes the person out of everything that hangs on a closed account: what was only for them goes, what the centre must keep
 * (orders, payments, receipts, attempts) stays with a row that says nobody. A second time changes nothing; it is done again for
 * a while, because something may have been on its way when the account was closed.
 */
export async function forgetDoctor(tx: Transaction, doctorId: number): Promise<void> {
  await forgetTraces(tx, doctorId)
  await forgetComplaints(tx, doctorId)
  await forgetParcels(tx, doctorId)
  await forgetWishes(tx, doctorId)
}

/** The profile itself. Its number is free to register again. */
export async function emptyProfile(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  await tx
    .update(doctor)
    .set({
      phone: `closed:${doctorId}`,
      name: '–',
      email: null,
      bmdc: null,
      medicalCollegeId: null,
      presentDivisionId: null,
      presentDistrictId: null,
      presentUpazilaId: null,
      presentAddress: null,
      permanentDivisionId: null,
      permanentDistrictId: null,
      permanentUpazilaId: null,
      permanentAddress: null,
      avatar: null,
      // The column wants one of this kind; no password has this hash.
      passwordHash: '$argon2id$closed',
      deviceReleasedAt: null,
      phoneSetAt: null,
      hasActivePaidCourse: false,
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(doctor.id, doctorId))
}

/** Sign-ins before devices, which they point to. */
async function forgetTraces(tx: Transaction, doctorId: number): Promise<void> {
  const own = [
    pushSubscription,
    pushSetting,
    pushTold,
    signIn,
    deviceRequest,
    device,
    impersonationCode,
    doctorNote,
    freeSeat,
    videoProgress,
    videoNote,
    noticeRead,
    notice,
    objection,
    classSms,
    campaignRecipient,
    classAttendance,
    classRegistrant,
    planFeed,
    planBlock,
    rotaException,
    studyRota,
    notebookReview,
    notebookUndo,
    notebookCard,
    notebookSettings,
    activity,
    practiceSetting,
  ] as const
  await tx.delete(doctorDouble).where(or(eq(doctorDouble.doctorId, doctorId), eq(doctorDouble.otherId, doctorId)))
  for (const table of own) await tx.delete(table).where(eq(table.doctorId, doctorId))
  // What they practised counted for nobody else.
  const practised = tx.select({ id: practiceSet.paperId }).from(practiceSet).where(eq(practiceSet.doctorId, doctorId))
  await tx.delete(attempt).where(inArray(attempt.paperId, practised))
  await tx.delete(paper).where(inArray(paper.id, practised))
  // Why a sitting was declared void may name somebody.
  const spoilt = and(eq(attempt.doctorId, doctorId), isNotNull(attempt.voidWords))
  await tx.update(attempt).set({ voidWords: null }).where(spoilt)
}

/** The files are let go of, and as old as can be: the sweep of loose files takes them from the disk, however this process ends. */
async function forgetComplaints(tx: Transaction, doctorId: number): Promise<void> {
  const talks = tx.select({ id: complaint.id }).from(complaint).where(eq(complaint.doctorId, doctorId))
  const lines = tx
    .select({ id: complaintMessage.id })
    .from(complaintMessage)
    .where(inArray(complaintMessage.complaintId, talks))
  await tx
    .update(complaintFile)
    .set({ messageId: null, doctorId: null, name: '', createdAt: new Date(0) })
    .where(or(eq(complaintFile.doctorId, doctorId), inArray(complaintFile.messageId, lines)))
  await tx.delete(complaint).where(eq(complaint.doctorId, doctorId))
}

/** A parcel that a courier has goes its way, by the address that the courier has; we ask about it no more. */
async function forgetParcels(tx: Transaction, doctorId: number): Promise<void> {
  const courses = tx.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.doctorId, doctorId))
  const ofDoctor = inArray(sheetDelivery.enrolmentId, courses)
  await tx
    .update(sheetDelivery)
    .set({ recipientName: '', recipientPhone: '', address: '', note: null, refusal: null, nextAskAt: null })
    .where(and(ofDoctor, or(ne(sheetDelivery.address, ''), isNotNull(sheetDelivery.nextAskAt))))
  const parcels = tx.select({ id: sheetDelivery.id }).from(sheetDelivery).where(ofDoctor)
  await tx
    .update(deliveryStep)
    .set({ detail: null })
    .where(and(inArray(deliveryStep.deliveryId, parcels), isNotNull(deliveryStep.detail)))
  await tx
    .update(courierMessage)
    .set({ body: {} })
    .where(and(inArray(courierMessage.deliveryId, parcels), sql`${courierMessage.body} <> '{}'`))
}

/** That money was asked back, and how much, belongs to the books; why, and what was written about it, does not. */
async function forgetWishes(tx: Transaction, doctorId: number): Promise<void> {
  const orders = tx.select({ id: purchaseOrder.id }).from(purchaseOrder).where(eq(purchaseOrder.doctorId, doctorId))
  const wishes = tx.select({ id: refundRequest.id }).from(refundRequest).where(inArray(refundRequest.orderId, orders))
  const isSaid: SQL | undefined = or(isNotNull(refundRequest.reason), isNotNull(refundRequest.answer))
  await tx
    .update(refund)
    .set({ reason: 'leaving' })
    .where(and(inArray(refund.requestId, wishes), ne(refund.reason, 'leaving')))
  await tx
    .update(payout)
    .set({ reason: 'leaving', answer: null, words: null })
    .where(and(inArray(payout.orderId, orders), ne(payout.reason, 'leaving')))
  await tx
    .update(waiver)
    .set({ reason: 'waived', words: null })
    .where(and(inArray(waiver.orderId, orders), ne(waiver.reason, 'waived')))
  await tx
    .update(refundRequest)
    .set({ reason: null, answer: null })
    .where(and(inArray(refundRequest.orderId, orders), isSaid))
}
