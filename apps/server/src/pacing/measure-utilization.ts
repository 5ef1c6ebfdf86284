import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** The share of the time since it was last asked, 0 to 1, that this thread's event loop was not waiting for something to do. */
export function measureUtilization(): () => number {
  let last: EventLoopUtilization = performance.eventLoopUtilization()
  return () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    return utilization
  }
}
