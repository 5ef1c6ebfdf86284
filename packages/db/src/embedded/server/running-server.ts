import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Home } from '../home/choose-home.ts'
import { socketFolderOf, urlOf } from './socket-folder.ts'

const QUIT_ORPHANS_AFTER_MS = 1000
const KILL_ORPHANS_AFTER_MS = 4000

/**
 * Finds the server that already serves this cluster (started by another process, or an orphan of a killed one) and
 * answers with its socket folder, once it is ready. Undefined when none lives; what a killed one left is then removed.
 */
export async function findRunningServer(home: Home, timeoutMs: number): Promise<string | undefined> {
  const startedAt = Date.now()
  const deadline = startedAt + timeoutMs
  while (true) {
    const pidFile = readPidFile(home.cluster)
    const living = processesIn(home.cluster)
    if (pidFile?.ready) {
      // The pid file's folder is wrong if the checkout was moved under a living server; then the socket moved along.
      for (const folder of new Set([pidFile.socketFolder, socketFolderOf(home)])) {
        const servedCluster = await askForCluster(folder)
        if (servedCluster === undefined) continue
        // A copied checkout carries a copied pid file, which leads to the server of the original: that one is not ours.
        if (servedCluster === home.cluster || living.includes(pidFile.pid)) return folder
      }
    }
    if (living.length === 0) {
      rmSync(join(home.cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (pidFile === undefined || !living.includes(pidFile.pid)) endOrphans(living, Date.now() - startedAt)
    if (Date.now() > deadline) {
      throw new Error(
        `A PostgreSQL server is running in ${home.cluster} (process ${living.join(', ')}) but does not answer. ` +
          `Its log is ${join(home.folder, 'log')}. Stop it, and start again.`,
      )
    }
    await pause(25)
  }
}

/**
 * Processes whose postmaster was killed leave by themselves, unless they are in the middle of something or frozen. Until
 * they have left no new server can start; nobody waits for their answers, and what they committed is in the log.
 */
function endOrphans(orphans: number[], waitedMs: number): void {
  if (waitedMs < QUIT_ORPHANS_AFTER_MS) return
  for (const pid of orphans) signal(pid, waitedMs < KILL_ORPHANS_AFTER_MS ? 'SIGQUIT' : 'SIGKILL')
}

/** False when the process is gone. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

type PidFile = { pid: number; socketFolder: string; ready: boolean; replaying: boolean; stopping: boolean }

export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const status = lines[7]?.trim()
    return {
      pid: Number(lines[0]),
      socketFolder: lines[4] ?? '',
      // A standby that lets readers in says so by another word.
      ready: status === 'ready' || status === 'standby',
      replaying: status === 'standby',
      stopping: status === 'stopping',
    }
  } catch {
    return undefined
  }
}

/** The process that serves this cluster, whether it answers or not. Cheap enough to be asked every second. */
export function runningPostmaster(cluster: string): number | undefined {
  const pid = readPidFile(cluster)?.pid
  return pid !== undefined && isIn(cluster, pid) ? pid : undefined
}

/** Every PostgreSQL process has the cluster as its working folder; a zombie has none, so it does not count as living. */
export const processesIn = (cluster: string): number[] => allProcesses().filter((pid) => isIn(cluster, pid))

/** Which folder it is, whatever its name is by now. */
export function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `${dev}:${ino}`
}

/** The server of a cluster whose folder has got another name ends, without writing a checkpoint. */
export function endReplacedServer(cluster: string): void {
  for (const pid of allProcesses())
    if (isPostgres(pid, (cwd) => identityOf(cwd) === cluster && readPidFile(cwd)?.pid === pid)) signal(pid, 'SIGQUIT')
}

const allProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

const isIn = (cluster: string, pid: number): boolean => isPostgres(pid, (cwd) => readlinkSync(cwd) === cluster)

function isPostgres(pid: number, isWanted: (cwd: string) => boolean): boolean {
  try {
    return isWanted(`/proc/${pid}/cwd`) && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}

async function askForCluster(socketFolder: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, 'postgres'), connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
