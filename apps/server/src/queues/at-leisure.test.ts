import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atLeisure } from './at-leisure.ts'

it('rests after each piece for as long as the piece took', async () => {
  const startedAt = performance.now()
  expect(await atLeisure(() => setTimeout(60, 'done'))).toBe('done')
  // A timer may be a millisecond early.
  expect(performance.now() - startedAt).toBeGreaterThan(115)
})

it('hands a failure on at once', async () => {
  await expect(atLeisure(() => Promise.reject(new Error('lost')), { rest: 1e6 })).rejects.toThrow('lost')
})

it('does not rest once the process wants to end', async () => {
  const startedAt = performance.now()
  expect(await atLeisure(() => setTimeout(5, 'done'), { rest: 1e6, signal: AbortSignal.timeout(20) })).toBe('done')
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
