import {
  connect,
  type Database,
  migrate,
  placeDemoFiles,
  seedDemo,
  seedReference,
  seedStarterSite,
  startEmbeddedPostgres,
} from '@prostuti/db'
import type { Env } from './env.ts'

/** The database ready to serve: reached or started, migrated, with its reference data, and with the demo where it is wanted. */
export async function openDatabase(env: Env): Promise<{ database: Database; stop: () => Promise<void> }> {
  const embedded = env.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: env.dataDir }) : undefined
  const database = connect(env.databaseUrl ?? embedded!.url)
  try {
    await migrate(database)
    await seedReference(database.db)
    if (env.demo) {
      await seedDemo(database.db)
      await placeDemoFiles(env.dataDir)
    }
    await seedStarterSite(database.db)
  } catch (error) {
    await database.close()
    await embedded?.stop()
    throw error
  }
  return { database, stop: async () => embedded?.stop() }
}
