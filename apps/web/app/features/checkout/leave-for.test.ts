import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveFor } from './leave-for.ts'

let browser: EventTarget & { location?: { assign: (address: string) => void } }
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  browser = Object.assign(new EventTarget(), { location: { assign } })
  vi.stubGlobal('window', browser)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = (persisted: boolean) => browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('stays busy while the browser is on its way out, and is free when the page is shown again', async () => {
  const back = vi.fn()
  void leaveFor('https://gateway.example/pay').then(back)
  expect(assign).toHaveBeenCalledWith('https://gateway.example/pay')
  await vi.advanceTimersByTimeAsync(10_000)
  shown(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(back).not.toHaveBeenCalled()
  shown(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(back).toHaveBeenCalledOnce()
})

it('lets the reader press again when the gateway’s page never comes', async () => {
  const back = vi.fn()
  void leaveFor('https://gateway.example/pay').then(back)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(back).toHaveBeenCalledOnce()
})
