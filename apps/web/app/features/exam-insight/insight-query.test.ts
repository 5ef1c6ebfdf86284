import { expect, it } from 'vitest'
import { isComing, waitAfter } from './insight-query.ts'

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

it('is asked for again while it, the others or the topics are not worked out yet, and for nothing else', () => {
  const ready = (others: string | null, topics: string | null) =>
    ({ state: 'ready', insight: { others: { silent: others }, topics: { silent: topics } } }) as never
  expect(isComing({ state: 'working' })).toBe(true)
  expect([ready('not_yet', 'not_yet'), ready(null, 'not_yet')].map(isComing)).toEqual([true, true])
  const settled = [ready(null, null), ready('few_others', null), ready('no_ranks', null), { state: 'none' } as const]
  expect([...settled, undefined].map(isComing)).toEqual(Array(5).fill(false))
})
