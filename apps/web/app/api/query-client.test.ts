import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

const retryOf = () =>
  createQueryClient(async () => null).getDefaultOptions().queries?.retry as (count: number, error: unknown) => boolean

describe('a failed query', () => {
  it.each([
    ['a server in trouble', new ApiError(503, 'unavailable'), true],
    ['no answer in time', new ApiError(0, 'timeout'), true],
    ['no network', new ApiError(0, 'offline'), false],
    ['a refusal', new ApiError(404, 'not_found'), false],
  ])('after %s is tried again: %s', (_, error, again) => {
    expect(retryOf()(0, error)).toBe(again)
  })

  it('is tried three times at most', () => {
    expect([0, 1, 2].map((count) => retryOf()(count, new ApiError(500, 'internal')))).toEqual([true, true, false])
  })
})

it('is tried again at another moment by everybody, and not before the server asked for it', () => {
  const { retryDelay } = createQueryClient(async () => null).getDefaultOptions().queries ?? {}
  const delay = retryDelay as (failures: number, error: unknown) => number
  const busy = new ApiError(503, 'unavailable')
  const delays = Array.from({ length: 20 }, () => delay(0, busy))
  expect(new Set(delays).size).toBeGreaterThan(1)
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(1000)
  expect(delay(0, new ApiError(503, 'unavailable', '', {}, 7))).toBeGreaterThanOrEqual(7000)
})

it('asks by the address that is its key', async () => {
  const client = createQueryClient(async (address) => `answer of ${address}`)
  expect(await client.fetchQuery({ queryKey: ['/x?a=1'] })).toBe('answer of /x?a=1')
})
