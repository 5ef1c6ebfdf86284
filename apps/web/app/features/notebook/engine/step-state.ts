import type { ReviewsAnswer, ReviewsBody, Step } from './notebook-types.ts'

/** It counts: not taken back, and not refused. */
export const counts = ({ undoneAt, refused }: Step): boolean => undoneAt === undefined && !refused

const reviewWaits = ({ keptAt, refused }: Step): boolean => keptAt === undefined && !refused
const undoneWaits = ({ undoneAt, undoneKept, refused }: Step): boolean =>
  undoneAt !== undefined && !undoneKept && !refused

/** Something of it is not on the server's disk, as far as this device knows. */
export const waits = (step: Step): boolean => reviewWaits(step) || undoneWaits(step)

/** Nobody but this device has ever known of it, and it was taken back: there is nothing to tell. */
export const isNothing = ({ undoneAt, tried }: Step): boolean => undoneAt !== undefined && !tried

/** What two stores, or two tabs, know of one step, together. Of two that are still open the first is the newer one. */
export function joinSteps(one: Step, other: Step): Step {
  const base = one.open && !other.open ? other : one
  return {
    ...base,
    tried: one.tried || other.tried,
    keptAt: one.keptAt ?? other.keptAt,
    refused: one.refused || other.refused || undefined,
    undoneAt: one.undoneAt ?? other.undoneAt,
    undoneKept: one.undoneKept || other.undoneKept || undefined,
  }
}

export const bySequence = (one: Step, other: Step): number =>
  one.sequence - other.sequence || (one.id < other.id ? -1 : 1)

/** As many as one call takes; few enough for a slow network to carry in one go. */
const together = 50

/** A tab that is gone leaves its last step open: after so long others send it as it is. */
const openAtMostMs = 120_000

const isOpen = ({ open, answeredAt }: Step, now: Date): boolean =>
  open === true && now.getTime() - Date.parse(answeredAt) < openAtMostMs

/** The next of what waits, in its order. */
export const nextToSend = (steps: Iterable<Step>, now: Date): Step[] =>
  [...steps]
    .filter((step) => waits(step) && (step.undoneAt !== undefined || !isOpen(step, now)))
    .sort(bySequence)
    .slice(0, together)

export function bodyOf(steps: readonly Step[], device: string, now: Date): ReviewsBody {
  return {
    device,
    sent_at: now.toISOString(),
    reviews: steps.filter(reviewWaits).map((step) => ({
      ...{ id: step.id, question_id: step.questionId, answer: step.answer, answered_at: step.answeredAt },
      ...{ duration_ms: step.durationMs, sequence: step.sequence, ...(step.feeling && { feeling: step.feeling }) },
    })),
    undone: steps.flatMap(({ id, undoneAt, undoneKept }) =>
      undoneAt !== undefined && !undoneKept ? { review_id: id, undone_at: undoneAt } : [],
    ),
  }
}

/** The steps of a sending as they stand after its answer. */
export function afterAnswer(steps: readonly Step[], answer: ReviewsAnswer, now: number): Step[] {
  const kept = new Set(answer.kept)
  const undone = new Set(answer.kept_undone)
  const refused = new Set(answer.refused.map(({ id }) => id))
  return steps.map((step) => ({
    ...step,
    keptAt: step.keptAt ?? (kept.has(step.id) ? now : undefined),
    undoneKept: step.undoneKept || undone.has(step.id) || undefined,
    refused: step.refused || refused.has(step.id) || undefined,
  }))
}
