import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Chance } from '../../../packages/db/src/seed/demo/papers/chance.ts'
import type { Cluster, Fault, Front } from '../cluster.ts'
import { makePatroniNode, type PatroniNode, superuserPassword } from './patroni-node.ts'
import { programs } from './programs.ts'
import { startEtcd } from './start-etcd.ts'
import { startHaProxy } from './start-haproxy.ts'
import { deployed } from './start-program.ts'

const run = promisify(execFile)

const wholeWithinMs = 180_000
/** Around `ttl` in patroni.yml: some are given up before they are back, some are not. */
const awayMs = { least: 10_000, more: 25_000 }

type Member = { name: string; role: string; state: string; lag?: number | string }

type PatroniOptions = {
  chance: Chance
  appPorts: number[]
  /** Data and logs of every program go below it; it stays its caller's. */
  folder: string
}

/** Three PostgreSQL under Patroni with etcd, HAProxy before them and before the app: the files of `deploy/`, on this machine. */
export async function startPatroniCluster({
  chance,
  appPorts,
  folder,
}: PatroniOptions): Promise<Cluster & { front: Front }> {
  const etcd = await startEtcd(folder)
  const nodes: PatroniNode[] = []
  for (const name of ['db1', 'db2', 'db3']) nodes.push(await makePatroniNode(folder, name, etcd.address))
  const haproxy = await startHaProxy(folder, nodes, appPorts)
  const databaseUrl = `postgres://prostuti:${superuserPassword}@127.0.0.1:${haproxy.primaryPort}/prostuti`

  async function stop(): Promise<void> {
    await haproxy.stop()
    await Promise.all(nodes.map((node) => node.stop()))
    await etcd.stop()
  }

  try {
    for (const node of nodes) node.start()
    await waitUntilWhole(nodes)
    await makeDatabase(await leaderOf(nodes))
  } catch (error) {
    await stop()
    throw error
  }
  const front = { url: `http://127.0.0.1:${haproxy.sitePort}`, close: async () => {} }
  return {
    name: 'three PostgreSQL 15 under Patroni with etcd, HAProxy',
    databaseUrl,
    front,
    faults: faultsOf(nodes, etcd, chance),
    waitUntilWhole: () => waitUntilWhole(nodes),
    stop,
  }
}

function faultsOf(
  nodes: PatroniNode[],
  etcd: { start(): Promise<void>; stop(): Promise<void> },
  chance: Chance,
): Fault[] {
  const beAway = () => pause(awayMs.least + chance.below(awayMs.more))
  // The one that commits wait for.
  const standby = async () => {
    const member = (await askMembers(nodes)).find(({ role }) => role === 'sync_standby')
    if (member === undefined) throw new Error('no standby is waited for')
    return nodeOf(nodes, member.name)
  }
  const isLost = async (node: PatroniNode) => {
    await node.kill()
    await beAway()
    node.start()
  }
  const isFrozen = async (node: PatroniNode) => {
    node.freeze()
    await beAway()
    node.thaw()
  }
  return [
    { name: 'primary killed', play: async () => isLost(await leaderOf(nodes)) },
    { name: 'primary frozen', play: async () => isFrozen(await leaderOf(nodes)) },
    { name: 'standby lost', play: async () => isLost(await standby()) },
    { name: 'standby frozen', play: async () => isFrozen(await standby()) },
    {
      name: 'etcd stopped',
      async play() {
        await etcd.stop()
        await beAway()
        await etcd.start()
      },
    },
    { name: 'switchover', play: () => switchOver(nodes) },
  ]
}

async function switchOver(nodes: PatroniNode[]): Promise<void> {
  const leader = await leaderOf(nodes)
  const command = { method: 'POST', body: JSON.stringify({ leader: leader.name }) }
  const address = `http://${leader.restApi}/switchover`
  const stranger = await fetch(address, { ...command, signal: AbortSignal.timeout(10_000) })
  if (stranger.status !== 401) throw new Error(`a stranger may ask for a switchover: ${stranger.status}`)
  const authorization = `Basic ${Buffer.from(`patroni:${superuserPassword}`).toString('base64')}`
  const response = await fetch(address, { ...command, headers: { authorization }, signal: AbortSignal.timeout(60_000) })
  if (!response.ok) throw new Error(`the switchover was refused: ${await response.text()}`)
}

const nodeOf = (nodes: PatroniNode[], name: string) => nodes.find((node) => node.name === name)!

async function leaderOf(nodes: PatroniNode[]): Promise<PatroniNode> {
  const leader = (await askMembers(nodes)).find(({ role }) => role === 'leader')
  if (leader === undefined) throw new Error('there is no primary')
  return nodeOf(nodes, leader.name)
}

/** What the first node that answers says of all of them. */
async function askMembers(nodes: PatroniNode[]): Promise<Member[]> {
  for (const { restApi } of nodes) {
    const response = await fetch(`http://${restApi}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    )
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members
  }
  return []
}

async function waitUntilWhole(nodes: PatroniNode[]): Promise<void> {
  const until = performance.now() + wholeWithinMs
  while (true) {
    const members = await askMembers(nodes)
    if (isWhole(members, nodes.length)) return
    if (performance.now() > until) throw new Error(`the cluster is not whole: ${JSON.stringify(members)}`)
    await pause(250)
  }
}

function isWhole(members: Member[], count: number): boolean {
  const roles = members.map(({ role }) => role)
  const follow = members.filter(({ role, lag }) => role !== 'leader' && lag === 0)
  return (
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    roles.filter((role) => role === 'leader').length === 1 &&
    roles.includes('sync_standby') &&
    follow.length === count - 1
  )
}

/** As docs/operations/failover.md says. */
async function makeDatabase(leader: PatroniNode): Promise<void> {
  const { hostname, port } = new URL(`http://${leader.address}`)
  const file = fileURLToPath(deployed('patroni/database.sql'))
  const options = ['-h', hostname, '-p', port, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1']
  await run(programs.psql, [...options, '-v', `password=${superuserPassword}`, '-f', file], {
    env: { PGPASSWORD: superuserPassword, PATH: '/usr/bin:/bin' },
  })
}
