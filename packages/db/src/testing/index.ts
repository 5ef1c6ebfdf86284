import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Database } from '../connect.ts'

import { seedDemo } from '../seed/demo/index.ts'
import { cloneDatabase, DEMO_TEMPLATE, REFERENCE_TEMPLATE, urlOfDatabase, withClient } from './test-cluster.ts'

export type TestDatabase = Database & { url: string }

/**
 * A database of the test file's own: migrated, with the reference data, and with the demo data if asked for.
 * Nobody drops it; the whole cluster is thrown away when the run ends. Outside of the test runner the cluster is named.
 */
export async function createTestDatabase({
  demo = false,
  clusterUrl = inject('testClusterUrl'),
}: {
  demo?: boolean
  clusterUrl?: string
} = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  if (demo) await makeDemoTemplate(clusterUrl)
  await withClient(clusterUrl, (client) => cloneDatabase(client, name, demo ? DEMO_TEMPLATE : REFERENCE_TEMPLATE))
  const url = urlOfDatabase(clusterUrl, name)
  // On a machine that is busy with other tests, hundreds of requests at once wait for longer than a reader would.
  return { ...connect(url, { max: 5, connectWithinMs: 60_000 }), url }
}

const LOCK = 1

/** Made by the first test file that wants it, while the others wait; renamed when whole. */
async function makeDemoTemplate(clusterUrl: string): Promise<void> {
  await withClient(clusterUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const found = await client.query('select from pg_database where datname = $1', [DEMO_TEMPLATE])
    if (found.rowCount) return
    const unfinished = `unfinished_${randomUUID().replaceAll('-', '')}`
    await cloneDatabase(client, unfinished, REFERENCE_TEMPLATE)
    const database = connect(urlOfDatabase(clusterUrl, unfinished), { max: 1 })
    try {
      await seedDemo(database.db)
    } finally {
      await database.close()
    }
    await client.query(`alter database ${unfinished} rename to ${DEMO_TEMPLATE}`)
  })
}
