import { startSandbox } from '@prostuti/sandbox'
import { watchTerminal } from './lost-terminal.ts'
import type { Role, Stop } from './role.ts'
import { createStop } from './stop-once.ts'

/** The only process of its server: signals reach it directly, and a second one makes it leave at once. */
export function beAlone(): Role {
  const { onStop, stop, isStopping } = createStop()
  const onSignal = (how: Stop) => () => {
    if (isStopping()) process.exit(130)
    stop(how)
  }
  process.on('SIGTERM', onSignal('drain'))
  process.on('SIGINT', onSignal('now'))
  const terminal = watchTerminal()
  process.on('SIGHUP', () => {
    if (terminal.isLost()) stop('now')
    else console.error('SIGHUP: one process alone cannot be restarted without a pause; stop it and start it again.')
  })
  return {
    number: 1,
    opensServer: true,
    startSandbox,
    onStop,
    listens: async () => {},
    readAllMetrics: async () => [],
    onMetricsAsked: () => {},
  }
}
