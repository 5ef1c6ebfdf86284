import { type Database, tables } from '@prostuti/db'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { startEnrolment } from '../../features/enrolment/start-enrolment.ts'
import { buildBatch, type buildCourse, buildSchedule } from '../builders/build-batch.ts'
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
  const batch = await buildBatch(db, course, { enrolmentEndsAt: new Date(`${far}T00:00:00Z`), endsOn: far })
  const later = new Date(clock.now().getTime() + days(30)).toISOString().slice(0, 10)
  await db.insert(batchInstalment).values([
    { batchId: batch.id, number: 1, amountPaisa: 400_000 },
    { batchId: batch.id, number: 2, amountPaisa: 600_000, dueOn: later },
  ])
  const batchId = batch.id
  const scheduleId = (await buildSchedule(db, batchId, { seats })).id
  const otherId = (await buildSchedule(db, batchId, { seats })).id
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
