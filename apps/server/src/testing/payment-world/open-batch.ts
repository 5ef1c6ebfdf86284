import { type Database, tables } from '@prostuti/db'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { findMoves, readOwnPlace } from '../../features/enrolment/move/find-moves.ts'
import { moveEnrolment } from '../../features/enrolment/move/move-enrolment.ts'
import { startEnrolment } from '../../features/enrolment/start-enrolment.ts'
import { buildBatch, type buildCourse, buildSchedule, buildScheduleEvent } from '../builders/build-batch.ts'
import { days, type TestClock } from '../test-clock.ts'
import type { SoldItem } from './sold-item.ts'

const { batch: batchTable, batchInstalment, enrolment, purchaseOrder, schedule } = tables

const far = '2199-12-31'

type BatchSetting = {
  db: Database['db']
  clock: TestClock
  course: Awaited<ReturnType<typeof buildCourse>>
  seats: number
}

/** A batch of its own for every schedule, with two timetables of few seats each, paid at once or in two parts. */
export async function openBatch({ db, clock, course, seats }: BatchSetting): Promise<SoldItem> {
  const dayIn = (count: number) => new Date(clock.now().getTime() + days(count)).toISOString().slice(0, 10)
  const batch = await buildBatch(db, course, {
    ...{ enrolmentEndsAt: new Date(`${far}T00:00:00Z`), startsOn: dayIn(0), endsOn: far, lectures: 2 },
  })
  const later = dayIn(30)
  await db.insert(batchInstalment).values([
    { batchId: batch.id, number: 1, amountPaisa: 400_000 },
    { batchId: batch.id, number: 2, amountPaisa: 600_000, dueOn: later },
  ])
  const batchId = batch.id
  const scheduleId = (await buildSchedule(db, batchId, { seats })).id
  const otherId = (await buildSchedule(db, batchId, { seats })).id
  // Whoever leaves late pays for the one of two classes that was held.
  for (const id of [scheduleId, otherId]) await buildScheduleEvent(db, id, { startsAt: new Date(clock.now()) })
  const enrol = (doctorId: number, which: number) =>
    db.transaction((tx) => startEnrolment(tx, { doctorId, batchId, scheduleId: which, now: clock.now() }))
  return {
    begin: (doctorId) => enrol(doctorId, scheduleId),
    change: (doctorId) => enrol(doctorId, otherId),
    reprice: (percent) =>
      db
        .update(batchTable)
        .set({ feePaisa: sql`fee_paisa * ${percent}::int / 100` })
        .where(eq(batchTable.id, batchId)),

    async move(doctorId, place) {
      const [own] = await db
        .select({ id: enrolment.id })
        .from(enrolment)
        .where(and(eq(enrolment.batchId, batchId), eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
      if (own === undefined) return
      const key = { doctorId, enrolmentId: own.id, now: clock.now() }
      const moves = await findMoves(db, await readOwnPlace(db, key), key)
      const wanted = moves[place % Math.max(1, moves.length)]
      if (wanted === undefined) return
      const wish = { scheduleId: wanted.schedule.id, totalPaisa: wanted.quote.price.total, locale: 'bn' as const }
      await db.transaction((tx) => moveEnrolment(tx, { ...key, ...wish }))
    },

    async findOrder(doctorId) {
      const [row] = await db
        .select({ id: purchaseOrder.id })
        .from(purchaseOrder)
        .innerJoin(enrolment, eq(enrolment.id, purchaseOrder.enrolmentId))
        .where(and(eq(enrolment.batchId, batchId), eq(enrolment.doctorId, doctorId)))
        .orderBy(desc(purchaseOrder.id))
        .limit(1)
      return row?.id
    },

    readOrders: () =>
      db
        .select({ order: purchaseOrder, state: enrolment.state })
        .from(purchaseOrder)
        .innerJoin(enrolment, eq(enrolment.id, purchaseOrder.enrolmentId))
        .where(eq(enrolment.batchId, batchId)),

    async findFaults(active) {
      const rows = await db
        .select()
        .from(schedule)
        .where(inArray(schedule.id, [scheduleId, otherId]))
      const sold = rows.reduce((sum, { seatsSold }) => sum + seatsSold, 0)
      const doctors = new Set(active.map(({ order }) => order.doctorId))
      return [
        ...(doctors.size === active.length ? [] : ['a doctor is enrolled twice']),
        ...(sold === active.length ? [] : [`${sold} seats are sold to ${active.length} doctors`]),
        ...(rows.every(({ seatsSold }) => seatsSold <= seats) ? [] : ['more seats are sold than there are']),
      ]
    },
  }
}
