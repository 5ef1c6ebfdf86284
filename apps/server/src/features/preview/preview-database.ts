import { type Database, type Db, tables } from '@prostuti/db'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * A database whose every statement runs inside one transaction that is never committed. A page is rendered from what it would read
 * if a draft were saved, and nobody else ever sees it. One such transaction at a time: whoever previews next waits.
 */
export function createPreviewDatabase(database: Database) {
  let client: pg.PoolClient | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let savepoints = 0

  /** Reads that open a transaction of their own get a savepoint: their COMMIT must not commit the draft. */
  const insideOne = (text: string): string => {
    if (/^begin\b/i.test(text)) return `savepoint preview_${++savepoints}`
    if (/^commit\b/i.test(text)) return `release savepoint preview_${savepoints--}`
    if (/^rollback\s*;?$/i.test(text)) return `rollback to savepoint preview_${savepoints--}`
    return text
  }
  const query = (given: string | pg.QueryConfig, ...rest: unknown[]) => {
    if (client === undefined) throw new Error('a preview reads only while it is rendered')
    const asked = typeof given === 'string' ? insideOne(given) : { ...given, text: insideOne(given.text) }
    return (client.query as (...all: unknown[]) => unknown)(asked, ...rest)
  }
  const db = drizzle({ query } as unknown as pg.Client, { schema: tables, casing: 'snake_case' }) as unknown as Db

  async function run<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const opened = await database.pool.connect()
    client = opened
    savepoints = 0
    try {
      await opened.query('begin')
      return await work(db)
    } finally {
      client = undefined
      await opened.query('rollback').then(
        () => opened.release(),
        (error: Error) => opened.release(error),
      )
    }
  }

  return {
    database: { ...database, db },
    inside<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
      const turn = queue.then(() => run(work))
      queue = turn.catch(() => undefined)
      return turn
    },
  }
}
