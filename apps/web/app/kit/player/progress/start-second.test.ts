import { expect, it } from 'vitest'
import { startSecond } from './start-second.ts'

it.each([
  ['where it was left', 600, 30, undefined, 30],
  ['at the front when it was never opened', 600, 0, undefined, 0],
  ['at the front when it had come to its end', 600, 598, undefined, 0],
  ['where the address says', 600, 30, 125, 125],
  ['at the very front when the address says so', 600, 30, 0, 0],
  ['where it was left when the address asks for more than there is', 600, 30, 900, 30],
  ['where it was left while nobody knows how long it is', 0, 30, undefined, 30],
])('begins %s', (_, duration, left, asked, begin) => {
  expect(startSecond(duration, left, asked)).toBe(begin)
})
