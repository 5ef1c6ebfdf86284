import { expect, it } from 'vitest'
import type { Lecture } from './lecture-queries.ts'
import { heldLive } from './live-class.tsx'

const live_class = { held_by: 'zoom', hall: null, joined_at: null } as const
const inState = (state: Lecture['state']) => heldLive({ state, live_class } as Lecture)

it('is a class from its waiting to its recording, and not when it was called off', () => {
  expect([inState('upcoming'), inState('waiting')].map((row) => row?.live_class)).toEqual([live_class, live_class])
  expect([inState('cancelled'), inState('ready'), inState('ended')]).toEqual([undefined, undefined, undefined])
  expect(heldLive({ state: 'upcoming', live_class: null } as Lecture)).toBeUndefined()
})
