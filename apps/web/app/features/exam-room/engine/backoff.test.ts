import { expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'

it('waits twice as long after every failure, and never more than half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 500].map(backoffMs)).toEqual([0, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000])
})
