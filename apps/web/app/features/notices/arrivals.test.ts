import { expect, it } from 'vitest'
import { arrivedSince } from './arrivals.ts'

const row = (id: number, is_unread = true) => ({ id, is_unread })

it.each([
  ['nothing when nothing has changed', [row(3), row(2, false)], []],
  ['what is newer than all that was seen', [row(5), row(4), row(3), row(2, false)], [5, 4]],
  ['not what slid in from the next page', [row(3), row(1)], []],
  ['not what was opened on another device before it came here', [row(4, false), row(3)], []],
])('tells %s', (_, rows, arrived) => {
  expect(arrivedSince(new Set([3, 2]), rows)).toEqual(arrived)
})
