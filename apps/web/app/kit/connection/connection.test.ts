import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayApiEvent } from '../../api/api-events.ts'
import { isConnected, onConnection, watchConnection } from './connection.ts'

const browser = { onLine: true }
const reach = vi.fn(async (): Promise<unknown> => {
  throw new TypeError('Failed to fetch')
})
let page: EventTarget
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  reach.mockClear()
  page = new EventTarget()
  browser.onLine = true
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('fetch', reach)
  stop = watchConnection()
})
afterEach(() => {
  sayApiEvent('reached')
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('is there as long as nothing says otherwise, also where there is no browser', () => {
  expect(isConnected()).toBe(true)
})

it('asks the server itself after a call that did not arrive, and tells of its return', async () => {
  const told = vi.fn()
  const silence = onConnection(() => told(isConnected()))
  sayApiEvent('unreachable')
  await vi.advanceTimersByTimeAsync(0)
  expect(isConnected()).toBe(false)
  reach.mockResolvedValueOnce({})
  await vi.advanceTimersByTimeAsync(7000)
  expect(told.mock.calls).toEqual([[false], [true]])
  silence()
})

it.each([
  [0, 5000],
  [0.9, 6125],
])('does not let everybody who lost the server ask at the same moment (%f)', async (random, ms) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  sayApiEvent('unreachable')
  await vi.advanceTimersByTimeAsync(0)
  expect(reach).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(reach).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(reach).toHaveBeenCalledTimes(2)
})

it('believes the browser that there is no network, and asks nobody', async () => {
  browser.onLine = false
  page.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect([isConnected(), reach.mock.calls.length]).toEqual([false, 0])
})
