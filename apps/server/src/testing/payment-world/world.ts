import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import type { Deps } from '../../deps.ts'
import { buildCourse } from '../build-batch.ts'
import { buildDoctor } from '../build-doctor.ts'
import { buildStaff } from '../build-staff.ts'
import { buildTestApp } from '../test-app.ts'
import { createTestClock, days } from '../test-clock.ts'
import { createBank } from './bank.ts'
import { openBatch } from './batch-place.ts'
import { makeMortal } from './mortal.ts'
import { openShelf } from './shelf-place.ts'

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
  const course = await buildCourse(db)
  const doctors = [(await buildDoctor(db)).id, (await buildDoctor(db)).id] as const
  const staffId = (await buildStaff(db)).id
  return {
    ...test,
    db,
    clock,
    bank,
    doctors,
    staffId,
    /** Somewhere new for every schedule, long after the last one. */
    async openPlace(kind: 'batch' | 'shelf', seats: number) {
      clock.move(days(4))
      bank.sessions.clear()
      bank.paidBack.clear()
      bank.isAway = false
      return kind === 'batch' ? openBatch({ db, clock, course, seats }) : openShelf({ db, clock })
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
