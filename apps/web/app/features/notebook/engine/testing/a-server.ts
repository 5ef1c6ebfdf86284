import { ApiError } from '../../../../api/api-error.ts'
import type { Queue, ReviewsAnswer, ReviewsBody } from '../notebook-types.ts'
import { aQueue } from './a-card.ts'

/** What the server does with reviews, and a network that can be gone, or lose the answer to what arrived. */
export function createFakeServer(cardIds: readonly number[], card: (id: number) => Queue['cards'][number]) {
  const reviews = new Map<string, ReviewsBody['reviews'][number]>()
  const undone = new Set<string>()
  const server = {
    online: true,
    losesAnswers: false,
    refuses: undefined as ApiError | undefined,
    calls: [] as ReviewsBody[],
    reviews,
    undone,
    /** The questions that a review counts for. */
    done: () => [...reviews.values()].filter(({ id }) => !undone.has(id)).map(({ question_id }) => question_id),
    async queue(): Promise<Queue> {
      if (!server.online) throw new ApiError(0, 'offline')
      const done = server.done()
      const cards = cardIds.filter((id) => !done.includes(id)).map(card)
      return aQueue(cards, { done_today: done.length })
    },
    async send(body: ReviewsBody): Promise<ReviewsAnswer> {
      if (!server.online) throw new ApiError(0, 'offline')
      if (server.refuses) throw server.refuses
      server.calls.push(structuredClone(body))
      for (const review of body.reviews) if (!reviews.has(review.id)) reviews.set(review.id, review)
      for (const { review_id } of body.undone) undone.add(review_id)
      if (server.losesAnswers) throw new ApiError(0, 'timeout')
      return {
        server_time: '2026-11-18T06:00:00Z',
        kept: body.reviews.map(({ id }) => id),
        kept_undone: body.undone.map(({ review_id }) => review_id),
        ...{ refused: [], cards: [] },
      }
    },
  }
  return server
}
