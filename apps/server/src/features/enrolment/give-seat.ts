import { type Transaction, tables } from '@prostuti/db'
import { AppError } from '../../errors.ts'
import { giveOrder, lockOrder, openFreeOrder, scheduleSeat } from '../payment/index.ts'
import { lockEnrolling } from './lock-enrolling.ts'
import { findEnrolment, moveTo } from './start-enrolment.ts'

const { enrolment } = tables

type GivenSeat = { doctorId: number; batchId: number; scheduleId: number; now: Date }

/**
 * Enrols a doctor without payment: an order of which the whole price is taken off, booked at once, and a seat that must be free. One
 * that the doctor has begun and not paid becomes the free one; whoever is in the batch already gets nothing.
 */
export async function giveSeat(tx: Transaction, given: GivenSeat): Promise<{ enrolmentId: number; orderId: number }> {
  const { doctorId, batchId, scheduleId, now } = given
  await lockEnrolling(tx, doctorId)
  const listing = await scheduleSeat({ doctorId, scheduleId }).read(tx, now)
  if (listing === undefined) throw new AppError('not_found')
  const known = await findEnrolment(tx, given)
  if (known === undefined) {
    const values = { doctorId, batchId, scheduleId, state: 'pending', createdAt: now } as const
    const [made] = await tx.insert(enrolment).values(values).returning({ id: enrolment.id })
    const order = await openFreeOrder(tx, listing, { kind: 'enrolment', id: made!.id, doctorId, now })
    return { enrolmentId: made!.id, orderId: order.id }
  }
  if (known.state === 'active' || known.orderId === null) throw new AppError('already_enrolled')
  const order = await lockOrder(tx, known.orderId, doctorId)
  // Paid between the look and the lock.
  if (order.bookedAt !== null) throw new AppError('already_enrolled')
  if (known.scheduleId !== scheduleId)
    await moveTo(tx, { doctorId, scheduleId, enrolmentId: known.id, from: known.scheduleId })
  await giveOrder(tx, order, { listing, now })
  return { enrolmentId: known.id, orderId: order.id }
}
