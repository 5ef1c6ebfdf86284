import { type Tx, tables } from '@prostuti/db'
import { bookWaiver } from '@prostuti/payment-rules'
import { and, eq, sql } from 'drizzle-orm'
import { tellLive } from '../../live/index.ts'
import { owedOf } from '../ledger/owed-of.ts'
import { writeLedger } from '../ledger/write-ledger.ts'
import { endSubscription } from '../purchasables/end-subscription.ts'
import type { OrderRow } from './lock-order.ts'

const { doctor, enrolment, event, eventRegistration, purchaseOrder, schedule } = tables

/**
 * The doctor leaves what the order was for: the seat is free for others, and what is still owed is no longer asked for. The
 * order's row is locked by the caller; ending it a second time changes nothing.
 */
export async function endOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.bookedAt === null) return
  const owed = await owedOf(tx, order.id)
  if (owed > 0) await writeLedger(tx, { kind: 'waiver', orderId: order.id, at: now }, bookWaiver(owed))
  await tx
    .update(purchaseOrder)
    .set({ closedAt: sql`coalesce(${purchaseOrder.closedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(purchaseOrder.id, order.id))
  const { doctorId, subscriptionId } = order
  if (subscriptionId !== null) await endSubscription(tx, { subscriptionId, doctorId, now })
  else if (order.enrolmentId !== null) await endEnrolment(tx, order.enrolmentId)
  else await endRegistration(tx, { eventId: order.eventId!, doctorId })
}

async function endEnrolment(tx: Tx, enrolmentId: number): Promise<void> {
  const [ended] = await tx
    .update(enrolment)
    .set({ state: 'ended' })
    .where(and(eq(enrolment.id, enrolmentId), eq(enrolment.state, 'active')))
    .returning()
  if (ended === undefined) return
  await tx
    .update(schedule)
    .set({ seatsSold: sql`greatest(0, seats_sold - 1)` })
    .where(eq(schedule.id, ended.scheduleId))
  const others = await tx.$count(enrolment, and(eq(enrolment.doctorId, ended.doctorId), eq(enrolment.state, 'active')))
  if (others === 0) await tx.update(doctor).set({ hasActivePaidCourse: false }).where(eq(doctor.id, ended.doctorId))
  await tellLive(tx, { doctor: ended.doctorId }, { kind: 'enrolment', id: enrolmentId })
}

async function endRegistration(tx: Tx, { eventId, doctorId }: { eventId: number; doctorId: number }): Promise<void> {
  const ended = await tx
    .delete(eventRegistration)
    .where(and(eq(eventRegistration.eventId, eventId), eq(eventRegistration.doctorId, doctorId)))
    .returning()
  if (ended.length === 0) return
  await tx.update(event).set({ seatsSold: sql`greatest(0, seats_sold - 1)` }).where(eq(event.id, eventId))
}
