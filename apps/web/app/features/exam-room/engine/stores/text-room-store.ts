import type { Texts } from '../../../../kit/storage/memory-texts.ts'
import { type Entry, supersedes } from '../ledger.ts'
import { replacedEntries } from '../replace-entries.ts'
import { newestOf, type RoomStore, type StoredParts, type StoredPosition, type StoredSitting } from './room-store.ts'

const shelf = 'exam-room:'

/** A store that writes at once, and so also what is chosen while the page goes: a database drops what it has not finished by then. */
export type TextRoomStore = RoomStore & {
  storeNow(room: string, parts: Pick<StoredParts, 'entries' | 'position'>): void
  /** Lets go of these choices, and older ones of their questions, once a better store has them. */
  drop(room: string, entries: StoredParts['entries']): void
}

/** The store of the last moment, and for browsers whose IndexedDB is of no use: a few texts for each room. */
export function createTextRoomStore(open: () => Texts, durable: boolean): TextRoomStore {
  const address = (room: string, part: 'sitting' | 'entries' | 'place') => `${shelf}${part}:${room}`
  const read = <Value>(name: string): Value | undefined => {
    const text = open().getItem(name)
    return text === null ? undefined : (JSON.parse(text) as Value)
  }
  const entriesOf = (room: string) => new Map(read<[number, Entry][]>(address(room, 'entries')) ?? [])
  const writeEntries = (room: string, entries: ReadonlyMap<number, Entry>) =>
    open().setItem(address(room, 'entries'), JSON.stringify([...entries]))
  function storeEntries(room: string, entries: Iterable<readonly [number, Entry]>): void {
    const stored = entriesOf(room)
    for (const [id, entry] of entries) {
      const present = stored.get(id)
      if (!present || supersedes(entry, present)) stored.set(id, entry)
    }
    writeEntries(room, stored)
  }
  const storePosition = (room: string, position: StoredPosition) =>
    open().setItem(address(room, 'place'), JSON.stringify(position))

  function rooms(): string[] {
    const begin = address('', 'sitting')
    const texts = open()
    const names = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
    return names.filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length))
  }
  function removeNow(room: string): void {
    for (const part of ['sitting', 'entries', 'place'] as const) open().removeItem(address(room, part))
  }

  return {
    durable,
    newest: async (prefix) => newestOf(rooms(), prefix),
    async read(room) {
      const sitting = read<StoredSitting>(address(room, 'sitting'))
      return { sitting, entries: entriesOf(room), position: read<StoredPosition>(address(room, 'place')) }
    },
    async storeSitting(room, sitting) {
      open().setItem(address(room, 'sitting'), JSON.stringify(sitting))
    },
    storeEntries: async (room, entries) => storeEntries(room, entries),
    async replaceEntries(room, entries) {
      writeEntries(room, replacedEntries(entriesOf(room), entries))
    },
    storePosition: async (room, position) => storePosition(room, position),
    storeNow(room, { entries, position }) {
      if (entries.size > 0) storeEntries(room, entries)
      if (position) storePosition(room, position)
    },
    drop(room, entries) {
      const stored = entriesOf(room)
      const left = [...stored].filter(([id, entry]) => {
        const other = entries.get(id)
        return !other || supersedes(entry, other)
      })
      if (left.length === stored.size) return
      if (left.length > 0) writeEntries(room, new Map(left))
      else open().removeItem(address(room, 'entries'))
    },
    async remove(room) {
      removeNow(room)
    },
    async removeEndedBefore(moment) {
      for (const room of rooms()) {
        const sitting = read<StoredSitting>(address(room, 'sitting'))
        if (sitting && sitting.endsAt < moment) removeNow(room)
      }
    },
  }
}
