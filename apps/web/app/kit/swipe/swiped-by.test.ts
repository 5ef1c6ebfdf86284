import { expect, it } from 'vitest'
import { swipedBy } from './swiped-by.ts'

it.each([
  ['to the left: the next page', { x: -80, y: 10 }, 1],
  ['to the right: the one before', { x: 80, y: -10 }, -1],
  ['a little: nothing', { x: -30, y: 0 }, undefined],
  ['slanting, as one scrolls: nothing', { x: -80, y: 90 }, undefined],
])('a finger that goes %s', (_, to, by) => {
  expect(swipedBy({ x: 0, y: 0 }, to)).toBe(by)
})
