import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWhenIdle } from './fetch-when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = () => vi.advanceTimersByTimeAsync(5000)
const networkIsBack = () => window.dispatchEvent(new Event('online'))

it('is quiet where the part cannot be had, and has it once the network is back', async () => {
  let online = false
  const use = vi.fn()
  const load = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  })
  fetchWhenIdle(load, use)
  await later()
  expect([load.mock.calls.length, use.mock.calls.length]).toEqual([1, 0])
  online = true
  networkIsBack()
  await later()
  networkIsBack()
  await later()
  expect(load).toHaveBeenCalledTimes(2)
  expect(use.mock.calls).toEqual([['the part']])
})

it('does nothing more once it is stopped', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const stop = fetchWhenIdle(load, () => {})
  await later()
  stop()
  networkIsBack()
  await later()
  expect(load).toHaveBeenCalledTimes(1)
})
