import { ApiError } from '../../../api/api-error.ts'
import { backoffMs } from '../../../kit/connection/backoff.ts'
import { judgeRefusal, type Refusal } from './judge-refusal.ts'
import type { ReviewsAnswer, Step } from './notebook-types.ts'

export type Trouble = Exclude<Refusal, 'bad'>

export type ReviewSenderDeps = {
  /** What waits, in its order; at most as much as one call takes. */
  next(): Step[]
  /** Before each call, so that a step that may have arrived is known as one. */
  markTried(steps: readonly Step[]): Promise<void>
  send(steps: readonly Step[]): Promise<ReviewsAnswer>
  /** False while a call would be made in nobody's name, or in another doctor's. */
  mayCall(): boolean
  onAnswer(steps: readonly Step[], answer: ReviewsAnswer): void
  onTrouble(trouble: Trouble | undefined): void
  random(): number
  /** One tab of the browser sends at a time. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
}

export type ReviewSender = { wake(): void; stop(): void }

/** What no answer has named is asked about again, but not in a circle. */
const unnamedFailures = 4

/** Sends what waits, one call after the other, until nothing does. */
export function createReviewSender(deps: ReviewSenderDeps): ReviewSender {
  let sending = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Steps that were refused among others go by themselves, and those refused even so wait for another visit. */
  const suspects = new Set<string>()
  const stuck = new Set<string>()

  function nextSteps(): Step[] {
    const steps = deps.next().filter(({ id }) => !stuck.has(id))
    return steps[0] && suspects.has(steps[0].id) ? [steps[0]] : steps.filter(({ id }) => !suspects.has(id))
  }

  async function pump(): Promise<void> {
    if (sending || stopped || !deps.mayCall() || nextSteps().length === 0) return
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
    const steps = nextSteps()
    if (steps.length === 0 || stopped) return
    await deps.markTried(steps)
    try {
      const answer = await deps.send(steps)
      const named = [answer?.kept, answer?.kept_undone, answer?.refused]
      if (!named.every(Array.isArray)) throw new Error('not our server')
      deps.onTrouble(undefined)
      deps.onAnswer(steps, answer)
      for (const { id } of steps) suspects.delete(id)
      const left = new Set(deps.next().map(({ id }) => id))
      if (steps.every(({ id }) => left.has(id))) failures = Math.max(failures, unnamedFailures)
      if (failures >= unnamedFailures) throw new Error('the answer names none of them')
    } catch (error) {
      if (judgeRefusal(error) !== 'bad') throw error
      if (steps.length > 1) for (const { id } of steps) suspects.add(id)
      else for (const { id } of steps) stuck.add(id)
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
