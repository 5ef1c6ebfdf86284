// A process that does nothing but send campaigns, to be killed. Its clock says noon in Dhaka when the run began, whatever the time is.
import { setTimeout as pause } from 'node:timers/promises'
import { sendCampaigns } from '../../apps/server/src/features/campaign/index.ts'
import { createGatewayReader } from '../../apps/server/src/features/sms/index.ts'
import { demoSettings } from '../../apps/server/src/testing/demo-settings.ts'
import { connect } from '../../packages/db/src/index.ts'

const { DATABASE_URL = '', SANDBOX_URL, CLOCK_AHEAD_MS, LEASE_MS } = process.env
const database = connect(DATABASE_URL, { max: 12 })
const readGateways = createGatewayReader(database.db, demoSettings().sms.config(SANDBOX_URL))
const clock = () => new Date(Date.now() + Number(CLOCK_AHEAD_MS))

process.once('disconnect', () => process.exit())
process.send?.('begun')
for (;;) {
  await sendCampaigns({ database, clock, readGateways }, undefined, { leaseMs: Number(LEASE_MS) })
  await pause(100)
}
