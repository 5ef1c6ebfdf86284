import { rmdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from '../home/choose-home.ts'
import { processesIn, runningPostmaster, signal } from './running-server.ts'
import { socketFolderOf } from './socket-folder.ts'

const FAST_WITHIN_MS = 10_000
const IMMEDIATE_WITHIN_MS = 14_000

/** PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is written out. */
export async function stopServer(home: Pick<Home, 'folder' | 'cluster'>): Promise<void> {
  if (!sendFastShutdown(home)) return
  const startedAt = Date.now()
  let sent: NodeJS.Signals = 'SIGINT'
  for (let living = processesIn(home.cluster); living.length > 0; living = processesIn(home.cluster)) {
    // Neither an immediate shutdown nor a kill loses anything that was committed: the next start replays the log.
    const waited = Date.now() - startedAt
    const next = waited > IMMEDIATE_WITHIN_MS ? 'SIGKILL' : waited > FAST_WITHIN_MS ? 'SIGQUIT' : 'SIGINT'
    if (next !== sent) for (const pid of living) signal(pid, next)
    sent = next
    await pause(10)
  }
  try {
    rmdirSync(socketFolderOf(home))
  } catch {
    // The next server is in it already.
  }
}

/** Does not wait, so that it can be called while the process exits. False when no server lives. */
export function sendFastShutdown(home: Pick<Home, 'cluster'>): boolean {
  const pid = runningPostmaster(home.cluster)
  return pid !== undefined && signal(pid, 'SIGINT')
}
