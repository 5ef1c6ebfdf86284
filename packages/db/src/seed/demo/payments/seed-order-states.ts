import {
  bookMove,
  bookRefund,
  bookWaiver,
  dayAfter,
  type Reckoning,
  reckonMoveRefund,
  replanInstalments,
} from '@prostuti/payment-rules'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  batch,
  batchInstalment,
  doctor,
  enrolment,
  orderChange,
  orderInstalment,
  payment,
  purchaseOrder,
  refund,
  refundRequest,
  schedule,
  staff,
} from '../../../tables/index.ts'
import { dayOf, isoDate } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { book, seedOrder } from './seed-payments.ts'

/** The one of the demo doctors whose orders these are. */
const ownerOfOrders = demoDoctors.find(({ phone }) => phone === '+8801700000105')!

type Room = { batchId: number; scheduleId: number; courseId: number; feePaisa: number; isInParts: boolean }

/**
 * A doctor whose orders stand in every state: one of which everything can still be changed, a part put off, a batch moved from a
 * dearer one, money asked for, refused, and paid out.
 */
export async function seedOrderStates(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now)
  const [owner] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, ownerOfOrders.phone))
  const [helper] = await tx.select({ id: staff.id }).from(staff).limit(1)
  const doctorId = owner!.id
  const rooms = await findRooms(tx, now)
  const dear = rooms.find((room) => !room.isInParts && rooms.some((other) => isDearer(room, other)))
  const cheap = dear && rooms.find((room) => isDearer(dear, room))
  const [young, later, leaving, staying, left] = rooms.filter((room) => room !== dear && room !== cheap)
  if (!young || !later || !leaving || !staying || !left || !dear || !cheap)
    throw new Error('the demo has too few open batches')

  const enrol = async (room: Room, daysAgo: number) => {
    const place = { doctorId, batchId: room.batchId, scheduleId: room.scheduleId }
    const [made] = await tx.insert(enrolment).values(place).returning({ id: enrolment.id })
    const bookedOn = today - daysAgo
    const dueOn: [number, number, number] = [bookedOn, today + 12, today + 42]
    const order = await seedOrder(tx, { ...place, enrolmentId: made!.id, bookedOn, dueOn, gateway: 'bkash' })
    return { ...order, enrolmentId: made!.id }
  }
  const reckoned = (order: { total: number; amountPaisa: number }): Reckoning => ({
    ...{ rule: 'before_start', total: order.total, here: order.amountPaisa, classes: null, sheets: null },
    ...{ keep: 0, back: order.amountPaisa, allUntil: isoDate(today + 20) },
  })
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

  await enrol(young, 4)
  await postpone(tx, await enrol(later, 9), now)

  const leaver = await enrol(leaving, 6)
  await tx.insert(refundRequest).values({
    ...{ orderId: leaver.orderId, cause: 'leaving', state: 'looked_at', reckoning: reckoned(leaver) },
    ...{ reason: 'বদলি হয়ে দূরের উপজেলায় চলে যাচ্ছি', staffId: helper!.id, lookedAt: ago(3), createdAt: ago(20) },
  })

  const stayer = await enrol(staying, 11)
  const stays = { orderId: stayer.orderId, cause: 'leaving' as const, reckoning: reckoned(stayer) }
  await tx.insert(refundRequest).values([
    { ...stays, state: 'withdrawn', endedAt: ago(200), createdAt: ago(210) },
    {
      ...{ ...stays, state: 'refused', staffId: helper!.id, lookedAt: ago(80), decidedAt: ago(78), endedAt: ago(78) },
      ...{ answer: 'আপনার সঙ্গে ফোনে কথা বলে ঠিক হয়েছে, ব্যাচটি আপনি চালিয়ে যাবেন।', createdAt: ago(100) },
    },
  ])

  const gone = await enrol(left, 15)
  await payOut(tx, gone, { reckoning: reckoned(gone), staffId: helper!.id, askedAt: ago(150), at: ago(120) })
  await move(tx, await enrol(dear, 8), cheap, ago(30))
}

const isDearer = (one: Room, other: Room) =>
  one.courseId === other.courseId && one.feePaisa > other.feePaisa && one.batchId !== other.batchId

/** One timetable of each batch that has not begun, those that are paid in parts first. */
function findRooms(tx: Tx, now: Date): Promise<Room[]> {
  const isInParts = sql`exists (select from ${batchInstalment} where ${batchInstalment.batchId} = ${batch.id})`
  return tx
    .selectDistinctOn([isInParts, batch.startsOn, batch.id], {
      batchId: batch.id,
      scheduleId: schedule.id,
      courseId: batch.courseId,
      feePaisa: batch.feePaisa,
      isInParts: sql<boolean>`${isInParts}`,
    })
    .from(batch)
    .innerJoin(schedule, eq(schedule.batchId, batch.id))
    .where(
      and(
        ...[batch.isActive, schedule.isActive, gt(batch.enrolmentEndsAt, now), gt(batch.feePaisa, 0)],
        gt(batch.startsOn, isoDate(dayOf(now))),
      ),
    )
    .orderBy(sql`${isInParts} desc`, asc(batch.startsOn), asc(batch.id), asc(schedule.id))
}

type SeededOrder = Awaited<ReturnType<typeof seedOrder>> & { enrolmentId: number }

async function termsOf(tx: Tx, { orderId, parts }: SeededOrder) {
  const [row] = await tx.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
  const { title, detail, plan, listPaisa, reductionPaisa, totalPaisa } = row!
  return {
    ...{ title, detail, plan, parts, reductionEndsAt: null },
    ...{ list: listPaisa, reduction: reductionPaisa, code: 0, total: totalPaisa },
  }
}

async function postpone(tx: Tx, order: SeededOrder, now: Date): Promise<void> {
  const { orderId, parts } = order
  const next = parts[1]
  if (next === undefined) return
  const before = await termsOf(tx, order)
  await tx
    .insert(orderChange)
    .values({ orderId, kind: 'postponement', number: next.number, before, receipts: 1, at: now })
  await tx
    .update(orderInstalment)
    .set({ dueOn: dayAfter(next.dueOn, 15) })
    .where(and(eq(orderInstalment.orderId, orderId), eq(orderInstalment.number, next.number)))
}

type PayOut = { reckoning: Reckoning; staffId: number; askedAt: Date; at: Date }

async function payOut(tx: Tx, order: SeededOrder, { reckoning, staffId, askedAt, at }: PayOut): Promise<void> {
  const { orderId, paymentId, amountPaisa, total, enrolmentId } = order
  const [wish] = await tx
    .insert(refundRequest)
    .values({
      ...{
        orderId,
        cause: 'leaving',
        state: 'paid_out',
        reason: 'অসুস্থতা',
        reckoning,
        grantedPaisa: amountPaisa,
        staffId,
      },
      ...{ createdAt: askedAt, lookedAt: askedAt, decidedAt: at, endedAt: at },
    })
    .returning({ id: refundRequest.id })
  const [sent] = await tx
    .insert(refund)
    .values({
      ...{ paymentId, amountPaisa, requestId: wish!.id, reason: 'অসুস্থতা', state: 'done', staffId, asked: 1 },
      ...{ gatewayRef: `DEMO-REFUND-${orderId}`, settledAt: at, createdAt: at },
    })
    .returning({ id: refund.id })
  await tx.update(payment).set({ state: 'refunded', refundedPaisa: amountPaisa }).where(eq(payment.id, paymentId))
  if (total > amountPaisa) await book(tx, { kind: 'waiver', orderId, at }, bookWaiver(total - amountPaisa))
  await book(tx, { kind: 'refund', orderId, paymentId, refundId: sent!.id, at }, bookRefund(amountPaisa))
  await tx.update(purchaseOrder).set({ closedAt: at }).where(eq(purchaseOrder.id, orderId))
  await tx.update(enrolment).set({ state: 'ended' }).where(eq(enrolment.id, enrolmentId))
}

/** To a cheaper batch: what was paid is more than it costs, and waits to be sent back. */
async function move(tx: Tx, order: SeededOrder, to: Room, at: Date): Promise<void> {
  const { orderId, list, total, parts, amountPaisa, enrolmentId } = order
  const [there] = await tx.select().from(batch).where(eq(batch.id, to.batchId))
  const [place] = await tx.select().from(schedule).where(eq(schedule.id, to.scheduleId))
  const [own] = await tx.select().from(enrolment).where(eq(enrolment.id, enrolmentId))
  const before = await termsOf(tx, order)
  const price = { list: there!.feePaisa, total: there!.feePaisa }
  await tx.insert(orderChange).values({
    ...{ orderId, kind: 'move', before, receipts: 1, at },
    ...{ fromScheduleId: own!.scheduleId, toScheduleId: to.scheduleId },
  })
  await tx
    .update(purchaseOrder)
    .set({
      ...{ title: there!.title, detail: place!.title },
      ...{ listPaisa: price.list, reductionPaisa: 0, totalPaisa: price.total },
    })
    .where(eq(purchaseOrder.id, orderId))
  await tx.delete(orderInstalment).where(eq(orderInstalment.orderId, orderId))
  const planned = replanInstalments(
    { ...{ total: price.total, covered: amountPaisa, parts, plan: before.plan, shares: [] }, dueAfterDays: 7 },
    isoDate(dayOf(at)),
  )
  await tx
    .insert(orderInstalment)
    .values(planned.map(({ number, amount, dueOn }) => ({ orderId, number, amountPaisa: amount, dueOn })))
  await tx
    .update(enrolment)
    .set({ batchId: to.batchId, scheduleId: to.scheduleId, movedFromScheduleId: own!.scheduleId, movedAt: at })
    .where(eq(enrolment.id, enrolmentId))
  const owed = total - amountPaisa
  const lines = bookMove({ before: { list, total }, after: price, owed, here: amountPaisa })
  await book(tx, { kind: 'move', orderId, at }, lines)
  const reckoning = reckonMoveRefund({ total: price.total, here: amountPaisa }, amountPaisa - price.total)
  await tx.insert(refundRequest).values({ orderId, cause: 'move', state: 'asked', reckoning, createdAt: at })
}
