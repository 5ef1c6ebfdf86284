import { connect } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { startWireProxy } from '@prostuti/db/testing/wire-proxy'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { explainStartError } from '../explain-start-error.ts'
import { whenDatabaseIsThere } from './wait-for-database.ts'

const behind = await createTestDatabase()
const socket = new URL(behind.url).searchParams.get('host')
const proxy = await startWireProxy({ path: `${socket}/.s.PGSQL.5432` })
const database = connect(proxy.urlFor(behind.url), { max: 1, connectWithinMs: 1000 })
afterAll(async () => {
  await database.close()
  await proxy.close()
  await behind.close()
})

const place = { host: '0.0.0.0', port: 3000, dataDir: '/srv/data', databaseUrl: 'postgres://db/x' }
const patience = { timeout: 15_000 }

function start({ sayEveryMs = 60_000, work = async () => 'started' } = {}, to = database) {
  const said: string[] = []
  const started = whenDatabaseIsThere(to, work, {
    explain: (error) => explainStartError(error, place),
    say: (sentence) => said.push(sentence),
    tryEveryMs: 10,
    sayEveryMs,
  })
  return { said, started }
}

describe('a start while the database is away', () => {
  it('waits for it, says so in a sentence now and then, and goes on by itself', async () => {
    proxy.refuse()
    const { said, started } = start({ sayEveryMs: 100 })
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(2), patience)
    expect(new Set(said)).toEqual(
      new Set([
        'The database of DATABASE_URL does not answer: see that it runs and that its address is right. It is waited for.',
      ]),
    )
    proxy.mend()
    expect(await started).toBe('started')
  })

  it('says the same only once in a while', async () => {
    proxy.refuse()
    const { said, started } = start()
    await new Promise((resolve) => setTimeout(resolve, 200))
    proxy.mend()
    await started
    expect(said).toHaveLength(1)
  })

  it('waits for a standby to be promoted, and begins again when the database goes away half-way', async () => {
    const name = sql.identifier(new URL(behind.url).pathname.slice(1))
    await behind.db.execute(sql`alter database ${name} set default_transaction_read_only = on`)
    let tries = 0
    const work = async () => {
      tries += 1
      if (tries === 1) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
      return 'started'
    }
    const { said, started } = start({ work })
    await vi.waitFor(() => expect(said[0]).toContain('is a standby'), patience)
    await behind.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read write`)
      await tx.execute(sql`alter database ${name} reset default_transaction_read_only`)
    })
    expect(await started).toBe('started')
    expect(tries).toBe(2)
  })

  it('does not wait for what waiting cannot mend', async () => {
    const wrong = connect(`${proxy.urlFor(behind.url).split('/test_')[0]}/nothing`, { max: 1 })
    const { said, started } = start({}, wrong)
    await expect(started).rejects.toMatchObject({ code: '3D000' })
    expect(said).toEqual([])
    await wrong.close()
  })
})
