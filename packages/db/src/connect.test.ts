import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from './connect.ts'
import { createTestDatabase } from './testing/index.ts'
import { withClient } from './testing/test-cluster.ts'

const killAll = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  })

describe('a connection', () => {
  it('gives its name and its time limit to the server', async () => {
    const { db, close } = await createTestDatabase()
    const { rows } = await db.execute(sql`select current_setting('application_name') as name,
      current_setting('statement_timeout') as "limit"`)
    expect(rows).toEqual([{ name: 'prostuti', limit: '30s' }])
    await close()
    await close()
  })

  it('that dies while idle is reported and replaced', async () => {
    const { url, close } = await createTestDatabase()
    const lost = Promise.withResolvers<Error>()
    const database = connect(url, { onConnectionLost: lost.resolve })
    await database.db.execute(sql`select 1`)
    await killAll(url)
    expect((await lost.promise).message).toContain('terminating connection')
    const { rows } = await database.db.execute(sql`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
    await Promise.all([database.close(), close()])
  })

  it('that dies inside a transaction fails that transaction and not the process', async () => {
    const { db, url, close } = await createTestDatabase()
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await killAll(url)
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    const { rows } = await db.execute(sql`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
    await close()
  })
})
