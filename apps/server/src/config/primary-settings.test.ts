import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { readPrimarySettings } from './primary-settings.ts'

it('starts as many workers as it was told, and one where that cannot be', () => {
  const count = (workers: string) => readPrimarySettings({ WORKERS: workers }).workers
  expect(['1', '2', '64'].map(count)).toEqual([1, 2, 64])
  // One process, which refuses the setting with a sentence.
  expect(['0', '65', '99', '1000', '-1', '1.5', 'many'].map(count)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(count('')).toBe(Math.min(16, availableParallelism()))
})

it('waits for workers that stop for longer than their drain', () => {
  expect(readPrimarySettings({ DRAIN_SECONDS: '30' }).stopWithinMs).toBeGreaterThan(30_000)
  expect(readPrimarySettings({}).stopWithinMs).toBeGreaterThan(5_000)
})
