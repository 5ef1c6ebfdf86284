import { expect, it } from 'vitest'
import { withFarewell } from './farewell.ts'
import type { Entry } from './ledger.ts'
import type { KeptPlace, KeptRoom } from './room-store.ts'

const entry = (answer: number, sequence: number): Entry => ({ answer, sequence, type: 'sba', state: 'waiting' })
const place = (here: number, over: number): KeptPlace => ({
  here,
  seen: [],
  flags: { ids: [], sequence: 0, state: 'saved' },
  clock: { ahead: 0, over },
})
const kept: KeptRoom = {
  sitting: {} as KeptRoom['sitting'],
  entries: new Map([
    [1, entry(1, 10)],
    [2, entry(2, 11)],
  ]),
  place: place(4, 100),
}

it('brings the choices of the last moment, and the place', () => {
  const room = withFarewell(kept, { entries: [[2, entry(5, 12)]], place: place(5, 101) })
  expect([room.entries.get(1)?.answer, room.entries.get(2)?.answer, room.place?.here]).toEqual([1, 5, 5])
})

it('never undoes what another tab did later', () => {
  const room = withFarewell(kept, { entries: [[2, entry(5, 9)]], place: place(1, 99) })
  expect([room.entries.get(2)?.answer, room.place?.here]).toEqual([2, 4])
})
