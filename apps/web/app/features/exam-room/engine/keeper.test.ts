import { expect, it } from 'vitest'
import { createKeeper } from './keeper.ts'
import { type Entry, emptyLedger } from './ledger.ts'
import { withPatience } from './sending/with-patience.ts'
import { readParts } from './stores/read-kept-room.ts'
import type { KeptSitting, RoomStore } from './stores/room-store.ts'
import { createMemoryTexts, createTextRoomStore } from './stores/text-room-store.ts'

const room = '7/quiz/a/1'
const sitting = { attempt: 1, endsAt: 0, questions: [] } as unknown as KeptSitting
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
    keepEntries: () => new Promise<void>((resolve) => (letWrite = resolve)),
  }
  const stores = {
    best: withPatience(database),
    quick: createTextRoomStore(() => texts, true),
    memory: createTextRoomStore(createMemoryTexts, false),
  }
  const keeper = createKeeper(stores, room, { sitting, entries: new Map(), place: undefined })
  stores.quick.keepNow(room, { entries: new Map([[3, entry]]), place: undefined })

  const before = keeper.keepSitting(sitting, emptyLedger)
  await new Promise((resolve) => setTimeout(resolve))
  // Comes while everything is being written again, too late to be part of it.
  const late = keeper.keepSitting(sitting, { ...emptyLedger, entries: new Map([[3, entry]]) })
  letWrite()
  await Promise.all([before, late])

  expect((await readParts([stores.quick, database], room)).entries.get(3)).toEqual(entry)
})
