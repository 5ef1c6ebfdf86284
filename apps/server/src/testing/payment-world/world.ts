import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { buildBranch } from '../builders/build-batch.ts'
import { buildStaff } from '../builders/build-staff.ts'
import { buildTestApp } from '../test-app.ts'
import { createTestClock } from '../test-clock.ts'
import { createBank } from './bank.ts'
import { makeMortal } from './mortal.ts'
import { nameStatements } from './name-statements.ts'
import { openWallet } from './wallet.ts'

/** Where schedules are played: the whole app, gateways that know the truth, and a database that outlives every process. */
export async function openWorld(given: Parameters<typeof createTestDatabase>[0] = {}) {
  const clock = createTestClock()
  const database = await createTestDatabase(given)
  nameStatements(database)
  makeMortal(database)
  const { db } = database
  const tills = { sslcommerz: createBank(clock.now), bkash: await openWallet(db, clock.now) }
  const gateways = { sslcommerz: tills.sslcommerz.gateway, bkash: tills.bkash.gateway }
  const { close, ...test } = await buildTestApp({ database, clock: clock.now, gateways })
  await db.insert(tables.site).values({
    companyName: { bn: 'প্রস্তুতি', en: 'Prostuti' },
    phone: '+8801700000000',
    email: 'hello@prostuti.example',
    heroHeadline: { bn: 'গুছিয়ে পড়ুন', en: 'Study in order' },
    paymentGateways: ['sslcommerz', 'bkash', 'manual'],
    manualPayment: { numbers: [{ wallet: 'bkash', number: '01700000000' }], note: { bn: 'সেন্ড মানি করুন।' } },
  })
  const office = {
    support: await buildStaff(db),
    accounts: await buildStaff(db, { role: 'accounts' }),
    owner: await buildStaff(db, { role: 'owner' }),
  }
  const branchId = (await buildBranch(db)).id
  return {
    ...test,
    db,
    clock,
    tills,
    office,
    branchId,
    async close() {
      await close()
      await tills.bkash.close()
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
