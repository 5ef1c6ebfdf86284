import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processesIn, signal } from '../../../packages/db/src/embedded/server/running-server.ts'
import { freePort } from '../../../scripts/start-server.ts'
import { programs } from './programs.ts'
import { deployed, ownFolder, type Program, readDeployedEnv, startProgram } from './start-program.ts'

/** One machine of the cluster: Patroni and its PostgreSQL. */
export type PatroniNode = {
  name: string
  address: string
  restApi: string
  start(): void
  /** Every process at once, as a machine that loses its power. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

export const superuserPassword = 'only-of-this-run'

/** The very file of `deploy/patroni`; its own ports and folders come by the environment, as on a real machine. */
export async function makePatroniNode(folder: string, name: string, etcd: string): Promise<PatroniNode> {
  const home = ownFolder(folder, name)
  const data = join(home, 'data')
  const [address, restApi] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
  const env = {
    ...readDeployedEnv('patroni/node.env'),
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: restApi,
    PATRONI_RESTAPI_CONNECT_ADDRESS: restApi,
    PATRONI_POSTGRESQL_LISTEN: address,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    PATRONI_RESTAPI_ALLOWLIST: '127.0.0.1',
    PATRONI_RESTAPI_PASSWORD: superuserPassword,
    PATRONI_SUPERUSER_PASSWORD: superuserPassword,
    PATRONI_REPLICATION_PASSWORD: superuserPassword,
    PATRONI_REWIND_PASSWORD: superuserPassword,
  }
  let patroni: Program | undefined
  const send = (kind: NodeJS.Signals) => {
    for (const pid of [...(patroni?.isRunning() ? [patroni.pid] : []), ...processesIn(data)]) signal(pid, kind)
  }
  process.once('exit', () => send('SIGKILL'))
  const allGone = async () => {
    while (patroni?.isRunning() || processesIn(data).length > 0) await pause(10)
  }
  return {
    name,
    address,
    restApi,
    start() {
      const file = fileURLToPath(deployed('patroni/patroni.yml'))
      patroni = startProgram(programs.patroni, [file], { env, folder: home, name: 'patroni' })
    },
    async kill() {
      send('SIGKILL')
      await allGone()
    },
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    async stop() {
      send('SIGCONT')
      await patroni?.end('SIGKILL')
      send('SIGQUIT')
      await allGone()
    },
  }
}
