import { type Transaction, tables } from '@prostuti/db'
import { defaultChangeRule, defaultOverdueRule, lastDayToMove } from '@prostuti/payment-rules'
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isEnrolmentOpen, priceAt } from '../../catalogue/index.ts'
import { tellLive } from '../../live/index.ts'
import { cancelDraftParcels } from './cancel-draft-parcels.ts'
import { lockCountedSeats } from './counted-seats.ts'
import type { Purchasable, Seat } from './purchasable.ts'
import { readShares } from './read-shares.ts'
import { reckonBatchRefund } from './reckon-batch-refund.ts'

const { batch, courseSetting, doctor, enrolment, purchaseOrder, schedule, seatHold } = tables

/** A seat in one schedule of a batch. */
export function scheduleSeat({ doctorId, scheduleId }: { doctorId: number; scheduleId: number }): Seat {
  const isOfSchedule = eq(seatHold.scheduleId, scheduleId)
  return {
    async read(tx, now) {
      const [row] = await tx
        .select({ batch, detail: schedule.title, isActive: schedule.isActive })
        .from(schedule)
        .innerJoin(batch, eq(batch.id, schedule.batchId))
        .where(eq(schedule.id, scheduleId))
      if (row === undefined) return undefined
      const price = priceAt(row.batch, now)
      return {
        key: `batch:${row.batch.id}`,
        title: row.batch.title,
        detail: row.detail,
        listPaisa: price.fee_paisa,
        reductionPaisa: price.discount_paisa,
        reductionEndsAt: price.discount_paisa > 0 ? row.batch.discountEndsAt : null,
        isOpen: row.isActive && (await isEnrolmentOpen(tx, { id: row.batch.id, now })),
      }
    },
    lock: (tx, now) =>
      lockCountedSeats(
        tx,
        { stock: schedule, id: scheduleId, holds: seatHold, isOfStock: isOfSchedule, doctorId },
        now,
      ),
    async hold(tx, heldUntil) {
      await tx
        .insert(seatHold)
        .values({ scheduleId, doctorId, heldUntil })
        .onConflictDoUpdate({ target: [seatHold.scheduleId, seatHold.doctorId], set: { heldUntil } })
    },
    async take(tx) {
      await tx.update(schedule).set({ seatsSold: sql`seats_sold + 1` }).where(eq(schedule.id, scheduleId))
      await tx.delete(seatHold).where(and(isOfSchedule, eq(seatHold.doctorId, doctorId)))
    },
  }
}

/** An enrolment in a batch, which is what an order of this kind points to. */
export const batchPurchasable: Purchasable = {
  orderColumn: 'enrolmentId',

  heldUntil: sql`(select ${seatHold.heldUntil} from ${seatHold} join ${enrolment} on ${enrolment.scheduleId} = ${seatHold.scheduleId}
    where ${enrolment.id} = ${purchaseOrder.enrolmentId} and ${seatHold.doctorId} = ${purchaseOrder.doctorId})`,

  isPending: sql`exists (select from ${enrolment} where ${enrolment.id} = ${purchaseOrder.enrolmentId} and ${enrolment.state} = 'pending')`,

  async seatOf(tx, { id, doctorId }) {
    const [row] = await tx.select({ scheduleId: enrolment.scheduleId }).from(enrolment).where(eq(enrolment.id, id))
    return scheduleSeat({ doctorId, scheduleId: row!.scheduleId })
  },

  async isOwned(tx, { id }) {
    const other = alias(enrolment, 'other')
    const rows = await tx
      .select({ one: sql`1` })
      .from(enrolment)
      .innerJoin(other, and(eq(other.doctorId, enrolment.doctorId), eq(other.batchId, enrolment.batchId)))
      .where(and(eq(enrolment.id, id), ne(other.id, enrolment.id), inArray(other.state, ['pending', 'active'])))
    return rows.length > 0
  },

  async enter(tx, { id, doctorId }) {
    await tx.update(enrolment).set({ state: 'active' }).where(eq(enrolment.id, id))
    await tx.update(doctor).set({ hasActivePaidCourse: true }).where(eq(doctor.id, doctorId))
    await tellLive(tx, { doctor: doctorId }, { kind: 'enrolment', id })
  },

  async end(tx, { id, doctorId }, now) {
    const [ended] = await tx
      .update(enrolment)
      .set({ state: 'ended' })
      .where(and(eq(enrolment.id, id), eq(enrolment.state, 'active')))
      .returning()
    if (ended === undefined) return
    await tx
      .update(schedule)
      .set({ seatsSold: sql`greatest(0, seats_sold - 1)` })
      .where(eq(schedule.id, ended.scheduleId))
    await cancelDraftParcels(tx, id, now)
    const others = await tx.$count(enrolment, and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
    if (others === 0) await tx.update(doctor).set({ hasActivePaidCourse: false }).where(eq(doctor.id, doctorId))
    await tellLive(tx, { doctor: doctorId }, { kind: 'enrolment', id })
  },

  async lapse(tx, { id }) {
    await tx
      .update(enrolment)
      .set({ state: 'lapsed' })
      .where(and(eq(enrolment.id, id), eq(enrolment.state, 'pending')))
  },

  async listOwned(tx, doctorId) {
    const rows = await tx
      .select({ id: enrolment.id })
      .from(enrolment)
      .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
    return rows.map(({ id }) => id)
  },

  async releaseHolds(tx, doctorId) {
    await tx.delete(seatHold).where(eq(seatHold.doctorId, doctorId))
  },

  async reopen(tx, { id }) {
    await tx
      .update(enrolment)
      .set({ state: 'pending' })
      .where(and(eq(enrolment.id, id), eq(enrolment.state, 'lapsed')))
  },

  reckonRefund: reckonBatchRefund,

  async describe(tx, orderIds, now) {
    const rows = await tx
      .select({
        orderId: purchaseOrder.id,
        isBooked: sql<boolean>`${purchaseOrder.bookedAt} is not null`,
        enrolmentId: enrolment.id,
        state: enrolment.state,
        batchId: enrolment.batchId,
        heldUntil: seatHold.heldUntil,
        startsOn: batch.startsOn,
        pauseLecturesAfterDays: courseSetting.pauseLecturesAfterDays,
        moveWithinDays: sql<number>`coalesce(${courseSetting.moveWithinDays}, ${defaultChangeRule.moveWithinDays})`,
        postponeDays: sql<number>`coalesce(${courseSetting.postponeDays}, ${defaultChangeRule.postponeDays})`,
      })
      .from(purchaseOrder)
      .innerJoin(enrolment, eq(enrolment.id, purchaseOrder.enrolmentId))
      .innerJoin(batch, eq(batch.id, enrolment.batchId))
      .leftJoin(courseSetting, eq(courseSetting.courseId, batch.courseId))
      .leftJoin(
        seatHold,
        and(
          eq(seatHold.scheduleId, enrolment.scheduleId),
          eq(seatHold.doctorId, purchaseOrder.doctorId),
          gt(seatHold.heldUntil, now),
        ),
      )
      .where(inArray(purchaseOrder.id, [...orderIds]))
    const shares = await readShares(
      tx,
      rows.filter(({ isBooked }) => !isBooked).map(({ batchId }) => batchId),
    )
    return new Map(
      rows.map(({ orderId, isBooked, enrolmentId, state, batchId, heldUntil, pauseLecturesAfterDays, ...row }) => [
        orderId,
        {
          names: {
            kind: 'enrolment',
            enrolment_id: enrolmentId,
            event_id: null,
            subscription_id: null,
            offer_id: null,
            batch_id: batchId,
          },
          heldUntil,
          pauseLecturesAfterDays: pauseLecturesAfterDays ?? defaultOverdueRule.pauseLecturesAfterDays,
          moveUntil: state === 'active' ? lastDayToMove(row.startsOn, row.moveWithinDays) : null,
          postponeDays: row.postponeDays,
          shares: (!isBooked && shares.get(batchId)) || [],
          pauses: state === 'active' ? 'lectures' : null,
          checkoutPage: `/my/courses/${enrolmentId}/checkout`,
          pageOfPayment: (paymentId) => `/my/courses/${enrolmentId}/payment/${paymentId}/done`,
        },
      ]),
    )
  },
}

/** The doctor leaves a batch that no order was for, such as one that was taken over from the books of before. */
export const endUnordered = (tx: Transaction, enrolment: { id: number; doctorId: number }, now: Date): Promise<void> =>
  batchPurchasable.end(tx, enrolment, now)
