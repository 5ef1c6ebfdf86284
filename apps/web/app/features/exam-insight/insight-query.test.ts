import { expect, it } from 'vitest'
import { waitAfter } from './insight-query.ts'

it('is asked for ever more seldom while it is worked out, and after minutes no more', () => {
  const waits = [1, 2, 3, 4, 5].map(waitAfter)
  expect(waits).toEqual(waits.toSorted((one, other) => Number(one) - Number(other)))
  expect(new Set(waits).size).toBe(waits.length)
  expect(waitAfter(6)).toBe(false)
  expect(waitAfter(100)).toBe(false)
})

it('is asked for soon by whoever opens the page again', () => {
  expect(waitAfter(0)).toBe(waitAfter(1))
})
