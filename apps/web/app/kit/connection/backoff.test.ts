import { expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'

it('waits twice as long after every failure, and never more than half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 500].map((failures) => backoffMs(failures))).toEqual([
    0, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000,
  ])
})

it('spreads those who failed together over a quarter more', () => {
  expect([backoffMs(3, 0), backoffMs(3, 0.5), backoffMs(3, 1)]).toEqual([4000, 4500, 5000])
})
