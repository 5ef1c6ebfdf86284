import { resolve } from 'node:path'
import { z } from 'zod'
import { chooseSecret } from './app-secret.ts'
import { type CourierSettings, courierVariables, readCourierSettings } from './features/couriers/index.ts'
import { type PaymentSettings, paymentVariables, readPaymentSettings } from './features/gateways/index.ts'
import { readSmsSettings, type SmsSettings, smsVariables } from './features/sms/index.ts'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const port = z.coerce.number().int().min(0).max(65_535)

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url().optional(),
  ADMIN_URL: z.url().optional(),
  ADMIN_PORT: port.default(3001),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DEMO: flag.optional(),
  APP_SECRET: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SANDBOX_URL: z.url().optional(),
  ADDRESS_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(1000),
  ...smsVariables,
  ...paymentVariables,
  ...courierVariables,
})

export type Env = {
  production: boolean
  host: string
  port: number
  publicUrl: string
  adminUrl: string
  dataDir: string
  databaseUrl: string | undefined
  demo: boolean
  appSecret: string
  logLevel: string
  /** A sandbox that runs already; unset, the process starts its own when something needs one. */
  sandboxUrl: string | undefined
  /** What one address may use in a second: a file or a kept page is one, a call eight; 0 is no limit. */
  addressLimit: number
  sms: SmsSettings
  payment: PaymentSettings
  courier: CourierSettings
}

/** The only reader of the environment. An empty value counts as unset, as `.env` files write it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(filled)
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`)
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  const demo = values.DEMO ?? values.DATABASE_URL === undefined
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    adminUrl: (values.ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    demo,
    appSecret: chooseSecret(values.APP_SECRET, { shared: values.DATABASE_URL !== undefined, dataDir }),
    logLevel: values.LOG_LEVEL,
    sandboxUrl: values.SANDBOX_URL,
    addressLimit: values.ADDRESS_LIMIT,
    sms: readSmsSettings(values, { demo }),
    payment: readPaymentSettings(values, { demo }),
    courier: readCourierSettings(values, { demo }),
  }
}
