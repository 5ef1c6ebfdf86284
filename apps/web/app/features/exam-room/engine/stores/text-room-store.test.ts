import { describe, expect, it } from 'vitest'
import type { ExamCard, ExamProperty } from '../../../../kit/exam/exam-types.ts'
import { createMemoryTexts } from '../../../../kit/storage/memory-texts.ts'
import type { Entry } from '../ledger.ts'
import { roomName, roomPrefix, type StoredSitting } from './room-store.ts'
import { createTextRoomStore } from './text-room-store.ts'

const sitting = (attempt: number, endsAt = 5000): StoredSitting => ({
  attempt,
  endsAt,
  exam: { key: 'a' } as ExamCard,
  property: {} as ExamProperty,
  questions: [],
})
const entry = (sequence: number, state: Entry['state'] = 'waiting'): Entry => ({
  answer: sequence,
  sequence,
  type: 'sba',
  state,
})
const open = () => {
  const texts = createMemoryTexts()
  return createTextRoomStore(() => texts, false)
}

describe('a store of rooms', () => {
  it('finds the newest attempt of this doctor and this exam alone', async () => {
    const store = open()
    for (const attempt of [1, 9, 10]) await store.storeSitting(roomName(7, 'quiz/a', attempt), sitting(attempt))
    await store.storeSitting(roomName(8, 'quiz/a', 11), sitting(11))
    await store.storeSitting(roomName(7, 'quiz/ab', 12), sitting(12))
    expect(await store.newest(roomPrefix(7, 'quiz/a'))).toBe('7/quiz/a/10')
    expect(await store.newest(roomPrefix(9, 'quiz/a'))).toBeUndefined()
  })

  it('gives back what was stored, and nothing after it was removed', async () => {
    const store = open()
    await store.storeSitting('r', sitting(1))
    await store.storeEntries('r', [[4, entry(10)]])
    const clock = { ahead: 0, over: 0 }
    await store.storePosition('r', { here: 3, seen: [4], flags: { ids: [], sequence: 0, state: 'saved' }, clock })
    expect(await store.read('r')).toMatchObject({ sitting: { attempt: 1 }, position: { here: 3 } })
    expect((await store.read('r')).entries.get(4)).toEqual(entry(10))
    await store.remove('r')
    expect(await store.read('r')).toEqual({ sitting: undefined, entries: new Map(), position: undefined })
  })

  it('never lets an older choice replace a newer one', async () => {
    const store = open()
    await store.storeSitting('r', sitting(1))
    await store.storeEntries('r', [[4, entry(10)]])
    await store.storeEntries('r', [[4, entry(9)]])
    expect((await store.read('r')).entries.get(4)?.sequence).toBe(10)
    await store.storeEntries('r', [[4, entry(10, 'saved')]])
    expect((await store.read('r')).entries.get(4)?.state).toBe('saved')
  })

  it('takes the server’s picture, but for newer choices of another tab', async () => {
    const store = open()
    await store.storeSitting('r', sitting(1))
    await store.storeEntries('r', [
      [1, entry(10, 'saved')],
      [2, entry(11)],
      [3, entry(12)],
    ])
    await store.replaceEntries(
      'r',
      new Map([
        [1, entry(0, 'saved')],
        [3, entry(13)],
      ]),
    )
    const stored = (await store.read('r')).entries
    expect([stored.get(1)?.sequence, stored.get(2)?.sequence, stored.get(3)?.sequence]).toEqual([0, 11, 13])
  })

  it('forgets rooms that nobody came back to', async () => {
    const store = open()
    await store.storeSitting('old', sitting(1, 100))
    await store.storeSitting('new', sitting(1, 300))
    await store.removeEndedBefore(200)
    expect([(await store.read('old')).sitting, (await store.read('new')).sitting?.endsAt]).toEqual([undefined, 300])
  })

  it('lets go of what a better store has, and of nothing newer', async () => {
    const store = open()
    store.storeNow('r', {
      position: undefined,
      entries: new Map([
        [1, entry(10)],
        [2, entry(11)],
        [3, entry(12)],
      ]),
    })
    store.drop(
      'r',
      new Map([
        [1, entry(10, 'saved')],
        [2, entry(9)],
      ]),
    )
    expect([...(await store.read('r')).entries.keys()]).toEqual([2, 3])
  })
})
