import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { bookParcelsJob } from '../../apps/server/src/features/despatch/index.ts'
import { beginStaffJob } from '../../apps/server/src/features/staff-jobs/index.ts'
import { buildBatch, buildCourse, buildSchedule } from '../../apps/server/src/testing/builders/build-batch.ts'
import { buildDoctor } from '../../apps/server/src/testing/builders/build-doctor.ts'
import { buildStaff } from '../../apps/server/src/testing/builders/build-staff.ts'
import {
  connect,
  type Db,
  migrate,
  seedReference,
  seedStarterSite,
  startEmbeddedPostgres,
  tables,
} from '../../packages/db/src/index.ts'
import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { startSandbox } from '../../packages/sandbox/src/index.ts'
import { countOrders } from './count-orders.ts'
import { fillParcels } from './fill-parcels.ts'

const bookerFile = fileURLToPath(new URL('./booker.ts', import.meta.url))
const doneWithinMs = 300_000
/** Longer than the lease of a claim: what a dead process held is then taken up. */
const afterLeaseMs = 4 * 60_000

const { sheetDelivery, staffJob } = tables

/**
 * Many parcels booked in one press while two processes work, which are killed with -9 at random moments, one shortly after the other,
 * and begun again. Those that come later have a clock that is ahead, to which the claims of the dead are over sooner. What the courier was asked to take is counted at the
 * courier, which lives in this process.
 */
export async function bookUnderKills({ parcels, kills, seed }: { parcels: number; kills: number; seed: number }) {
  const chance = seededChance(seed)
  const orders = countOrders()
  const sandbox = await startSandbox({ onOrder: orders.hear })
  const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-bench-'))
  chmodSync(dataDir, 0o755)
  const cluster = await startEmbeddedPostgres({ dataDir })
  const database = connect(cluster.url, { max: 2 })
  let aheadMs = 0
  const startBooker = async () => {
    const env = { DATABASE_URL: cluster.url, SANDBOX_URL: sandbox.url, CLOCK_AHEAD_MS: String(aheadMs) }
    const booker = fork(bookerFile, { env: { ...process.env, ...env } })
    await once(booker, 'message')
    return booker
  }
  const bookers: ChildProcess[] = []
  try {
    const { db } = database
    await migrate(database)
    await seedReference(db)
    await seedStarterSite(db)
    const { ids, jobId } = await fillJob(db, parcels)
    const startedAt = performance.now()
    for (let nth = 0; nth < kills; nth++) {
      const [first, second] = await Promise.all([startBooker(), startBooker()])
      bookers.push(first, second)
      const until = orders.count() + chance.below(Math.floor(parcels / (kills + 1)))
      while (orders.count() < until) await pause(1)
      await pause(chance.below(20))
      await kill(first)
      // So long the other has to take it up.
      await pause(chance.below(100))
      await kill(second)
      aheadMs += chance.below(afterLeaseMs / 2)
      console.log(`${nth + 1}/${kills}: both killed after ${orders.count()} of ${parcels}`)
    }
    aheadMs += afterLeaseMs
    bookers.push(await startBooker())
    await waitUntilBooked(db, ids)
    const [job] = await db.select().from(staffJob).where(eq(staffJob.id, jobId))
    return {
      jobState: job!.state,
      twice: orders.twice(),
      missed: parcels - orders.invoices(),
      atCourier: sandbox.couriers.parcels().length,
      seconds: (performance.now() - startedAt) / 1000,
    }
  } finally {
    for (const booker of bookers) await kill(booker)
    await database.close()
    await cluster.stop()
    await sandbox.close()
    for (const folder of [cluster.home, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

async function kill(booker: ChildProcess): Promise<void> {
  if (booker.exitCode !== null || booker.signalCode !== null) return
  const exit = once(booker, 'exit')
  booker.kill('SIGKILL')
  await exit
}

/** A batch with a sheet, its parcels, and the press that books them all. */
async function fillJob(db: Db, parcels: number): Promise<{ ids: number[]; jobId: number }> {
  const { id: batchId } = await buildBatch(db, await buildCourse(db))
  const { id: scheduleId } = await buildSchedule(db, batchId)
  const { id: doctorId } = await buildDoctor(db)
  await db.insert(tables.enrolment).values({ doctorId, batchId, scheduleId })
  await db.insert(tables.sheet).values({ batchId, title: { bn: 'শিট' }, volume: 1, pages: 100, weightGrams: 400 })
  const ids = await fillParcels(db, { count: parcels, refused: 0 })
  const { id: staffId } = await buildStaff(db, { role: 'owner' })
  const asked = { kind: bookParcelsJob, title: 'মাপ', staffId, total: parcels, now: new Date() }
  const jobId = await db.transaction((tx) =>
    beginStaffJob(tx, { ...asked, input: { ids, locale: 'bn', list: '/parcels' } }),
  )
  return { ids, jobId }
}

async function waitUntilBooked(db: Db, ids: number[]): Promise<void> {
  const until = performance.now() + doneWithinMs
  for (;;) {
    const left = await db.$count(sheetDelivery, and(inArray(sheetDelivery.id, ids), isNull(sheetDelivery.bookedAt)))
    if (left === 0) return
    if (performance.now() > until) throw new Error(`${left} parcels are not booked`)
    await pause(200)
  }
}
