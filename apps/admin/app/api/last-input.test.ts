import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

const opened = Date.parse('2026-11-17T04:00:00Z')
/** So long after the page was opened. */
const after = (minutes: number) => opened + minutes * 60_000
const page = { hidden: false }
let touch = () => {}

vi.stubGlobal('document', page)
vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
  touch = listener
})
const { beginWatching, isUntouched } = await import('./last-input.ts')

beforeEach(() => {
  vi.useFakeTimers({ now: opened })
  page.hidden = false
  touch()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it('is nobody before a page that was not touched for a minute', () => {
  vi.setSystemTime(after(0.9))
  expect(isUntouched()).toBe(false)
  vi.setSystemTime(after(1.1))
  expect(isUntouched()).toBe(true)
  touch()
  expect(isUntouched()).toBe(false)
})

it('is somebody before what is watched, while it is on the screen and for four hours', () => {
  const end = beginWatching()
  vi.setSystemTime(after(180))
  expect(isUntouched()).toBe(false)
  page.hidden = true
  expect(isUntouched()).toBe(true)
  page.hidden = false
  vi.setSystemTime(after(241))
  expect(isUntouched()).toBe(true)
  touch()
  expect(isUntouched()).toBe(false)
  vi.setSystemTime(after(300))
  end()
  expect(isUntouched()).toBe(true)
})
