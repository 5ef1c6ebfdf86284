import type { Home } from '../home/choose-home.ts'
import { isInUse } from './process-registry.ts'
import { signal } from './running-server.ts'
import { startingServers } from './start-server.ts'
import { sendFastShutdown } from './stop-server.ts'

const homes = new Set<{ home: Home }>()

/**
 * However this process exits (a start that failed, a second signal, an exception that nobody caught), a server that only
 * it used is told to stop on the way out. The server does the rest alone, after we are gone.
 */
export function stopAtExit(home: Home): { forget(): void } {
  process.off('exit', stopAll)
  process.on('exit', stopAll)
  const entry = { home }
  homes.add(entry)
  return { forget: () => void homes.delete(entry) }
}

function stopAll(): void {
  for (const { pid } of startingServers) if (pid !== undefined) signal(pid, 'SIGINT')
  for (const { home } of homes) if (!isInUse(home.folder, { countOwn: false })) sendFastShutdown(home)
}
