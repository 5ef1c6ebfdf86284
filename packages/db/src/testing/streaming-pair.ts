import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { readyBinaries } from '../embedded/binaries/ready-binaries.ts'
import { chooseHome, type Home, hasCluster } from '../embedded/home/choose-home.ts'
import { initCluster } from '../embedded/home/init-cluster.ts'
import { processesIn, signal } from '../embedded/server/running-server.ts'
import { PORT, socketFolderOf, urlOf } from '../embedded/server/socket-folder.ts'
import { startServer } from '../embedded/server/start-server.ts'
import { stopServer } from '../embedded/server/stop-server.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { withClient } from './test-cluster.ts'
import type { WireTarget } from './wire-proxy.ts'

const run = promisify(execFile)

/** One PostgreSQL of a pair that streams. Its processes can be killed and frozen, as machines are. */
export type StreamingServer = {
  name: string
  /** Where it listens, for a proxy to lead to. */
  target: { path: string }
  urlOf(database: string): string
  start(): Promise<void>
  /** An orderly shutdown. */
  stop(): Promise<void>
  /** All its processes at once, as a machine that loses its power. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** A standby becomes the primary. */
  promote(): Promise<void>
  /** Stops it and removes its files. */
  remove(): Promise<void>
  home: Home
}

type PrimaryOptions = {
  name?: string
  /** Off where nothing has to survive the machine. */
  fsync?: boolean
  /** A made cluster to copy, which is quicker than to make one. */
  madeCluster?: string
}

/** As docs/operations/failover.md asks for: a partner that has fallen silent is noticed within seconds. */
const noticeSilence = `wal_sender_timeout = '5s'\nwal_receiver_timeout = '5s'\nwal_keep_size = '256MB'\n`

/** A server of its own that others can follow. */
export async function startPrimary({ name = 'one', fsync = false, madeCluster }: PrimaryOptions = {}) {
  const folder = temporaryFolder(`prostuti-${name}-`)
  const home = chooseHome(folder)
  if (madeCluster !== undefined) execFileSync('cp', ['-a', madeCluster, home.cluster])
  await initCluster(home, readyBinaries(home), fsync)
  appendFileSync(join(home.cluster, 'postgresql.conf'), noticeSilence)
  const server = serverIn(home, { name, fsync, folder })
  await server.start()
  return server
}

type StandbyOptions = {
  name?: string
  fsync?: boolean
  /** By which way it reaches the primary; otherwise straight to its socket. */
  through?: { port: number }
}

/** A standby that follows a running primary, from a copy of its files taken while it runs. */
export async function startStandby(
  primary: StreamingServer,
  { name = 'two', fsync = false, through }: StandbyOptions = {},
): Promise<StreamingServer> {
  const folder = temporaryFolder(`prostuti-${name}-`)
  const home = chooseHome(folder)
  await copyBase(primary, home)
  const [host, port] =
    through === undefined ? [socketFolderOf(primary.home), PORT] : ['127.0.0.1', String(through.port)]
  const conninfo = `host=${host} port=${port} user=app application_name=${name} connect_timeout=3 sslmode=disable`
  appendFileSync(join(home.cluster, 'postgresql.conf'), `primary_conninfo = '${conninfo}'\n`)
  own(home, 'standby.signal', '')
  const server = serverIn(home, { name, fsync, folder })
  await server.start()
  return server
}

/** A primary and its standby, which has everything that the primary has; `synchronous`: a commit waits for the standby. */
export async function startStreamingPair({
  synchronous = false,
  fsync = false,
  madeCluster,
}: PrimaryOptions & { synchronous?: boolean } = {}) {
  const primary = await startPrimary({ fsync, ...(madeCluster !== undefined && { madeCluster }) })
  const standby = await startStandby(primary, { fsync })
  if (synchronous) await waitForStandby(primary, standby.name)
  await waitUntilStreaming(primary)
  return { primary, standby, remove: () => Promise.all([standby.remove(), primary.remove()]) }
}

/** From now on a commit is answered when a standby of this name has it; an empty name: none is waited for. */
export async function waitForStandby(primary: StreamingServer, name: string): Promise<void> {
  await withClient(primary.urlOf('postgres'), async (client) => {
    await client.query(`alter system set synchronous_commit = 'on'`)
    await client.query(`alter system set synchronous_standby_names = '${name}'`)
    await client.query('select pg_reload_conf()')
  })
}

/** Until so many standbys follow. */
export async function waitUntilStreaming(primary: StreamingServer, count = 1): Promise<void> {
  await withClient(primary.urlOf('postgres'), async (client) => {
    const following = async () =>
      (await client.query(`select from pg_stat_replication where state = 'streaming'`)).rowCount ?? 0
    while ((await following()) < count) await pause(20)
  })
}

/** Until a standby has replayed what the primary has written so far. */
export async function waitUntilReplayed(primary: StreamingServer, standby: StreamingServer): Promise<void> {
  const written = await withClient(primary.urlOf('postgres'), (client) =>
    client.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn'),
  )
  await withClient(standby.urlOf('postgres'), async (client) => {
    const replayed = async () =>
      (await client.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as done', [written.rows[0]?.lsn])).rows[0]
    while (!(await replayed())?.done) await pause(10)
  })
}

/** The files of a running primary as they are between the two calls; what is written meanwhile comes by streaming. */
async function copyBase(primary: StreamingServer, home: Home): Promise<void> {
  await withClient(primary.urlOf('postgres'), async (client: pg.Client) => {
    await client.query(`select pg_backup_start('standby', true)`)
    // A file that goes away while it is copied is no fault: replaying does without it.
    await copyWhatStays(primary.home.cluster, home.cluster)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    own(home, 'backup_label', rows[0]?.labelfile ?? '')
  })
  for (const name of ['postmaster.pid', 'postmaster.opts', 'standby.signal', 'postgresql.auto.conf'])
    rmSync(join(home.cluster, name), { force: true })
  own(home, 'postgresql.auto.conf', '')
}

async function copyWhatStays(from: string, to: string): Promise<void> {
  try {
    await run('cp', ['-a', from, to])
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr)
    const others = said.split('\n').filter((line) => line !== '' && !line.includes('No such file or directory'))
    if (others.length > 0) throw error
  }
}

function own({ cluster, user }: Home, name: string, text: string): void {
  const file = join(cluster, name)
  writeFileSync(file, text, { mode: 0o600 })
  if (user) chownSync(file, user.uid, user.gid)
}

type Parts = { name: string; fsync: boolean; folder: string }

function serverIn(home: Home, { name, fsync, folder }: Parts): StreamingServer {
  const send = (kind: NodeJS.Signals) => {
    for (const pid of processesIn(home.cluster)) signal(pid, kind)
  }
  const gone = async () => {
    while (processesIn(home.cluster).length > 0) await pause(5)
  }
  const server: StreamingServer = {
    name,
    home,
    target: { path: join(socketFolderOf(home), `.s.PGSQL.${PORT}`) } satisfies WireTarget,
    urlOf: (database) => urlOf(socketFolderOf(home), database),
    async start() {
      await startServer(home, readyBinaries(home), fsync)
    },
    stop: () => stopServer(home),
    async kill() {
      send('SIGKILL')
      await gone()
      rmSync(join(home.cluster, 'postmaster.pid'), { force: true })
    },
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    promote: () =>
      withClient(urlOf(socketFolderOf(home), 'postgres'), async (client) => {
        await client.query('select pg_promote()')
      }),
    async remove() {
      send('SIGCONT')
      send('SIGQUIT')
      await gone()
      if (hasCluster(home.folder)) rmSync(home.folder, { recursive: true, force: true })
      for (const each of [socketFolderOf(home), folder]) rmSync(each, { recursive: true, force: true })
    },
  }
  return server
}
