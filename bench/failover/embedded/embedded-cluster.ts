import { setTimeout as pause } from 'node:timers/promises'
import { processesIn, signal } from '../../../packages/db/src/embedded/server/running-server.ts'
import type { Chance } from '../../../packages/db/src/seed/demo/papers/chance.ts'
import {
  startPrimary,
  startStandby,
  waitForStandby,
  waitUntilStreaming,
} from '../../../packages/db/src/testing/streaming-pair.ts'
import { withClient } from '../../../packages/db/src/testing/test-cluster.ts'
import { startWireProxy, type WireProxy } from '../../../packages/db/src/testing/wire-proxy.ts'
import type { Cluster, Fault } from '../cluster.ts'
import { askServer } from './ask-server.ts'
import { type Supervisor, supervise } from './supervisor.ts'

const database = 'prostuti'
const wholeWithinMs = 60_000

/** From less to much more than a statement of a request may take. */
const silenceMs = { least: 3000, more: 15_000 }

/** Longer than the journal waits for its first try, shorter than PostgreSQL waits for a standby that says nothing. */
const cutOffMs = 4000

/**
 * Two embedded servers, of which one follows the other and every commit waits for both, a proxy that leads to the primary, and another
 * by which the standby follows.
 */
export async function startEmbeddedCluster(chance: Chance, madeCluster?: string): Promise<Cluster> {
  const primary = await startPrimary({ fsync: true, ...(madeCluster !== undefined && { madeCluster }) })
  const [proxy, link] = [await startWireProxy(primary.target), await startWireProxy(primary.target)]
  const standby = await startStandby(primary, { fsync: true, through: link })
  await waitForStandby(primary, standby.name)
  await waitUntilStreaming(primary)
  const supervisor = supervise({ primary, standby }, proxy, link)
  process.once('exit', () => {
    for (const server of [supervisor.primary(), supervisor.standby()])
      for (const pid of server === undefined ? [] : processesIn(server.home.cluster)) signal(pid, 'SIGKILL')
  })
  await withClient(primary.urlOf('postgres'), (client) => client.query(`create database ${database}`))
  return {
    name: 'two embedded servers, a supervisor and a proxy of the bench',
    databaseUrl: proxy.urlFor(primary.urlOf(database)),
    faults: faultsOf(supervisor, { proxy, link }, chance),
    async waitUntilWhole() {
      const until = performance.now() + wholeWithinMs
      while (!(await isWhole(supervisor))) {
        if (performance.now() > until) throw new Error('the pair is not whole again')
        await pause(50)
      }
    },
    async stop() {
      await supervisor.close()
      await Promise.all([proxy.close(), link.close()])
    },
  }
}

type Ways = { proxy: WireProxy; link: WireProxy }

function faultsOf(supervisor: Supervisor, { proxy, link }: Ways, chance: Chance): Fault[] {
  const standby = () => supervisor.standby()!
  const forAWhile = async (begin: () => void) => {
    begin()
    await pause(silenceMs.least + chance.below(silenceMs.more))
    proxy.mend()
  }
  // Whoever is frozen is not thawed: the supervisor ends it, as it ends what was killed.
  return [
    { name: 'primary killed', play: () => supervisor.primary().kill() },
    { name: 'primary frozen', play: async () => supervisor.primary().freeze() },
    { name: 'standby killed', play: () => standby().kill() },
    { name: 'standby frozen', play: async () => standby().freeze() },
    { name: 'connections cut', play: async () => proxy.cut() },
    { name: 'network refuses', play: () => forAWhile(() => proxy.refuse()) },
    { name: 'network silent', play: () => forAWhile(() => proxy.silence()) },
    { name: 'network slow', play: () => forAWhile(() => proxy.delay(100 + chance.below(400))) },
    {
      // What was written meanwhile is on the primary alone, and goes with it.
      name: 'standby cut off, then primary killed',
      async play() {
        link.silence()
        await pause(cutOffMs)
        await supervisor.primary().kill()
        while ((await askServer(supervisor.primary(), 'select 1')) === undefined) await pause(100)
        link.mend()
      },
    },
    { name: 'switchover', play: () => supervisor.switchOver() },
  ]
}

/** The primary waits for a standby that follows. */
async function isWhole(supervisor: Supervisor): Promise<boolean> {
  const [primary, standby] = [supervisor.primary(), supervisor.standby()]
  if (standby === undefined || (await askServer(standby, 'select 1')) === undefined) return false
  return (await askServer(primary, `select from pg_stat_replication where sync_state = 'sync'`))?.length === 1
}
