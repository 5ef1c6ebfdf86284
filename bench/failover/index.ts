import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Savers } from '../../apps/server/src/testing/processes/keep-saving.ts'
import { missingSaves } from '../../apps/server/src/testing/processes/missing-saves.ts'
import { connect } from '../../packages/db/src/index.ts'
import { type Chance, seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { startWireProxy } from '../../packages/db/src/testing/wire-proxy.ts'
import { startSandbox } from '../../packages/sandbox/src/index.ts'
import { freePort } from '../../scripts/start-server.ts'
import { createClient } from '../kills/client.ts'
import { settle, startWork } from '../kills/work.ts'
import type { Bench } from '../support/bench.ts'
import { type AppProcesses, startAppProcesses } from './app-processes.ts'
import type { Cluster, Fault, Front } from './cluster.ts'
import { startEmbeddedCluster } from './embedded/embedded-cluster.ts'
import { fillWorld } from './fill-world.ts'
import { startPatroniCluster } from './patroni/patroni-cluster.ts'
import { sayWhatIsMissing } from './patroni/programs.ts'
import { playFaults } from './play-faults.ts'
import { type Outcome, refuseFaults, reportOf } from './report.ts'
import { sitInBrowser } from './sit-in-browser.ts'
import { waitForPools } from './wait-for-pools.ts'
import { watchSilence } from './watch-silence.ts'

/** `FAULTS=3` for a look, `SEED=7` for other moments, `ONLY='primary frozen'` for one kind. */
const count = Number(process.env.FAULTS ?? 20)
const seed = Number(process.env.SEED ?? 1)
const only = process.env.ONLY

/**
 * Doctors who sit exams and pay, two processes of the app, a database on several servers: each of these is killed, frozen or cut off
 * at random moments, and nobody lends a hand. What was acknowledged and is not there afterwards makes the run fail, and so does an
 * answer of 5xx other than 503.
 */
const bench: Bench = async () => {
  const isPatroni = process.argv[3] === 'patroni'
  const missing = isPatroni ? sayWhatIsMissing() : undefined
  if (missing !== undefined) {
    console.error(missing)
    process.exit(1)
  }
  process.once('SIGINT', () => process.exit(130))
  console.log(`SEED=${seed} FAULTS=${count}`)
  const chance = seededChance(seed)
  const folder = mkdtempSync(join(tmpdir(), 'prostuti-failover-'))
  chmodSync(folder, 0o755)
  const opened = new AsyncDisposableStack()
  const outcome = await play(opened, { chance, isPatroni, folder }).finally(() => opened.disposeAsync())
  const report = reportOf(outcome)
  console.table(report.table)
  refuseFaults(outcome, `The log of each process is in ${folder}.`)
  rmSync(folder, { recursive: true, force: true })
  return report
}

export default bench

type Run = { chance: Chance; isPatroni: boolean; folder: string }

async function play(opened: AsyncDisposableStack, run: Run): Promise<Outcome> {
  const { chance, folder } = run
  // In this process, so that the gateway and its money outlive every fault.
  const sandbox = await startSandbox()
  opened.defer(() => sandbox.close())
  const ports = [await freePort(), await freePort()]
  let apps: AppProcesses | undefined
  const { cluster, front } = await open(run, ports, () => apps)
  opened.defer(() => cluster.stop())
  opened.defer(() => front.close())
  apps = await startAppProcesses({
    ports,
    siteUrl: front.url,
    databaseUrl: cluster.databaseUrl,
    folder,
    sandboxUrl: sandbox.url,
  })
  const { killAndRestart, waitUntilReady, stop } = apps
  opened.defer(stop)
  const database = connect(cluster.databaseUrl, { max: 2 })
  opened.defer(() => database.close())

  const { exam, works } = await fillWorld(database, chance)
  const client = createClient(front.url)
  const begin = (token: string) => client.send(`/on-spot-bcs-exam/${exam.key}`, { method: 'GET', token })
  await Promise.all(exam.tokens.map(begin))
  const options = { ...exam, port: Number(new URL(front.url).port), sequenceFrom: Date.now() }
  const savers = new Savers(options)
  const room = await sitInBrowser(front.url, cluster.databaseUrl)
  savers.start()
  const working = startWork(works, client)
  const silence = watchSilence(savers.acknowledged)
  const saved = () => savers.acknowledged.reduce((sum, each) => sum + each, 0)
  const appKilled: Fault = { name: 'app process killed', play: () => killAndRestart(chance.below(ports.length)) }
  const faults = [...cluster.faults, appKilled].filter(({ name }) => only === undefined || name === only)

  const played = await playFaults({
    faults,
    count,
    chance,
    silence,
    saved,
    async waitUntilWhole() {
      await cluster.waitUntilWhole()
      await waitUntilReady()
    },
    onPlayed: console.log,
  }).catch(async (error: unknown) => {
    // Whoever saves stops at an answer that no room would get over, and says so here.
    await savers.stop()
    throw error
  })
  await pause(1000)
  silence.stop()
  await Promise.all([savers.stop(), working.stop()])
  const sat = await room.finish()

  const lost = await missingSaves(database, { ...exam, options, acknowledged: savers.acknowledged })
  const results = [{ what: 'saved answers', acknowledged: saved(), missing: lost.map((each) => JSON.stringify(each)) }]
  for (const work of works)
    results.push({ what: work.what, acknowledged: work.acknowledged(), missing: await settle(work) })
  return {
    cluster: cluster.name,
    seed,
    played,
    results,
    sat,
    troubles: [client.trouble, savers.trouble],
    faults: [...client.faults, ...savers.faults],
    busyPools: await waitForPools(database, ports),
    longestAnswerMs: client.longestWait(),
  }
}

async function open(
  { chance, isPatroni, folder }: Run,
  ports: number[],
  apps: () => AppProcesses | undefined,
): Promise<{ cluster: Cluster; front: Front }> {
  if (isPatroni) {
    const cluster = await startPatroniCluster({ chance, appPorts: ports, folder })
    return { cluster, front: cluster.front }
  }
  const cluster = await startEmbeddedCluster(chance)
  let turn = 0
  const proxy = await startWireProxy(() => {
    const living = ports.filter((_, nth) => apps()?.isRunning(nth) ?? true)
    return { port: living[turn++ % living.length] ?? ports[0]! }
  })
  return { cluster, front: { url: `http://127.0.0.1:${proxy.port}`, close: () => proxy.close() } }
}
