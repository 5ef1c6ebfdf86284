import { type Tx, tables } from '@prostuti/db'
import { defaultChangeRule, lastDayToMove } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, asc, eq, gt, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { priceAt } from '../../catalogue/index.ts'
import { loadOrders, type MoveQuote, type OrderFacts, quoteMoves, readShares } from '../../payment/index.ts'
import { findCourseOrder } from '../find-course-order.ts'

const { batch, batchCategory, courseSetting, enrolment, schedule, seatHold } = tables

export type MoveKey = {
  doctorId: number
  enrolmentId: number
  now: Date
  /** Staff move a doctor when the doctor's own time is over as well, and to batches that nobody enrols in any more. */
  byStaff?: true
}

/** Where the doctor is, and until when they may leave it for another. */
export type OwnPlace = {
  facts: OrderFacts
  enrolment: typeof enrolment.$inferSelect
  batch: typeof batch.$inferSelect
  schedule: typeof schedule.$inferSelect
  until: string
  state: 'open' | 'done' | 'over'
  moveWithinDays: number
  dueAfterDays: number
}

/** The enrolment as far as it can move: paid, and running. Somebody else's is not there. */
export async function readOwnPlace(tx: Tx, { doctorId, enrolmentId, now, byStaff }: MoveKey): Promise<OwnPlace> {
  const orderId = await findCourseOrder(tx, { doctorId, enrolmentId })
  const [facts] = await loadOrders(tx, [orderId], now)
  const [row] = await tx
    .select({
      ...{ enrolment, batch, schedule },
      moveWithinDays: sql<number>`coalesce(${courseSetting.moveWithinDays}, ${defaultChangeRule.moveWithinDays})`,
      dueAfterDays: sql<number>`coalesce(${courseSetting.moveDueAfterDays}, ${defaultChangeRule.moveDueAfterDays})`,
    })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(schedule, eq(schedule.id, enrolment.scheduleId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, batch.courseId))
    .where(eq(enrolment.id, enrolmentId))
  if (row === undefined) throw new AppError('not_found')
  if (row.enrolment.state !== 'active') throw new AppError('not_enrolled')
  const until = lastDayToMove(row.batch.startsOn, row.moveWithinDays)
  const isOver = !byStaff && dhakaDate(now) > until
  return { ...row, facts: facts!, until, state: row.enrolment.movedAt !== null ? 'done' : isOver ? 'over' : 'open' }
}

export type Move = {
  batch: typeof batch.$inferSelect
  schedule: typeof schedule.$inferSelect
  seatsLeft: number
  refusal: 'no_seat' | 'enrolled' | 'begun' | null
  reductionEndsAt: Date | null
  quote: MoveQuote
}

/**
 * The timetables of the same course that the doctor could move to, those of their own batch first: others while one can still
 * enrol in them, or they have only just begun as well.
 */
export async function findMoves(tx: Tx, own: OwnPlace, { doctorId, now, byStaff }: MoveKey): Promise<Move[]> {
  const rows = await selectPlaces(tx, own, { doctorId, now, ...(byStaff && { byStaff }) })
  const batchIds = [...new Set(rows.map((row) => row.batch.id))]
  const shares = await readShares(tx, batchIds)
  const theirs = await readOtherStates(tx, { doctorId, batchIds, but: own.enrolment.id })
  const targets = rows.map((row) => ({ row, shares: shares.get(row.batch.id) ?? [], ...priced(row, own, now) }))
  const { facts, dueAfterDays } = own
  const quoted = await quoteMoves(tx, { facts, dueAfterDays, now }, targets)
  return quoted.map(({ target: { row, reductionEndsAt }, quote }) => ({
    ...row,
    refusal: theirs.get(row.batch.id) ?? (row.seatsLeft > 0 ? null : 'no_seat'),
    reductionEndsAt,
    quote,
  }))
}

type Place = Awaited<ReturnType<typeof selectPlaces>>[number]

function priced({ batch: there }: Place, own: OwnPlace, now: Date) {
  if (there.id === own.batch.id) return { listing: null, reductionEndsAt: own.facts.row.reductionEndsAt }
  const { fee_paisa, discount_paisa } = priceAt(there, now)
  return {
    listing: { key: `batch:${there.id}`, listPaisa: fee_paisa, reductionPaisa: discount_paisa },
    reductionEndsAt: discount_paisa > 0 ? there.discountEndsAt : null,
  }
}

function selectPlaces(tx: Tx, own: OwnPlace, { doctorId, now, byStaff }: Omit<MoveKey, 'enrolmentId'>) {
  const today = dhakaDate(now)
  const at = sql.param(now, seatHold.heldUntil)
  const held = sql`(select count(*) from ${seatHold} where ${seatHold.scheduleId} = ${schedule.id}
    and ${seatHold.doctorId} <> ${doctorId}::int and ${seatHold.heldUntil} > ${at})`
  const isSame = eq(batch.id, own.batch.id)
  const isEnrolling = and(gt(batch.enrolmentEndsAt, now), sql`coalesce(${courseSetting.enrolmentOpen}, true)`)
  const isYoung = sql`${batch.startsOn} + ${own.moveWithinDays}::int >= ${today}::date`
  return tx
    .select({
      ...{ batch, schedule },
      seatsLeft: sql<number>`greatest(0, ${schedule.seats} - ${schedule.seatsSold} - ${held})::int`,
    })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, batch.courseId))
    .where(
      and(
        ...[eq(batch.courseId, own.batch.courseId), ne(schedule.id, own.schedule.id), gte(batch.endsOn, today)],
        ...[schedule, batch, batchCategory].map((table) => eq(table.isActive, true)),
        byStaff ? undefined : or(isSame, isEnrolling, isYoung),
      ),
    )
    .orderBy(sql`${isSame} desc`, asc(batch.startsOn), asc(batch.id), asc(schedule.position), asc(schedule.id))
}

type OtherEnrolments = { doctorId: number; batchIds: number[]; but: number }

/** A doctor has one enrolment in a batch: one that is paid, or that is being paid, stands in the way of another. */
async function readOtherStates(tx: Tx, { doctorId, batchIds, but }: OtherEnrolments) {
  const rows =
    batchIds.length === 0
      ? []
      : await tx
          .select({ batchId: enrolment.batchId, state: enrolment.state })
          .from(enrolment)
          .where(
            and(
              eq(enrolment.doctorId, doctorId),
              inArray(enrolment.batchId, batchIds),
              ne(enrolment.id, but),
              inArray(enrolment.state, ['pending', 'active']),
            ),
          )
  return new Map(rows.map(({ batchId, state }) => [batchId, state === 'active' ? 'enrolled' : 'begun'] as const))
}
