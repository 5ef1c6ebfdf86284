import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

// 15 November, 20:00 in Dhaka.
const now = new Date('2026-11-15T14:00:00Z')

it.each([
  ['2026-11-15T14:00:30Z', 'এইমাত্র', 'just now'],
  ['2026-11-15T13:58:30Z', 'এইমাত্র', 'just now'],
  ['2026-11-15T13:40:00Z', '২০ মিনিট আগে', '20 minutes ago'],
  ['2026-11-15T13:00:00Z', '১ ঘণ্টা আগে', '1 hour ago'],
  ['2026-11-15T04:00:00Z', '১০ ঘণ্টা আগে', '10 hours ago'],
  ['2026-11-14T14:00:00Z', 'গতকাল', 'yesterday'],
  ['2026-11-11T14:00:00Z', '৪ দিন আগে', '4 days ago'],
  ['2026-11-08T14:00:00Z', '৮ নভেম্বর ২০২৬', '8 November 2026'],
])('says of %s: %s, %s', (then, bn, en) => {
  expect([timeAgo(new Date(then), now, 'bn'), timeAgo(new Date(then), now, 'en')]).toEqual([bn, en])
})
