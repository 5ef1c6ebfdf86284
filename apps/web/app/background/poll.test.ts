import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollUntilSuccess } from './poll.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const everyMs = 300

it('tries every 300 ms until the first success, and not once more', async () => {
  const attempt = vi.fn(async () => {
    if (attempt.mock.calls.length < 3) throw new Error('not yet')
  })
  pollUntilSuccess({ attempt, isPaused: () => false, everyMs, random: () => 0 })
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(299)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempt).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt).toHaveBeenCalledTimes(3)
})

it('asks nothing while paused, and goes on afterwards', async () => {
  let paused = true
  const attempt = vi.fn(async () => {})
  pollUntilSuccess({ attempt, isPaused: () => paused, everyMs, random: () => 0 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(attempt).not.toHaveBeenCalled()
  paused = false
  await vi.advanceTimersByTimeAsync(300)
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('never asks twice at the same time', async () => {
  let fail = () => {}
  const attempt = vi.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('slow')))))
  pollUntilSuccess({ attempt, isPaused: () => false, everyMs, random: () => 0 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(attempt).toHaveBeenCalledTimes(1)
  fail()
  await vi.advanceTimersByTimeAsync(300)
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('stops when told, even with a try on its way', async () => {
  let fail = () => {}
  const attempt = vi.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('late')))))
  const stop = pollUntilSuccess({ attempt, isPaused: () => false, everyMs, random: () => 0 })
  stop()
  fail()
  await vi.advanceTimersByTimeAsync(5000)
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('does not let everybody who lost the server ask again at the same moment', async () => {
  const attempt = vi.fn(async () => {
    throw new Error('away')
  })
  pollUntilSuccess({ attempt, isPaused: () => false, everyMs, random: () => 1 })
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(everyMs / 4)
  expect(attempt).toHaveBeenCalledTimes(2)
})
