import { type MarkedQuestion, type Marks, markAttempt, replaySteps } from '@prostuti/exam-rules'
import { drawPace, type Pace } from './draw-pace.ts'
import { type Changes, judgeChanges } from './judge-changes.ts'
import { measureTimes } from './measure-times.ts'
import { type GuessPrice, priceGuesses } from './price-guesses.ts'
import { readStems, type Stems } from './read-stems.ts'
import { chosenSteps, type SatAttempt } from './sat-attempt.ts'
import { type Speed, sortBySpeed } from './sort-by-speed.ts'
import { tellUnits } from './tell-units.ts'

/** How one attempt went, by its own steps and the keys of one revision. Plain figures: which of them say enough, `tellInsight` decides. */
export type AttemptInsight = {
  readonly pace: Omit<Pace, 'answered'>
  readonly speed: Speed
  readonly changes: Changes
  readonly guesses: readonly GuessPrice[]
  readonly stems: Stems | null
  /** Questions that could have brought more, and how much more: id and marks. */
  readonly missed: readonly (readonly [number, Marks])[]
}

export function analyseAttempt(
  sat: SatAttempt,
  marked: readonly MarkedQuestion[] = markAttempt(sat.paper, sat.attempt, sat.steps),
): { insight: AttemptInsight; pace: readonly number[] } {
  const { paper, attempt, steps } = sat
  const chosen = chosenSteps(sat)
  const answers = replaySteps(attempt, steps)
  const stories = tellUnits(paper.questions, chosen)
  const times = measureTimes(attempt.startedAt, chosen)
  const { answered, ...pace } = drawPace(sat, chosen)
  // Where everybody gets the marks, or nobody, nothing was right or wrong.
  const asked = marked.filter(({ questionId }) => !paper.keys.get(questionId)?.grace)
  return {
    pace: answered,
    insight: {
      pace,
      speed: sortBySpeed(asked, times.spent),
      changes: judgeChanges(stories, paper.keys),
      guesses: priceGuesses(sat, { stories, answers, timed: times.timed }),
      stems: readStems(paper.questions, paper.keys, answers),
      missed: marked.flatMap(({ questionId, marks, outOf }) =>
        marks < outOf ? [[questionId, outOf - marks] as const] : [],
      ),
    },
  }
}
