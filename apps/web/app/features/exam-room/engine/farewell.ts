import { forget, recall, remember } from '../../../plumbing/storage.ts'
import { type Entry, supersedes } from './ledger.ts'
import type { KeptPlace, KeptRoom } from './room-store.ts'

/** What a page writes down while it is going: a database drops what it has not finished by then. */
export type Farewell = { entries: [number, Entry][]; place: KeptPlace }

export type Farewells = {
  leave(room: string, farewell: Farewell): void
  take(room: string): Farewell | undefined
}

const keyOf = (room: string) => `exam-room:farewell:${room}`

export const farewells: Farewells = {
  leave: (room, farewell) => remember(keyOf(room), JSON.stringify(farewell)),
  take(room) {
    const text = recall(keyOf(room))
    forget(keyOf(room))
    return text === null ? undefined : (JSON.parse(text) as Farewell)
  },
}

/** The kept room with what was chosen in its last moment. */
export function withFarewell(kept: KeptRoom, farewell: Farewell | undefined): KeptRoom {
  if (!farewell) return kept
  const entries = new Map(kept.entries)
  for (const [id, entry] of farewell.entries) {
    const present = entries.get(id)
    if (!present || supersedes(entry, present)) entries.set(id, entry)
  }
  const isNewer = farewell.place.clock.over >= (kept.place?.clock.over ?? 0)
  return { ...kept, entries, place: isNewer ? farewell.place : kept.place }
}
