import type { bcsExamResult, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { countPositions, ranksMoment, type Tally, toldMoment } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq, sql } from 'drizzle-orm'
import { passMarksOf } from '../marking/pass-marks.ts'
import type { Paper } from '../papers/paper-store.ts'
import type { PaperRow } from '../papers/paper-times.ts'
import { type AttemptRow, asAttempt, attemptColumns } from '../sitting/attempt-row.ts'
import { answersOpen } from './answers-open.ts'
import { readCorrections } from './read-corrections.ts'
import { readEmbargoes } from './read-embargoes.ts'
import { momentOf, type ShownResult, showResult } from './show-result.ts'

const { attempt, attemptResult, courseSetting, paperStanding } = tables

export type ExamResult = ResponseOf<typeof bcsExamResult>['result']

type ResultRow = typeof attemptResult.$inferSelect
type StandingRow = typeof paperStanding.$inferSelect
type MarkedAttempt = {
  paper: Paper
  attempt: AttemptRow
  now: Date
  locale: Locale
  /** As `readCards` has it. */
  embargoes?: ReadonlyMap<number, Date> | undefined
}

/** What a finished and marked attempt came to once that may be known, with its rank when there is one. */
export async function readResult(tx: Tx, given: MarkedAttempt): Promise<ExamResult> {
  const { paper, attempt: row, now, locale } = given
  // What could not be marked waits, like what may not be shown yet.
  const found = await readMarked(tx, paper, row)
  const sat = await tx
    .select(attemptColumns)
    .from(attempt)
    .where(and(eq(attempt.paperId, row.paperId), eq(attempt.doctorId, row.doctorId)))
  const asked = { paperIds: [row.paperId], doctorId: row.doctorId, now }
  const embargoUntil = (given.embargoes ?? (await readEmbargoes(tx, asked))).get(row.paperId)
  const shown = showResult(now, {
    paper: paper.row,
    attempt: asAttempt(row),
    embargoUntil,
    result: found?.result ?? null,
  })
  const answers = answersOpen(now, paper.row, { attempts: sat.map(asAttempt), featured: false, embargoUntil })
  const handedIn = {
    attempt: row.number,
    started_at: row.startedAt.toISOString(),
    finished_at: (row.finishedAt ?? row.endsAt).toISOString(),
    finished_by: row.finishedBy ?? 'deadline',
    questions: paper.questions.length,
    answered: countPositions(row.answeredPlaces) + countPositions(row.partialPlaces),
    ranked: row.ranked,
    answers_released: answers.released,
    answers_at: momentOf(answers),
    void: row.voidedAt && { at: row.voidedAt.toISOString(), reason: row.voidWords ?? '' },
  }
  if (shown.result === null) return { ...handedIn, marks_released: false, marks_at: momentOf(shown.release.marks) }
  const standing =
    found?.showRank === false
      ? noStanding
      : presentStanding(now, paper.row, { result: shown.result, standing: rankedIn(shown, found?.standing ?? null) })
  const corrections = await readCorrections(tx, { attempt: row, locale, showsRanks: standing.rank !== null })
  return { ...handedIn, marks_released: true, ...presentMarks(paper, shown.result, locale), ...standing, corrections }
}

async function readMarked(tx: Tx, paper: Paper, row: AttemptRow) {
  const [found] = await tx
    .select({ result: attemptResult, standing: paperStanding, showRank: courseSetting.showRank })
    .from(attemptResult)
    .leftJoin(paperStanding, eq(paperStanding.paperId, attemptResult.paperId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, sql`${paper.row.courseId}::int`))
    .where(eq(attemptResult.attemptId, row.id))
  return found
}

function presentMarks(paper: Paper, result: ResultRow, locale: Locale) {
  const names = new Map(paper.questions.map(({ subject, subjectName }) => [subject, subjectName]))
  return {
    ...presentTally(tallyOf(result)),
    outcome: result.outcome,
    pass_marks: passMarksOf(paper.row.rules, result.outOf),
    subjects: result.subjects.map((each) => ({
      key: each.subject,
      subject: pickText(names.get(each.subject) ?? { bn: each.subject }, locale),
      ...presentTally(each),
    })),
    regraded_at: result.regradedAt?.toISOString() ?? null,
  }
}

function tallyOf(result: ResultRow): Tally {
  const { correctQuestions: correct, wrongQuestions: wrong, partialQuestions: partial, blankQuestions: blank } = result
  return { ...result, questions: correct + wrong + partial + blank, states: { correct, wrong, partial, blank } }
}

function presentTally({ questions, right, wrong, blank, states, marks, outOf, lost }: Tally) {
  return {
    questions,
    right,
    wrong,
    blank,
    correct_questions: states.correct,
    wrong_questions: states.wrong,
    partial_questions: states.partial,
    blank_questions: states.blank,
    marks,
    out_of: outOf,
    lost,
  }
}

/** Of a course that keeps ranks hidden. */
export const noStanding = { rank: null, participants: null, percentile: null, distribution: null, ranks_at: null }

/** The picture of all, once it may be seen. */
export const rankedIn = ({ release }: ShownResult<ResultRow>, standing: StandingRow | null): StandingRow | null =>
  release.ranks.released ? standing : null

export function presentStanding(
  now: Date,
  paper: PaperRow,
  { result, standing }: { result: ResultRow; standing: StandingRow | null },
) {
  const { ranked, marks, rank, percentile } = result
  const comes = standing === null && ranked ? toldMoment(ranksMoment(now, paper)) : null
  return {
    rank: standing && rank,
    participants: standing?.participants ?? null,
    percentile: standing && percentile,
    distribution: standing && {
      bins: standing.bins,
      own:
        ranked && rank !== null ? standing.bins.findLastIndex(({ from }, index) => index === 0 || from <= marks) : null,
      highest: standing.highest,
      average: standing.average,
    },
    ranks_at: comes?.toISOString() ?? null,
  }
}
