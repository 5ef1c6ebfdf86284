import {
  type Attempt,
  answersMoment,
  answersRelease,
  isRunning,
  missedAnswersRelease,
  type Release,
} from '@prostuti/exam-rules'
import { type PaperRow, timesOf } from '../papers/paper-times.ts'

type Facts = {
  attempts: readonly Attempt[]
  /** Whether the home page features the exam: then its answers are open to all. */
  featured: boolean
  /** Whether the paper stands in the timetable of a course that the reader is in: then a missed one opens to them, too. */
  ofCourse?: boolean | undefined
  /** As `readEmbargoes` has it for the paper. */
  embargoUntil: Date | undefined
}

/**
 * Whether key and explanations are open to a reader with these attempts. Of the featured exam they are open to everybody
 * once it has closed and released them, except to whoever is sitting it at this moment.
 */
export function answersOpen(
  now: Date,
  paper: PaperRow,
  { attempts, featured, ofCourse, embargoUntil }: Facts,
): Release {
  if (ofCourse && attempts.length === 0)
    return missedAnswersRelease(now, { ...paper, late: timesOf(paper).late }, { embargoUntil: embargoUntil ?? null })
  const own = answersRelease(now, paper, { attempts, embargoUntil: embargoUntil ?? null })
  if (own.released || embargoUntil !== undefined || !featured) return own
  return openToAll(now, paper, attempts) ? { released: true } : own
}

function openToAll(now: Date, paper: PaperRow, attempts: readonly Attempt[]): boolean {
  if (paper.closesAt === null || attempts.some((attempt) => isRunning(now, attempt))) return false
  const at = answersMoment(now, paper)
  return at !== null && now >= at
}
