import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadUntilThere } from './load-until-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failing = (times: number) => {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    return 'part'
  })
}

it('is asked for again until it is there, and then no more', async () => {
  const [load, onThere] = [failing(2), vi.fn()]
  loadUntilThere({ load, onThere, wanted: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onThere.mock.calls).toEqual([['part']])
  expect(load).toHaveBeenCalledTimes(3)
})

it.each([
  [0, 3000],
  [1, 3750],
])('waits longer in one browser than in the next (%d: %d ms)', async (random, ms) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const load = failing(1)
  loadUntilThere({ load, onThere: () => {}, wanted: true })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
})

it('tries once when it is only fetched ahead', async () => {
  const load = failing(1)
  loadUntilThere({ load, onThere: () => {}, wanted: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})

it('is left alone once nobody waits for it any more', async () => {
  const [load, onThere] = [failing(1), vi.fn()]
  const stop = loadUntilThere({ load, onThere, wanted: true })
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(onThere).not.toHaveBeenCalled()
})
