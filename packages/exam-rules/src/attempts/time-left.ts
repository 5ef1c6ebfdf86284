import { type Attempt, endNow } from './attempt.ts'

/** Whole milliseconds until the room closes; 0 once it has. The grace is not shown: it belongs to the network. */
export function timeLeft(now: Date, attempt: Attempt): number {
  return attempt.finish ? 0 : Math.max(0, endNow(now, attempt).getTime() - now.getTime())
}
