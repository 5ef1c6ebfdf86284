import type { Answered } from './post-push.ts'

/** What becomes of a message and of the browser it was for. */
export type Verdict =
  | { is: 'sent' }
  /** The browser has gone, or the doctor has withdrawn their leave. */
  | { is: 'gone' }
  /** What is wrong with us, such as a key that is not believed, is no reason to forget a browser; trying again does not help either. */
  | { is: 'refused' }
  | { is: 'later'; waitMs: number /** The whole service wants to hear nothing for so long. */; service: boolean }

const firstWaitMs = 15_000
const longestWaitMs = 15 * 60_000

/** A service that is away is asked again soon, then less and less often. */
const growing = (tries: number): number => Math.min(firstWaitMs * 2 ** Math.max(0, tries - 1), longestWaitMs)

export function judgeAnswer(answered: Answered | undefined, tries: number): Verdict {
  if (answered === undefined) return { is: 'later', waitMs: growing(tries), service: false }
  const { status, retryAfterMs } = answered
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 429 || status === 503)
    return { is: 'later', waitMs: retryAfterMs ?? growing(tries), service: retryAfterMs !== undefined }
  if (status >= 500) return { is: 'later', waitMs: growing(tries), service: false }
  return { is: 'refused' }
}
