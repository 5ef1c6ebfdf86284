import { type AnswerStep, type Attempt, arrivedInTime, type MarkablePaper } from '@prostuti/exam-rules'

/** What is needed of an attempt that is over, to say how it went. */
export type SatAttempt = {
  readonly paper: MarkablePaper & { readonly durationMinutes: number }
  readonly attempt: Attempt
  readonly steps: readonly AnswerStep[]
  readonly flaggedIds: readonly number[]
}

/** Those that came in time, in the order in which the doctor chose: the browser's sequence, not the way through the network. */
export function chosenSteps({ attempt, steps }: Pick<SatAttempt, 'attempt' | 'steps'>): AnswerStep[] {
  return steps
    .filter(({ at }) => arrivedInTime(attempt, at))
    .sort((one, other) => one.sequence - other.sequence || one.at.getTime() - other.at.getTime())
}
