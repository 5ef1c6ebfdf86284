import { setTimeout as pause } from 'node:timers/promises'
import { processesIn, signal } from '../../../packages/db/src/embedded/server/running-server.ts'
import type { Chance } from '../../../packages/db/src/seed/demo/papers/chance.ts'
import { startStreamingPair } from '../../../packages/db/src/testing/streaming-pair.ts'
import { withClient } from '../../../packages/db/src/testing/test-cluster.ts'
import { startWireProxy, type WireProxy } from '../../../packages/db/src/testing/wire-proxy.ts'
import type { Cluster, Fault } from '../cluster.ts'
import { askServer } from './ask-server.ts'
import { type Supervisor, supervise } from './supervisor.ts'

const database = 'prostuti'
const wholeWithinMs = 60_000

/** From less to much more than a statement of a request may take. */
const silenceMs = { least: 3000, more: 15_000 }

/** Two embedded servers, of which one follows the other and every commit waits for both, and a proxy that leads to the primary. */
export async function startEmbeddedCluster(chance: Chance, madeCluster?: string): Promise<Cluster> {
  const pair = await startStreamingPair({
    synchronous: true,
    fsync: true,
    ...(madeCluster !== undefined && { madeCluster }),
  })
  const proxy = await startWireProxy(pair.primary.target)
  const supervisor = supervise(pair, proxy)
  process.once('exit', () => {
    for (const server of [supervisor.primary(), supervisor.standby()])
      for (const pid of server === undefined ? [] : processesIn(server.home.cluster)) signal(pid, 'SIGKILL')
  })
  await withClient(pair.primary.urlOf('postgres'), (client) => client.query(`create database ${database}`))
  return {
    name: 'two embedded servers, a supervisor and a proxy of the bench',
    databaseUrl: proxy.urlFor(pair.primary.urlOf(database)),
    faults: faultsOf(supervisor, proxy, chance),
    async waitUntilWhole() {
      const until = performance.now() + wholeWithinMs
      while (!(await isWhole(supervisor))) {
        if (performance.now() > until) throw new Error('the pair is not whole again')
        await pause(50)
      }
    },
    async stop() {
      await supervisor.close()
      await proxy.close()
    },
  }
}

function faultsOf(supervisor: Supervisor, proxy: WireProxy, chance: Chance): Fault[] {
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
    { name: 'switchover', play: () => supervisor.switchOver() },
  ]
}

/** The primary waits for a standby that follows. */
async function isWhole(supervisor: Supervisor): Promise<boolean> {
  const [primary, standby] = [supervisor.primary(), supervisor.standby()]
  if (standby === undefined || (await askServer(standby, 'select 1')) === undefined) return false
  return (await askServer(primary, `select from pg_stat_replication where sync_state = 'sync'`))?.length === 1
}
