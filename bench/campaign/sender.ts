// A process that does nothing but send campaigns, to be killed. Its clock says noon in Dhaka when the run began, whatever the time is.
import { setTimeout as pause } from 'node:timers/promises'
import { readSettings } from '../../apps/server/src/config/env.ts'
import { sendCampaigns } from '../../apps/server/src/features/campaign/index.ts'
import { createGatewayReader } from '../../apps/server/src/features/sms/index.ts'
import { connect } from '../../packages/db/src/index.ts'

const { DATABASE_URL = '', SANDBOX_URL, CLOCK_AHEAD_MS, LEASE_MS } = process.env
const database = connect(DATABASE_URL, { max: 12 })
const { settings } = readSettings({})
if (settings === undefined) throw new Error('a demo needs no settings')
const readGateways = createGatewayReader(database.db, settings.sms.config(SANDBOX_URL))
const clock = () => new Date(Date.now() + Number(CLOCK_AHEAD_MS))

process.once('disconnect', () => process.exit())
process.send?.('begun')
for (;;) {
  await sendCampaigns({ database, clock, readGateways }, undefined, { leaseMs: Number(LEASE_MS) })
  await pause(100)
}
