import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { buildApp, type WebOptions } from '../app.ts'
import { type Env, readEnv } from '../config/env.ts'
import { StartRefused } from '../config/finding.ts'
import type { StopSignals } from '../deps.ts'
import { createCouriers } from '../features/couriers/index.ts'
import { createGateways } from '../features/gateways/index.ts'
import { createSmsSender } from '../features/sms/index.ts'
import { createZoom } from '../features/zoom/index.ts'
import { createStaffJobKinds } from '../jobs/staff-job-kind.ts'
import { buildOffice } from '../office.ts'
import { openStorage } from '../storage/open-storage.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { beAlone } from '../workers/be-alone.ts'
import { beWorker } from '../workers/be-worker.ts'
import type { Role } from '../workers/role.ts'
import { checkPort } from './check-port.ts'
import { openDatabase } from './database/open-database.ts'
import { createDrain } from './drain.ts'
import { collectStartupGarbage } from './memory/collect-startup-garbage.ts'
import { openSandbox } from './open-sandbox.ts'
import { placeDemoFiles } from './place-demo-files.ts'
import { printFindings } from './print-findings.ts'
import { runJobs } from './run-jobs.ts'
import { warmUp } from './warm-up.ts'
import { welcome } from './welcome.ts'

/** Connections that wait to be accepted; beyond them they are dropped or reset. A hall that begins opens thousands within seconds, and Node would keep 511. */
const backlog = 4096

/** From the environment to a server that listens. `prepare` is for what only a developer's server adds. */
export async function serve(web: WebOptions, prepare: (app: FastifyInstance) => void = () => {}): Promise<void> {
  const role = cluster.isWorker ? await beWorker() : beAlone()
  const env = readEnv()
  if (role.opensServer) {
    printFindings(env.warnings)
    await refuseTakenPorts(env)
  }

  const opened = new AsyncDisposableStack()
  const drain = createDrain(env)
  try {
    const { app, office } = await open({ env, role, stopping: drain.signals, opened, web, prepare })
    role.onStop(async (how) => {
      await drain.run([app, office], how)
      await opened.disposeAsync()
    })
    await Promise.all([
      app.listen({ host: env.host, port: env.port, backlog }),
      office.listen({ host: env.host, port: env.adminPort }),
    ])
    await role.listens()
    if (role.opensServer) welcome(env, app.server.address())
    if (web.mode === 'production') void warmUp(app).then(() => settle(web))
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
  collectStartupGarbage()
}

/** Who comes next finds the first pages in memory; what made them is given back. */
function settle({ pages }: WebOptions): void {
  pages.rest()
  collectStartupGarbage()
}

/** Before the database: a start that cannot succeed should leave nothing running. */
async function refuseTakenPorts(env: Env): Promise<void> {
  const taken = [
    ...(await checkPort(env)),
    ...(await checkPort({ ...env, port: env.adminPort, variable: 'ADMIN_PORT' })),
  ]
  if (taken.length > 0) throw new StartRefused(taken)
}

/** The doctors' site and the staff's, each on its own port. */
type Sites = { app: FastifyInstance; office: FastifyInstance }

type ServedParts = {
  env: Env
  role: Role
  stopping: StopSignals
  opened: AsyncDisposableStack
  web: WebOptions
  prepare: (app: FastifyInstance) => void
}

/** What is opened is put on the stack at once, and closed in the opposite order: at a signal, or when the start fails half-way. */
async function open({ env, role, stopping, opened, web, prepare }: ServedParts): Promise<Sites> {
  opened.defer(await startTracing(env.tracing))
  const { database, jobsDatabase, reading, keepRunning, close } = await openDatabase(env, {
    prepares: role.opensServer,
  })
  opened.defer(close)
  const storage = await openStorage(env)
  opened.defer(async () => storage.close())
  if (role.opensServer && env.mode.kind === 'demo') printFindings(await placeDemoFiles(storage))
  const sandbox = await openSandbox(env, role)
  opened.defer(() => sandbox.close())
  const sendSms = createSmsSender(database.db, env.sms.config(sandbox.url))
  const clock = () => new Date()
  const gateways = createGateways(
    { db: database.db, clock, publicUrl: env.publicUrl },
    env.payment.accounts(sandbox.url),
  )
  const couriers = createCouriers({ db: database.db, clock }, env.courier.accounts(sandbox.url))
  const zoom = createZoom({ db: database.db, clock }, env.zoom.accounts(sandbox.url))
  const deps = {
    env,
    database,
    ...(reading && { reading: reading.db }),
    clock,
    sendSms,
    gateways,
    couriers,
    zoom,
    storage,
    sandboxUrl: sandbox.url,
    stopping,
    otherWorkers: role,
    jobKinds: createStaffJobKinds(),
  }
  const app = await buildApp(deps, web)
  opened.defer(() => app.close())
  const office = await buildOffice(deps)
  opened.defer(() => office.close())
  keepRunning(app.log)
  prepare(app)
  // Once on each machine: every worker would ask the same of the database every few seconds.
  if (role.number === 1) {
    const jobs = runJobs({ ...deps, database: jobsDatabase }, app.log)
    opened.defer(() => jobs.close())
  }
  return { app, office }
}
