import type { DBSchema } from 'idb'
import { deviceDatabase } from '../../../../kit/storage/device-database.ts'
import { type Entry, supersedes } from '../ledger.ts'
import { replacedEntries } from '../replace-entries.ts'
import { newestOf, type RoomStore, type StoredPosition, type StoredSitting } from './room-store.ts'

interface Rooms extends DBSchema {
  sittings: { key: string; value: StoredSitting }
  entries: { key: [string, number]; value: Entry }
  places: { key: string; value: StoredPosition }
}

const every = ['sittings', 'entries', 'places'] as const

/** The store in IndexedDB: a choice is one small row, so that it is on the device within a few milliseconds. */
export function createIndexedRoomStore(): RoomStore {
  const use = deviceDatabase<Rooms>('exam-rooms', (fresh) => {
    for (const name of every) fresh.createObjectStore(name)
  })
  const entriesOf = (room: string) => IDBKeyRange.bound([room], [room, Number.POSITIVE_INFINITY])
  function readEntries(keys: [string, number][], values: Entry[]): Map<number, Entry> {
    return new Map(keys.map(([, id], index) => [id, values[index] as Entry]))
  }
  const remove = (room: string) =>
    use(async (db) => {
      const tx = db.transaction(every, 'readwrite')
      await Promise.all([
        tx.objectStore('sittings').delete(room),
        tx.objectStore('entries').delete(entriesOf(room)),
        tx.objectStore('places').delete(room),
        tx.done,
      ])
    })

  return {
    durable: true,
    newest: (prefix) =>
      use(async (db) =>
        newestOf(await db.getAllKeys('sittings', IDBKeyRange.bound(prefix, `${prefix}\uffff`)), prefix),
      ),
    read: (room) =>
      use(async (db) => {
        const tx = db.transaction(every)
        const entries = tx.objectStore('entries')
        const [sitting, keys, values, position] = await Promise.all([
          tx.objectStore('sittings').get(room),
          entries.getAllKeys(entriesOf(room)),
          entries.getAll(entriesOf(room)),
          tx.objectStore('places').get(room),
        ])
        return { sitting, entries: readEntries(keys, values), position }
      }),
    storeSitting: (room, sitting) =>
      use(async (db) => {
        await db.put('sittings', sitting, room)
      }),
    storeEntries: (room, entries) =>
      use(async (db) => {
        const tx = db.transaction('entries', 'readwrite')
        const puts: Promise<unknown>[] = []
        for (const [id, entry] of entries) {
          const present = await tx.store.get([room, id])
          if (!present || supersedes(entry, present)) puts.push(tx.store.put(entry, [room, id]))
        }
        // Said at once, and not found out when the page has come round to it again: it may be going.
        tx.commit()
        await Promise.all([...puts, tx.done])
      }),
    replaceEntries: (room, entries) =>
      use(async (db) => {
        const tx = db.transaction('entries', 'readwrite')
        const stored = readEntries(await tx.store.getAllKeys(entriesOf(room)), await tx.store.getAll(entriesOf(room)))
        await Promise.all([
          tx.store.delete(entriesOf(room)),
          ...[...replacedEntries(stored, entries)].map(([id, entry]) => tx.store.put(entry, [room, id])),
          tx.done,
        ])
      }),
    storePosition: (room, position) =>
      use(async (db) => {
        await db.put('places', position, room)
      }),
    remove,
    async removeEndedBefore(moment) {
      const ended = await use(async (db) => {
        const [keys, sittings] = await Promise.all([db.getAllKeys('sittings'), db.getAll('sittings')])
        return keys.filter((_, index) => (sittings[index]?.endsAt ?? moment) < moment)
      })
      for (const room of ended) await remove(room)
    },
  }
}
