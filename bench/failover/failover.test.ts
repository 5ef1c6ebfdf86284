import { afterAll, expect, inject, it } from 'vitest'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { Savers } from '../../apps/server/src/testing/processes/keep-saving.ts'
import { missingSaves } from '../../apps/server/src/testing/processes/missing-saves.ts'
import { buildTestApp } from '../../apps/server/src/testing/test-app.ts'
import { connect, migrate, requestLimits, seedReference } from '../../packages/db/src/index.ts'
import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { startEmbeddedCluster } from './embedded/embedded-cluster.ts'
import { playFaults } from './play-faults.ts'
import { watchSilence } from './watch-silence.ts'

const played = ['primary killed', 'primary frozen', 'standby cut off, then primary killed', 'switchover']

const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

it('nothing that was acknowledged is lost while primary and standby change places', async () => {
  const chance = seededChance(1)
  const cluster = await startEmbeddedCluster(chance, inject('madeCluster'))
  opened.defer(() => cluster.stop())
  const database = connect(cluster.databaseUrl, { max: 2 })
  opened.defer(() => database.close())
  await migrate(database)
  await seedReference(database.db)
  const exam = await fillExam(database.db, { examinees: 4, key: 'a-test-under-failovers' })
  const { app, close } = await buildTestApp({ database: connect(cluster.databaseUrl, requestLimits) })
  opened.defer(close)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  for (const token of exam.tokens) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${url}/api/v3/web/on-spot-bcs-exam/${exam.key}`, { headers })).status).toBe(200)
  }

  const options = { ...exam, port: Number(new URL(url).port), sequenceFrom: Date.now() }
  const savers = new Savers(options)
  savers.start()
  const silence = watchSilence(savers.acknowledged)
  const result = await playFaults({
    faults: cluster.faults.filter(({ name }) => played.includes(name)),
    count: played.length,
    chance,
    silence,
    saved: () => savers.acknowledged.reduce((sum, each) => sum + each, 0),
    waitUntilWhole: cluster.waitUntilWhole,
  })
  silence.stop()
  await savers.stop()

  expect(await missingSaves(database, { ...exam, options, acknowledged: savers.acknowledged })).toEqual([])
  expect(savers.faults).toEqual([])
  expect(Math.max(...result.map((each) => each.silence.one))).toBeLessThan(30_000)
}, 120_000)
