import { ApiError } from '../../../api/api-error.ts'
import { backoffMs } from '../../../kit/connection/backoff.ts'
import type { QuestionAnswer } from '../../../kit/exam/exam-types.ts'
import { judgeFailure } from '../engine/sending/judge-failure.ts'

export type ExplanationAskerDeps = {
  show(questionId: number): Promise<QuestionAnswer>
  onShown(answer: QuestionAnswer): void
  /** The server will not show it now, however often it is asked. */
  onKeptBack(questionId: number): void
  random(): number
}

export type ExplanationAsker = {
  /** All that shall be explained and is not yet. */
  want(questionIds: readonly number[]): void
  /** Something is better than it was: what waits is asked for now. */
  wake(): void
  stop(): void
}

/** `asked`: it is on its way, or was answered for good. */
type Try = { failures: number; asked: boolean; timer?: ReturnType<typeof setTimeout> | undefined }

/** Asks for explanations, each by itself: again after what passes, and never again after a refusal. */
export function createExplanationAsker(deps: ExplanationAskerDeps): ExplanationAsker {
  const tries = new Map<number, Try>()

  async function ask(id: number, now: Try): Promise<void> {
    if (now.asked) return
    clearTimeout(now.timer)
    now.asked = true
    try {
      const answer = await deps.show(id)
      if (tries.get(id) === now) deps.onShown(answer)
    } catch (error) {
      if (tries.get(id) === now) failed(id, now, error)
    }
  }

  function failed(id: number, now: Try, error: unknown): void {
    const failure = judgeFailure(error)
    const passes = failure === 'unreachable' || failure === 'again'
    // These wait for a sign-in or for a device to be verified, not for time to pass.
    const waits = failure === 'signed-out' || failure === 'device'
    if (!passes && !waits) deps.onKeptBack(id)
    else now.asked = false
    if (!passes) return
    now.failures += 1
    const askedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
    now.timer = setTimeout(() => void ask(id, now), Math.max(askedMs, backoffMs(now.failures, deps.random())))
  }

  function forget(id: number): void {
    clearTimeout(tries.get(id)?.timer)
    tries.delete(id)
  }

  return {
    want(questionIds) {
      for (const id of tries.keys()) if (!questionIds.includes(id)) forget(id)
      for (const id of questionIds) {
        if (tries.has(id)) continue
        const now: Try = { failures: 0, asked: false }
        tries.set(id, now)
        void ask(id, now)
      }
    },
    wake() {
      for (const [id, now] of tries) {
        now.failures = 0
        void ask(id, now)
      }
    },
    stop() {
      for (const id of tries.keys()) forget(id)
    },
  }
}
