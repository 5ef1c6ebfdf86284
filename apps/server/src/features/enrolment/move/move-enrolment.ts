import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { tellLive } from '../../live/index.ts'
import { cancelDraftParcels, isSeatFree, lockOrder, moveOrder, scheduleSeat } from '../../payment/index.ts'
import { findCourseOrder } from '../find-course-order.ts'
import { lockEnrolling } from '../lock-enrolling.ts'
import { findMoves, type MoveKey, type OwnPlace, readOwnPlace } from './find-moves.ts'

const { enrolment, schedule } = tables

type MoveWish = MoveKey & {
  scheduleId: number
  /** As it was shown. */
  totalPaisa: number
  locale: Locale
}

/**
 * Moves an enrolment to another timetable or batch of its course, once. It stays the same enrolment, so that results, progress,
 * notes, parcels and complaints stay with it. Seats, price, parts and books change in this one transaction of the caller; money
 * that is on its way finds the order as it is then. A second press finds it done.
 */
export async function moveEnrolment(tx: Transaction, wish: MoveWish): Promise<{ orderId: number }> {
  const { doctorId, enrolmentId, scheduleId, now } = wish
  await lockEnrolling(tx, doctorId)
  const orderId = await findCourseOrder(tx, wish)
  const order = await lockOrder(tx, orderId, doctorId)
  const own = await readOwnPlace(tx, wish)
  if (own.state === 'done' && own.schedule.id === scheduleId) return { orderId }
  requireMayMove(own)
  await lockSchedules(tx, [own.schedule.id, scheduleId])
  const move = (await findMoves(tx, own, wish)).find((each) => each.schedule.id === scheduleId)
  if (move === undefined) throw new AppError('not_found')
  if (move.refusal === 'enrolled' || move.refusal === 'begun') throw new AppError('already_enrolled')
  const seat = scheduleSeat({ doctorId, scheduleId })
  if (!(await isSeatFree(tx, seat, now))) throw new AppError('no_seat_left')
  if (move.quote.price.total !== wish.totalPaisa)
    throw invalidFields({ total: messages.error_field_price_changed({}, wish) })

  await seat.take(tx)
  await tx.update(schedule).set({ seatsSold: sql`greatest(0, seats_sold - 1)` }).where(eq(schedule.id, own.schedule.id))
  await tx
    .update(enrolment)
    .set({ batchId: move.batch.id, scheduleId, movedFromScheduleId: own.schedule.id, movedAt: now })
    .where(eq(enrolment.id, enrolmentId))
  if (move.batch.id !== own.batch.id) await cancelDraftParcels(tx, enrolmentId, now)
  const listing = { title: move.batch.title, detail: move.schedule.title, reductionEndsAt: move.reductionEndsAt }
  await moveOrder(tx, { order, from: own.schedule.id, to: scheduleId, listing, quote: move.quote, now })
  await tellLive(tx, { doctor: doctorId }, { kind: 'enrolment', id: enrolmentId })
  return { orderId }
}

function requireMayMove({ state, facts }: OwnPlace): void {
  if (facts.isLeaving) throw new AppError('refund_requested')
  const { bookedAt, closedAt } = facts.row
  if (state !== 'open' || bookedAt === null || closedAt !== null) throw new AppError('move_closed')
}

/** Both, the lower number first: of two doctors who change places none waits for the other in a circle. */
const lockSchedules = (tx: Transaction, ids: number[]) =>
  tx
    .select({ id: schedule.id })
    .from(schedule)
    .where(inArray(schedule.id, ids))
    .orderBy(asc(schedule.id))
    .for('no key update')
