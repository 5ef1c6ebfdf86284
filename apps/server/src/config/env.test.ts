import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv, readSettings } from './env.ts'
import { isRefusal } from './finding.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-env-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

type Source = Record<string, string>

const goodSecret = 'mL3v0Qe9Zr7Yt1Wb5Xc8Kd2Pf6Hs4Jg0aN'
const sms = { SMS_MODE: 'live', SSL_WIRELESS_API_TOKEN: 'a1b2c3', SSL_WIRELESS_SID: 'PROSTUTI' }
const database = { DATABASE_URL: 'postgres://db/x', APP_SECRET: goodSecret }
/** A centre that may open. */
const centre = {
  PUBLIC_URL: 'https://centre.example',
  ADMIN_URL: 'https://office.centre.example',
  DEMO: 'false',
  ...sms,
}
const store = { SSLCOMMERZ_STORE_ID: 'store', SSLCOMMERZ_STORE_PASSWORD: 'pass-of-store' }
const parcels = { STEADFAST_API_KEY: 'key', STEADFAST_SECRET_KEY: 'key-two' }

const modeOf = (source: Source) => {
  const { settings } = readSettings(source)
  return settings && `${settings.mode.public ? 'public' : 'private'} ${settings.mode.kind} on ${settings.host}`
}

/** `refuse SMS_MODE`, `warn PUBLIC_URL`, … */
const judged = (source: Source): string[] =>
  readSettings(source).findings.map(({ level, setting }) => `${level} ${setting}`)

describe('what a server is', () => {
  it.each<[Source, string]>([
    [{}, 'private demo on 127.0.0.1'],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:4000' }, 'private demo on 127.0.0.1'],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, 'private demo on ::1'],
    [{ NODE_ENV: 'production' }, 'private demo on 127.0.0.1'],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'https://centre.example' }, 'public centre on 0.0.0.0'],
    [{ HOST: '0.0.0.0' }, 'public centre on 0.0.0.0'],
    [{ HOST: '::' }, 'public centre on ::'],
    [{ HOST: '192.168.1.7' }, 'public centre on 192.168.1.7'],
    [{ PUBLIC_URL: 'http://127.0.0.1.nip.io' }, 'public centre on 0.0.0.0'],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://centre.example' }, 'public centre on 127.0.0.1'],
    [{ ADMIN_URL: 'https://office.example' }, 'public centre on 0.0.0.0'],
    [{ DEMO: 'true', ADMIN_URL: 'https://office.example' }, 'public demo on 127.0.0.1'],
    [{ ADMIN_URL: 'http://localhost:4001' }, 'private demo on 127.0.0.1'],
    [database, 'public centre on 0.0.0.0'],
    [{ ...database, HOST: 'localhost' }, 'private centre on localhost'],
    [{ DEMO: 'false' }, 'public centre on 0.0.0.0'],
    [{ DEMO: 'false', HOST: '127.0.0.1' }, 'private centre on 127.0.0.1'],
    [{ DEMO: 'true' }, 'private demo on 127.0.0.1'],
    [{ DEMO: 'true', ...database }, 'private demo on 127.0.0.1'],
    [{ DEMO: 'true', PUBLIC_URL: 'https://demo.example' }, 'public demo on 127.0.0.1'],
    [{ DEMO: 'true', HOST: '0.0.0.0' }, 'public demo on 0.0.0.0'],
  ])('%j is a %s', (source, expected) => {
    expect(modeOf(source)).toBe(expected)
  })
})

describe('the settings of a demo', () => {
  it('are none at all', () => {
    expect(judged({})).toEqual([])
    const { settings } = readSettings({})
    expect([settings?.sms.mode, settings?.payment.mode, settings?.courier.mode]).toEqual([
      'sandbox',
      'sandbox',
      'sandbox',
    ])
  })

  it.each<[string, Source, string[]]>([
    ['says that it is public', { DEMO: 'true', PUBLIC_URL: 'http://192.168.0.10:3000' }, ['warn DEMO']],
    [
      'says that other devices need an address to come back to',
      { DEMO: 'true', HOST: '0.0.0.0' },
      ['warn DEMO', 'warn PUBLIC_URL'],
    ],
    ['never texts real people', { ...sms }, ['refuse SMS_MODE']],
    ['never takes real money', { PAYMENT_MODE: 'live', ...store }, ['refuse PAYMENT_MODE']],
    ['never sends for real parcels', { COURIER_MODE: 'live', ...parcels }, ['refuse COURIER_MODE']],
    [
      'warns of accounts that it does not use',
      { ...sms, SMS_MODE: 'sandbox', ...store, ...parcels },
      ['warn SMS_MODE', 'warn PAYMENT_MODE', 'warn COURIER_MODE'],
    ],
    ['warns of a weak secret where nobody else is', { APP_SECRET: 'short' }, ['warn APP_SECRET']],
    [
      'refuses a weak secret in public',
      { DEMO: 'true', PUBLIC_URL: 'https://demo.example', APP_SECRET: 'short' },
      ['warn DEMO', 'refuse APP_SECRET'],
    ],
  ])('%s', (_, source, expected) => {
    expect(judged(source)).toEqual(expected)
  })
})

describe('the settings of a centre', () => {
  it('may be an https address and an SMS account, and then no play money is taken', () => {
    expect(judged(centre)).toEqual([])
    const { settings } = readSettings(centre)
    expect([settings?.sms.mode, settings?.payment.mode, settings?.courier.mode]).toEqual(['live', 'closed', 'closed'])
    expect(judged({ ...centre, ...database, DEMO: '' })).toEqual([])
  })

  it.each<[string, Source, string[]]>([
    [
      'is not taken for a demo',
      { PUBLIC_URL: 'https://centre.example' },
      ['warn DEMO', 'warn ADMIN_URL', 'refuse SMS_MODE'],
    ],
    ['needs SMS', { ...centre, SMS_MODE: 'sandbox' }, ['refuse SMS_MODE']],
    ['needs an account for SMS', { ...centre, SSL_WIRELESS_SID: '' }, ['refuse SMS_GATEWAY']],
    ['needs the account of its gateway', { ...centre, SMS_GATEWAY: 'bulksmsbd' }, ['refuse SMS_GATEWAY']],
    ['needs more than a sample', { ...centre, SSL_WIRELESS_API_TOKEN: 'your-api-token' }, ['refuse SMS_GATEWAY']],
    ['needs an account for the fall-back', { ...centre, SMS_FALLBACK: 'alpha-sms' }, ['refuse SMS_FALLBACK']],
    ['needs another fall-back', { ...centre, SMS_FALLBACK: 'ssl-wireless' }, ['refuse SMS_FALLBACK']],
    ['needs a secret on a shared database', { ...centre, ...database, APP_SECRET: '' }, ['refuse APP_SECRET']],
    ['takes no short secret', { ...centre, APP_SECRET: 'kF9s' }, ['refuse APP_SECRET']],
    [
      'takes no sample secret',
      { ...centre, APP_SECRET: 'sample-secret-of-more-than-32-characters' },
      ['refuse APP_SECRET'],
    ],
    ['takes no secret of one letter', { ...centre, APP_SECRET: 'x'.repeat(40) }, ['refuse APP_SECRET']],
    ['takes no secret that repeats itself', { ...centre, APP_SECRET: 'aB3dE6gH9'.repeat(5) }, ['refuse APP_SECRET']],
    ['takes no play money', { ...centre, PAYMENT_MODE: 'sandbox' }, ['refuse PAYMENT_MODE']],
    ['plays no parcels', { ...centre, COURIER_MODE: 'sandbox' }, ['refuse COURIER_MODE']],
    ['needs an account to be paid', { ...centre, PAYMENT_MODE: 'live' }, ['refuse PAYMENT_MODE']],
    ['needs an account to send parcels', { ...centre, COURIER_MODE: 'live' }, ['refuse COURIER_MODE']],
    ['warns of a store that is not open', { ...centre, ...store }, ['warn PAYMENT_MODE']],
    ['warns of a courier that is not called', { ...centre, ...parcels }, ['warn COURIER_MODE']],
    [
      'warns of half an account',
      { ...centre, PAYMENT_MODE: 'live', ...store, BKASH_USERNAME: 'x1' },
      ['warn PAYMENT_MODE'],
    ],
    [
      'warns of a gateway’s test address',
      { ...centre, PAYMENT_MODE: 'live', ...store, SSLCOMMERZ_URL: 'https://sandbox.sslcommerz.com' },
      ['warn PAYMENT_MODE'],
    ],
    ['warns without https', { ...centre, PUBLIC_URL: 'http://centre.example' }, ['warn PUBLIC_URL']],
    ['warns without an office', { ...centre, ADMIN_URL: '' }, ['warn ADMIN_URL']],
    ['warns of an office on this machine', { ...centre, ADMIN_URL: 'http://localhost:3001' }, ['warn ADMIN_URL']],
    ['warns of an office without https', { ...centre, ADMIN_URL: 'http://office.example' }, ['warn ADMIN_URL']],
    ['takes no office on the doctors’ site', { ...centre, ADMIN_URL: 'https://centre.example/' }, ['refuse ADMIN_URL']],
    ['takes no office under a path', { ...centre, ADMIN_URL: 'https://x.example/office' }, ['refuse ADMIN_URL']],
    ['takes no office on the doctors’ port', { ...centre, ADMIN_PORT: '3000' }, ['refuse ADMIN_PORT']],
    ['warns without an address', { ...centre, PUBLIC_URL: '' }, ['warn PUBLIC_URL']],
    [
      'takes no real money without an address to come back to',
      { ...centre, PUBLIC_URL: '', PAYMENT_MODE: 'live', ...store },
      ['refuse PUBLIC_URL'],
    ],
    ['takes no odd address', { ...centre, PUBLIC_URL: 'centre.example' }, ['refuse PUBLIC_URL']],
    ['takes no other database', { ...centre, ...database, DATABASE_URL: 'mysql://db/x' }, ['refuse DATABASE_URL']],
    ['takes no proxy that is none', { ...centre, TRUST_PROXY: 'nginx' }, ['refuse TRUST_PROXY']],
    [
      'may be tried without SMS where nobody else can reach it',
      { DEMO: 'false', HOST: '127.0.0.1' },
      ['warn SMS_MODE'],
    ],
  ])('%s', (_, source, expected) => {
    expect(judged(source)).toEqual(expected)
  })

  it('name everything that is wrong at once, each in one sentence that says what to do', () => {
    const { findings } = readSettings({ PORT: 'many', DEMO: 'perhaps' })
    expect(findings.map(({ setting }) => setting).toSorted()).toEqual(['DEMO', 'PORT'])
    const wrong = readSettings({ ...centre, SMS_MODE: '', APP_SECRET: 'short', PAYMENT_MODE: 'live' }).findings
    expect(wrong.filter(isRefusal)).toHaveLength(3)
    for (const { sentence } of wrong) expect(sentence).toMatch(/^[A-Z].*: (set|fill in) .*\.$/)
  })
})

describe('the environment of a server', () => {
  it('needs nothing for a demo, and keeps one secret over restarts', () => {
    const first = readEnv({ DATA_DIR: dataDir })
    const second = readEnv({ DATA_DIR: dataDir })
    expect(first).toMatchObject({ port: 3000, mode: { kind: 'demo', public: false }, databaseUrl: undefined })
    expect(first.appSecret.length).toBeGreaterThanOrEqual(32)
    expect(second.appSecret).toBe(first.appSecret)
    expect(statSync(join(dataDir, 'app-secret')).mode & 0o077).toBe(0)
  })

  it('is refused with all that is wrong', () => {
    expect(() => readEnv({ DATA_DIR: dataDir, HOST: '0.0.0.0', APP_SECRET: 'short' })).toThrow(/SMS_MODE|APP_SECRET/)
  })
})
