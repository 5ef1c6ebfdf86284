import type { batchSuggestions, ResponseOf } from '@prostuti/contract'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { dhakaParts } from '@prostuti/text/dhaka-time'
import { fitsDutyHours, type Timetable } from './fits-duty-hours.ts'

type Reason = ResponseOf<typeof batchSuggestions>['suggestions'][number]['reasons'][number]

export type Candidate = {
  id: number
  category: string
  mode: 'online' | 'branch' | 'both'
  pace: 'intensive' | 'regular' | 'relaxed'
  startsOn: string
  payablePaisa: number
  /** Null where the fee cannot be paid in parts. */
  firstInstalmentPaisa: number | null
  seats: number
  seatsLeft: number
  schedules: readonly Timetable[]
}

/** What the reader said; what was left open speaks neither for nor against a batch. */
export type Answers = {
  category?: string | undefined
  graduationYear?: number | undefined
  working?: boolean | undefined
  mode?: 'online' | 'branch' | undefined
  budgetPaisa?: number | undefined
}

export type Ranked = { id: number; fit: number; reasons: Reason[] }

/** One thing that was asked: how much it matters, how far the batch meets it (0 to 1), and the words for that. */
type Verdict = { weight: number; met: number; reason?: Reason }

const soonDays = 30
const dayMs = 86_400_000

/** The best first; of equals the one that starts first. `fit` is the share of what was asked that the batch meets. */
export function rankBatches(candidates: readonly Candidate[], answers: Answers, now: Date): Ranked[] {
  return candidates
    .map((candidate) => ({ candidate, ...judge(candidate, answers, now) }))
    .toSorted((a, b) => b.fit - a.fit || compare(a.candidate, b.candidate))
    .map(({ candidate, fit, reasons }) => ({ id: candidate.id, fit, reasons }))
}

function compare(a: Candidate, b: Candidate): number {
  if (a.startsOn !== b.startsOn) return a.startsOn < b.startsOn ? -1 : 1
  return a.id - b.id
}

function judge(candidate: Candidate, answers: Answers, now: Date): { fit: number; reasons: Reason[] } {
  const verdicts = [
    judgeTarget(candidate, answers),
    judgeMode(candidate, answers),
    judgeBudget(candidate, answers),
    judgeDuty(candidate, answers),
    judgePace(candidate, answers, now),
    judgeStart(candidate, now),
    judgeSeats(candidate),
  ].filter((verdict) => verdict !== undefined)
  const asked = verdicts.reduce((sum, { weight }) => sum + weight, 0)
  const met = verdicts.reduce((sum, verdict) => sum + verdict.weight * verdict.met, 0)
  return {
    fit: Math.round((100 * met) / asked),
    reasons: verdicts.flatMap(({ reason }) => (reason === undefined ? [] : [reason])),
  }
}

function judgeTarget({ category }: Candidate, answers: Answers): Verdict {
  if (answers.category === undefined) return { weight: 30, met: 1, reason: 'course_matches' }
  return category === answers.category
    ? { weight: 30, met: 1, reason: 'category_matches' }
    : { weight: 30, met: 0.4, reason: 'course_matches' }
}

function judgeMode({ mode }: Candidate, answers: Answers): Verdict | undefined {
  if (answers.mode === undefined) return undefined
  const matches = mode === answers.mode || mode === 'both'
  return { weight: 20, met: matches ? 1 : 0, reason: matches ? 'mode_matches' : 'mode_differs' }
}

function judgeBudget(candidate: Candidate, { budgetPaisa }: Answers): Verdict | undefined {
  if (budgetPaisa === undefined) return undefined
  if (candidate.payablePaisa <= budgetPaisa) return { weight: 20, met: 1, reason: 'within_budget' }
  if (candidate.firstInstalmentPaisa !== null && candidate.firstInstalmentPaisa <= budgetPaisa)
    return { weight: 20, met: 0.7, reason: 'instalments_within_budget' }
  return { weight: 20, met: 0, reason: 'over_budget' }
}

/** Only schedules of the kind the reader wants count: an online evening is no help to who wants a branch. */
function judgeDuty({ schedules }: Candidate, answers: Answers): Verdict | undefined {
  if (answers.working !== true) return undefined
  const wanted = schedules.filter(({ mode }) => answers.mode === undefined || mode === answers.mode)
  const fits = (wanted.length > 0 ? wanted : schedules).some(fitsDutyHours)
  return { weight: 15, met: fits ? 1 : 0, reason: fits ? 'fits_duty_hours' : 'clashes_with_duty' }
}

/** Fresh from college one keeps up with a sprint; after years away a slower run does better. In between any pace will do. */
function judgePace({ pace }: Candidate, { graduationYear }: Answers, now: Date): Verdict | undefined {
  if (graduationYear === undefined) return undefined
  const years = dhakaParts(now).year - graduationYear
  if (years > 2 && years < 6) return { weight: 10, met: 1 }
  const recent = years <= 2
  if (pace === (recent ? 'relaxed' : 'intensive')) return { weight: 10, met: 0.3 }
  const met = pace === 'regular' ? 0.8 : 1
  return { weight: 10, met, reason: recent ? 'pace_suits_recent_graduate' : 'pace_suits_returning_graduate' }
}

function judgeStart({ startsOn }: Candidate, now: Date): Verdict {
  const days = (dhakaMidnight(startsOn).getTime() - now.getTime()) / dayMs
  const soon = days > -1 && days <= soonDays
  return soon ? { weight: 5, met: 1, reason: 'starts_soon' } : { weight: 5, met: 0 }
}

/** Said, because it presses; not weighed, because it makes no batch better. */
function judgeSeats({ seats, seatsLeft }: Candidate): Verdict | undefined {
  const few = seatsLeft > 0 && (seatsLeft <= 5 || seatsLeft * 10 <= seats)
  return few ? { weight: 0, met: 0, reason: 'few_seats_left' } : undefined
}
