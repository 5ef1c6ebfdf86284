import { stemVerdict } from '@prostuti/exam-rules'
import { type Rating, ratings } from './card-memory.ts'

/** What is right, as it travels: the options that count, or the truth of each stem. */
export type CorrectAnswer = readonly number[] | { readonly [stem: string]: 'T' | 'F' | 'either' }

export type GivenAnswer = number | null | { readonly [stem: string]: 'T' | 'F' | null }

export type Feeling = 'easy' | 'hard'

/** Shorter than anybody reads a question: it was guessed, or seen so often that its answer is known by its place. */
const fastMs = 2_000

/** Whether an answer is right in every stem that was asked; `stems` null: all of them. */
export function isRight(correct: CorrectAnswer, answer: GivenAnswer, stems: readonly number[] | null): boolean {
  if (isOptions(correct)) return typeof answer === 'number' && correct.includes(answer)
  if (answer === null || typeof answer === 'number') return false
  const asked = stems ?? Object.keys(correct).map(Number)
  return asked.length > 0 && asked.every((stem) => stemVerdict(correct[stem], answer[stem]) === 'right')
}

type Retest = {
  correct: CorrectAnswer
  stems: readonly number[] | null
  answer: GivenAnswer
  feeling?: Feeling | null | undefined
  durationMs: number
}

/**
 * A retest as the scheduler counts it. Right or wrong is seen; what the doctor feels refines a right answer alone. One that came
 * faster than the question can be read counts one step less, so that guessing does not push a card far away.
 */
export function judgeReview({ correct, stems, answer, feeling, durationMs }: Retest): Rating {
  if (!isRight(correct, answer, stems)) return ratings.again
  const isFast = durationMs < fastMs
  if (feeling === 'hard') return ratings.hard
  if (feeling === 'easy') return isFast ? ratings.good : ratings.easy
  return isFast ? ratings.hard : ratings.good
}

const isOptions = (correct: CorrectAnswer): correct is readonly number[] => Array.isArray(correct)
