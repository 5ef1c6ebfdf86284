import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-env-'))

describe('the environment', () => {
  it('needs nothing on the embedded default, and keeps one secret over restarts', () => {
    const first = readEnv({ DATA_DIR: dataDir })
    const second = readEnv({ DATA_DIR: dataDir })
    expect(first).toMatchObject({ port: 3000, demo: true, databaseUrl: undefined })
    expect(first.appSecret.length).toBeGreaterThanOrEqual(32)
    expect(second.appSecret).toBe(first.appSecret)
    expect(statSync(join(dataDir, 'app-secret')).mode & 0o077).toBe(0)
  })

  it('shows no demo on a database of one’s own unless asked', () => {
    const own = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://db/x', APP_SECRET: 'x'.repeat(40) }
    expect(readEnv(own).demo).toBe(false)
    expect(readEnv({ ...own, DEMO: 'true' }).demo).toBe(true)
  })

  it.each([undefined, 'change-me', 'short'])('refuses the shared secret %s on a database of one’s own', (secret) => {
    expect(() => readEnv({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://db/x', APP_SECRET: secret })).toThrow(
      'APP_SECRET',
    )
  })

  it('names what is wrong', () => {
    expect(() => readEnv({ DATA_DIR: dataDir, PORT: 'many' })).toThrow('PORT')
  })
})
