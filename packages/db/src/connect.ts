import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as tables from './tables/index.ts'

export type Db = NodePgDatabase<typeof tables>

/** What a query takes first: a transaction, or the database itself where one statement is enough. */
export type Tx = PgDatabase<NodePgQueryResultHKT, typeof tables, ExtractTablesWithRelations<typeof tables>>

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

export type ConnectOptions = {
  /** Connections at most; the embedded server takes 100 from all processes together. */
  max?: number
  /** Told when a connection dies while nobody waits for its answer. */
  onConnectionLost?: (error: Error) => void
}

const STATEMENT_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000

export function connect(url: string, { max = 10, onConnectionLost = () => {} }: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'prostuti',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // An idle connection that dies tells the pool; one that dies inside a transaction, between two statements, tells only
  // itself. Unheard, either would end the process; the pool replaces the connection, and the next statement fails.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => client.on('error', () => {}))

  let closing: Promise<void> | undefined
  return {
    db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
    pool,
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
