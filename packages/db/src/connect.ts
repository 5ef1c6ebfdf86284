import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { SteadyPool } from './steady-pool.ts'
import * as tables from './tables/index.ts'

export type Db = NodePgDatabase<typeof tables>

type Relations = ExtractTablesWithRelations<typeof tables>

/** What a query takes first: a transaction, or the database itself where one statement is enough. */
export type Tx = PgDatabase<NodePgQueryResultHKT, typeof tables, Relations>

/** What locks rows takes this: outside of a transaction a lock would end with its own statement and protect nothing. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, typeof tables, Relations>

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

export type ConnectOptions = {
  /** Connections at most; the embedded server takes 100 from all processes together. */
  max?: number
  /** How long to wait for a connection of the pool. */
  connectWithinMs?: number
  /** How long a statement may run before the server ends it. A server that stays silent for longer is given up. */
  statementWithinMs?: number
  /** Told when a connection dies while nobody waits for its answer. */
  onConnectionLost?: (error: Error) => void
}

/** Together less than ten seconds, after which nobody looks at the screen any more. */
export const requestLimits = { connectWithinMs: 4000, statementWithinMs: 4500 } satisfies ConnectOptions

/** What the server needs at most, beyond a statement's own time, to say that the time is up. */
const SILENCE_MS = 1000

export function connect(
  url: string,
  { max = 10, connectWithinMs = 10_000, statementWithinMs = 30_000, onConnectionLost = () => {} }: ConnectOptions = {},
): Database {
  const pool = new SteadyPool({
    connectionString: url,
    max,
    application_name: 'prostuti',
    statement_timeout: statementWithinMs,
    query_timeout: statementWithinMs + SILENCE_MS,
    connectionTimeoutMillis: connectWithinMs,
  })
  // An idle connection that dies tells the pool; one that dies inside a transaction, between two statements, tells only
  // itself. Unheard, either would end the process; the pool replaces the connection, and the next statement fails.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => client.on('error', onConnectionLost))

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
