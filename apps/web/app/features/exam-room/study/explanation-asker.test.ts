import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { QuestionAnswer } from '../../../kit/exam/exam-types.ts'
import { createExplanationAsker } from './explanation-asker.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const answerTo = (id: number) => ({ question: { id } }) as QuestionAnswer

/** What came of the questions, and when each was asked for, in seconds. */
function anAsker(serve: (id: number) => unknown = () => undefined) {
  const begun = Date.now()
  const server = { serve, asked: [] as [id: number, second: number][], shown: [] as number[], keptBack: [] as number[] }
  const asker = createExplanationAsker({
    async show(id) {
      server.asked.push([id, (Date.now() - begun) / 1000])
      const failure = await server.serve(id)
      if (failure) throw failure
      return answerTo(id)
    },
    onShown: ({ question }) => server.shown.push(question.id),
    onKeptBack: (id) => server.keptBack.push(id),
    random: () => 0,
  })
  return { asker, server }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('an explanation', () => {
  it('is asked for once, however often it is wanted', async () => {
    const { asker, server } = anAsker()
    asker.want([1])
    asker.want([1, 2])
    await pass(600)
    expect(server).toMatchObject({
      asked: [
        [1, 0],
        [2, 0],
      ],
      shown: [1, 2],
      keptBack: [],
    })
  })

  it.each([
    new ApiError(403, 'answers_not_released'),
    new ApiError(403, 'not_enrolled'),
    new ApiError(409, 'exam_finished'),
    new ApiError(404, 'not_found'),
  ])('that is refused with %o is not asked for again', async (refusal) => {
    const { asker, server } = anAsker((id) => (id === 1 ? refusal : undefined))
    asker.want([1, 2])
    await pass(600)
    asker.wake()
    await pass(600)
    expect(server).toMatchObject({
      asked: [
        [1, 0],
        [2, 0],
      ],
      shown: [2],
      keptBack: [1],
    })
  })

  it.each([
    new ApiError(0, 'offline'),
    new ApiError(500, 'unavailable'),
    new ApiError(503, 'unavailable'),
    new ApiError(408, 'unavailable'),
    new ApiError(429, 'too_many_requests'),
    new TypeError('a portal’s page'),
  ])('is asked for less and less often while %o lasts', async (trouble) => {
    const { asker, server } = anAsker(() => trouble)
    asker.want([1])
    await pass(8)
    expect(server.asked.map(([, second]) => second)).toEqual([0, 1, 3, 7])
    expect(server.keptBack).toEqual([])
    server.serve = () => undefined
    await pass(8)
    expect(server.shown).toEqual([1])
  })

  it('comes as late as the server asks for, and at once when the network is back', async () => {
    const { asker, server } = anAsker(() => new ApiError(429, 'too_many_requests', '', {}, 20))
    asker.want([1])
    await pass(19)
    expect(server.asked).toHaveLength(1)
    await pass(2)
    expect(server.asked).toHaveLength(2)
    server.serve = () => undefined
    asker.wake()
    await pass(60)
    expect(server).toMatchObject({
      asked: [
        [1, 0],
        [1, 20],
        [1, 21],
      ],
      shown: [1],
    })
  })

  it('waits for the sign-in, not for time to pass, where that has ended', async () => {
    const { asker, server } = anAsker(() => new ApiError(401, 'unauthenticated'))
    asker.want([1])
    await pass(600)
    expect(server).toMatchObject({ asked: [[1, 0]], keptBack: [] })
    server.serve = () => undefined
    asker.wake()
    await pass(1)
    expect(server.shown).toEqual([1])
  })

  it('is not asked for once nobody wants it any more', async () => {
    const { asker, server } = anAsker(() => new ApiError(503, 'unavailable'))
    asker.want([1, 2])
    await pass(0)
    asker.want([2])
    asker.stop()
    await pass(600)
    expect(server.asked).toEqual([
      [1, 0],
      [2, 0],
    ])
  })
})
