import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ExamQuestion, Sitting } from '../../../../kit/exam/exam-types.ts'
import { createPaperInHand, inOrder } from './paper-in-hand.ts'
import type { SealedPapers } from './sealed-papers.ts'

const question = (id: number): ExamQuestion => ({
  ...{ id, type: 'sba', section: 's', subject: 's', text: `${id}`, images: [] },
  parts: [1, 2, 3].map((part) => ({ id: part, text: `${part}`, image: null })),
})
const paper = [question(7), question(8)]
const bytes = new Uint8Array(20)
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

let fetched: string[]
let laidDown: Map<string, Uint8Array<ArrayBuffer>>
let reachable: boolean
let spoilt: boolean
let asked: (string | undefined)[]
const papers: SealedPapers = {
  kept: async (address) => laidDown.get(address),
  async fetch(address) {
    fetched.push(address)
    if (!reachable) throw new Error('no network')
    return bytes
  },
  async open(_, key) {
    if (spoilt || key !== 'the key') throw new Error('it does not open')
    return paper
  },
}
/** The server's answer: to who holds /a the key, to all others the whole paper. */
const ask = async (sealed?: string) => {
  asked.push(sealed)
  if (sealed !== '/a') return { questions: paper } as Sitting
  const seal = { key: 'the key', order: [[8, 3, 1, 2], [7]] }
  return { questions: [] as ExamQuestion[], seal } as Sitting
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched = []
  laidDown = new Map()
  reachable = true
  spoilt = false
  asked = []
})
afterEach(() => vi.useRealTimers())

it('is fetched before the opening, spread over the time until then, and opened at the start in the own order', async () => {
  const room = createPaperInHand(papers, () => 0.5)
  room.expect('/a', 120_000)
  await pass(29_000)
  expect(fetched).toEqual([])
  await pass(2000)
  expect(fetched).toEqual(['/a'])
  const { questions } = await room.sit(ask)
  expect(questions.map(({ id, parts }) => [id, ...parts.map((part) => part.id)])).toEqual([
    [8, 3, 1, 2],
    [7, 1, 2, 3],
  ])
  expect(asked).toEqual(['/a'])
})

it('is fetched within minutes however long the exam is away, and at once where it is open', async () => {
  const room = createPaperInHand(papers, () => 0.99)
  room.expect('/a', 86_400_000)
  await pass(600_000)
  expect(fetched).toEqual(['/a'])
  const open = createPaperInHand(papers, () => 0.99)
  open.expect('/b', -5000)
  await pass()
  expect(fetched).toEqual(['/a', '/b'])
})

it('is tried again where the network is gone, until the room is left', async () => {
  reachable = false
  const room = createPaperInHand(papers, () => 0)
  room.expect('/a', 0)
  await pass(25_000)
  expect(fetched.length).toBeGreaterThan(1)
  room.stop()
  const before = fetched.length
  await pass(60_000)
  expect(fetched).toHaveLength(before)
})

it('that lies here from before is not fetched again, not even for a room that begins at once', async () => {
  laidDown.set('/a', bytes)
  const room = createPaperInHand(papers, () => 0)
  room.expect('/a', 0)
  expect((await room.sit(ask)).questions).toHaveLength(2)
  expect(asked).toEqual(['/a'])
  await pass(60_000)
  expect(fetched).toEqual([])
})

it('that has not come yet is not waited for: the start brings the questions', async () => {
  const room = createPaperInHand(papers, () => 1)
  room.expect('/a', 60_000)
  expect((await room.sit(ask)).questions).toEqual(paper)
  expect(asked).toEqual([undefined])
})

it('is not fetched any more once the start has brought the questions, but for the next start', async () => {
  reachable = false
  const room = createPaperInHand(papers, () => 0)
  room.expect('/a', 0)
  await pass(25_000)
  const before = fetched.length
  expect(before).toBeGreaterThan(1)
  await room.sit(ask)
  await pass(60_000)
  expect(fetched).toHaveLength(before)
  reachable = true
  room.expect('/a', 0)
  await pass()
  await room.sit(ask)
  expect(asked).toEqual([undefined, '/a'])
})

it('that does not open is asked for as a whole, in the same attempt, and not offered again', async () => {
  const room = createPaperInHand(papers, () => 0)
  room.expect('/a', 0)
  await pass()
  spoilt = true
  expect((await room.sit(ask)).questions).toEqual(paper)
  await room.sit(ask)
  expect(asked).toEqual(['/a', undefined, undefined])
})

it('that does not open for two who sit at once brings both the whole paper', async () => {
  const room = createPaperInHand(papers, () => 0)
  room.expect('/a', 0)
  await pass()
  spoilt = true
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const second = room.sit(async (sealed) => {
    if (sealed !== undefined) await slow
    return ask(sealed)
  })
  expect((await room.sit(ask)).questions).toEqual(paper)
  answer()
  expect((await second).questions).toEqual(paper)
})

it('that was replaced is dropped for the new one', async () => {
  const room = createPaperInHand(papers, () => 0)
  room.expect('/old', 0)
  await pass()
  room.expect('/a', 0)
  await pass()
  await room.sit(ask)
  expect([fetched, asked]).toEqual([['/old', '/a'], ['/a']])
})

it('does nothing in a browser that cannot open one', async () => {
  const room = createPaperInHand(undefined, () => 0)
  room.expect('/a', 0)
  await pass(60_000)
  expect((await room.sit(ask)).questions).toEqual(paper)
  expect(asked).toEqual([undefined])
})

it('is refused where a question or a part of the order is not in it', () => {
  expect(() => inOrder(paper, [[9]])).toThrow()
  expect(() => inOrder(paper, [[7, 1, 2, 4]])).toThrow()
})
