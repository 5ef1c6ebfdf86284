import { type Entry, supersedes } from './ledger.ts'
import { replacedEntries } from './replace-entries.ts'
import { type KeptPlace, type KeptSitting, newestOf, type RoomStore } from './room-store.ts'

/** What `localStorage` is, or a map in memory that looks like it. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const shelf = 'exam-room:'

/** The store for browsers without IndexedDB: a few texts for each room. */
export function createTextRoomStore(texts: Texts, durable: boolean): RoomStore {
  const address = (room: string, part: 'sitting' | 'entries' | 'place') => `${shelf}${part}:${room}`
  const read = <Value>(name: string): Value | undefined => {
    const text = texts.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as Value)
  }
  const entriesOf = (room: string) => new Map(read<[number, Entry][]>(address(room, 'entries')) ?? [])
  const writeEntries = (room: string, entries: ReadonlyMap<number, Entry>) =>
    texts.setItem(address(room, 'entries'), JSON.stringify([...entries]))

  function rooms(): string[] {
    const begin = address('', 'sitting')
    const names = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
    return names.filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length))
  }
  function removeNow(room: string): void {
    for (const part of ['sitting', 'entries', 'place'] as const) texts.removeItem(address(room, part))
  }

  return {
    durable,
    newest: async (prefix) => newestOf(rooms(), prefix),
    async read(room) {
      const sitting = read<KeptSitting>(address(room, 'sitting'))
      return sitting && { sitting, entries: entriesOf(room), place: read<KeptPlace>(address(room, 'place')) }
    },
    async keepSitting(room, sitting) {
      texts.setItem(address(room, 'sitting'), JSON.stringify(sitting))
    },
    async keepEntries(room, entries) {
      const kept = entriesOf(room)
      for (const [id, entry] of entries) {
        const present = kept.get(id)
        if (!present || supersedes(entry, present)) kept.set(id, entry)
      }
      writeEntries(room, kept)
    },
    async replaceEntries(room, entries) {
      writeEntries(room, replacedEntries(entriesOf(room), entries))
    },
    async keepPlace(room, place) {
      texts.setItem(address(room, 'place'), JSON.stringify(place))
    },
    async remove(room) {
      removeNow(room)
    },
    async removeEndedBefore(moment) {
      for (const room of rooms()) {
        const sitting = read<KeptSitting>(address(room, 'sitting'))
        if (sitting && sitting.endsAt < moment) removeNow(room)
      }
    },
  }
}

/** For as long as the page lives. */
export function createMemoryTexts(): Texts {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => void texts.set(name, value),
    removeItem: (name) => void texts.delete(name),
  }
}
