import { expect, it } from 'vitest'
import { createMemoryTexts } from '../../../kit/storage/memory-texts.ts'
import { type Entry, emptyLedger } from './ledger.ts'
import { createRoomWriter } from './room-writer.ts'
import { withPatience } from './sending/with-patience.ts'
import { readParts } from './stores/read-stored-room.ts'
import type { RoomStore, StoredSitting } from './stores/room-store.ts'
import { createTextRoomStore } from './stores/text-room-store.ts'

const room = '7/quiz/a/1'
const sitting = { attempt: 1, endsAt: 0, questions: [] } as unknown as StoredSitting
const entry: Entry = { answer: 4, sequence: 9, type: 'sba', state: 'waiting' }

it('lets go of answers of the last moment only once the better store has them', async () => {
  const disk = createTextRoomStore(createMemoryTexts, true)
  const texts = createMemoryTexts()
  let letWrite: () => void = () => {}
  /** Takes single answers, if slowly, and refuses whenever it should write all of them anew. */
  const database: RoomStore = {
    ...disk,
    replaceEntries: async () => {
      throw new Error('QuotaExceededError')
    },
    storeEntries: () => new Promise<void>((resolve) => (letWrite = resolve)),
  }
  const stores = {
    best: withPatience(database),
    quick: createTextRoomStore(() => texts, true),
    memory: createTextRoomStore(createMemoryTexts, false),
  }
  const writer = createRoomWriter(stores, room, { sitting, entries: new Map(), position: undefined })
  stores.quick.storeNow(room, { entries: new Map([[3, entry]]), position: undefined })

  const before = writer.storeSitting(sitting, emptyLedger)
  await new Promise((resolve) => setTimeout(resolve))
  // Comes while everything is being written again, too late to be part of it.
  const late = writer.storeSitting(sitting, { ...emptyLedger, entries: new Map([[3, entry]]) })
  letWrite()
  await Promise.all([before, late])

  expect((await readParts([stores.quick, database], room)).entries.get(3)).toEqual(entry)
})
