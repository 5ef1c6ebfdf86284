import { connect, type Database, findEmbeddedPostgres } from '@prostuti/db'

/** The journeys' own database, for what no screen can bring about yet. */
export async function withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = connect(process.env.E2E_DATABASE_URL ?? (await embeddedUrl()), { max: 1 })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

async function embeddedUrl(): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR
  if (dataDir === undefined) throw new Error('the journeys have no database yet')
  return (await findEmbeddedPostgres({ dataDir })).url
}
