import {
  connect,
  type Database,
  migrate,
  placeDemoFiles,
  readContents,
  requestLimits,
  seedDemo,
  seedReference,
  seedStarterSite,
  startEmbeddedPostgres,
} from '@prostuti/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../config/env.ts'
import { StartRefused } from '../config/finding.ts'
import { prepareDemoStaff } from '../features/staff/index.ts'
import { watchPool } from '../metrics/pools.ts'
import { checkContents } from './check-contents.ts'

type OpenDatabase = {
  /** For requests: gives up before the reader does. */
  database: Database
  /** For jobs, whose statements may take longer than a reader waits. */
  jobsDatabase: Database
  /** Watches an embedded server from now on, and starts it again when it has died. */
  keepRunning: (log: FastifyBaseLogger) => void
  close: () => Promise<void>
}

const jobConnections = 4

/** The database, reached or started; made ready to serve unless another process of this server has done that. */
export async function openDatabase(env: Env, { prepares = true } = {}): Promise<OpenDatabase> {
  const embedded = env.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: env.dataDir }) : undefined
  const url = env.databaseUrl ?? embedded!.url
  let onConnectionLost = () => {}
  const database = connect(url, { ...requestLimits, onConnectionLost: () => onConnectionLost() })
  const jobsDatabase = connect(url, { max: jobConnections })
  const leaveMetrics = [watchPool('requests', database.pool), watchPool('jobs', jobsDatabase.pool)]
  const close = async () => {
    for (const leave of leaveMetrics) leave()
    await Promise.all([database.close(), jobsDatabase.close()])
    await embedded?.stop()
  }
  try {
    if (prepares) await prepareDatabase(jobsDatabase, env)
  } catch (error) {
    await close()
    throw error
  }
  const keepRunning = (log: FastifyBaseLogger) => {
    const keeper = embedded?.keepRunning(log)
    if (keeper !== undefined) onConnectionLost = keeper.check
  }
  return { database, jobsDatabase, keepRunning, close }
}

/** Migrated, with its reference data, and with the demo where it is wanted. */
async function prepareDatabase(database: Database, env: Env): Promise<void> {
  // Looked at before anything is changed, so that a refusal leaves the data as it was.
  const wrong = checkContents(await readContents(database), env.mode)
  if (wrong.length > 0) throw new StartRefused(wrong)
  await migrate(database)
  await seedReference(database.db)
  if (env.mode.kind === 'demo') {
    await seedDemo(database.db)
    await placeDemoFiles(env.dataDir)
    if (!env.mode.public) await prepareDemoStaff(database.db, env.appSecret)
  }
  await seedStarterSite(database.db)
}
