import { type Tx, tables } from '@prostuti/db'
import { answersMoment, closingOf } from '@prostuti/exam-rules'
import { and, eq, getTableColumns, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { closingNow, momentOf } from '../papers/closing-now.ts'
import type { PaperRow } from '../papers/paper-times.ts'
import { readEmbargoes } from '../results/read-embargoes.ts'
import { areResultsOut } from '../results/results-out.ts'

const { paper, paperStanding } = tables

export type Released = { paper: PaperRow; at: Date }

/** Of a day that staff gave results out late, too; what is older is in nobody's mind. */
export const releasesLookedBackMs = 7 * 86_400_000

const frozen = (): SQL | undefined => and(paper.isActive, eq(paper.stage, 'frozen'), isNull(paper.heldAt))

/** Whether everybody's time for a paper ended within the days that are looked at; its own index finds those near. */
const closedLately = (now: Date): SQL => {
  const since = new Date(now.getTime() - releasesLookedBackMs)
  // What the control room gives beyond the closing is hours, not days.
  return sql`(${paper.closesAt} between ${momentOf(since)} - interval '2 days' and ${momentOf(now)}
    and ${closingNow(now)} > ${momentOf(since)} and ${closingNow(now)} <= ${momentOf(now)})`
}

const within = (column: typeof paper.answersAt, now: Date): SQL =>
  sql`(${column} > ${momentOf(new Date(now.getTime() - releasesLookedBackMs))} and ${column} <= ${momentOf(now)})`

/**
 * Papers whose results came out for all at one moment of the last days, with their ranks where these are due: whoever looks at once sees
 * both. One that marks early tells its marks at the finish, and nobody has to be told of those.
 */
export async function readResultReleases(tx: Tx, now: Date): Promise<Released[]> {
  const rows = await tx
    .select(getTableColumns(paper))
    .from(paper)
    .leftJoin(paperStanding, eq(paperStanding.paperId, paper.id))
    .where(
      and(
        frozen(),
        sql`not ${paper.marksEarly}`,
        or(
          and(closedLately(now), sql`(${paperStanding.paperId} is not null or ${paper.ranksAt} > ${momentOf(now)})`),
          and(isNull(paper.closesAt), within(paper.answersAt, now)),
        ),
      ),
    )
  return rows.flatMap((row) => {
    const at = resultsMoment(now, row)
    return at !== null && areResultsOut(now, row) ? [{ paper: row, at }] : []
  })
}

const resultsMoment = (now: Date, row: PaperRow): Date | null =>
  row.marksEarly ? null : (closingOf(now, row) ?? row.answersAt)

/**
 * Papers whose answers opened later than their results, within the last days: at a moment of their own, or when the last paper closed
 * that shares a question with them. What opens together is told of once.
 */
export async function readAnswerReleases(tx: Tx, now: Date): Promise<Released[]> {
  const rows = await tx
    .select({ paper, otherClosing: lastClosingBeside(now) })
    .from(paper)
    .where(
      and(
        frozen(),
        lte(paper.opensAt, now),
        or(
          within(paper.answersAt, now),
          and(paper.marksEarly, closedLately(now)),
          sql`${paper.id} in (${besideClosed(now)})`,
        ),
      ),
    )
  const opened = rows.flatMap(({ paper: row, otherClosing }) => {
    const own = answersMoment(now, row)
    const other = otherClosing === null ? null : new Date(otherClosing)
    const at = own === null ? null : other !== null && other > own ? other : own
    const results = resultsMoment(now, row)
    return at === null || at > now || (results !== null && at <= results) ? [] : [{ paper: row, at }]
  })
  const kept = await readEmbargoes(tx, { paperIds: opened.map(({ paper: { id } }) => id), doctorId: undefined, now })
  return opened.filter(({ paper: { id } }) => !kept.has(id))
}

/** Papers that share a question with a ranked one that has just closed. */
const besideClosed = (now: Date): SQL => sql`
  select own.paper_id from paper_question own where own.question_id in (
    select other.question_id from paper_question other where other.paper_id in (
      select ${paper.id} from ${paper} where ${paper.isActive} and not ${paper.marksEarly} and ${closedLately(now)}))`

const lastClosingBeside = (now: Date) => sql<string | null>`(
  select max(${closingNow(now, 'beside')}) from paper_question own
    join paper_question other on other.question_id = own.question_id and other.paper_id <> own.paper_id
    join paper beside on beside.id = other.paper_id
  where own.paper_id = "paper"."id" and beside.is_active and not beside.marks_early and ${closingNow(now, 'beside')} <= ${momentOf(now)})`

/** Of some papers those whose answers are open now to whoever has sat them. */
export async function answersOpenOf(
  tx: Tx,
  { paperIds, now }: { paperIds: readonly number[]; now: Date },
): Promise<number[]> {
  if (paperIds.length === 0) return []
  const rows = await tx
    .select()
    .from(paper)
    .where(and(frozen(), inArray(paper.id, [...paperIds])))
  const open = rows.flatMap((row) => {
    const at = answersMoment(now, row)
    return at === null || at <= now ? [row.id] : []
  })
  const kept = await readEmbargoes(tx, { paperIds: open, doctorId: undefined, now })
  return open.filter((id) => !kept.has(id))
}
