import { type Tx, tables } from '@prostuti/db'
import { knownFromDays, ratings } from '@prostuti/learning-rules/cards/card-memory'
import { addStudyDays, startOfStudyDay, studyDayOf, studyShiftMs } from '@prostuti/learning-rules/day/study-day'
import { fewestAnswers } from '@prostuti/learning-rules/insight/enough'
import { and, eq, gte, sql } from 'drizzle-orm'

const { notebookReview, question } = tables

const calendarWeeks = 12

type Count = { all: number; right: number }

export type Retests = {
  known: Count
  subjects: Map<number, Count>
  days: { day: string; reviews: number; right: number }[]
}

export const shareOf = ({ all, right }: Count): number | null =>
  all < fewestAnswers ? null : Math.round((right / all) * 10_000) / 10_000

type Asked = { doctorId: number; now: Date; questionIds: readonly number[] }

/**
 * What came of the retests of some cards: nothing of a card that may not be read, for even whether an answer of one was right would
 * tell its key. What was taken back counts nowhere.
 */
export async function readRetests(tx: Tx, { doctorId, now, questionIds }: Asked): Promise<Retests> {
  const ids = sql`${`{${questionIds.join()}}`}::integer[]`
  const isCounted = and(
    eq(notebookReview.doctorId, doctorId),
    sql`${notebookReview.questionId} = any(${ids})`,
    sql`not exists (select from notebook_undo back where back.doctor_id = ${notebookReview.doctorId} and back.review_id = ${notebookReview.id})`,
  )
  const rows = await tx
    .select({ subjectId: question.subjectId, isKnown, ...counts })
    .from(notebookReview)
    .innerJoin(question, eq(question.id, notebookReview.questionId))
    .where(isCounted)
    .groupBy(question.subjectId, isKnown)
  const from = startOfStudyDay(addStudyDays(studyDayOf(now), -7 * calendarWeeks + 1))
  const days = await tx
    .select({ day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`, ...counts })
    .from(notebookReview)
    .where(and(isCounted, gte(notebookReview.reviewedAt, from)))
    .groupBy(day)
    .orderBy(day)
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId)
  return {
    known: sum(rows.filter((row) => row.isKnown)),
    subjects: new Map([...bySubject].map(([id, some]) => [id, sum(some)])),
    days: days.map(({ day: on, all, right }) => ({ day: on, reviews: all, right })),
  }
}

const isKnown = sql<boolean>`coalesce(${notebookReview.intervalDays} >= ${sql.raw(String(knownFromDays))}, false)`
// `studyDayOf` in the words of the database.
const shift = sql.raw(`interval '${studyShiftMs} milliseconds'`)
const day = sql`((${notebookReview.reviewedAt} at time zone 'UTC') + ${shift})::date`
const counts = {
  all: sql<number>`count(*)::integer`,
  right: sql<number>`(count(*) filter (where ${notebookReview.rating} > ${ratings.again}))::integer`,
}

const sum = (some: readonly Count[]): Count => ({
  all: some.reduce((total, { all }) => total + all, 0),
  right: some.reduce((total, { right }) => total + right, 0),
})
