import { listen } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import { buildApp, type WebOptions } from '../app.ts'
import { type Env, readEnv } from '../config/env.ts'
import { StartRefused } from '../config/finding.ts'
import { createCouriers } from '../features/couriers/index.ts'
import { createGateways } from '../features/gateways/index.ts'
import { createGatewayReader, createSmsSender } from '../features/sms/index.ts'
import { staffJobChannel } from '../features/staff-jobs/index.ts'
import { createZoom } from '../features/zoom/index.ts'
import { accountJobs } from '../jobs/account-jobs.ts'
import { activityJobs } from '../jobs/activity-jobs.ts'
import { campaignJobs } from '../jobs/campaign-jobs.ts'
import { classJobs } from '../jobs/class-jobs.ts'
import { complaintJobs } from '../jobs/complaint-jobs.ts'
import { demoJobs } from '../jobs/demo-jobs.ts'
import { examJobs } from '../jobs/exam-jobs.ts'
import { fileJobs } from '../jobs/file-jobs.ts'
import { healthJobs } from '../jobs/health-jobs.ts'
import { createJobBook } from '../jobs/job-book.ts'
import { mediaJobs } from '../jobs/media-jobs.ts'
import { noticeJobs } from '../jobs/notice-jobs.ts'
import { paymentJobs } from '../jobs/payment-jobs.ts'
import { questionJobs } from '../jobs/question-jobs.ts'
import { sheetJobs } from '../jobs/sheet-jobs.ts'
import { createStaffJobKinds } from '../jobs/staff-job-kind.ts'
import { staffJobs } from '../jobs/staff-jobs.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { buildOffice } from '../office.ts'
import { checkPort } from './check-port.ts'
import { collectStartupGarbage } from './collect-startup-garbage.ts'
import { openDatabase } from './open-database.ts'
import { openSandbox } from './open-sandbox.ts'
import { printFindings } from './print-findings.ts'
import { stopGracefully } from './stop-gracefully.ts'
import { warmUp } from './warm-up.ts'
import { welcome } from './welcome.ts'

/** From the environment to a server that listens. `prepare` is for what only a developer's server adds. */
export async function serve(web: WebOptions, prepare: (app: FastifyInstance) => void = () => {}): Promise<void> {
  const onStop = stopGracefully()
  const env = readEnv()
  printFindings(env.warnings)
  // Before the database: a start that cannot succeed should leave nothing running.
  const taken = [
    ...(await checkPort(env)),
    ...(await checkPort({ ...env, port: env.adminPort, variable: 'ADMIN_PORT' })),
  ]
  if (taken.length > 0) throw new StartRefused(taken)

  const opened = new AsyncDisposableStack()
  try {
    const { app, office } = await open(env, opened, { web, prepare })
    onStop(() => opened.disposeAsync())
    await Promise.all([
      app.listen({ host: env.host, port: env.port }),
      office.listen({ host: env.host, port: env.adminPort }),
    ])
    welcome(env, app.server.address())
    if (web.mode === 'production') void warmUp(app)
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
  collectStartupGarbage()
}

/** The doctors' site and the staff's, each on its own port. */
type Sites = { app: FastifyInstance; office: FastifyInstance }

type ServedParts = { web: WebOptions; prepare: (app: FastifyInstance) => void }

/** What is opened is put on the stack at once, and closed in the opposite order: at a signal, or when the start fails half-way. */
async function open(env: Env, opened: AsyncDisposableStack, { web, prepare }: ServedParts): Promise<Sites> {
  const { database, jobsDatabase, keepRunning, close } = await openDatabase(env)
  opened.defer(close)
  const sandbox = await openSandbox(env)
  opened.defer(() => sandbox.close())
  const smsConfig = env.sms.config(sandbox.url)
  const sendSms = createSmsSender(database.db, smsConfig)
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
    clock,
    sendSms,
    gateways,
    couriers,
    zoom,
    sandboxUrl: sandbox.url,
    jobKinds: createStaffJobKinds(),
  }
  const app = await buildApp(deps, web)
  opened.defer(() => app.close())
  const office = await buildOffice(deps)
  opened.defer(() => office.close())
  keepRunning(app.log)
  prepare(app)
  const forJobs = { ...deps, database: jobsDatabase }
  const book = createJobBook(jobsDatabase.db, clock)
  const jobList = [
    book.job,
    ...examJobs(jobsDatabase.db, (facts, text) => app.log.warn(facts, text)),
    ...paymentJobs(forJobs),
    ...sheetJobs(forJobs),
    ...classJobs(forJobs),
    ...noticeJobs(forJobs),
    ...campaignJobs({ ...forJobs, readGateways: createGatewayReader(jobsDatabase.db, smsConfig) }),
    ...questionJobs(forJobs),
    ...complaintJobs(forJobs),
    ...activityJobs(jobsDatabase.db),
    ...fileJobs(forJobs),
    ...mediaJobs(forJobs),
    ...accountJobs(forJobs),
    ...staffJobs(forJobs, (err, jobId) => app.log.error({ err, jobId }, 'a job of the office failed')),
    ...healthJobs(jobsDatabase.db),
    ...(env.mode.kind === 'demo' ? demoJobs(jobsDatabase.db) : []),
  ]
  const jobs = startJobs(jobList, {
    clock: () => new Date(),
    onError: (job, err) => app.log.error({ err, job }, 'job failed; it will run again'),
    onRun: book.note,
    onDone: (job, count, ms) => app.log.info({ job, count, ms: Math.round(ms) }, 'job done'),
  })
  opened.defer(() => jobs.close())
  const wakeStaffJobs = () => jobs.wake('staff_jobs')
  const listening = listen(jobsDatabase, {
    channel: staffJobChannel,
    onMessage: wakeStaffJobs,
    onListening: wakeStaffJobs,
    onLost: (err) => app.log.warn({ err }, 'jobs of the office begin with the next sweep until it hears again'),
  })
  opened.defer(() => listening.close())
  return { app, office }
}
