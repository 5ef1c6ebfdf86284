import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmdirSync } from 'node:fs'

const FAST_WITHIN_MS = 20_000

/** PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is written out. */
export async function stopServer(server: ChildProcess, socketFolder: string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.ref()
  const exit = once(server, 'exit')
  server.kill('SIGINT')
  // An immediate shutdown loses nothing either; the next start replays the log.
  const impatience = setTimeout(() => server.kill('SIGQUIT'), FAST_WITHIN_MS)
  await exit
  clearTimeout(impatience)
  try {
    rmdirSync(socketFolder)
  } catch {
    // The next server is in it already.
  }
}
