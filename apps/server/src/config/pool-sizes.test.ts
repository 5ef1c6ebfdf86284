import { expect, it } from 'vitest'
import { countConnections, poolSizes } from './pool-sizes.ts'

it('gives every worker of a machine so many connections that together they leave a server room', () => {
  expect(poolSizes({ workers: 1, given: undefined })).toEqual({ requests: 10, jobs: 4 })
  expect(poolSizes({ workers: 2, given: undefined }).requests).toBe(10)
  for (let workers = 1; workers <= 19; workers++)
    expect(countConnections({ workers, given: undefined }), `${workers} workers`).toBeLessThanOrEqual(80)
  expect(poolSizes({ workers: 64, given: undefined }).requests).toBe(3)
  expect(poolSizes({ workers: 2, given: 25 }).requests).toBe(25)
})
