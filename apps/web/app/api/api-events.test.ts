import { expect, it, vi } from 'vitest'
import { onApiEvent, sayApiEvent } from './api-events.ts'

it('keeps what was said before anybody listened, once each, for the first who does', () => {
  sayApiEvent('session-ended')
  sayApiEvent('session-ended')
  const first = vi.fn()
  const second = vi.fn()
  const stops = [onApiEvent(first), onApiEvent(second)]
  expect(first.mock.calls).toEqual([['session-ended']])
  expect(second).not.toHaveBeenCalled()
  sayApiEvent('reached')
  expect([first.mock.lastCall, second.mock.lastCall]).toEqual([['reached'], ['reached']])
  for (const stop of stops) stop()
})
