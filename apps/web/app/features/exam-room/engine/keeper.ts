import type { Entry, Ledger } from './ledger.ts'
import type { KeptPlace, KeptRoom, KeptSitting, RoomStore } from './room-store.ts'

export type Keeper = {
  /** Whether choices are kept over a reload, as far as we know. */
  durable(): boolean
  keepSitting(sitting: KeptSitting, ledger: Ledger): void
  /** True once it is on the device. */
  keepEntry(questionId: number, entry: Entry): Promise<boolean>
  keepPlace(place: KeptPlace): void
  /** Rooms of the past that nobody came back to. To be called with the server's time only: phones live in any year. */
  forgetOld(endedBefore: number): Promise<void>
  remove(): Promise<void>
}

/**
 * Writes one room into the store. A store may die while the room is open (a phone that closes databases of pages in
 * the background, a full disk): then another is opened and everything is written again.
 */
export function createKeeper(
  store: RoomStore,
  reopen: () => Promise<RoomStore>,
  room: string,
  { sitting, entries }: KeptRoom,
): Keeper {
  let current = store
  let durable = store.durable
  let latest: { sitting: KeptSitting; entries: Map<number, Entry> } = { sitting, entries: new Map(entries) }
  let reopening: Promise<void> | undefined
  /** What is acknowledged after the end must not bring back rows of a room that is gone. */
  let removed = false

  async function startOver(): Promise<void> {
    current = await reopen()
    await current.keepSitting(room, latest.sitting)
    await current.keepEntries(room, latest.entries)
    durable = current.durable
  }

  async function write(work: (store: RoomStore) => Promise<void>): Promise<boolean> {
    if (removed) return false
    try {
      await work(current)
      return durable
    } catch {
      reopening ??= startOver().finally(() => {
        reopening = undefined
      })
    }
    try {
      await reopening
      await work(current)
      return durable
    } catch {
      durable = false
      return false
    }
  }

  return {
    durable: () => durable,
    keepSitting(sitting, { entries }) {
      latest = { sitting, entries: new Map(entries) }
      // Both are begun at once: a choice made a moment later has to come behind them.
      void write((store) =>
        Promise.all([store.keepSitting(room, sitting), store.replaceEntries(room, entries)]).then(() => {}),
      )
    },
    keepEntry(questionId, entry) {
      latest.entries.set(questionId, entry)
      return write((store) => store.keepEntries(room, [[questionId, entry]]))
    },
    keepPlace: (place) => void write((store) => store.keepPlace(room, place)),
    forgetOld: (moment) => current.removeEndedBefore(moment).catch(() => {}),
    remove() {
      removed = true
      return current.remove(room).catch(() => {})
    },
  }
}
