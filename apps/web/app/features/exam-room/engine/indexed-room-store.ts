import { type DBSchema, openDB } from 'idb'
import { type Entry, supersedes } from './ledger.ts'
import { replacedEntries } from './replace-entries.ts'
import { type KeptPlace, type KeptSitting, newestOf, type RoomStore } from './room-store.ts'

interface Rooms extends DBSchema {
  sittings: { key: string; value: KeptSitting }
  entries: { key: [string, number]; value: Entry }
  places: { key: string; value: KeptPlace }
}

const every = ['sittings', 'entries', 'places'] as const

/** The store in IndexedDB: a choice is one small row, so that it is on the device within a few milliseconds. */
export async function openIndexedRoomStore(): Promise<RoomStore> {
  const db = await openDB<Rooms>('exam-rooms', 1, {
    upgrade(fresh) {
      for (const name of every) fresh.createObjectStore(name)
    },
    // A later version of the site wants to change the shape: this tab must not stand in its way.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const entriesOf = (room: string) => IDBKeyRange.bound([room], [room, Number.POSITIVE_INFINITY])

  function readEntries(keys: [string, number][], values: Entry[]): Map<number, Entry> {
    return new Map(keys.map(([, id], index) => [id, values[index] as Entry]))
  }
  async function remove(room: string): Promise<void> {
    const tx = db.transaction(every, 'readwrite')
    await Promise.all([
      tx.objectStore('sittings').delete(room),
      tx.objectStore('entries').delete(entriesOf(room)),
      tx.objectStore('places').delete(room),
      tx.done,
    ])
  }

  return {
    durable: true,
    async newest(prefix) {
      return newestOf(await db.getAllKeys('sittings', IDBKeyRange.bound(prefix, `${prefix}\uffff`)), prefix)
    },
    async read(room) {
      const tx = db.transaction(every)
      const entries = tx.objectStore('entries')
      const [sitting, keys, values, place] = await Promise.all([
        tx.objectStore('sittings').get(room),
        entries.getAllKeys(entriesOf(room)),
        entries.getAll(entriesOf(room)),
        tx.objectStore('places').get(room),
      ])
      return sitting && { sitting, entries: readEntries(keys, values), place }
    },
    async keepSitting(room, sitting) {
      await db.put('sittings', sitting, room)
    },
    async keepEntries(room, entries) {
      const tx = db.transaction('entries', 'readwrite')
      for (const [id, entry] of entries) {
        const present = await tx.store.get([room, id])
        if (!present || supersedes(entry, present)) void tx.store.put(entry, [room, id])
      }
      // Said at once, and not found out when the page has come round to it again: it may be going.
      tx.commit()
      await tx.done
    },
    async replaceEntries(room, entries) {
      const tx = db.transaction('entries', 'readwrite')
      const kept = readEntries(await tx.store.getAllKeys(entriesOf(room)), await tx.store.getAll(entriesOf(room)))
      void tx.store.delete(entriesOf(room))
      for (const [id, entry] of replacedEntries(kept, entries)) void tx.store.put(entry, [room, id])
      await tx.done
    },
    async keepPlace(room, place) {
      await db.put('places', place, room)
    },
    remove,
    async removeEndedBefore(moment) {
      for (const room of await db.getAllKeys('sittings')) {
        const sitting = await db.get('sittings', room)
        if (sitting && sitting.endsAt < moment) await remove(room)
      }
    },
  }
}
