import type { courseExams, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { passMarksOf } from '../marking/pass-marks.ts'
import { isExam } from '../papers/is-exam.ts'
import type { PaperRow } from '../papers/paper-times.ts'
import { asAttempt } from '../sitting/attempt-row.ts'
import { readEmbargoes } from './read-embargoes.ts'
import { noStanding, presentStanding, rankedIn } from './read-result.ts'
import { momentOf, type ShownResult, showResult } from './show-result.ts'

const { attempt, attemptResult, courseSetting, paper, paperStanding } = tables

// Not the whole row: the order of the questions is long and no list needs it.
const { order: _, ...sat } = getTableColumns(attempt)

type OwnResult = NonNullable<ResponseOf<typeof courseExams>['exams'][number]['result']>

export type OwnSitting = {
  paper: PaperRow
  number: number
  finishedAt: Date
  /** Null where its marks still wait for others. */
  result: OwnResult | null
  /** When they come, where they wait. */
  marksAt: string | null
  /** Hundredths of a per cent of the others who stand below; null without a rank that may be known. */
  percentile: number | null
  /** Its course keeps ranks to itself. */
  hidesRanks: boolean
}

/**
 * What a doctor's newest marked sittings of several papers came to, by paper: each as its own page says it. Where marks still
 * wait for others there is none.
 */
export async function readOwnResults(
  tx: Tx,
  { paperIds, doctorId, now }: { paperIds: readonly number[]; doctorId: number; now: Date },
): Promise<Map<number, OwnResult>> {
  if (paperIds.length === 0) return new Map()
  const sittings = await readOwnSittings(tx, { doctorId, now, of: inArray(attempt.paperId, [...paperIds]) })
  // Of several attempts the newest comes last and stays.
  return new Map(sittings.flatMap(({ paper: { id }, result }) => (result ? [[id, result] as const] : [])))
}

/** A doctor's marked sittings, the earlier attempts first, with as much of each as may be known. */
export async function readOwnSittings(
  tx: Tx,
  { doctorId, now, of }: { doctorId: number; now: Date; of?: SQL },
): Promise<OwnSitting[]> {
  const rows = await tx
    .select({
      paper,
      attempt: sat,
      result: attemptResult,
      standing: paperStanding,
      showRank: courseSetting.showRank,
    })
    .from(attempt)
    .innerJoin(attemptResult, eq(attemptResult.attemptId, attempt.id))
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .leftJoin(paperStanding, eq(paperStanding.paperId, attempt.paperId))
    .leftJoin(courseSetting, eq(courseSetting.courseId, paper.courseId))
    .where(and(eq(attempt.doctorId, doctorId), isExam(), of))
    .orderBy(asc(attempt.number))
  const paperIds = [...new Set(rows.map((row) => row.paper.id))]
  const embargoes = await readEmbargoes(tx, { paperIds, doctorId, now })
  return rows.map(({ paper: row, attempt: own, result, standing, showRank }) => {
    const facts = {
      paper: row,
      attempt: asAttempt({ ...own, pausedAt: row.pausedAt }),
      embargoUntil: embargoes.get(row.id),
      result,
    }
    const shown = showResult(now, facts)
    const told = presentOwn(now, own.number, row, shown, showRank === false ? 'hidden' : standing) ?? null
    return {
      paper: row,
      number: own.number,
      finishedAt: result.finishedAt,
      result: told,
      marksAt: momentOf(shown.release.marks),
      percentile: told === null || told.rank === null ? null : result.percentile,
      hidesRanks: showRank === false,
    }
  })
}

function presentOwn(
  now: Date,
  number: number,
  row: PaperRow,
  shown: ShownResult<typeof attemptResult.$inferSelect>,
  standing: typeof paperStanding.$inferSelect | 'hidden' | null,
): OwnResult | undefined {
  const { result } = shown
  if (result === null) return undefined
  const { rank, participants, distribution, ranks_at } =
    standing === 'hidden' ? noStanding : presentStanding(now, row, { result, standing: rankedIn(shown, standing) })
  return {
    attempt: number,
    finished_at: result.finishedAt.toISOString(),
    marks: result.marks,
    out_of: result.outOf,
    outcome: result.outcome,
    pass_marks: passMarksOf(row.rules, result.outOf),
    ranked: result.ranked,
    rank,
    participants,
    ranks_at,
    average: distribution?.average ?? null,
    highest: distribution?.highest ?? null,
  }
}
