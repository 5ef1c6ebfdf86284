import type { Marks } from '../marking/marks.ts'

/** What decides a rank. */
export type Standing = {
  readonly marks: Marks
  /** Wrong units: questions or stems, as the paper counts. */
  readonly wrong: number
  readonly finishedAt: Date
}

/** More marks, then fewer wrong, then handed in earlier: below zero when `one` stands before `other`, 0 when they share a rank. */
export function compareStandings(one: Standing, other: Standing): number {
  return other.marks - one.marks || one.wrong - other.wrong || one.finishedAt.getTime() - other.finishedAt.getTime()
}
