import { type Attempt, type ResultRelease, resultRelease } from '@prostuti/exam-rules'
import type { PaperRow } from '../papers/paper-times.ts'

declare const isShown: unique symbol

/**
 * What an attempt came to, as far as its doctor may know it at this moment: `result` is null until its marks are released.
 * Whatever presents a result takes one of these, and only `showResult` makes them, so that no call can forget to ask.
 */
export type ShownResult<Result> = {
  readonly [isShown]: true
  readonly release: ResultRelease
  readonly result: Result | null
}

type Facts<Result> = {
  paper: PaperRow
  attempt: Attempt
  /** As `readEmbargoes` has it for the paper. */
  embargoUntil: Date | undefined
  /** Null while it is not marked. */
  result: Result | null
}

export function showResult<Result>(
  now: Date,
  { paper, attempt, embargoUntil, result }: Facts<Result>,
): ShownResult<Result> {
  const release = resultRelease(now, paper, { attempt, embargoUntil: embargoUntil ?? null })
  return { release, result: release.marks.released ? result : null } as ShownResult<Result>
}

/** When it comes, as the wire says it. */
export const momentOf = (release: ResultRelease['marks']): string | null =>
  release.released ? null : (release.at?.toISOString() ?? null)
