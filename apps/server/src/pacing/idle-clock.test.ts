import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createIdleClock, type IdleClock } from './idle-clock.ts'

let utilization = 0
let clock: IdleClock
beforeEach(() => {
  vi.useFakeTimers()
  clock = createIdleClock(() => utilization)
})
afterEach(() => {
  clock.stop()
  vi.useRealTimers()
})

/** How far the clock goes in ten seconds, once it has seen how busy the thread is. */
function tenSecondsAt(busy: number): number {
  utilization = busy
  vi.advanceTimersByTime(1000)
  const before = clock.now()
  vi.advanceTimersByTime(10_000)
  return clock.now() - before
}

it('goes like any clock while the thread is idle', () => {
  expect(tenSecondsAt(0)).toBeCloseTo(10_000, 0)
})

it('goes slower the busier the thread is, never backwards and never slower than a seventh', () => {
  expect(tenSecondsAt(0.4)).toBeCloseTo(2160, 0)
  expect(tenSecondsAt(0.9)).toBeCloseTo(1500, 0)
  expect(tenSecondsAt(1)).toBeCloseTo(1500, 0)
  expect(tenSecondsAt(0)).toBeCloseTo(10_000, 0)
})
