// The API without pages, as a process that a test can kill. It tells its port.
import '../../resolve-once.ts'

const { connect } = await import('@prostuti/db')
const { buildApp } = await import('../../app.ts')
const { readEnv } = await import('../../config/env.ts')
const { createCouriers } = await import('../../features/couriers/index.ts')
const { createGateways } = await import('../../features/gateways/index.ts')
const { openStorage } = await import('../../storage/open-storage.ts')
const { createZoom } = await import('../../features/zoom/index.ts')

const env = readEnv()
const database = connect(env.databaseUrl!)
const clock = () => new Date()
const gateways = createGateways({ db: database.db, clock, publicUrl: env.publicUrl }, {})
const couriers = createCouriers({ db: database.db, clock }, {})
const zoom = createZoom({ db: database.db, clock }, {})
const sendSms = async () => {}
const app = await buildApp({
  env,
  database,
  clock,
  sendSms,
  gateways,
  couriers,
  zoom,
  storage: await openStorage(env),
  sandboxUrl: undefined,
  jobKinds: new Map(),
})
const address = await app.listen({ host: '127.0.0.1', port: env.port })
process.send?.(Number(new URL(address).port))
// Whoever started it is gone, and would not miss it.
process.once('disconnect', () => process.exit())
