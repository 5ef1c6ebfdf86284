import { expect, it } from 'vitest'
import { ageOf } from './ageing.ts'

it.each([
  ['2026-11-18', undefined],
  ['2026-11-17', 'week'],
  ['2026-11-10', 'week'],
  ['2026-11-09', 'month'],
  ['2026-10-18', 'month'],
  ['2026-10-17', 'two_months'],
  ['2026-09-18', 'two_months'],
  ['2026-09-17', 'older'],
])('what was due on %s is %s old', (dueOn, age) => {
  expect(ageOf(dueOn, '2026-11-17')).toBe(age)
})
