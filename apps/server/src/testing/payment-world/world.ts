import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import type { Deps } from '../../deps.ts'
import { buildBatch, buildCourse, buildSchedule } from '../build-batch.ts'
import { buildDoctor } from '../build-doctor.ts'
import { buildStaff } from '../build-staff.ts'
import { buildTestApp } from '../test-app.ts'
import { createTestClock, days } from '../test-clock.ts'
import { createBank } from './bank.ts'
import { makeMortal } from './mortal.ts'

const far = '2199-12-31'

/** Where schedules are played: the whole app, a bank that tells the truth, and a database that outlives every process. */
export async function openWorld() {
  const clock = createTestClock()
  const bank = createBank(clock.now)
  const database = await createTestDatabase()
  makeMortal(database)
  const gateways: Deps['gateways'] = { sslcommerz: bank, bkash: { ...bank, name: 'bkash', available: false } }
  const test = await buildTestApp({ database, clock: clock.now, gateways })
  const { db } = database
  await db.insert(tables.site).values({
    companyName: { bn: 'প্রস্তুতি', en: 'Prostuti' },
    phone: '+8801700000000',
    email: 'hello@prostuti.example',
    heroHeadline: { bn: 'গুছিয়ে পড়ুন', en: 'Study in order' },
  })
  const place = await buildCourse(db)
  const doctors = [(await buildDoctor(db)).id, (await buildDoctor(db)).id] as const
  const staffId = (await buildStaff(db)).id
  return {
    ...test,
    db,
    clock,
    bank,
    doctors,
    staffId,
    /** A batch of its own for every schedule, long after the last one. */
    async openBatch(seats: number) {
      clock.move(days(4))
      const batch = await buildBatch(db, place, { enrolmentEndsAt: new Date(`${far}T00:00:00Z`), endsOn: far })
      const later = new Date(clock.now().getTime() + days(30)).toISOString().slice(0, 10)
      await db.insert(tables.batchInstalment).values([
        { batchId: batch.id, number: 1, amountPaisa: 400_000 },
        { batchId: batch.id, number: 2, amountPaisa: 600_000, dueOn: later },
      ])
      const schedule = await buildSchedule(db, batch.id, { seats })
      bank.sessions.clear()
      bank.paidBack.clear()
      bank.isAway = false
      return { batchId: batch.id, scheduleId: schedule.id, seats }
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
export type Place = Awaited<ReturnType<World['openBatch']>>
