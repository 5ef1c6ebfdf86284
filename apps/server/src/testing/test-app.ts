import type { Database, Db } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { type Env, readSettings } from '../config/env.ts'
import type { Deps, StopSignals } from '../deps.ts'
import type { Couriers } from '../features/couriers/index.ts'
import type { Gateways } from '../features/gateways/index.ts'
import type { SmsSender } from '../features/sms/index.ts'
import { createZoom, type Zoom } from '../features/zoom/index.ts'
import { createStaffJobKinds } from '../jobs/staff-job-kind.ts'
import type { Pace } from '../pacing/pace.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { pagesInProcess } from '../web/pages.ts'
import type { PageAddressOf, WebApp } from '../web/web-app.ts'
import { fakeCouriers } from './fake-courier.ts'
import { fakeGateways } from './fake-gateway.ts'

const { settings: demoSettings } = readSettings({})
if (demoSettings === undefined) throw new Error('a demo needs no settings')
const {
  mode,
  trustProxy,
  sms,
  payment,
  courier,
  zoom: zoomSettings,
  push,
  databaseSettings,
  storage,
  backup,
} = demoSettings

const testEnv: Env = {
  mode,
  production: false,
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3000',
  adminPort: 0,
  adminUrl: 'http://admin.test',
  dataDir: '/nowhere',
  databaseUrl: undefined,
  databaseSettings,
  trustProxy,
  appSecret: 'a secret that only the tests know, long enough',
  logLevel: 'silent',
  metricsToken: undefined,
  workers: 1,
  drainMs: 0,
  stepsKeptMonths: undefined,
  sandboxUrl: undefined,
  addressLimit: 0,
  sms,
  payment,
  courier,
  zoom: zoomSettings,
  push,
  tracing: undefined,
  storage,
  backup,
}

/** `smses` is what would have been sent, oldest first. */
export type TestApp = {
  app: FastifyInstance
  deps: Deps
  smses: { to: string; text: string }[]
  close(): Promise<void>
}

export type TestAppSettings = {
  demo?: boolean
  database?: Database
  /** Another database in place of a replica, so that it can be told which one was asked. */
  reading?: Db
  env?: Partial<Env>
  clock?: () => Date
  /** Fakes in memory, unless the test is about the wire. */
  gateways?: Gateways
  couriers?: Couriers
  /** Without an account: everybody opens the shared link. */
  zoom?: Zoom
  /** The data folder, unless the test brings a bucket. */
  storage?: Storage
  sandboxUrl?: string
  stopping?: StopSignals
  renderPace?: Pace
  /** Where the test does not say, every address is a page of its own. */
  web?: WebApp & { pageAddress?: PageAddressOf }
}

const everyAddress = (address: string) => ({ address, key: address, group: 'page' })

/** The whole app on a database of its own. */
export async function buildTestApp({
  demo = true,
  env,
  clock = () => new Date(),
  gateways = fakeGateways(),
  couriers = fakeCouriers(),
  sandboxUrl,
  web,
  renderPace,
  ...given
}: TestAppSettings = {}): Promise<TestApp> {
  const database = given.database ?? (await createTestDatabase({ demo }))
  const smses: TestApp['smses'] = []
  const sendSms: SmsSender = async (sms) => {
    smses.push(sms)
  }
  const zoom = given.zoom ?? createZoom({ db: database.db, clock }, {})
  const deps: Deps = {
    env: { ...testEnv, ...env },
    database,
    ...(given.reading && { reading: given.reading }),
    ...(given.stopping && { stopping: given.stopping }),
    clock,
    sendSms,
    gateways,
    couriers,
    zoom,
    storage: given.storage ?? createFolderStorage(env?.dataDir ?? testEnv.dataDir),
    sandboxUrl,
    jobKinds: createStaffJobKinds(),
  }
  const app = await buildApp(
    deps,
    web && {
      pages: pagesInProcess({ pageAddress: everyAddress, ...web, mode: 'production' }),
      mode: 'production',
      renderPace,
    },
  )
  await app.ready()
  return {
    app,
    deps,
    smses,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** The cookie and header a browser would send with a writing call. */
export async function csrfHeaders(app: FastifyInstance): Promise<Record<string, string>> {
  const response = await app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' })
  const token = response.cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
}
