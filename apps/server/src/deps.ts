import type { Database, Db } from '@prostuti/db'
import type { SignIns } from './auth/sign-ins.ts'
import type { Env } from './config/env.ts'
import type { Couriers } from './features/couriers/index.ts'
import type { Gateways } from './features/gateways/index.ts'
import type { SmsSender } from './features/sms/index.ts'
import type { Zoom } from './features/zoom/index.ts'
import type { StaffJobKinds } from './jobs/staff-job-kind.ts'
import type { Storage } from './storage/storage.ts'
import type { Role } from './workers/role.ts'

/** The other processes behind the same ports: what they count is put together with what this one does. */
export type OtherWorkers = Pick<Role, 'readAllMetrics' | 'onMetricsAsked'>

/** How a process that stops says so to its parts, one after the other. */
export type StopSignals = {
  /** It says that it is no longer ready, and each answer is the last of its connection. */
  draining: AbortSignal
  /** Nobody new is let in: pages that listen are sent to another process. */
  leaving: AbortSignal
}

/** What the app is built from. Tests pass their own database, clock, SMS sender, gateways, couriers and Zoom. */
export type Deps = {
  env: Env
  database: Database
  /** For what may be a moment old, never for what somebody has just written: a replica may answer. Unset, the database itself. */
  reading?: Db
  clock: () => Date
  sendSms: SmsSender
  gateways: Gateways
  couriers: Couriers
  zoom: Zoom
  /** Where files are kept; what is only of this machine lies under DATA_DIR/cache. */
  storage: Storage
  /** Where the sandbox listens, in sandbox mode: /dev/* reads what it was sent, /sandbox/* shows its pages to visitors. */
  sandboxUrl: string | undefined
  stopping?: StopSignals
  otherWorkers?: OtherWorkers
  /** What the office can do at length; its features add to it, the jobs take from it. */
  jobKinds: StaffJobKinds
}

/** And what `buildApp` makes of it once, for all blocks of the app to share. */
export type AppDeps = Deps & { signIns: SignIns }
