import { startSandbox } from '@prostuti/sandbox'
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
