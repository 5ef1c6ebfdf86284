import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations, RelationalSchemaConfig } from 'drizzle-orm/relations'
import type pg from 'pg'
import type { SteadyClient } from './steady-client.ts'
import type * as tables from './tables/index.ts'

type Schema = typeof tables
type Relations = ExtractTablesWithRelations<Schema>

type TransactionLimits = {
  /** The server ends a statement of a transaction that takes longer. */
  statementWithinMs: number
  /** And a transaction that asks nothing for so long: its holder is gone, and others wait for its locks. */
  idleWithinMs: number
}

/** How statements reach the database; transactions in our own way, since drizzle's loses connections whose BEGIN or ROLLBACK fails. */
export class SteadySession extends NodePgSession<Schema, Relations> {
  readonly #pool: pg.Pool
  readonly #relations: RelationalSchemaConfig<Relations>
  readonly #limits: TransactionLimits

  constructor(
    pool: pg.Pool,
    dialect: PgDialect,
    relations: RelationalSchemaConfig<Relations>,
    limits: TransactionLimits,
  ) {
    super(pool, dialect, relations)
    this.#pool = pool
    this.#relations = relations
    this.#limits = limits
  }

  /**
   * However it ends, the pool gets the connection back; one on which a transaction may still be open is closed, which rolls it back.
   * What failed first is what the caller is told. When COMMIT was not answered nobody knows whether it came through.
   */
  override async transaction<Result>(
    work: (tx: NodePgTransaction<Schema, Relations>) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> {
    const client = await this.#pool.connect()
    let isOver = false
    try {
      await client.query(beginText(this.#limits, config))
      const session = new NodePgSession(client, this.dialect, this.#relations)
      const result = await work(new NodePgTransaction(this.dialect, session, this.#relations)).catch(
        async (error: unknown) => {
          isOver = await client.query('rollback').then(
            () => true,
            () => false,
          )
          throw error
        },
      )
      const { command } = await client.query('commit')
      isOver = true
      // A statement failed and its error was swallowed: PostgreSQL then answers COMMIT with a rollback, and calls it done.
      if (command === 'ROLLBACK') throw new Error('a transaction was committed after one of its statements had failed')
      return result
    } finally {
      ;(client as unknown as SteadyClient).allow()
      client.release(!isOver)
    }
  }
}

/** One message. Set for the transaction only: a session's settings would stay with whoever is given the connection next. */
function beginText({ statementWithinMs, idleWithinMs }: TransactionLimits, config: PgTransactionConfig = {}): string {
  const { isolationLevel, accessMode, deferrable } = config
  const modes = [
    isolationLevel && `isolation level ${isolationLevel}`,
    accessMode,
    deferrable !== undefined && (deferrable ? 'deferrable' : 'not deferrable'),
  ].filter((mode) => typeof mode === 'string')
  return `begin ${modes.join(' ')}; set local statement_timeout = ${statementWithinMs}; set local idle_in_transaction_session_timeout = ${idleWithinMs}`
}
