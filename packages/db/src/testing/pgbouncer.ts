import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { defaultServerUser, spawnAs } from '../embedded/home/server-user.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { withClient } from './test-cluster.ts'

const shipped = fileURLToPath(new URL('../../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url))
const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
)

/** The product does not need it: tests of it are left out where it is not installed. */
export const hasPgBouncer = program !== undefined

export type PgBouncer = { url: string; stop(): Promise<void> }

/** The file that is shipped, before a test's database; so few connections that everybody shares them. */
export async function startPgBouncer(databaseUrl: string, { poolSize = 3 } = {}): Promise<PgBouncer> {
  const address = new URL(databaseUrl)
  const name = address.pathname.slice(1)
  const folder = temporaryFolder('prostuti-pgbouncer-')
  const [port, user] = [await freePort(), defaultServerUser()]
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text, { mode: 0o600 })
    if (user) chownSync(join(folder, file), user.uid, user.gid)
  }
  if (user) chownSync(folder, user.uid, user.gid)
  write('userlist.txt', `"${address.username}" ""\n`)
  const own = {
    listen_port: port,
    auth_type: 'trust',
    auth_file: join(folder, 'userlist.txt'),
    default_pool_size: poolSize,
    reserve_pool_size: 0,
    logfile: join(folder, 'log'),
    pidfile: join(folder, 'pid'),
  }
  const target = `${name} = host=${address.searchParams.get('host')} port=${address.port} dbname=${name}`
  let text = readFileSync(shipped, 'utf8').replace(/^prostuti = .*$/m, target)
  for (const [key, value] of Object.entries(own)) {
    const line = new RegExp(`^${key} = .*$`, 'm')
    if (!line.test(text)) throw new Error(`the shipped pgbouncer.ini has no ${key}`)
    text = text.replace(line, `${key} = ${value}`)
  }
  write('pgbouncer.ini', text)
  const child = spawn(program!, [join(folder, 'pgbouncer.ini')], { ...spawnAs(user, folder), stdio: 'ignore' })
  const url = `postgres://${address.username}@127.0.0.1:${port}/${name}?sslmode=disable`
  const giveUpAt = Date.now() + 15_000
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`PgBouncer did not start: ${readFileSync(own.logfile, 'utf8')}`)
    await pause(30)
  }
  return {
    url,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      if (child.exitCode === null) await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
