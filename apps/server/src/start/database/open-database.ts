import {
  connect,
  type Database,
  isPooled,
  migrate,
  openReading,
  type Reading,
  type ReplicaState,
  readContents,
  requestLimits,
  seedReference,
  seedStarterSite,
  startEmbeddedPostgres,
} from '@prostuti/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../config/env.ts'
import { StartRefused, warn } from '../../config/finding.ts'
import { poolSizes } from '../../config/pool-sizes.ts'
import { prepareDemoStaff } from '../../features/staff/index.ts'
import { watchPool } from '../../metrics/pools.ts'
import { watchReplicaState } from '../../metrics/replica.ts'
import { explainStartError } from '../explain-start-error.ts'
import { printFindings } from '../print-findings.ts'
import { checkContents } from './check-contents.ts'
import { seedDemoApart } from './seed-demo-apart.ts'
import { whenDatabaseIsThere } from './wait-for-database.ts'

type OpenDatabase = {
  /** For requests: gives up before the reader does. */
  database: Database
  /** For jobs, whose statements may take longer than a reader waits. */
  jobsDatabase: Database
  /** Where DATABASE_READ_URL names a replica. */
  reading: Reading | undefined
  /** Watches an embedded server from now on, and starts it again when it has died. */
  keepRunning: (log: FastifyBaseLogger) => void
  close: () => Promise<void>
}

/** The database, reached or started; made ready to serve unless another process of this server has done that. */
export async function openDatabase(env: Env, { prepares = true } = {}): Promise<OpenDatabase> {
  const embedded = env.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: env.dataDir }) : undefined
  const url = env.databaseUrl ?? embedded!.url
  const { directUrl, readUrl, pool: given, connectWithinMs, statementWithinMs } = env.databaseSettings
  const sizes = poolSizes({ workers: env.workers, given })
  let onConnectionLost = () => {}
  const database = connect(url, {
    ...{ ...requestLimits, max: sizes.requests, connectWithinMs, statementWithinMs, directUrl },
    onConnectionLost: () => onConnectionLost(),
  })
  const jobsDatabase = connect(url, { max: sizes.jobs, directUrl })
  let sayOfReplica = (_state: ReplicaState) => {}
  let replicaState: ReplicaState = 'unreachable'
  const onChange = (state: ReplicaState) => {
    replicaState = state
    sayOfReplica(state)
  }
  const reading =
    readUrl === undefined ? undefined : openReading({ primary: database, url: readUrl, max: sizes.requests, onChange })
  const leaveMetrics = [watchPool('requests', database.pool), watchPool('jobs', jobsDatabase.pool)]
  if (reading !== undefined)
    leaveMetrics.push(
      watchPool('replica', reading.pool),
      watchReplicaState(() => replicaState),
    )
  const close = async () => {
    for (const leave of leaveMetrics) leave()
    await reading?.close()
    await Promise.all([database.close(), jobsDatabase.close()])
    await embedded?.stop()
  }
  try {
    // An embedded server is there already, and what is wrong with it is said at once.
    const prepare = () => prepareDatabase(jobsDatabase, { env, url })
    const explain = (error: unknown) => explainStartError(error, env)
    const prepareOther = async () => {
      if (await isPooled(database)) printFindings([pooled])
      await prepare()
    }
    if (prepares) await (embedded ? prepare() : whenDatabaseIsThere(jobsDatabase, prepareOther, { explain }))
  } catch (error) {
    await close()
    throw error
  }
  const keepRunning = (log: FastifyBaseLogger) => {
    const keeper = embedded?.keepRunning(log)
    if (keeper !== undefined) onConnectionLost = keeper.check
    let said: ReplicaState | undefined
    sayOfReplica = (state) => {
      // A change is waited for often, and for moments.
      if (state === 'waits for a change' || state === said) return
      said = state
      log.info({ replica: state }, replicaWords[state])
    }
  }
  return { database, jobsDatabase, reading, keepRunning, close }
}

const pooled = warn(
  'DATABASE_DIRECT_URL',
  'the database is reached through a pooler. In transaction mode nothing would be heard of what other processes write; name the server itself here.',
)

const replicaWords = {
  used: 'the replica is read from',
  unreachable: 'the replica does not answer; the primary is read from',
  lags: 'the replica lags; the primary is read from',
}

/** Migrated, with its reference data, and with the demo where it is wanted. */
async function prepareDatabase(database: Database, { env, url }: { env: Env; url: string }): Promise<void> {
  // Looked at before anything is changed, so that a refusal leaves the data as it was.
  const contents = await readContents(database)
  const wrong = checkContents(contents, env.mode)
  if (wrong.length > 0) throw new StartRefused(wrong)
  await migrate(database)
  await seedReference(database.db)
  if (env.mode.kind === 'demo') {
    if (contents === 'nothing') await seedDemoApart(url)
    if (!env.mode.public) await prepareDemoStaff(database.db, env.appSecret)
  }
  await seedStarterSite(database.db)
}
