import { expect, it } from 'vitest'
import { freeMinutes } from './free-minutes.ts'

const at = (time: string): number => Date.parse(`2026-11-14T${time}+06:00`)

it('is what is left of the wished hours, in whole minutes', () => {
  const wished = { from: 7 * 60, to: 23 * 60 }
  const duty = { from: at('08:00:00'), to: at('14:00:00') }
  // A class that was set up in a hurry begins at any millisecond.
  const hasty = { from: at('20:00:30.250'), to: at('22:00:30.250') }
  expect(freeMinutes('2026-11-14', wished, [])).toBe(960)
  expect(freeMinutes('2026-11-14', wished, [duty])).toBe(600)
  expect(freeMinutes('2026-11-14', wished, [duty, { from: at('13:00:00'), to: at('15:00:00') }])).toBe(540)
  expect(freeMinutes('2026-11-14', wished, [{ from: at('20:00:30.250'), to: at('21:00:00') }])).toBe(900)
  expect(freeMinutes('2026-11-14', wished, [hasty])).toBe(840)
})
