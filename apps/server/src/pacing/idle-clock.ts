import { measureUtilization } from './measure-utilization.ts'

const lookEveryMs = 100
/** However busy the thread is, whoever waits gets on. */
const slowest = 0.15

export type IdleClock = {
  now: () => number
  /** How fast it goes: 1 while the thread is idle. */
  speed: () => number
  stop: () => void
}

/**
 * Milliseconds that go by slower the busier this thread is: at full speed while it is idle, at a seventh while it has no rest.
 * What is paced by this clock takes what the others leave, on a slow machine as on a fast one.
 */
export function createIdleClock(utilization = measureUtilization()): IdleClock {
  let [counted, at, speed] = [0, performance.now(), 1]
  const now = () => counted + (performance.now() - at) * speed
  const timer = setInterval(() => {
    counted = now()
    at = performance.now()
    speed = Math.max(slowest, (1 - utilization()) ** 3)
  }, lookEveryMs).unref()
  return { now, speed: () => speed, stop: () => clearInterval(timer) }
}
