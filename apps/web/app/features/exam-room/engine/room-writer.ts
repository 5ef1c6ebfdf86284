import type { Entry, Ledger } from './ledger.ts'
import type { RoomStore, StoredPosition, StoredRoom, StoredSitting } from './stores/room-store.ts'
import { type RoomStores, storesOf } from './stores/room-stores.ts'

export type RoomWriter = {
  /** Whether choices are kept over a reload, as far as we know. */
  durable(): boolean
  /** Resolves when it is written; then what the stores had of the last moment is no longer needed. */
  storeSitting(sitting: StoredSitting, ledger: Ledger): Promise<void>
  /** True once it is on the device. */
  storeEntry(questionId: number, entry: Entry): Promise<boolean>
  storePosition(position: StoredPosition): void
  /** For a page that is going: written before this returns, where the browser lets us. */
  storeNow(position: StoredPosition, waiting: ReadonlyMap<number, Entry>): void
  /** Rooms of the past that nobody came back to. To be called with the server's time only: phones live in any year. */
  forgetOld(endedBefore: number): Promise<void>
  remove(): Promise<void>
}

/**
 * Writes one room into the best store that takes it. A store may stop taking anything while the room is open (a phone
 * that closes databases of pages in the background, a full disk): then everything is written again, into the same
 * store if it will, else into the next one.
 */
export function createRoomWriter(
  stores: RoomStores,
  room: string,
  { sitting, entries, position }: StoredRoom,
): RoomWriter {
  const all = storesOf(stores)
  let current: RoomStore = stores.best
  let latest = { sitting, entries: new Map(entries), position }
  let moving: Promise<void> | undefined
  /** What is acknowledged after the end must not bring back rows of a room that is gone. */
  let removed = false

  async function move(): Promise<void> {
    for (const store of all) {
      try {
        await store.storeEntries(room, latest.entries)
        // Far bigger than the answers. Without it the room opens with a network only, but it has them.
        await store.storeSitting(room, latest.sitting).catch(() => {})
        if (latest.position) await store.storePosition(room, latest.position)
        current = store
        return
      } catch {}
    }
  }

  async function write(work: (store: RoomStore) => Promise<void>): Promise<boolean> {
    if (removed) return false
    try {
      // Memory takes everything, but a better store may take it again by now.
      if (current.durable) {
        await work(current)
        return true
      }
    } catch {}
    moving ??= move().finally(() => {
      moving = undefined
    })
    await moving
    try {
      // Those who joined a move under way may have come too late for it.
      await work(current)
    } catch {
      return false
    }
    return current.durable
  }

  return {
    durable: () => current.durable,
    async storeSitting(sitting, { entries }) {
      latest = { ...latest, sitting, entries: new Map(entries) }
      // Both are begun at once: a choice made a moment later has to come behind them.
      const isWritten = await write((store) =>
        Promise.all([store.replaceEntries(room, entries), store.storeSitting(room, sitting)]).then(() => {}),
      )
      if (isWritten && current === stores.best) attempt(() => stores.quick.drop(room, entries))
    },
    storeEntry(questionId, entry) {
      latest.entries.set(questionId, entry)
      return write((store) => store.storeEntries(room, [[questionId, entry]]))
    },
    storePosition(position) {
      latest.position = position
      void write((store) => store.storePosition(room, position))
    },
    storeNow: (position, waiting) => attempt(() => stores.quick.storeNow(room, { position, entries: waiting })),
    async forgetOld(moment) {
      await Promise.allSettled(all.map((store) => store.removeEndedBefore(moment)))
    },
    async remove() {
      removed = true
      await Promise.allSettled(all.map((store) => store.remove(room)))
    },
  }
}

/** What `localStorage` refuses is in the better store, or the doctor has been told that this page must stay open. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {}
}
