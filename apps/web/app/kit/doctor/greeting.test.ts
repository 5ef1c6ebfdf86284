import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it.each([
  ['2026-11-14T22:00:00Z', 'শুভ সকাল, নুসরাত'],
  ['2026-11-15T06:30:00Z', 'শুভ দুপুর, নুসরাত'],
  ['2026-11-15T11:00:00Z', 'শুভ বিকাল, নুসরাত'],
  ['2026-11-15T13:00:00Z', 'শুভ সন্ধ্যা, নুসরাত'],
  ['2026-11-15T17:00:00Z', 'স্বাগতম, নুসরাত'],
  ['2026-11-14T20:00:00Z', 'স্বাগতম, নুসরাত'],
])('by the clock in Dhaka: at %s it says %s', (moment, words) => {
  expect(greeting('নুসরাত', new Date(moment))).toBe(words)
})
