import {
  connect,
  type Database,
  hasDatabase,
  pendingMigrations,
  readContents,
  startEmbeddedPostgres,
} from '@prostuti/db'
import type { Settings } from '../config/env.ts'
import { type Finding, refuse, warn } from '../config/finding.ts'
import { checkContents } from '../start/database/check-contents.ts'
import { explainStartError } from '../start/explain-start-error.ts'
import { type Check, checkOf, checksOf, right } from './check.ts'

const subject = 'Database'

/** Looks at the database that the centre would open, and changes nothing there. */
export async function checkDatabase(settings: Settings): Promise<Check[]> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined && !hasDatabase(dataDir))
    return [right(subject, 'A new one is made at the first start.')]
  try {
    const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined
    try {
      return await look(databaseUrl ?? embedded!.url, settings)
    } finally {
      await embedded?.stop()
    }
  } catch (error) {
    return [checkOf(refuse(subject, explainStartError(error, settings) ?? `The database cannot be used: ${error}.`))]
  }
}

async function look(url: string, { mode }: Settings): Promise<Check[]> {
  const database = connect(url, { max: 1 })
  try {
    const facts = await readFacts(database)
    const pending = await pendingMigrations(database)
    const tables =
      pending.length === 0
        ? 'Its tables are those of this version.'
        : `${pending.length} migrations run at the next start.`
    return [
      ...checksOf(checkServer(facts), subject, `PostgreSQL ${facts.version} answers. ${tables}`),
      ...checksOf(checkContents(await readContents(database), mode), 'Data', 'There are no demo people in it.'),
    ]
  } finally {
    await database.close()
  }
}

export type DatabaseFacts = {
  version: string
  major: number
  encoding: string
  /** Whether its LC_CTYPE takes Bengali letters for letters. */
  readsBengali: boolean
  mayMakeTables: boolean
  hasTrigrams: boolean
  /** How far its clock is ahead of ours. */
  aheadSeconds: number
}

async function readFacts({ pool }: Database): Promise<DatabaseFacts> {
  const { rows } = await pool.query<Omit<DatabaseFacts, 'aheadSeconds'> & { now: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding, 'ক' ~ '^[[:alpha:]]$' as "readsBengali",
      has_database_privilege(current_database(), 'create') as "mayMakeTables",
      exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
      extract(epoch from clock_timestamp())::text as now`,
  )
  const { now, ...facts } = rows[0]!
  return { ...facts, aheadSeconds: Number(now) - Date.now() / 1000 }
}

export function checkServer({
  version,
  major,
  encoding,
  readsBengali,
  mayMakeTables,
  ...facts
}: DatabaseFacts): Finding[] {
  const findings: Finding[] = []
  if (major < 15) findings.push(refuse(subject, `PostgreSQL ${version} is too old: use 15 or later.`))
  if (encoding !== 'UTF8')
    findings.push(refuse(subject, `Its encoding is ${encoding}: make the database with ENCODING 'UTF8'.`))
  else if (!readsBengali)
    findings.push(
      refuse(
        subject,
        `Its LC_CTYPE does not know Bengali letters, so search finds nothing: make the database with LC_CTYPE 'C.UTF-8'.`,
      ),
    )
  if (!mayMakeTables)
    findings.push(refuse(subject, 'Its user may not make tables: give the database to the user of DATABASE_URL.'))
  if (!facts.hasTrigrams)
    findings.push(refuse(subject, 'The extension pg_trgm is not installed there: install postgresql-contrib.'))
  if (Math.abs(facts.aheadSeconds) > 5)
    findings.push(
      warn(
        'Clock',
        `The database's clock differs from this machine's by ${Math.round(Math.abs(facts.aheadSeconds))} s: keep both by NTP.`,
      ),
    )
  return findings
}
