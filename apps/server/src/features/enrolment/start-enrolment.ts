import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { holdSeat, keepOrderOpen, lockOrder, openOrder, scheduleSeat } from '../payment/index.ts'
import { lockEnrolling } from './lock-enrolling.ts'

const { batch, enrolment, purchaseOrder, schedule, seatHold } = tables

type EnrolmentRequest = { doctorId: number; batchId: number; scheduleId: number; now: Date }

/**
 * Holds a seat and opens an order for it, or gives back the one that is open; says which. A doctor has one enrolment in a
 * batch: one whose hold ended is taken up again, also in another schedule, so that money which is late still finds it. In
 * one transaction of the caller.
 */
export async function startEnrolment(tx: Transaction, request: EnrolmentRequest): Promise<{ orderId: number }> {
  const { doctorId, batchId, scheduleId, now } = request
  await lockEnrolling(tx, doctorId)
  await requireSchedule(tx, request)
  const known = await findEnrolment(tx, request)
  if (known === undefined) {
    // Before anything is written, because in a rush most get no seat.
    const { listing } = await holdSeat(tx, scheduleSeat({ doctorId, scheduleId }), { now })
    const [made] = await tx
      .insert(enrolment)
      .values({ doctorId, batchId, scheduleId, state: 'pending', createdAt: now })
      .returning({ id: enrolment.id })
    const { id: orderId } = await openOrder(tx, listing, { kind: 'enrolment', id: made!.id, doctorId, now })
    return { orderId }
  }
  if (known.state === 'active' || known.orderId === null) throw new AppError('already_enrolled')
  const order = await lockOrder(tx, known.orderId, doctorId)
  // Paid between the look and the lock.
  if (order.bookedAt !== null) throw new AppError('already_enrolled')
  const moves = known.scheduleId !== scheduleId
  if (moves) await moveTo(tx, { ...request, enrolmentId: known.id, from: known.scheduleId })
  await keepOrderOpen(tx, order, { now, requote: moves })
  return { orderId: order.id }
}

async function requireSchedule(tx: Tx, { batchId, scheduleId }: EnrolmentRequest): Promise<void> {
  const [row] = await tx
    .select({ one: sql`1` })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(
      and(eq(schedule.id, scheduleId), eq(batch.id, batchId), eq(schedule.isActive, true), eq(batch.isActive, true)),
    )
  if (row === undefined) throw new AppError('not_found')
}

/** One that ended is over: whoever comes back begins anew. */
export async function findEnrolment(tx: Tx, { doctorId, batchId }: Pick<EnrolmentRequest, 'doctorId' | 'batchId'>) {
  const [row] = await tx
    .select({
      id: enrolment.id,
      state: enrolment.state,
      scheduleId: enrolment.scheduleId,
      orderId: purchaseOrder.id,
    })
    .from(enrolment)
    .leftJoin(purchaseOrder, eq(purchaseOrder.enrolmentId, enrolment.id))
    .where(
      and(
        eq(enrolment.doctorId, doctorId),
        eq(enrolment.batchId, batchId),
        inArray(enrolment.state, ['pending', 'active', 'lapsed']),
      ),
    )
    .orderBy(desc(sql`${enrolment.state} <> 'lapsed'`), desc(enrolment.id))
    .limit(1)
  return row
}

type ScheduleMove = Pick<EnrolmentRequest, 'doctorId' | 'scheduleId'> & { enrolmentId: number; from: number }

/** Of one that is not paid yet. */
export async function moveTo(tx: Tx, { enrolmentId, doctorId, from, scheduleId }: ScheduleMove): Promise<void> {
  await tx.delete(seatHold).where(and(eq(seatHold.scheduleId, from), eq(seatHold.doctorId, doctorId)))
  await tx.update(enrolment).set({ scheduleId }).where(eq(enrolment.id, enrolmentId))
}
