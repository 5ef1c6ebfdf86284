import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowLongStatements } from './allow-long-statements.ts'
import { connect, type Database } from './connect.ts'
import { createTestDatabase } from './testing/index.ts'
import { startWireProxy, type Verdict } from './testing/wire-proxy.ts'

const behind = await createTestDatabase()
await behind.db.execute(sql`create table written (value int primary key)`)

/** What happens to a statement that begins like this. */
const fate = new Map<string, Verdict>()
const judge = (statement: string) => [...fate].find(([begin]) => statement.startsWith(begin))?.[1]
const socket = new URL(behind.url).searchParams.get('host')
const proxy = await startWireProxy({ path: `${socket}/.s.PGSQL.5432` }, { judge })
const url = proxy.urlFor(behind.url)

afterAll(async () => {
  await proxy.close()
  await behind.close()
})
beforeEach(() => {
  fate.clear()
  proxy.mend()
})

const slots = 2
async function withDatabase(work: (database: Database) => Promise<void>, statementWithinMs = 300): Promise<void> {
  const database = connect(url, { max: slots, connectWithinMs: 2000, statementWithinMs })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

const codeOf = (error: Error & { code?: string }): string | undefined =>
  error.code ?? (error.cause instanceof Error ? codeOf(error.cause) : undefined)
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error) => codeOf(error) ?? error.message,
  )
const write = ({ db }: Database, value = 1) =>
  db.transaction((tx) => tx.execute(sql`insert into written values (${value})`))
const rowsWritten = async () =>
  (await behind.db.execute(sql`select value from written order by value`)).rows.map(({ value }) => value)
const backendOf = async ({ pool }: Database) => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid

/** Every slot can be held at once, and nobody waits for one. */
async function expectAllSlots({ db, pool }: Database): Promise<void> {
  const held = Array.from({ length: slots }, () =>
    db.transaction(async (tx) => (await tx.execute(sql`select pg_sleep(0.02), 1 as one`)).rows.length),
  )
  expect(await Promise.all(held)).toEqual(Array.from({ length: slots }, () => 1))
  expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount])
}

describe('twenty failures, after which the pool has all its slots', () => {
  it.each<[string, string, Verdict, RegExp]>([
    ['BEGIN is refused by a standby', 'begin', { code: '25006' }, /^25006$/],
    ['BEGIN is refused by a server that starts', 'begin', { code: '57P03' }, /^57P03$/],
    ['BEGIN is refused by a pooler', 'begin', { code: '08P01', message: 'query_wait_timeout' }, /^08P01$/],
    ['BEGIN cuts the connection', 'begin', 'cut', /^(08006|ECONNRESET)$/],
    ['a statement is refused', 'insert', { code: '57014' }, /^57014$/],
    ['COMMIT cuts the connection', 'commit', 'cut', /^(08006|ECONNRESET)$/],
    ['COMMIT is refused', 'commit', { code: '40001' }, /^40001$/],
  ])('%s', async (_what, begin, verdict, code) => {
    await withDatabase(async (database) => {
      fate.set(begin, verdict)
      for (let nth = 0; nth < 20; nth++) expect(await failure(write(database))).toMatch(code)
      fate.clear()
      await expectAllSlots(database)
      expect(await rowsWritten()).toEqual([])
    })
  })

  it('BEGIN is never answered', async () => {
    await withDatabase(async (database) => {
      fate.set('begin', 'unanswered')
      for (let nth = 0; nth < 4; nth++)
        expect(await Promise.all([1, 2].map(() => failure(write(database))))).toEqual(['08006', '08006'])
      fate.clear()
      await expectAllSlots(database)
    }, 100)
  })

  it('ROLLBACK is refused: whoever asked is told of their own failure, and nobody gets the connection', async () => {
    await withDatabase(async (database) => {
      fate.set('rollback', { code: '57P01' })
      for (let nth = 0; nth < 20; nth++) {
        let pid: unknown
        const failed = database.db.transaction(async (tx) => {
          pid = (await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
          throw new Error('of their own')
        })
        expect(await failure(failed)).toBe('of their own')
        expect(await backendOf(database)).not.toBe(pid)
      }
      fate.clear()
      await expectAllSlots(database)
    })
  })
})

describe('a transaction', () => {
  it('whose COMMIT came through and was never answered fails, and what it wrote is there', async () => {
    await withDatabase(async (database) => {
      fate.set('commit', 'unanswered')
      expect(await failure(write(database, 7))).toBe('08006')
      await vi.waitFor(async () => expect(await rowsWritten()).toEqual([7]), { timeout: 15_000 })
      fate.clear()
      await expectAllSlots(database)
      await behind.db.execute(sql`delete from written`)
    })
  })

  it('that hid the failure of one of its statements is not called done', async () => {
    await withDatabase(async (database) => {
      const hidden = database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (8)`)
        await tx.execute(sql`select 1 / 0`).catch(() => {})
      })
      expect(await failure(hidden)).toContain('one of its statements had failed')
      expect(await rowsWritten()).toEqual([])
    })
  })

  it('may be allowed long statements, and the next one on its connection is not', async () => {
    await withDatabase(async (database) => {
      const sleep = sql`select pg_sleep(1.6)`
      const long = database.db.transaction(async (tx) => {
        await allowLongStatements(tx, 10_000)
        await tx.execute(sleep)
      })
      expect(await failure(long)).toBe('no failure')
      expect(await failure(database.db.transaction((tx) => tx.execute(sleep)))).toBe('57014')
      expect(await failure(database.db.execute(sleep))).toBe('08006')
    })
  })
})

describe('a statement that takes too long', () => {
  it('is ended at the server too, so that it keeps its locks from nobody', async () => {
    await withDatabase(async ({ db }) => {
      expect(await failure(db.execute(sql`select pg_sleep(30), 'nobody waits'`))).toBe('08006')
      await vi.waitFor(
        async () => {
          const { rows } = await behind.db.execute(sql`select from pg_stat_activity
            where datname = current_database() and state = 'active' and query like '%nobody waits%'
              and pid <> pg_backend_pid()`)
          expect(rows).toEqual([])
        },
        { timeout: 15_000 },
      )
    }, 20)
  })

  it('because the network has fallen silent is given up in time, and the pool goes on when it speaks again', async () => {
    await withDatabase(async (database) => {
      await expectAllSlots(database)
      proxy.silence()
      const began = performance.now()
      const asked = [database.db.execute(sql`select 1`), write(database)].map(failure)
      expect(await Promise.all(asked)).toEqual(['08006', '08006'])
      expect(performance.now() - began).toBeLessThan(4000)
      proxy.mend()
      await expectAllSlots(database)
      expect(await rowsWritten()).toEqual([])
    }, 100)
  })
})

it('a connection without a session leaves no statement behind in one', async () => {
  const named = { name: 'kept', text: 'select $1::int as value', values: [1] }
  const count = 'select count(*)::int as kept from pg_prepared_statements'
  const keptBy = async (database: Database) => {
    await database.pool.query(named)
    const { rows } = await database.pool.query(count)
    await database.close()
    return rows[0].kept
  }
  expect(await keptBy(connect(url, { max: 1 }))).toBe(1)
  expect(await keptBy(connect(url, { max: 1, directUrl: behind.url }))).toBe(0)
})
