import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from '../binaries/ready-binaries.ts'
import type { Home } from '../home/choose-home.ts'
import { spawnAs } from '../home/server-user.ts'
import { SETTINGS_FILE, settingsText } from '../home/settings.ts'
import { readPidFile } from './running-server.ts'
import { readySocketFolder } from './socket-folder.ts'

const READY_WITHIN_MS = 120_000
const RETRY_FOR_MS = 10_000
const LOG_LIMIT_BYTES = 5_000_000

/** Servers that are not ready yet, for whoever has to leave before they are. */
export const startingServers = new Set<ChildProcess>()

type StartOptions = {
  /** For this start alone, as they are given on the command line. */
  settings?: Record<string, string>
  readyWithinMs?: number
  /** A server that still replays the WAL is not ready, though it may let readers in. */
  isReplayAwaited?: boolean
}

/** Starts the server, waits until it is ready, and answers with its socket folder. It is a session leader of its own: Ctrl-C in the terminal is for the app. */
export async function startServer(
  home: Home,
  binaries: Binaries,
  fsync: boolean,
  { settings = {}, readyWithinMs = READY_WITHIN_MS, isReplayAwaited = false }: StartOptions = {},
): Promise<string> {
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const giveUpRetrying = Date.now() + RETRY_FOR_MS
  while (true) {
    const socketFolder = readySocketFolder(home)
    writeAs(home, join(home.cluster, SETTINGS_FILE), settingsText(socketFolder, fsync))
    const log = openLog(home)
    const server = spawn(binaries.postgres, ['-D', home.cluster, ...given], {
      ...spawnAs(home.user, home.folder),
      detached: true,
      stdio: ['ignore', log.handle, log.handle],
    })
    closeSync(log.handle)
    startingServers.add(server)
    const ready = await becomesReady(server, home.cluster, { readyWithinMs, isReplayAwaited }).finally(() =>
      startingServers.delete(server),
    )
    if (ready) {
      server.unref()
      return socketFolder
    }
    const said = readFileSync(log.file).subarray(log.size).toString().trim() || `cannot run ${binaries.postgres}`
    // What a killed server held (memory, a pid that is still a zombie) is freed within moments.
    const passing = /lock file|shared memory|already in use/.test(said)
    if (!passing || Date.now() > giveUpRetrying) {
      throw new Error(`PostgreSQL did not start in ${home.cluster}. It said:\n${said.slice(-2000)}`)
    }
    await pause(100)
  }
}

type ReadyWish = Required<Omit<StartOptions, 'settings'>>

async function becomesReady(server: ChildProcess, cluster: string, wish: ReadyWish): Promise<boolean> {
  const { readyWithinMs, isReplayAwaited } = wish
  let ended = false
  server.once('exit', () => {
    ended = true
  })
  server.once('error', () => {
    ended = true
  })
  const deadline = Date.now() + readyWithinMs
  while (!ended) {
    const pidFile = readPidFile(cluster)
    if (pidFile?.ready && pidFile.pid === server.pid && !(isReplayAwaited && pidFile.replaying)) return true
    if (Date.now() > deadline) {
      server.kill('SIGQUIT')
      throw new Error(`PostgreSQL in ${cluster} was not ready after ${readyWithinMs / 1000} s.`)
    }
    await pause(10)
  }
  return false
}

function openLog(home: Home) {
  const file = join(home.folder, 'log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`)
  const handle = openSync(file, 'a', 0o600)
  return { file, handle, size: statSync(file).size }
}

/** Aside and renamed: on a full disk half a file would be read as the whole of the settings. */
function writeAs({ user }: Home, file: string, text: string) {
  const aside = `${file}.new`
  writeFileSync(aside, text, { mode: 0o600 })
  if (user) chownSync(aside, user.uid, user.gid)
  renameSync(aside, file)
}
