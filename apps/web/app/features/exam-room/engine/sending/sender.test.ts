import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import type { AnswerBody, AnswersBody } from '../../../../kit/exam/exam-types.ts'
import { acknowledge, acknowledgeFlags, emptyLedger, type Ledger, putEntry, putFlags } from '../ledger.ts'
import { createSender, type Sender } from './sender.ts'

type Body = AnswerBody | AnswersBody
const bodiesOf = (body: Body) => ('answers' in body ? body.answers : [body])
const idsOf = (body: Body) => bodiesOf(body).map(({ questionId }) => questionId)

/** What the server says when it has put these on disk. */
const saved = (...ids: number[]) => ({
  answered_question_ids: [],
  partial_answered_question_ids: ids,
  submited_question_ids: ids,
})
const good = async (body: Body) => saved(...idsOf(body))

let ledger: Ledger
let sender: Sender
let signedIn: boolean
let hereId: number | undefined
const save = vi.fn<(body: Body, options: { signal?: AbortSignal; keepalive?: boolean }) => Promise<unknown>>()
const flag = vi.fn(async (_body: unknown, _options: unknown): Promise<unknown> => ({ flagged_question_ids: [] }))
const onFailure = vi.fn()

const choose = (id: number, answer = 1) => {
  ledger = putEntry(ledger, id, { answer, sequence: ledger.last + 1, type: 'sba', state: 'waiting' })
}
const sent = () => save.mock.calls.map(([body]) => idsOf(body))
const waiting = () => [...ledger.entries].filter(([, { state }]) => state === 'waiting').map(([id]) => id)
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  save.mockReset().mockImplementation(good)
  ledger = emptyLedger
  signedIn = true
  hereId = undefined
  sender = createSender({
    save,
    flag,
    ledger: () => ledger,
    hereId: () => hereId,
    mayCall: () => signedIn,
    ticks: () => Date.now(),
    random: () => 0,
    onSaved: (id, sequence) => {
      ledger = acknowledge(ledger, id, sequence)
    },
    onState: () => {},
    onFlagsSaved: (sequence) => {
      ledger = acknowledgeFlags(ledger, sequence)
    },
    onFailure,
  })
})
afterEach(() => {
  sender.stop()
  vi.useRealTimers()
})

it('sends one answer as it is, and what waits meanwhile together, the question in front of the doctor first', async () => {
  save.mockImplementation(never)
  choose(9)
  sender.wake()
  for (const id of [1, 2, 3, 4, 5, 6]) choose(id)
  hereId = 6
  sender.wake()
  expect(sent()).toEqual([[9], [6, 1, 2, 3, 4, 5]])
  expect(save.mock.calls[0]?.[0]).toEqual({ questionId: 9, selected_answer: 1, question_type: 'sba', sequence: 1 })
})

it('has four calls on their way and no more', async () => {
  save.mockImplementation(never)
  for (const id of [1, 2, 3, 4, 5, 6]) {
    choose(id)
    sender.wake()
  }
  expect(sent()).toEqual([[1], [2], [3], [4]])
})

it('saves everything, and one choice of each question, in calls of sixty', async () => {
  for (let id = 1; id <= 100; id++) choose(id)
  choose(1, 5)
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual([])
  expect(sent().map((ids) => ids.length)).toEqual([60, 40])
  const answers = save.mock.calls.flatMap(([body]) => bodiesOf(body))
  expect(answers.find(({ questionId }) => questionId === 1)?.selected_answer).toBe(5)
})

it('sends by itself what was not taken among others, and hears why', async () => {
  save.mockImplementation(async (body) => {
    const taken = idsOf(body).filter((id) => id !== 2)
    if (taken.length === 0) throw new ApiError(409, 'answer_outdated')
    return saved(...taken)
  })
  for (const id of [1, 2, 3]) choose(id)
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([[1, 2, 3], [2]])
  expect(waiting()).toEqual([2])
  expect(onFailure.mock.calls).toEqual([['outdated', 2, 2]])
})

it('sends one by one what a server that knows no lists refuses', async () => {
  save.mockImplementation(async (body) => {
    if ('answers' in body) throw new ApiError(422, 'validation_failed')
    return saved(body.questionId)
  })
  for (const id of [1, 2, 3]) choose(id)
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([[1, 2, 3], [1], [2], [3]])
  expect(waiting()).toEqual([])
  expect(onFailure).not.toHaveBeenCalled()
})

it('sends the newer choice after the older one came back', async () => {
  let answer: (value: unknown) => void = () => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  choose(1, 2)
  sender.wake()
  choose(1, 3)
  sender.wake()
  expect(save).toHaveBeenCalledTimes(1)
  answer(saved(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls.flatMap(([body]) => bodiesOf(body)).map((body) => body.selected_answer)).toEqual([2, 3])
  expect(waiting()).toEqual([])
})

it('lets no answer wait longer than four seconds for its bad luck while the server answers others', async () => {
  save.mockRejectedValue(new ApiError(500, 'internal'))
  choose(1)
  sender.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  const tries = save.mock.calls.length
  expect(tries).toBeGreaterThanOrEqual(15)
  save.mockImplementation(good)
  await vi.advanceTimersByTimeAsync(4000)
  expect(save).toHaveBeenCalledTimes(tries + 1)
  expect(waiting()).toEqual([])
})

describe('without a network', () => {
  beforeEach(() => {
    save.mockRejectedValue(new ApiError(0, 'offline'))
  })

  it('tries again after 1, 2, 4 … seconds, all that failed together counting once', async () => {
    for (const id of [1, 2, 3]) choose(id)
    sender.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenCalledTimes(1)
    expect(sender.failures()).toBe(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(save).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(save).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(save).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(save).toHaveBeenCalledTimes(3)
  })

  it('tries at once when woken, and everything arrives', async () => {
    for (const id of [1, 2, 3]) choose(id)
    sender.wake()
    await vi.advanceTimersByTimeAsync(600_000)
    save.mockImplementation(good)
    sender.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting()).toEqual([])
    expect(sender.failures()).toBe(0)
  })
})

describe('on a slow network', () => {
  /** Answers after so long, unless the call is given up before that. */
  const after =
    (ms: number) =>
    (body: Body, { signal }: { signal?: AbortSignal }) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(saved(...idsOf(body))), ms)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })

  it.each([12, 30, 55])('has every answer acknowledged where a round trip takes %i seconds', async (seconds) => {
    save.mockImplementation(after(seconds * 1000))
    for (let id = 1; id <= 12; id++) choose(id)
    sender.wake()
    await vi.advanceTimersByTimeAsync(seconds * 6000)
    expect(waiting()).toEqual([])
    expect(save.mock.calls.length).toBeLessThanOrEqual(18)
  })

  it('takes an answer that comes after the next try was sent', async () => {
    save.mockImplementation(after(40_000))
    choose(1)
    sender.wake()
    await vi.advanceTimersByTimeAsync(39_999)
    expect(save.mock.calls.length).toBeGreaterThan(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(waiting()).toEqual([])
  })

  it('never has more than five calls open', async () => {
    let opened = 0
    let most = 0
    save.mockImplementation((_, { signal }) => {
      most = Math.max(most, ++opened)
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          opened -= 1
          reject(signal.reason)
        }),
      )
    })
    for (let id = 1; id <= 40; id++) choose(id)
    for (let round = 0; round < 60; round++) {
      sender.wake()
      await vi.advanceTimersByTimeAsync(5000)
    }
    expect(most).toBe(5)
    expect(save.mock.calls.length).toBeLessThan(120)
  })

  it('sends again at once what was swallowed, when a later call is answered', async () => {
    save.mockImplementationOnce(never)
    choose(1)
    sender.wake()
    await vi.advanceTimersByTimeAsync(4000)
    choose(2)
    sender.wake()
    await vi.advanceTimersByTimeAsync(6000)
    expect(waiting()).toEqual([])
    expect(sender.failures()).toBe(0)
  })

  it('does not wait for calls of the old network when there is a new one', async () => {
    save.mockImplementation(never)
    for (let id = 1; id <= 6; id++) choose(id)
    sender.wake()
    await vi.advanceTimersByTimeAsync(3000)
    save.mockImplementation(good)
    sender.networkChanged()
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting()).toEqual([])
  })

  it('does not report its own older choice that arrives behind the newer one', async () => {
    save.mockImplementationOnce(
      () => new Promise((_, reject) => setTimeout(() => reject(new ApiError(409, 'answer_outdated')), 20_000)),
    )
    choose(1, 2)
    sender.wake()
    await vi.advanceTimersByTimeAsync(11_000)
    choose(1, 3)
    sender.wake()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(waiting()).toEqual([])
    expect(onFailure).not.toHaveBeenCalledWith('outdated', expect.anything(), expect.anything())
  })
})

it('does not let one bad answer block the others', async () => {
  save.mockImplementation(async (body) => {
    const taken = idsOf(body).filter((id) => id !== 1)
    if (taken.length === 0) throw new ApiError(422, 'validation_failed')
    return saved(...taken)
  })
  for (let id = 1; id <= 9; id++) choose(id)
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual([1])
  expect(sender.refused()).toBe(1)
})

it('counts an answer as saved only when the server’s list names it, and sends it again until then', async () => {
  save.mockResolvedValueOnce({ ...saved(1), submited_question_ids: [] })
  choose(1)
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual([1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(waiting()).toEqual([])
})

it('does not take a portal’s page for a save', async () => {
  save.mockResolvedValue(undefined)
  choose(1)
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual([1])
})

it('waits as long as the server asks', async () => {
  save.mockRejectedValueOnce(new ApiError(429, 'too_many_requests', '', {}, 20))
  choose(1)
  sender.wake()
  await vi.advanceTimersByTimeAsync(10_000)
  choose(2)
  sender.wake()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(save).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(waiting()).toEqual([])
})

it('calls nobody while the doctor is signed out, and goes on afterwards', async () => {
  signedIn = false
  choose(1)
  sender.wake()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save).not.toHaveBeenCalled()
  signedIn = true
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toEqual([])
})

it('leaves a choice to the tab that made it, and steps in when that tab is gone', async () => {
  choose(1)
  sender.leaveToOthers(1, 1)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_100)
  expect(waiting()).toEqual([])
})

it('sends what waits once more when the page goes', async () => {
  save.mockImplementation(never)
  for (const id of [1, 2, 3, 4, 5]) choose(id)
  sender.wake()
  sender.sendLeaving()
  const leaving = save.mock.calls.filter(([, { keepalive }]) => keepalive)
  expect(leaving.map(([body]) => idsOf(body))).toEqual([[1, 2, 3, 4, 5]])
})

it('sends the flags beside the answers', async () => {
  ledger = putFlags(ledger, { ids: [4], sequence: 9, state: 'waiting' })
  sender.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(flag).toHaveBeenCalledWith({ flagged_question_ids: [4], sequence: 9 }, expect.anything())
  expect(ledger.flags.state).toBe('saved')
})

it('sends the newest sixty when the page goes, because browsers drop all of too much', async () => {
  for (let id = 1; id <= 100; id++) choose(id)
  await sender.sendLeaving()
  expect(sent()).toEqual([Array.from({ length: 60 }, (_, index) => index + 41)])
})
