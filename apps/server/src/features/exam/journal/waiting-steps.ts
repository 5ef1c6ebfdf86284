import type { Waiter } from '../../../queues/reject-overdue.ts'
import type { NewStep, Saved } from './write-steps.ts'

export type WaitingStep = Waiter & {
  step: NewStep
  resolve: (saved: Saved) => void
  /** Whether the caller has been told to come again. What nobody waits for need not be written. */
  isOver: boolean
}

/** More than any number of examinees that one process serves. */
const atMost = 20_000
/** Two lists of the most answers that a call may bring: one examinee's haste is not paid by the others. */
export const ofOneAttemptAtMost = 120

/** The steps that wait for a statement, each attempt's in their order, and every attempt with one before any has two. */
export class WaitingSteps implements Iterable<WaitingStep> {
  /** In the order of their turns. */
  readonly #byAttempt = new Map<string, WaitingStep[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Nothing is added where too many wait already. */
  add(waiting: WaitingStep): boolean {
    const attempt = attemptOf(waiting)
    const own = this.#byAttempt.get(attempt) ?? []
    if (this.#size >= atMost || own.length >= ofOneAttemptAtMost) return false
    own.push(waiting)
    this.#byAttempt.set(attempt, own)
    this.#size += 1
    return true
  }

  /** The next ones, at most one of each attempt; an attempt with more of them has its next turn after all others. */
  take(count: number): WaitingStep[] {
    const taken: WaitingStep[] = []
    const withMore: [string, WaitingStep[]][] = []
    for (const [attempt, own] of this.#byAttempt) {
      if (taken.length >= count) break
      const [next, ...left] = own.filter(({ isOver }) => !isOver)
      this.#size -= own.length - left.length
      this.#byAttempt.delete(attempt)
      if (next !== undefined) taken.push(next)
      if (left.length > 0) withMore.push([attempt, left])
    }
    for (const [attempt, left] of withMore) this.#byAttempt.set(attempt, left)
    return taken
  }

  *[Symbol.iterator](): Generator<WaitingStep> {
    for (const own of this.#byAttempt.values()) yield* own
  }
}

const attemptOf = ({ step: { doctorId, paperId } }: WaitingStep): string => `${doctorId} ${paperId}`
