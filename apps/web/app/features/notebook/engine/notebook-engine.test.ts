import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createMemoryTexts } from '../../../kit/storage/memory-texts.ts'
import { cardNow } from './day-state.ts'
import { createNotebookEngine, type NotebookEngine } from './notebook-engine.ts'
import { createNotebookShelf } from './stores/notebook-shelf.ts'
import { createTextNotebookStore } from './stores/text-notebook-store.ts'
import type { TabMessage } from './tab-message.ts'
import { aCard, aStemCard } from './testing/a-card.ts'
import { createFakeServer } from './testing/a-server.ts'

const cardIds = [1, 2, 3, 4]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function aDisk() {
  const texts = createMemoryTexts()
  return () => texts
}

/** A phone: what it stores outlives its pages. */
function aPhone(server = createFakeServer(cardIds, aCard)) {
  const best = createTextNotebookStore(aDisk(), true)
  const quick = createTextNotebookStore(aDisk(), true)
  const tabs = new Set<(message: TabMessage) => void>()
  let lock: Promise<unknown> = Promise.resolve()
  const phone = {
    server,
    signedIn: true,
    waiting: 0,
    /** Another tab of it, which sends first. */
    otherTab: Promise.resolve(),
    /** A page of it; `doctorId` is who is signed in. */
    open(doctorId = 7): NotebookEngine {
      const memory = createMemoryTexts()
      const shelf = createNotebookShelf({ best, quick, memory: createTextNotebookStore(() => memory, false) }, doctorId)
      const engine = createNotebookEngine({
        ...{ shelf, askQueue: () => server.queue(), send: (body) => server.send(body), device: () => 'this phone' },
        ...{ now: () => new Date(), random: () => 0, isSignedIn: () => phone.signedIn, maySend: () => phone.signedIn },
        alone: (work) => {
          const mine = Promise.all([lock, phone.otherTab]).then(work)
          lock = mine.catch(() => {})
          return mine
        },
        joinTabs(hear) {
          tabs.add(hear)
          return {
            tell: (message) => {
              for (const tab of tabs) if (tab !== hear) tab(structuredClone(message))
            },
            close: () => void tabs.delete(hear),
          }
        },
        afterPaint: (work) => void setTimeout(work),
        onWaiting: (count) => {
          phone.waiting = count
        },
      })
      engine.ask()
      return engine
    },
  }
  return phone
}

const settle = () => vi.advanceTimersByTimeAsync(50)
const leftOf = (engine: NotebookEngine) => engine.read().left.map(({ question }) => question.id)

/** Answers the card that comes next and goes on. */
function answerNext(engine: NotebookEngine, option: number): string {
  const card = engine.read().left[0]
  if (!card) throw new Error('nothing is left')
  const review = engine.answer(card, option, 8000)
  engine.goOn()
  return review
}

describe('a notebook in the browser', () => {
  it('judges at once, and sends what was answered in its order', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    const first = answerNext(engine, 2)
    expect(engine.read().today.map(({ right }) => right)).toEqual([true])
    const second = answerNext(engine, 1)
    expect(engine.read().today.map(({ right }) => right)).toEqual([true, false])
    expect(leftOf(engine)).toEqual([3, 4])
    await settle()
    expect([...server.reviews.keys()]).toEqual([first, second])
    const [one, two] = [...server.reviews.values()]
    expect(one!.sequence).toBeLessThan(two!.sequence)
    expect(engine.read()).toMatchObject({ waiting: 0, done: 2 })
  })

  it('holds the answer that its doctor looks at back, with what they say of it', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    const review = engine.answer(engine.read().left[0]!, 2, 8000)
    engine.feel(review, 'easy')
    engine.feel(review, 'hard')
    await settle()
    expect(server.calls).toEqual([])
    engine.goOn()
    await settle()
    expect(server.reviews.get(review)).toMatchObject({ question_id: 1, answer: 2, feeling: 'hard' })
    engine.feel(review, 'easy')
    await settle()
    expect(server.calls).toHaveLength(1)
  })

  it('goes on without a network, over a reload, and loses nothing', async () => {
    const { open, server } = aPhone()
    const before = open()
    await settle()
    server.online = false
    answerNext(before, 2)
    answerNext(before, 1)
    await settle()
    expect(before.read()).toMatchObject({ waiting: 2, trouble: 'again', durable: true })
    before.stop()

    const after = open()
    await settle()
    expect(leftOf(after)).toEqual([3, 4])
    expect(after.read()).toMatchObject({ waiting: 2, done: 2, asking: 'failed' })
    answerNext(after, 2)
    await settle()
    server.online = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.done()).toEqual([1, 2, 3])
    expect(after.read()).toMatchObject({ waiting: 0, trouble: undefined, done: 3 })
  })

  it('keeps what nobody has seen written when the page goes', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    server.online = false
    engine.answer(engine.read().left[0]!, 2, 8000)
    // Before the frame that shows it was painted, and before the next one is.
    engine.secure()
    engine.stop()
    const after = open()
    server.online = true
    await settle()
    expect(server.done()).toEqual([1])
    expect(leftOf(after)).toEqual([2, 3, 4])
  })

  it('keeps what was said of an answer while the page goes, after the answer itself was written', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    const review = engine.answer(engine.read().left[0]!, 2, 8000)
    await settle()
    engine.feel(review, 'hard')
    engine.secure()
    engine.stop()
    open()
    await settle()
    expect(server.reviews.get(review)).toMatchObject({ answer: 2, feeling: 'hard' })
  })

  it('sends again what may have arrived, and the server has it once', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    server.losesAnswers = true
    answerNext(engine, 2)
    await settle()
    server.losesAnswers = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.calls.length).toBeGreaterThan(1)
    expect(server.done()).toEqual([1])
    expect(engine.read().waiting).toBe(0)
  })

  it('counts once what the server had before a reload cut its answer off', async () => {
    const { open, server } = aPhone()
    const before = open()
    await settle()
    server.losesAnswers = true
    answerNext(before, 2)
    await settle()
    before.stop()
    server.losesAnswers = false
    const after = open()
    await settle()
    answerNext(after, 1)
    await settle()
    expect(after.read()).toMatchObject({ done: 2, waiting: 0 })
    expect(leftOf(after)).toEqual([3, 4])
  })

  it('asks for today while answers wait: the server does not know of them, the page does', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    server.refuses = new ApiError(503, 'unavailable')
    answerNext(engine, 2)
    await settle()
    engine.ask()
    await settle()
    expect(leftOf(engine)).toEqual([2, 3, 4])
    expect(engine.read().done).toBe(1)
    server.refuses = undefined
    await vi.advanceTimersByTimeAsync(60_000)
    engine.ask()
    await settle()
    expect(leftOf(engine)).toEqual([2, 3, 4])
    expect(engine.read().done).toBe(1)
  })
})

it('has the card that its doctor looks at with the note just written', async () => {
  const engine = aPhone().open()
  await settle()
  const card = engine.read().left[0]!
  engine.answer(card, 2, 8000)
  engine.noteCard(card.question.id, 'the left atrium')
  expect(cardNow(card, engine.read().day).note).toBe('the left atrium')
  expect(cardNow(aCard(9), engine.read().day)).toEqual(aCard(9))
})

describe('an answer taken back', () => {
  it('is forgotten where nobody has heard of it', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    const review = engine.answer(engine.read().left[0]!, 1, 8000)
    engine.undo(review)
    expect(leftOf(engine)).toEqual([1, 2, 3, 4])
    await settle()
    engine.stop()
    const after = open()
    await settle()
    expect(leftOf(after)).toEqual([1, 2, 3, 4])
    expect(server.calls).toEqual([])
  })

  it('is told to the server where it may have arrived, also over a reload without a network', async () => {
    const { open, server } = aPhone()
    const before = open()
    await settle()
    server.losesAnswers = true
    const review = answerNext(before, 1)
    await settle()
    server.online = false
    before.undo(review)
    expect(leftOf(before)).toEqual([1, 2, 3, 4])
    await settle()
    before.stop()
    const after = open()
    await settle()
    expect(leftOf(after)).toEqual([1, 2, 3, 4])
    Object.assign(server, { online: true, losesAnswers: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.reviews.has(review), server.undone.has(review)]).toEqual([true, true])
    expect(after.read().waiting).toBe(0)
  })

  it('of before a reload brings its card back, too', async () => {
    const { open } = aPhone()
    const before = open()
    await settle()
    answerNext(before, 1)
    await settle()
    before.stop()
    await vi.advanceTimersByTimeAsync(1000)
    const after = open()
    await settle()
    expect(leftOf(after)).toEqual([2, 3, 4])
    after.undo(after.read().today[0]?.id ?? '')
    await settle()
    expect(leftOf(after)).toEqual([1, 2, 3, 4])
    expect(after.read()).toMatchObject({ done: 0, waiting: 0 })
  })

  it('while it is on its way is told right after', async () => {
    const { open, server } = aPhone()
    const engine = open()
    await settle()
    const { send } = server
    server.send = async (body) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return send(body)
    }
    const review = answerNext(engine, 1)
    await vi.advanceTimersByTimeAsync(100)
    engine.undo(review)
    expect(leftOf(engine)).toEqual([1, 2, 3, 4])
    await vi.advanceTimersByTimeAsync(1500)
    expect([server.reviews.has(review), server.undone.has(review)]).toEqual([true, true])
    expect(engine.read()).toMatchObject({ waiting: 0, trouble: undefined })
  })
})

describe('a shared phone', () => {
  it('keeps what one doctor did while another is signed in, and sends it in no other name', async () => {
    const phone = aPhone()
    const { server } = phone
    const hers = phone.open(7)
    await settle()
    server.online = false
    answerNext(hers, 2)
    await settle()
    hers.stop()
    server.online = true
    const his = phone.open(8)
    await settle()
    expect(his.read()).toMatchObject({ waiting: 0 })
    expect(leftOf(his)).toEqual([1, 2, 3, 4])
    expect(server.calls).toEqual([])
    his.stop()
    phone.open(7)
    await settle()
    expect(server.done()).toEqual([1])
  })

  it('sends nothing where another doctor has signed in while it waited for its turn', async () => {
    const phone = aPhone()
    const hers = phone.open(7)
    await settle()
    const { promise, resolve } = Promise.withResolvers<void>()
    phone.otherTab = promise
    answerNext(hers, 2)
    await settle()
    phone.signedIn = false
    resolve()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(phone.server.calls).toEqual([])
    hers.stop()
    phone.signedIn = true
    phone.open(7)
    await settle()
    expect(phone.server.done()).toEqual([1])
  })

  it('keeps no cards that come after their doctor has left', async () => {
    const phone = aPhone()
    const hers = phone.open(7)
    phone.signedIn = false
    await settle()
    hers.ask()
    await settle()
    hers.stop()
    phone.server.online = false
    const later = phone.open(7)
    await settle()
    expect(later.read().day).toBeUndefined()
  })

  it('waits for a sign-in that has ended', async () => {
    const phone = aPhone()
    const engine = phone.open()
    await settle()
    phone.server.refuses = new ApiError(401, 'unauthenticated')
    answerNext(engine, 2)
    await settle()
    expect(engine.read()).toMatchObject({ trouble: 'signed-out', waiting: 1 })
    phone.server.refuses = undefined
    await vi.advanceTimersByTimeAsync(600_000)
    expect(phone.server.calls).toEqual([])
    engine.wake()
    await settle()
    expect(engine.read()).toMatchObject({ trouble: undefined, waiting: 0 })
  })

  it('shows two tabs the same, and the server what they did once', async () => {
    const { open, server } = aPhone()
    const [one, other] = [open(), open()]
    await settle()
    answerNext(one, 2)
    expect(leftOf(one)).toEqual([2, 3, 4])
    await settle()
    expect(leftOf(other)).toEqual([2, 3, 4])
    answerNext(other, 1)
    await settle()
    expect(leftOf(one)).toEqual([3, 4])
    expect(server.done()).toEqual([1, 2])
    expect(server.calls.flatMap(({ reviews }) => reviews)).toHaveLength(2)
  })
})

it('sends the others on where one of them is refused as it is', async () => {
  const { open, server } = aPhone()
  const engine = open()
  await settle()
  server.online = false
  const bad = answerNext(engine, 2)
  answerNext(engine, 1)
  await settle()
  const send = server.send
  server.send = async (body) => {
    if (body.reviews.some(({ id }) => id === bad)) throw new ApiError(422, 'bad_request')
    return send(body)
  }
  server.online = true
  engine.stop()
  const after = open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.done()).toEqual([2])
  expect(after.read().waiting).toBe(1)
})

it('says with a retest which stems were asked: the card may ask others by the time it is sent', async () => {
  const { open, server } = aPhone(createFakeServer([1, 2], (id) => (id === 1 ? aStemCard(id) : aCard(id))))
  const engine = open()
  await settle()
  const [stems, options] = engine.read().left
  engine.answer(stems!, { 2: 'F', 4: 'T' }, 9000)
  engine.answer(options!, 2, 9000)
  engine.goOn()
  await settle()
  expect([...server.reviews.values()].map((review) => review.stems)).toEqual([[2, 4], undefined])
})
