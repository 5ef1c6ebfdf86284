import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

/** Values printed in `.env.example`. Fine on a laptop; a production server that still has one of them must not start. */
const sampleSecrets = ['change-me', 'changeme', 'secret', 'sample-secret']

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
}

/** The only reader of the environment. An empty value counts as unset, as `.env` files write it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(filled)
  if (!parsed.success) throw new Error(`The environment is not right:\n${z.prettifyError(parsed.error)}`)
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const dataDir = resolve(values.DATA_DIR)
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    adminUrl: (values.ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    appSecret: appSecret(values.APP_SECRET, { shared: values.DATABASE_URL !== undefined, dataDir }),
    logLevel: values.LOG_LEVEL,
  }
}

function appSecret(given: string | undefined, where: { shared: boolean; dataDir: string }): string {
  if (given !== undefined) {
    if (where.shared && (sampleSecrets.includes(given.toLowerCase()) || given.length < 32))
      throw new Error(
        'APP_SECRET is a sample or too short. Set at least 32 random characters, the same for every process.',
      )
    return given
  }
  if (where.shared)
    throw new Error(
      'APP_SECRET is missing. With DATABASE_URL, every process needs the same 32 or more random characters.',
    )
  return keptSecret(where.dataDir)
}

/** On the embedded default the secret is made once and kept beside the database, so that a restart ends nobody's session. */
function keptSecret(dataDir: string): string {
  const file = resolve(dataDir, 'app-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
