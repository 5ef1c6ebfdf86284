import type { RoomStore } from './room-store.ts'

/** Some browsers neither do nor refuse what a database is asked for, in private windows or when the disk is full. */
const patienceMs = 3000

/** A store that may be silent for good. */
export type PatientStore = RoomStore & {
  /** Resolves when a store that was given up answers after all; undefined as long as none was. */
  back(): Promise<void> | undefined
}

/** The same store, but a call that takes too long fails, and so does every other until that one has been answered. */
export function withPatience(store: RoomStore): PatientStore {
  let stuck: Promise<void> | undefined

  function limited<Result>(call: () => Promise<Result>): Promise<Result> {
    if (stuck) return Promise.reject(new Error('the store does not answer'))
    const work = call()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const over = () => {
          if (stuck === waited) stuck = undefined
        }
        const waited = work.then(over, over)
        stuck = waited
        reject(new Error('the store does not answer'))
      }, patienceMs)
      work.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  return {
    durable: store.durable,
    newest: (prefix) => limited(() => store.newest(prefix)),
    read: (room) => limited(() => store.read(room)),
    keepSitting: (room, sitting) => limited(() => store.keepSitting(room, sitting)),
    keepEntries: (room, entries) => limited(() => store.keepEntries(room, entries)),
    replaceEntries: (room, entries) => limited(() => store.replaceEntries(room, entries)),
    keepPlace: (room, place) => limited(() => store.keepPlace(room, place)),
    remove: (room) => limited(() => store.remove(room)),
    removeEndedBefore: (moment) => limited(() => store.removeEndedBefore(moment)),
    back: () => stuck,
  }
}
