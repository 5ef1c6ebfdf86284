import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/start-server.ts'
import type { PatroniNode } from './patroni-node.ts'
import { programs } from './programs.ts'
import { deployed, ownFolder, readDeployedEnv, startProgram } from './start-program.ts'

export type HaProxy = { primaryPort: number; sitePort: number; stop(): Promise<void> }

/** The very file of `deploy/haproxy`, but for the user it would change to: it is not started as root. */
export async function startHaProxy(folder: string, nodes: PatroniNode[], appPorts: number[]): Promise<HaProxy> {
  const home = ownFolder(folder, 'haproxy')
  const [primaryPort, sitePort] = [await freePort(), await freePort()]
  const file = join(home, 'haproxy.cfg')
  writeFileSync(
    file,
    readFileSync(deployed('haproxy/haproxy.cfg'), 'utf8').replace(/^ {4}(user|group) haproxy\n/gm, ''),
  )
  const env: Record<string, string> = {
    ...readDeployedEnv('haproxy/haproxy.env'),
    PRIMARY_BIND: `127.0.0.1:${primaryPort}`,
    SITE_BIND: `127.0.0.1:${sitePort}`,
  }
  for (const [nth, { address, restApi }] of nodes.entries()) {
    env[`DB${nth + 1}`] = address
    env[`DB${nth + 1}_RESTAPI_PORT`] = new URL(`http://${restApi}`).port
  }
  for (const [nth, port] of appPorts.entries()) env[`APP${nth + 1}`] = `127.0.0.1:${port}`
  const running = startProgram(programs.haproxy, ['-db', '-f', file], { env, folder: home, name: 'haproxy' })
  return { primaryPort, sitePort, stop: () => running.end('SIGTERM') }
}
