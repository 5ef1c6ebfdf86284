import type { AnswerStep } from '@prostuti/exam-rules'

/** Nobody thinks longer than this about one question without touching anything: what is beyond it was something else. */
export const silenceMs = 180_000

/**
 * Nobody reads a question and answers it in less: steps of several questions that came closer together waited in a browser without a
 * network, and the server knows when they arrived, not when they were chosen.
 */
const togetherMs = 1000

export type QuestionTimes = {
  /** Milliseconds that were spent on each question, all its steps together. */
  readonly spent: ReadonlyMap<number, number>
  /** Questions that were touched and of which no time can be told. */
  readonly unknown: ReadonlySet<number>
  /** Steps whose moment is that of a choice, and not of a network that came back. */
  readonly timed: ReadonlySet<AnswerStep>
}

/**
 * How long each question took, by the server's clock: the time since the step before belongs to the question that was answered. Where
 * several questions arrived together none of them has a time, nor has the next one, of which nobody knows when it was begun.
 */
export function measureTimes(startedAt: Date, steps: readonly AnswerStep[]): QuestionTimes {
  const spent = new Map<number, number>()
  const unknown = new Set<number>()
  const timed = new Set<AnswerStep>()
  let before: number | undefined = startedAt.getTime()
  for (const group of arrivals(steps)) {
    const ids = new Set(group.map(({ questionId }) => questionId))
    const [first] = group
    if (first === undefined) continue
    const end = group.at(-1)!.at.getTime()
    const [only] = ids
    if (ids.size === 1 && only !== undefined) {
      for (const step of group) timed.add(step)
      if (before === undefined) unknown.add(only)
      else
        spent.set(
          only,
          (spent.get(only) ?? 0) + Math.min(silenceMs, first.at.getTime() - before) + (end - first.at.getTime()),
        )
      before = end
    } else {
      for (const id of ids) unknown.add(id)
      before = undefined
    }
  }
  for (const id of unknown) spent.delete(id)
  return { spent, unknown, timed }
}

/** Steps as they arrived, those together that followed each other too closely to be one doctor's choices. */
function arrivals(steps: readonly AnswerStep[]): AnswerStep[][] {
  const groups: AnswerStep[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const step of steps.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || one.sequence - other.sequence,
  )) {
    const at = step.at.getTime()
    const group = groups.at(-1)
    if (group && at - last < togetherMs) group.push(step)
    else groups.push([step])
    last = at
  }
  return groups
}
