import type pg from 'pg'
import type { Database } from './connect.ts'
import { otherForms } from './other-forms.ts'
import { type Migration, readMigrations } from './read-migrations.ts'
import { SteadyClient } from './steady-client.ts'

type MigrationSource = { folder?: string }
type Applied = { name: string; checksum: string }

/** Any number that no other use of advisory locks in this database takes. */
const LOCK = 7_276_878

const connectWithinMs = 10_000

/**
 * Brings the database to this checkout's tables, and answers with the names of what it ran. Each file runs in a
 * transaction of its own. Processes that start together take turns, and the later ones find nothing left to do.
 */
export async function migrate(
  { directUrl }: Pick<Database, 'directUrl'>,
  { folder }: MigrationSource = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  // A session of its own, for the lock. A migration, or the wait for another process's, may take long; a server that has gone is
  // noticed by the connection itself.
  const client = new SteadyClient({
    connectionString: directUrl,
    application_name: 'prostuti-migrate',
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Whoever waits for an answer is told by the statement.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const pending = pendingOf(migrations, await readApplied(client))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // And with the connection the lock and the setting, whatever happened above.
    await client.end()
  }
}

/** What `migrate` would still have to run, for the readiness check. */
export async function pendingMigrations(
  { pool }: Pick<Database, 'pool'>,
  { folder }: MigrationSource = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const { rows } = await pool.query<{ made: boolean }>(`select to_regclass('schema_migration') is not null as made`)
  const applied = rows[0]?.made ? await readApplied(pool) : []
  return pendingOf(migrations, applied).map(({ name }) => name)
}

async function readApplied(client: pg.Pool | pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select name, checksum from schema_migration order by name')
  return rows
}

function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration) {
      throw new Error(
        `The database has the migration "${name}", which this version of the app does not know: ` +
          'it belongs to a newer version. Run that one, or give this one a database of its own.',
      )
    }
    if (migration.checksum !== checksum && !otherForms[name]?.includes(checksum)) {
      throw new Error(
        `The migration "${name}" was changed after it ran on this database. Put the file back as it was, ` +
          'and write what should be different as a new migration.',
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const { message, position } = error as pg.DatabaseError
    const atLine = position === undefined ? '' : ` at line ${sql.slice(0, Number(position)).split('\n').length}`
    throw new Error(`The migration "${name}" failed${atLine}, and left nothing behind: ${message}`, { cause: error })
  }
}
