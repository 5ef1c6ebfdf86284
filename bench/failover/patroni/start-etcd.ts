import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/start-server.ts'
import { programs } from './programs.ts'
import { ownFolder, readDeployedEnv, startProgram } from './start-program.ts'

export type Etcd = { address: string; start(): Promise<void>; stop(): Promise<void> }

const patienceMs = 30_000

/** One etcd with the settings of `deploy/patroni/etcd.env`; that it is one and not three only makes its loss complete. */
export async function startEtcd(folder: string): Promise<Etcd> {
  const home = ownFolder(folder, 'etcd')
  const [client, peer] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const env = {
    ...readDeployedEnv('patroni/etcd.env'),
    ETCD_DATA_DIR: `${home}/data`,
    ETCD_LISTEN_CLIENT_URLS: `http://${client}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${client}`,
    ETCD_LISTEN_PEER_URLS: `http://${peer}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${peer}`,
    ETCD_INITIAL_CLUSTER: `db1=http://${peer}`,
    // etcd is built for more machines than it answers for, and wants to be told so on this one.
    ...(process.arch === 'arm64' && { ETCD_UNSUPPORTED_ARCH: 'arm64' }),
  }
  const spawn = () => startProgram(programs.etcd, [], { env, folder: home, name: 'etcd' })
  let running = spawn()
  const isHealthy = async () =>
    (await fetch(`http://${client}/health`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined))?.ok === true
  async function waitUntilHealthy(): Promise<void> {
    const until = performance.now() + patienceMs
    while (!(await isHealthy())) {
      if (performance.now() > until || !running.isRunning()) throw new Error(`etcd did not start, see ${home}/etcd.log`)
      await pause(50)
    }
  }
  await waitUntilHealthy()
  return {
    address: client,
    async start() {
      running = spawn()
      await waitUntilHealthy()
    },
    stop: () => running.end('SIGTERM'),
  }
}
