// A process that does nothing but book parcels, to be killed: the job that somebody asked for, and the sweep behind it.
import { setTimeout as pause } from 'node:timers/promises'
import { createCouriers } from '../../apps/server/src/features/couriers/index.ts'
import { addBookParcelsJob } from '../../apps/server/src/features/despatch/index.ts'
import { sweepDeliveries } from '../../apps/server/src/features/sheet/index.ts'
import { runStaffJobs, type StaffJobKinds } from '../../apps/server/src/features/staff-jobs/index.ts'
import { demoSettings } from '../../apps/server/src/testing/demo-settings.ts'
import { connect } from '../../packages/db/src/index.ts'

const { DATABASE_URL = '', SANDBOX_URL, CLOCK_AHEAD_MS } = process.env
const database = connect(DATABASE_URL, { max: 6 })
const { db } = database
const clock = () => new Date(Date.now() + Number(CLOCK_AHEAD_MS))
const couriers = createCouriers({ db, clock }, demoSettings().courier.accounts(SANDBOX_URL))
const kinds: StaffJobKinds = new Map()
addBookParcelsJob({ database, clock, couriers, jobKinds: kinds })
const { signal } = new AbortController()
const onError = (error: unknown) => console.error(error)

process.once('disconnect', () => process.exit())
process.send?.('begun')
for (;;) {
  await runStaffJobs(db, { kinds, now: clock, signal, onError })
  await sweepDeliveries({ database, clock, couriers }, clock())
  await pause(50)
}
