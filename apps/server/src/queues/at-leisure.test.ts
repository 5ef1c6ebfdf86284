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
  await expect(atLeisure(() => Promise.reject(new Error('lost')), 1e6)).rejects.toThrow('lost')
})
