import type { bcsExamResult, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { answersReleased, finalMoment, ranksReleased, type Tally } from '@prostuti/exam-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq, sql } from 'drizzle-orm'
import { asAttempt } from './as-attempt.ts'
import type { Paper } from './paper-store.ts'
import { passMarksOf } from './pass-marks.ts'

const { attempt, attemptResult, courseSetting, paperStanding } = tables

export type ExamResult = ResponseOf<typeof bcsExamResult>['result']

type AttemptRow = typeof attempt.$inferSelect
type ResultRow = typeof attemptResult.$inferSelect
type StandingRow = typeof paperStanding.$inferSelect
type Given = { paper: Paper; attempt: AttemptRow; now: Date; locale: Locale }

/** What a finished and marked attempt came to, with its place among the others once that is known. */
export async function readResult(tx: Tx, { paper, attempt: row, now, locale }: Given): Promise<ExamResult> {
  const [found] = await tx
    .select({ result: attemptResult, standing: paperStanding, showRank: courseSetting.showRank })
    .from(attemptResult)
    .leftJoin(paperStanding, eq(paperStanding.paperId, attemptResult.paperId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, sql`${paper.row.courseId}::int`))
    .where(eq(attemptResult.attemptId, row.id))
  if (found === undefined) throw new Error(`attempt ${row.id} is not marked`)
  const sat = await tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.paperId, row.paperId), eq(attempt.doctorId, row.doctorId)))
  const { result } = found
  const released = answersReleased(now, paper.row, sat.map(asAttempt))
  const names = new Map(paper.questions.map(({ subject, subjectName }) => [subject, subjectName]))
  return {
    attempt: row.number,
    started_at: row.startedAt.toISOString(),
    finished_at: result.finishedAt.toISOString(),
    finished_by: row.finishedBy ?? 'deadline',
    ...presentTally(tallyOf(result)),
    outcome: result.outcome,
    pass_marks: passMarksOf(paper.row.rules, result.outOf),
    subjects: result.subjects.map((each) => ({
      key: each.subject,
      subject: pickText(names.get(each.subject) ?? { bn: each.subject }, locale),
      ...presentTally(each),
    })),
    ranked: result.ranked,
    ...(found.showRank === false
      ? noStanding
      : presentStanding(paper, result, ranksReleased(now, paper.row) ? found.standing : null)),
    answers_released: released,
    answers_at: released ? null : answersMoment(paper, now),
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

/** Of a course that keeps places to itself. */
const noStanding = { rank: null, participants: null, percentile: null, distribution: null, ranks_at: null }

export function presentStanding(
  { row: { closesAt, ranksAt } }: Pick<Paper, 'row'>,
  result: ResultRow,
  standing: StandingRow | null,
) {
  const { ranked, marks, rank, percentile } = result
  const comes = standing === null && ranked && closesAt !== null
  return {
    rank: standing && rank,
    participants: standing?.participants ?? null,
    percentile: standing && percentile,
    distribution: standing && {
      bins: standing.bins,
      own:
        ranked && rank !== null ? standing.bins.findLastIndex(({ from }, place) => place === 0 || from <= marks) : null,
      highest: standing.highest,
      average: standing.average,
    },
    ranks_at: comes ? latest(finalMoment({ endsAt: closesAt }), ranksAt).toISOString() : null,
  }
}

/** Null when the moment is past and only another running attempt of the doctor holds the answers back. */
function answersMoment({ row: { answersAt, closesAt } }: Paper, now: Date): string | null {
  const at = answersAt ?? (closesAt && finalMoment({ endsAt: closesAt }))
  return at && at > now ? at.toISOString() : null
}

const latest = (one: Date, other: Date | null) => (other !== null && other > one ? other : one)
