import { ApiError } from '../../../api/api-error.ts'
import { backoffMs } from '../../../kit/connection/backoff.ts'
import { judgeRefusal, type Refusal } from './judge-refusal.ts'
import type { Review, ReviewsAnswer } from './notebook-types.ts'

export type Trouble = Exclude<Refusal, 'bad'>

export type ReviewSenderDeps = {
  /** What waits, in its order; at most as much as one call takes. */
  next(): Review[]
  /** Before each call, so that a review that may have arrived is known as one. */
  markTried(reviews: readonly Review[]): Promise<void>
  send(reviews: readonly Review[]): Promise<ReviewsAnswer>
  /** False once its doctor is not the one who is signed in, and for staff who look on. */
  maySend(): boolean
  onAnswer(reviews: readonly Review[], answer: ReviewsAnswer): void
  onTrouble(trouble: Trouble | undefined): void
  random(): number
  /** One tab of the browser sends at a time. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
}

export type ReviewSender = { wake(): void; stop(): void }

/** Sends what waits, one call after the other, until nothing does. */
export function createReviewSender(deps: ReviewSenderDeps): ReviewSender {
  let sending = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Those that were refused among others go by themselves, and those refused even so wait for another visit. */
  const suspects = new Set<string>()
  const stuck = new Set<string>()

  function nextReviews(): Review[] {
    const reviews = deps.next().filter(({ id }) => !stuck.has(id))
    return reviews[0] && suspects.has(reviews[0].id) ? [reviews[0]] : reviews.filter(({ id }) => !suspects.has(id))
  }

  async function pump(): Promise<void> {
    if (sending || stopped || !deps.maySend() || nextReviews().length === 0) return
    clearTimeout(timer)
    sending = true
    try {
      await deps.alone(sendNext)
      failures = 0
    } catch (error) {
      failures += 1
      const askedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
      const trouble = judgeRefusal(error)
      deps.onTrouble(trouble === 'bad' ? undefined : trouble)
      // The others wait for a sign-in or a device to be verified, not for time to pass.
      if (trouble === 'again') later(Math.max(askedMs, backoffMs(failures, deps.random())))
      sending = false
      return
    }
    sending = false
    void pump()
  }

  async function sendNext(): Promise<void> {
    // Another tab may have sent them while this one waited for its turn.
    const reviews = nextReviews()
    if (reviews.length === 0 || stopped) return
    await deps.markTried(reviews)
    // The wait for a turn and for the store may have been long: somebody else may be signed in by now.
    if (stopped || !deps.maySend()) return
    try {
      const answer = await deps.send(reviews)
      // Also what is none of ours: a portal in front of the network answers every call with its own page.
      const named = new Set([...answer.kept, ...answer.kept_undone, ...answer.refused.map(({ id }) => id)])
      if (!reviews.some(({ id }) => named.has(id))) throw new Error('the answer names none of them')
      deps.onTrouble(undefined)
      deps.onAnswer(reviews, answer)
      for (const { id } of reviews) suspects.delete(id)
    } catch (error) {
      if (judgeRefusal(error) !== 'bad') throw error
      if (reviews.length > 1) for (const { id } of reviews) suspects.add(id)
      else for (const { id } of reviews) stuck.add(id)
    }
  }

  function later(ms: number): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void pump(), ms)
  }

  return {
    wake() {
      failures = 0
      clearTimeout(timer)
      void pump()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
