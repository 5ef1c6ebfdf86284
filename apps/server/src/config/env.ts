import { resolve } from 'node:path'
import { z } from 'zod'
import {
  type CourierSettings,
  checkCouriers,
  courierVariables,
  readCourierSettings,
} from '../features/couriers/index.ts'
import {
  checkPayment,
  type PaymentSettings,
  paymentVariables,
  readPaymentSettings,
} from '../features/gateways/index.ts'
import { checkSms, readSmsSettings, type SmsSettings, smsVariables } from '../features/sms/index.ts'
import { checkZoom, readZoomSettings, type ZoomSettings, zoomVariables } from '../features/zoom/index.ts'
import { readTrustProxy, type TrustProxy } from '../network/trust-proxy.ts'
import { readOrCreateSecret } from './app-secret.ts'
import { type BackupSettings, backupVariables, checkBackup, readBackupSettings } from './backup-settings.ts'
import { checkCommonSettings } from './check-common-settings.ts'
import {
  checkDatabaseSettings,
  type DatabaseSettings,
  databaseVariables,
  readDatabaseSettings,
} from './database-settings.ts'
import { type Finding, isRefusal, refuse, StartRefused } from './finding.ts'
import { chooseMode, defaultHost, type Mode } from './mode.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { logLevels, mostWorkers, readPrimarySettings } from './primary-settings.ts'
import { checkPush, type PushSettings, pushVariables, readPushSettings } from './push-settings.ts'
import { checkStorage, readStorageSettings, type StorageSettings, storageVariables } from './storage-settings.ts'
import { readTracingSettings, type TracingSettings, tracingVariables } from './tracing-settings.ts'
import { checkRestore } from './unfinished-restore.ts'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url({ protocol: /^https?$/, error: 'should be an http or https address' })

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  PUBLIC_URL: address.optional(),
  TRUST_PROXY: z.string().optional(),
  ADMIN_URL: address.optional(),
  ADMIN_PORT: port.default(3001),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DEMO: flag.optional(),
  APP_SECRET: z.string().optional(),
  METRICS_TOKEN: z.string().optional(),
  WORKERS: z.coerce.number().int().min(1).max(mostWorkers).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  STEPS_KEPT_MONTHS: z.coerce.number().int().min(1).max(1200).optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  SANDBOX_URL: z.url().optional(),
  ADDRESS_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(500),
  ...databaseVariables,
  ...smsVariables,
  ...paymentVariables,
  ...courierVariables,
  ...zoomVariables,
  ...pushVariables,
  ...tracingVariables,
  ...storageVariables,
  ...backupVariables,
})

export type Settings = {
  /** Decided here and nowhere else. */
  mode: Mode
  production: boolean
  host: string
  port: number
  publicUrl: string
  /** The office: where it listens, and the address that staff type. */
  adminPort: number
  adminUrl: string
  /** Whose word about a visitor's address is believed. */
  trustProxy: TrustProxy
  dataDir: string
  databaseUrl: string | undefined
  /** How the database is reached, and how long it may take. */
  databaseSettings: DatabaseSettings
  /** As it was set; on the embedded database the server makes its own. */
  givenSecret: string | undefined
  logLevel: string
  /** What Prometheus shows to read /metrics; unset, only this machine reads them. */
  metricsToken: string | undefined
  /** How many processes of this server answer on this machine, this one among them. */
  workers: number
  /** How long a process that is told to stop goes on answering, so that a balancer notices. */
  drainMs: number
  /** After how many months the steps of an attempt are packed into one row; undefined, never. */
  stepsKeptMonths: number | undefined
  /** A sandbox that runs already; unset, the process starts its own when something needs one. */
  sandboxUrl: string | undefined
  /** What one address may use in a second: a file or a kept page is one, a call eight; 0 is no limit. */
  addressLimit: number
  sms: SmsSettings
  payment: PaymentSettings
  courier: CourierSettings
  zoom: ZoomSettings
  push: PushSettings
  tracing: TracingSettings
  /** Where files are kept: in DATA_DIR, or in a bucket. */
  storage: StorageSettings
  backup: BackupSettings
}

export type Env = Omit<Settings, 'givenSecret'> & { appSecret: string }

/** No settings where they could not even be read; the findings say why. */
export type SettingsReading = { settings: Settings | undefined; findings: Finding[] }

/** The only reader of the environment; it touches nothing else. An empty value counts as unset, as `.env` files write it. */
export function readSettings(source: NodeJS.ProcessEnv = process.env): SettingsReading {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(filled)
  if (!parsed.success) return { settings: undefined, findings: parsed.error.issues.map(unreadable) }
  const values = parsed.data
  const mode = chooseMode(values)
  const settings: Settings = {
    mode,
    production: values.NODE_ENV === 'production',
    host: values.HOST ?? defaultHost(mode),
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    adminPort: values.ADMIN_PORT,
    adminUrl: (values.ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`).replace(/\/$/, ''),
    trustProxy: readTrustProxy(values.TRUST_PROXY) ?? (() => false),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseSettings: readDatabaseSettings(values),
    givenSecret: values.APP_SECRET,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    workers: readPrimarySettings(source).workers,
    // Nobody spreads requests over several demos.
    drainMs: 1000 * (values.DRAIN_SECONDS ?? (mode.kind === 'demo' ? 0 : 5)),
    stepsKeptMonths: values.STEPS_KEPT_MONTHS,
    sandboxUrl: values.SANDBOX_URL,
    addressLimit: values.ADDRESS_LIMIT,
    sms: readSmsSettings(values),
    payment: readPaymentSettings(values, mode),
    courier: readCourierSettings(values, mode),
    zoom: readZoomSettings(values, mode),
    push: readPushSettings(values, mode),
    tracing: readTracingSettings(values),
    storage: readStorageSettings(values),
    backup: readBackupSettings(values, mode),
  }
  const findings = [
    ...checkCommonSettings(values, mode),
    ...checkDatabaseSettings(values),
    ...checkSms(values, mode),
    ...checkPayment(values, mode),
    ...checkCouriers(values, mode),
    ...checkZoom(values, mode),
    ...checkPush(values),
    ...checkStorage(values, mode),
    ...checkBackup(values, mode),
  ]
  return { settings, findings }
}

const unreadable = ({ path, message }: z.core.$ZodIssue): Finding =>
  refuse(path.join('.'), `${path.join('.')} cannot be read: ${message}.`)

/** The settings of a server that may start, and its secret. Throws StartRefused otherwise. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env & { warnings: Finding[] } {
  const { settings, findings } = readSettings(source)
  if (settings === undefined || findings.some(isRefusal)) throw new StartRefused(findings)
  const half = checkRestore(settings.dataDir)
  if (half.length > 0) throw new StartRefused(half)
  const { givenSecret, ...rest } = settings
  const warnings = [...findings, ...prepareDataFolder(settings)]
  return { ...rest, appSecret: givenSecret ?? readOrCreateSecret(settings.dataDir), warnings }
}
