import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { startS3StandIn } from '@prostuti/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBackupFolder } from './check-backups.ts'
import { checkServer, type DatabaseFacts } from './check-database.ts'
import { checkClock, checkMemory, checkNode, checkSpace } from './check-machine.ts'
import { preflight, printChecks } from './index.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'prostuti-preflight-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const centre = {
  PUBLIC_URL: 'https://centre.example',
  ADMIN_URL: 'https://office.centre.example',
  HOST: '127.0.0.1',
  PORT: '0',
  DEMO: 'false',
  SMS_MODE: 'live',
  SMS_GATEWAY: 'alpha-sms',
  ALPHA_SMS_API_KEY: '9f8d7c',
  APP_SECRET: 'mL3v0Qe9Zr7Yt1Wb5Xc8Kd2Pf6Hs4Jg0aN',
  BACKUP_KEY: 'kq7Zr2Wm9Xc4Vb6Nt1Yp8Ls3Hd5Jg0Fa',
}

/** `missing SMS_MODE`, …, with a `!` before what stops the opening. */
const wrong = async (source: Record<string, string>): Promise<string[]> => {
  const checks = await preflight({ DATA_DIR: dataDir, ...centre, ...source })
  return checks.flatMap(({ state, subject, stops }) =>
    // How much room a test machine has, and how many disks, is not for this test to say.
    state === 'right' || ['Disk', 'Memory', 'BACKUP_DIR'].includes(subject)
      ? []
      : [`${stops ? '! ' : ''}${state} ${subject}`],
  )
}

describe('preflight', () => {
  it('lets a centre open that has what it needs, and touches nothing', async () => {
    const database = await createTestDatabase()
    const tables = () => database.pool.query('select count(*) from seed_run')
    const { rows: before } = await tables()
    expect(await wrong({ DATABASE_URL: database.url })).toEqual([])
    expect((await tables()).rows).toEqual(before)
    expect(readdirSync(dataDir)).toEqual([])
    await database.close()
  })

  it('says that a database is a demo’s, or of a newer version, or away', async () => {
    const database = await createTestDatabase({ demo: true })
    expect(await wrong({ DATABASE_URL: database.url })).toEqual(['! dangerous Data'])
    expect(await wrong({ DATABASE_URL: database.url, DEMO: 'true' })).toEqual(['! missing DEMO', '! dangerous Data'])
    await database.pool.query(`insert into schema_migration (name, checksum) values ('9999_later', 'x')`)
    expect(await wrong({ DATABASE_URL: database.url })).toEqual(['! dangerous Database'])
    await database.close()
    expect(await wrong({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })).toEqual(['! dangerous Database'])
  })

  it('tries the bucket, and says what is wrong with it or with its settings', async () => {
    const database = await createTestDatabase()
    const bucket = await startS3StandIn()
    const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings
    const set = { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId }
    const asked = (more: Record<string, string>) => wrong({ DATABASE_URL: database.url, ...set, ...more })
    expect(await asked({ S3_SECRET_ACCESS_KEY: secretAccessKey })).toEqual([])
    expect(bucket.keys()).toEqual([])
    expect(await asked({ S3_SECRET_ACCESS_KEY: 'another' })).toEqual(['! dangerous S3_BUCKET'])
    expect(await asked({})).toEqual(['! missing S3_BUCKET'])
    await bucket.close()
    await database.close()
  })

  it('judges settings as a centre’s even where they make a demo, and says what is missing', async () => {
    const empty = { DEMO: '', PUBLIC_URL: '', ADMIN_URL: '', HOST: '', SMS_MODE: '', ALPHA_SMS_API_KEY: '' }
    expect(await wrong(empty)).toEqual([
      '! missing DEMO',
      'missing PUBLIC_URL',
      'missing ADMIN_URL',
      '! missing SMS_MODE',
    ])
    expect(await wrong({ PORT: 'many' })).toEqual(['! dangerous PORT'])
  })

  it('does not call a centre open that only its own machine can reach', async () => {
    const own = { PUBLIC_URL: '', ADMIN_URL: '' }
    expect(await wrong(own)).toEqual(['! missing PUBLIC_URL'])
    expect(await wrong({ ...own, PUBLIC_URL: 'http://localhost:3000', PAYMENT_MODE: 'sandbox' })).toEqual([
      '! missing PUBLIC_URL',
      'dangerous PAYMENT_MODE',
    ])
  })

  it('warns of backups that lie on the disk they are for, that anybody can read, or that nobody makes', async () => {
    expect(await wrong({ BACKUP_KEY: '', BACKUP_HOUR: 'off' })).toEqual(['missing BACKUP_HOUR', 'missing BACKUP_KEY'])
    expect(await wrong({ BACKUP_KEY: 'secret' })).toEqual(['! dangerous BACKUP_KEY'])
    const backup = { folder: '/mnt/backups', secret: undefined, keepDays: 14, hour: 3 }
    expect(checkBackupFolder({ backup, dataDir: '/data' }, () => 1)[0]?.sentence).toContain('are lost with it')
    expect(checkBackupFolder({ backup, dataDir: '/data' }, (folder) => folder.length)).toEqual([])
  })

  it('judges the office’s address with the others', async () => {
    expect(await wrong({ ADMIN_URL: '' })).toEqual(['missing ADMIN_URL'])
    expect(await wrong({ ADMIN_URL: 'https://centre.example' })).toEqual(['! dangerous ADMIN_URL'])
    expect(await wrong({ PORT: '3999', ADMIN_PORT: '3999' })).toEqual(['! dangerous ADMIN_PORT'])
  })

  it('says that a port is taken, and that a folder is open to others or none at all', async () => {
    const other = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
    await once(other, 'listening')
    expect(await wrong({ PORT: String((other.address() as AddressInfo).port) })).toEqual(['! dangerous PORT'])
    other.close()
    const open = join(dataDir, 'open')
    writeFileSync(open, '')
    expect(await wrong({ DATA_DIR: join(open, 'data') })).toEqual(['! dangerous DATA_DIR'])
    chmodSync(dataDir, 0o755)
    expect(await wrong({})).toEqual(['dangerous DATA_DIR'])
  })

  it('knows what a machine and a database must have', () => {
    expect([checkNode('24.1.0'), checkNode('20.9.0').length]).toEqual([[], 1])
    expect([checkClock(new Date()), checkClock(new Date(0)).length]).toEqual([[], 1])
    expect([2e9, 5e8].map((bytes) => checkMemory(bytes).length)).toEqual([0, 1])
    expect([9e9, 2e9, 1e8].map((bytes) => checkSpace(bytes)[0]?.level)).toEqual([undefined, 'warn', 'refuse'])
    const good: DatabaseFacts = {
      ...{ version: '17.2', major: 17, encoding: 'UTF8', readsBengali: true, mayMakeTables: true, hasTrigrams: true },
      aheadSeconds: 0.2,
    }
    const faults: Partial<DatabaseFacts>[] = [
      {},
      { major: 14 },
      { encoding: 'LATIN1' },
      { readsBengali: false },
      { mayMakeTables: false },
      { hasTrigrams: false },
      { aheadSeconds: -60 },
    ]
    expect(faults.map((fault) => checkServer({ ...good, ...fault }).length)).toEqual([0, 1, 1, 1, 1, 1, 1])
  })

  it('prints a table that ends with whether the centre can open', () => {
    const check = { state: 'missing' as const, subject: 'SMS_MODE', sentence: 'Set it.', stops: true }
    expect(printChecks([check])).toContain('✗ missing    SMS_MODE  Set it.')
    expect(printChecks([check])).toContain('cannot open yet')
    expect(printChecks([{ ...check, stops: false }])).toContain('The centre can open')
  })
})
