import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from '../home/choose-home.ts'
import { sayWhy } from '../say-why.ts'
import { readPidFile, runningPostmaster, signal } from './running-server.ts'

/** What the process logs with. */
export type Log = { info(line: string): void; error(line: string): void }

export type Keeper = {
  /** Looks now: somebody has lost a connection. */
  check(): void
  close(): Promise<void>
}

type EmbeddedSettings = {
  /** Starts the server again, or finds that another process has. */
  start: () => Promise<void>
  log: Log
  checkEveryMs?: number
}

const firstPauseMs = 100
const longestPauseMs = 5000

/** Watches the server of a home, and starts it again whenever it has died, for as long as that takes. */
export function keepRunning(home: Home, { start, log, checkEveryMs = 1000 }: EmbeddedSettings): Keeper {
  const closing = new AbortController()
  let restarting: Promise<void> | undefined

  function check(): void {
    if (closing.signal.aborted || restarting !== undefined) return
    const pid = runningPostmaster(home.cluster)
    if (pid === undefined) {
      restarting = restart().finally(() => {
        restarting = undefined
      })
    } else if (readPidFile(home.cluster)?.stopping) {
      // Somebody told it to stop under us. It lets nobody in any more and waits for connections that we never close, for ever.
      signal(pid, 'SIGINT')
    }
  }

  async function restart(): Promise<void> {
    const diedAt = Date.now()
    log.error(`database: PostgreSQL in ${home.folder} has died; it is being started again`)
    let said = ''
    for (let failures = 0; !closing.signal.aborted; failures++) {
      try {
        await start()
        return log.info(`database: PostgreSQL in ${home.folder} runs again after ${Date.now() - diedAt} ms`)
      } catch (error) {
        const why = sayWhy(error, home)
        // Said once, not with every try of a night.
        if (why !== said) log.error(`database: ${why} It is tried again until it runs.`)
        said = why
        const wait = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 10))
        await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      }
    }
  }

  const timer = setInterval(check, checkEveryMs).unref()
  return {
    check,
    async close() {
      closing.abort()
      clearInterval(timer)
      await restarting
    },
  }
}
