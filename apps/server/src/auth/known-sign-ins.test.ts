import { afterEach, expect, it, vi } from 'vitest'
import { createKnownSignIns } from './known-sign-ins.ts'

afterEach(() => void vi.restoreAllMocks())

it('knows a token for ten minutes, longer while it is in use, and sets no timer for it', () => {
  const now = vi.spyOn(performance, 'now')
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const known = createKnownSignIns()
  const knowsAt = (minutes: number) => {
    now.mockReturnValue(minutes * 60_000)
    return known.has('token')
  }
  expect(knowsAt(1)).toBe(false)
  known.add('token')
  expect(knowsAt(7)).toBe(true)
  known.add('token')
  expect([knowsAt(16), knowsAt(18)]).toEqual([true, false])
  expect(timers).not.toHaveBeenCalled()
})

it('knows twenty thousand at once, and forgets the one that was seen longest ago', () => {
  const known = createKnownSignIns()
  for (let number = 0; number <= 20_000; number++) known.add(`token ${number}`)
  expect([known.has('token 0'), known.has('token 1'), known.has('token 20000')]).toEqual([false, true, true])
})
