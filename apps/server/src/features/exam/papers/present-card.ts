import type { bcsExam, ResponseOf } from '@prostuti/contract'
import type { tables } from '@prostuti/db'
import { canStart, countPositions, isRunning, type Release } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { answersOpen } from '../results/answers-open.ts'
import { momentOf, type ShownResult } from '../results/show-result.ts'
import { asAttempt, type ListedAttempt } from '../sitting/attempt-row.ts'
import { opensAtOf, type PaperRow, timesOf } from './paper-times.ts'

export type ExamCard = ResponseOf<typeof bcsExam>['bcs_exam']

type ResultRow = Pick<typeof tables.attemptResult.$inferSelect, 'marks' | 'outcome' | 'rank'>

export type CardFacts = {
  paper: PaperRow
  now: Date
  locale: Locale
  /** Undefined for a visitor. */
  reader: { doctorId: number; mayEnter: boolean } | undefined
  /** The reader's own on this paper, in any order, and by the ids of finished ones what they came to. */
  attempts: readonly ListedAttempt[]
  results: ReadonlyMap<number, ShownResult<ResultRow>>
  participants: number
  /** Until when another paper keeps the answers of this one back. */
  embargoUntil?: Date | undefined
  /** Whether the home page features it: then its answers are open to all. */
  featured?: boolean
  /** Whether it stands in the timetable of a course of the reader's: then a missed one shows its answers, too. */
  ofCourse?: boolean | undefined
}

export function presentCard(facts: CardFacts): ExamCard {
  const { paper, now, locale, reader, attempts, participants, featured = false, ofCourse, embargoUntil } = facts
  const sat = attempts.map(asAttempt)
  const answers = answersOpen(now, paper, { attempts: sat, featured, ofCourse, embargoUntil })
  const mayEnter = reader === undefined || reader.mayEnter
  return {
    key: paper.key,
    kind: paper.kind,
    title: pickText(paper.title, locale),
    summary: pickText(paper.summary, locale),
    question_count: paper.questionCount,
    total_marks: paper.totalMarks,
    duration_minutes: paper.durationMinutes,
    negative_marking: paper.rules.sections.some(({ rule }) => rule.wrong > 0),
    opens_at: opensAtOf(paper).toISOString(),
    closes_at: paper.closesAt?.toISOString() ?? null,
    state: stateOf(paper, now),
    late_until: paper.lateUntil?.toISOString() ?? null,
    access: paper.access,
    event_id: paper.eventId,
    participants,
    mine: presentMine(facts, answers),
    can_start: mayEnter && canStart(now, timesOf(paper), sat).can,
    next_attempt: attempts.reduce((last, { number }) => Math.max(last, number), 0) + 1,
    answers_released: answers.released,
  }
}

function stateOf(paper: PaperRow, now: Date): ExamCard['state'] {
  const { closesAt, lateAllowed, lateUntil } = paper
  if (now < opensAtOf(paper)) return 'upcoming'
  if (closesAt === null || now < closesAt) return 'open'
  return lateAllowed && (lateUntil === null || now < lateUntil) ? 'late' : 'closed'
}

/** The running attempt, else the newest. One whose time is over is finished, even before somebody has written it down. */
function presentMine({ now, attempts, results }: CardFacts, answers: Release): ExamCard['mine'] {
  const newestFirst = attempts.toSorted((one, other) => other.number - one.number)
  const row = newestFirst.find((attempt) => isRunning(now, asAttempt(attempt))) ?? newestFirst[0]
  if (row === undefined) return null
  const running = isRunning(now, asAttempt(row))
  const shown = running ? undefined : results.get(row.id)
  const result = shown?.result ?? null
  return {
    attempt: row.number,
    state: running ? 'running' : 'finished',
    ends_at: row.endsAt.toISOString(),
    answered: countPositions(row.answeredPlaces) + countPositions(row.partialPlaces),
    finished_at: running ? null : (row.finishedAt ?? row.endsAt).toISOString(),
    marks: result?.marks ?? null,
    outcome: result?.outcome ?? null,
    rank: shown?.release.ranks.released ? (result?.rank ?? null) : null,
    marks_at: shown ? momentOf(shown.release.marks) : null,
    answers_at: momentOf(answers),
  }
}
