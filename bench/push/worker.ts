// A process that does nothing but find news and send them, to be killed. Several run at once, as the workers of several machines do.
import { setTimeout as pause } from 'node:timers/promises'
import { tellNews } from '../../apps/server/src/features/news/index.ts'
import { sendPushes } from '../../apps/server/src/features/push/index.ts'
import { connect } from '../../packages/db/src/index.ts'

const { DATABASE_URL = '', SANDBOX_URL, APP_SECRET = '', CLOCK_AHEAD_MS } = process.env
const database = connect(DATABASE_URL, { max: 6 })
const clock = () => new Date(Date.now() + Number(CLOCK_AHEAD_MS))
const env = { appSecret: APP_SECRET, publicUrl: 'https://prostuti.example', push: { mode: 'sandbox', hosts: [] } }
const deps = { database, env, sandboxUrl: SANDBOX_URL } as unknown as Parameters<typeof sendPushes>[0]

process.once('disconnect', () => process.exit())
process.send?.('begun')
for (;;) {
  await tellNews(database.db, clock())
  await sendPushes(deps, clock())
  await pause(100)
}
