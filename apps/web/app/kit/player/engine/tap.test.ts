import { expect, it } from 'vitest'
import { doubleTap } from './tap.ts'

it.each([
  ['back on the left', { at: 0, x: 0.1 }, { at: 200, x: 0.2 }, -10],
  ['on, on the right', { at: 0, x: 0.9 }, { at: 200, x: 0.7 }, 10],
  ['nowhere in the middle', { at: 0, x: 0.5 }, { at: 200, x: 0.5 }, undefined],
  ['nowhere from one side to the other', { at: 0, x: 0.1 }, { at: 200, x: 0.9 }, undefined],
  ['nowhere when the second comes late', { at: 0, x: 0.1 }, { at: 900, x: 0.1 }, undefined],
  ['nowhere when it is the first', undefined, { at: 0, x: 0.1 }, undefined],
])('leads %s', (_, before, now, by) => {
  expect(doubleTap(before, now)).toBe(by)
})
