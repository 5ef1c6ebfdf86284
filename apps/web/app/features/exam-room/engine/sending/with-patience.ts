import type { RoomStore } from '../stores/room-store.ts'

/** Some browsers neither do nor refuse what a database is asked for, in private windows or when the disk is full. */
const firstMs = 3000
const mostMs = 12_000

/** A store that may be silent for good. */
export type PatientStore = RoomStore & {
  /** What it has of a room, however long that takes; undefined as long as it has always answered in time. */
  readLate(room: string): ReturnType<RoomStore['read']> | undefined
  /** Resolves when it has answered the call that it is late with. */
  back(): Promise<unknown> | undefined
}

/** The same store, but a call that takes too long fails, and so does every other until that one has been answered. */
export function withPatience(store: RoomStore): PatientStore {
  let stuck: Promise<unknown> | undefined
  let wasLate = false
  let patienceMs = firstMs

  function limited<Result>(call: () => Promise<Result>): Promise<Result> {
    if (stuck) return Promise.reject(new Error('the store does not answer'))
    const work = call()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        wasLate = true
        // It may only be slow: the next call gets more time.
        patienceMs = Math.min(patienceMs * 2, mostMs)
        stuck = work
        reject(new Error('the store does not answer'))
      }, patienceMs)
      work.then(resolve, reject).finally(() => {
        clearTimeout(timer)
        if (stuck === work) stuck = undefined
      })
    })
  }

  return {
    durable: store.durable,
    newest: (prefix) => limited(() => store.newest(prefix)),
    read: (room) => limited(() => store.read(room)),
    storeSitting: (room, sitting) => limited(() => store.storeSitting(room, sitting)),
    storeEntries: (room, entries) => limited(() => store.storeEntries(room, entries)),
    replaceEntries: (room, entries) => limited(() => store.replaceEntries(room, entries)),
    storePosition: (room, position) => limited(() => store.storePosition(room, position)),
    remove: (room) => limited(() => store.remove(room)),
    removeEndedBefore: (moment) => limited(() => store.removeEndedBefore(moment)),
    back: () => stuck?.catch(() => {}),
    readLate: (room) => (wasLate ? store.read(room) : undefined),
  }
}
