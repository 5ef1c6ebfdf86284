import { connect } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../config/env.ts'
import { registerHealth } from './health.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function ask(options: Partial<Parameters<typeof registerHealth>[1]>) {
  const app = fastify()
  registerHealth(app, { database, env: { dataDir: '/nowhere' } as Env, ...options })
  const [ready, health] = [await app.inject('/readyz'), await app.inject('/healthz')]
  await app.close()
  return { ready: [ready.statusCode, ready.json()], health: health.statusCode }
}

describe('readiness', () => {
  it('is said while disk and database have room', async () => {
    expect(await ask({})).toEqual({ ready: [200, { status: 'ready' }], health: 200 })
  })

  it('says that the last backup is old, and serves all the same', async () => {
    const backup = { made_at: '2026-11-01T21:00:00.000Z', is_old: true }
    expect((await ask({ readBackup: async () => backup })).ready).toEqual([200, { status: 'ready', backup }])
    const broken = () => Promise.reject(new Error('EIO'))
    expect((await ask({ readBackup: broken })).ready).toEqual([200, { status: 'ready' }])
  })

  it('ends with the room on the disk, while the process lives', async () => {
    const full = await ask({ free: async () => 10 * 1024 * 1024 })
    expect(full).toEqual({ ready: [503, { status: 'disk full' }], health: 200 })
  })

  it('ends when the disk cannot be looked at, and does not blame the database', async () => {
    const broken = await ask({ free: () => Promise.reject(new Error('EIO: i/o error, statfs')) })
    expect(broken).toEqual({ ready: [503, { status: 'no disk' }], health: 200 })
  })

  it('ends when the database reads but cannot write', async () => {
    const readOnly = connect(database.url)
    readOnly.pool.on('connect', (client) => void client.query('set default_transaction_read_only = on'))
    const answer = await ask({ database: readOnly })
    await readOnly.close()
    expect(answer).toEqual({ ready: [503, { status: 'no database' }], health: 200 })
  })

  it('is found once for many who ask at once', async () => {
    let looked = 0
    const app = fastify()
    const free = async () => {
      looked += 1
      return 1e12
    }
    registerHealth(app, { database, env: { dataDir: '/nowhere' } as Env, free })
    await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
    await app.close()
    expect(looked).toBe(1)
  })
})
