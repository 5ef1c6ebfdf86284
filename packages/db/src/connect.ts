import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
} from 'drizzle-orm'
import { NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgDialect, type PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { SILENCE_MS, SteadyClient } from './steady-client.ts'
import { SteadySession } from './steady-session.ts'
import * as tables from './tables/index.ts'

export type Db = NodePgDatabase<typeof tables>

type Relations = ExtractTablesWithRelations<typeof tables>

/** What a query takes first: a transaction, or the database itself where one statement is enough. */
export type Tx = PgDatabase<NodePgQueryResultHKT, typeof tables, Relations>

/** What locks rows takes this: outside of a transaction a lock would end with its own statement and protect nothing. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, typeof tables, Relations>

export type Database = {
  db: Db
  pool: pg.Pool
  /** Where the server itself is reached, for what needs a session: LISTEN, and the lock of migrations. */
  directUrl: string
  /** False behind a pooler in transaction mode, where nothing may be left in a session for the next statement. */
  keepsSessions: boolean
  /** How long a statement may take. */
  statementWithinMs: number
  close(): Promise<void>
}

export type ConnectOptions = {
  /** Connections at most; the embedded server takes 100 from all processes together. */
  max?: number
  /** How long to wait for a connection of the pool. */
  connectWithinMs?: number
  /** How long a statement may take; then it is cancelled, and a connection that does not answer is given up. */
  statementWithinMs?: number
  /** How long a transaction may ask nothing. */
  idleWithinMs?: number
  /** The server itself, where the other address leads to it through a pooler in transaction mode. */
  directUrl?: string | undefined
  /** Told when a connection dies while nobody waits for its answer. */
  onConnectionLost?: (error: Error) => void
}

/**
 * Of requests: together less than ten seconds, after which nobody looks at the screen any more. One that holds a transaction asks
 * the next thing within moments; locks of one that never will are wanted by others.
 */
export const requestLimits = {
  connectWithinMs: 4000,
  statementWithinMs: 4500,
  idleWithinMs: 20_000,
} satisfies ConnectOptions

export function connect(url: string, options: ConnectOptions = {}): Database {
  const { max = 10, connectWithinMs = 10_000, statementWithinMs = 30_000, idleWithinMs = 300_000 } = options
  const { directUrl, onConnectionLost = () => {} } = options
  const keepsSessions = directUrl === undefined
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'prostuti',
    // No statement_timeout here: a pooler refuses it, or gives it to everybody. Transactions set their own (steady-session.ts).
    query_timeout: statementWithinMs + SILENCE_MS,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    Client: SteadyClient,
    sessionless: !keepsSessions,
  } as pg.PoolConfig)
  // An idle connection that dies tells the pool; one that dies inside a transaction, between two statements, tells only
  // itself. Unheard, either would end the process; the pool replaces the connection, and the next statement fails.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => client.on('error', onConnectionLost))

  let closing: Promise<void> | undefined
  return {
    db: createDb(pool, { statementWithinMs, idleWithinMs }),
    pool,
    directUrl: directUrl ?? url,
    keepsSessions,
    statementWithinMs,
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

const { tables: schema, tableNamesMap } = extractTablesRelationalConfig<Relations>(tables, createTableRelationsHelpers)
const relations = { fullSchema: tables, schema, tableNamesMap }

export function createDb(pool: pg.Pool, limits: { statementWithinMs: number; idleWithinMs: number }): Db {
  const dialect = new PgDialect({ casing: 'snake_case' })
  return new NodePgDatabase(dialect, new SteadySession(pool, dialect, relations, limits), relations)
}
