import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { tables } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../config/env.ts'
import { openDatabase } from './database/open-database.ts'

const { NODE_COMPILE_CACHE } = process.env
const compileCache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'prostuti-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const open = async ({ url }: TestDatabase, demo: boolean) => {
  const secret = { APP_SECRET: 'mL3v0Qe9Zr7Yt1Wb5Xc8Kd2Pf6Hs4Jg0aN' }
  const env = readEnv({ ...secret, HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: url, DEMO: String(demo) })
  const { database } = await openDatabase(env)
  await database.close()
}

describe('a server that starts', () => {
  it('gives a new centre a site to fill and nobody who could sign in', async () => {
    const database = await createTestDatabase()
    await open(database, false)
    await open(database, false)
    expect(await database.db.$count(tables.site)).toBe(1)
    expect(await database.db.$count(tables.doctor)).toBe(0)
    expect(await database.db.$count(tables.batch)).toBe(0)
    await expect(open(database, true)).rejects.toThrow('This database belongs to a real centre')
    expect(await database.db.$count(tables.doctor)).toBe(0)
    await database.close()
  })

  it('opens no centre on data of the demo', async () => {
    const database = await createTestDatabase({ demo: true })
    await expect(open(database, false)).rejects.toThrow(/^This database was filled with the demo.*new DATA_DIR/)
    await open(database, true)
    await database.close()
  })

  // It loads the whole server: seconds on a quiet machine, far more where everything else is tested at the same time.
  it('says in one line that its port is taken, and has not begun with a database', { timeout: 120_000 }, async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const folder = join(dataDir, 'port')
    const server = spawn(
      process.execPath,
      [fileURLToPath(new URL('../testing/processes/serve.fixture.ts', import.meta.url))],
      {
        env: { PATH: process.env.PATH, ...compileCache, PORT: String(port), DATA_DIR: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    other.close()
    expect(said).toBe(
      `Cannot start (PORT): Port ${port} on 127.0.0.1 is taken: stop the program that listens there, or set PORT to another one.\n`,
    )
    expect(code).toBe(1)
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  })
})
