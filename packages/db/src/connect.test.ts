import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect, type Database, type Db, type Transaction, type Tx } from './connect.ts'
import { createTestDatabase } from './testing/index.ts'
import { withClient } from './testing/test-cluster.ts'

const killAll = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  })

/** The SQLSTATE that tells the reader of an error that the database is away. */
const codeOf = (error: Error & { code?: string }): string | undefined =>
  error.code ?? (error.cause instanceof Error ? codeOf(error.cause) : undefined)

const backendOf = async ({ pool }: Database) => Number((await pool.query('select pg_backend_pid() as pid')).rows[0].pid)

/** Either side may be the first to notice: the server says so, or the socket does. */
const away = /^(08006|57P0\d|ECONNRESET|EPIPE)$/

describe('a connection', () => {
  it('is no transaction: what locks rows does not compile with it', async () => {
    const lock = async (tx: Transaction) => (await tx.execute(sql`select 1 as locked`)).rows
    const onConnection = (db: Db, tx: Tx) => [
      // @ts-expect-error: the lock would end with its own statement.
      () => lock(db),
      // @ts-expect-error: this may be the bare connection.
      () => lock(tx),
    ]
    const { db, close } = await createTestDatabase()
    expect(onConnection(db, db)).toHaveLength(2)
    expect(await db.transaction((tx) => lock(tx))).toEqual([{ locked: 1 }])
    await close()
  })

  it('gives its name to the server, and its time limits to each transaction and to nothing else', async () => {
    const { db, close } = await createTestDatabase()
    const limits = sql`select current_setting('application_name') as name, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`
    const { rows } = await db.transaction((tx) => tx.execute(limits))
    expect(rows).toEqual([{ name: 'prostuti', statement: '30s', idle: '5min' }])
    expect((await db.execute(limits)).rows).toEqual([{ name: 'prostuti', statement: '0', idle: '0' }])
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

  it('that dies between two statements of a transaction fails it as a lost connection, and not the process', async () => {
    const { db, url, close } = await createTestDatabase()
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await killAll(url)
      await tx.execute(sql`select 1`)
    })
    expect(codeOf(await broken.catch((error) => error))).toMatch(away)
    const { rows } = await db.execute(sql`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
    await close()
  })

  it('that dies after the last statement of a transaction, before its commit, fails it as a lost connection', async () => {
    const { db, url, close } = await createTestDatabase()
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await killAll(url)
    })
    expect(codeOf(await broken.catch((error) => error))).toMatch(away)
    await close()
  })

  it('that dies as a transaction begins is given back, so that the pool does not run dry', async () => {
    const { url, close } = await createTestDatabase()
    const database = connect(url, { max: 1, connectWithinMs: 5000 })
    const backend = await backendOf(database)
    process.kill(backend, 'SIGSTOP')
    const begun = database.db.transaction((tx) => tx.execute(sql`select 1`)).catch((error) => error)
    process.kill(backend, 'SIGTERM')
    process.kill(backend, 'SIGCONT')
    expect(codeOf(await begun)).toMatch(away)
    expect(await backendOf(database)).not.toBe(backend)
    await Promise.all([database.close(), close()])
  })

  it('on which the server has fallen silent is given up in time, and not used again', async () => {
    const { url, close } = await createTestDatabase()
    const database = connect(url, { max: 1, statementWithinMs: 200 })
    const frozen = await backendOf(database)
    process.kill(frozen, 'SIGSTOP')
    try {
      const statement = await database.db.execute(sql`select 1`).catch((error) => error)
      expect(codeOf(statement)).toBe('08006')
    } finally {
      process.kill(frozen, 'SIGCONT')
    }
    const next = await backendOf(database)
    expect(next).not.toBe(frozen)

    process.kill(next, 'SIGSTOP')
    try {
      const broken = database.db.transaction((tx) => tx.execute(sql`select 1`))
      expect(codeOf(await broken.catch((error) => error))).toBe('08006')
    } finally {
      process.kill(next, 'SIGCONT')
    }
    expect(await backendOf(database)).not.toBe(next)
    await Promise.all([database.close(), close()])
  })
})
