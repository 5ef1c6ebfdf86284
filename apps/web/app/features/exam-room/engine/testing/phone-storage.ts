import { createMemoryTexts, type Texts } from '../../../../kit/storage/memory-texts.ts'
import { withPatience } from '../sending/with-patience.ts'
import type { RoomStore } from '../stores/room-store.ts'
import type { RoomStores } from '../stores/room-stores.ts'
import { createTextRoomStore } from '../stores/text-room-store.ts'

type Health = 'fine' | 'refuses' | 'hangs'

/** What a phone has on disk, and how its browser treats a page that wants to use it. */
export function createPhoneStorage() {
  const disk = createMemoryTexts()
  const texts = createMemoryTexts()
  const store = createTextRoomStore(() => disk, true)
  const storage = {
    store,
    reads: 'fine' as Health,
    writes: 'fine' as Health,
    /** How long a write of the database takes; a page that goes before that loses it. */
    writeMs: 0,
    readMs: 0,
    textsAreFull: false,
    openPage,
  }

  async function obey<Result>(health: Health, work: () => Promise<Result>): Promise<Result> {
    if (health === 'refuses') throw new Error('QuotaExceededError')
    if (health === 'hangs') await new Promise(() => {})
    return work()
  }

  function openPage(): { stores: RoomStores; close(): void } {
    let closed = false
    const read = <Result>(work: () => Promise<Result>) =>
      obey(storage.reads, async () => {
        if (storage.readMs > 0) await new Promise((resolve) => setTimeout(resolve, storage.readMs))
        return work()
      })
    const write = (work: () => Promise<void>) =>
      obey(storage.writes, async () => {
        if (storage.writeMs > 0) await new Promise((resolve) => setTimeout(resolve, storage.writeMs))
        if (closed) await new Promise(() => {})
        await work()
      })
    const database: RoomStore = {
      durable: true,
      newest: (prefix) => read(() => store.newest(prefix)),
      read: (room) => read(() => store.read(room)),
      storeSitting: (room, sitting) => write(() => store.storeSitting(room, sitting)),
      storeEntries: (room, entries) => {
        const asked = [...entries]
        return write(() => store.storeEntries(room, asked))
      },
      replaceEntries: (room, entries) => write(() => store.replaceEntries(room, entries)),
      storePosition: (room, position) => write(() => store.storePosition(room, position)),
      remove: (room) => write(() => store.remove(room)),
      removeEndedBefore: (moment) => write(() => store.removeEndedBefore(moment)),
    }
    const quick: Texts = {
      ...texts,
      removeItem: (name) => closed || texts.removeItem(name),
      get length() {
        return texts.length
      },
      setItem(name, value) {
        if (closed) return
        if (storage.textsAreFull) throw new Error('QuotaExceededError')
        texts.setItem(name, value)
      },
    }
    const memory = createMemoryTexts()
    return {
      stores: {
        best: withPatience(database),
        quick: createTextRoomStore(() => quick, true),
        memory: createTextRoomStore(() => memory, false),
      },
      close() {
        closed = true
      },
    }
  }
  return storage
}
