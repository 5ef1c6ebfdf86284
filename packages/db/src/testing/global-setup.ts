import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../connect.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { migrate } from '../migrate.ts'
import { seedReference } from '../seed/reference/index.ts'
import { makeCluster, putCluster } from './made-cluster.ts'
import { removeWhenOrphaned } from './remove-when-orphaned.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { REFERENCE_TEMPLATE, urlOfDatabase, withClient } from './test-cluster.ts'

/** A cluster for this test run alone, with a template that every test database is cloned from. */
export default async function setUp(project: Pick<TestProject, 'provide'>) {
  const dataDir = temporaryFolder('prostuti-test-')
  const tellHome = removeWhenOrphaned(dataDir)
  const madeCluster = await makeCluster(join(dataDir, 'made'))
  putCluster(madeCluster, dataDir)
  const cluster = await startEmbeddedPostgres({ dataDir, database: 'postgres', fsync: false })
  tellHome(cluster.home)

  await withClient(cluster.url, (client) => client.query(`create database ${REFERENCE_TEMPLATE}`))
  const template = connect(urlOfDatabase(cluster.url, REFERENCE_TEMPLATE), { max: 2 })
  try {
    await migrate(template)
    await seedReference(template.db)
  } finally {
    await template.close()
  }
  project.provide('testClusterUrl', cluster.url)
  project.provide('madeCluster', madeCluster)

  return async function tearDown() {
    await cluster.stop()
    for (const folder of [cluster.home, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}
