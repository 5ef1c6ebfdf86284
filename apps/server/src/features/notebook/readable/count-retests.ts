import { type Tx, tables } from '@prostuti/db'
import { ratings } from '@prostuti/learning-rules/cards/card-memory'
import { addStudyDays, startOfStudyDay, studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { and, eq, sql } from 'drizzle-orm'

const { notebookReview, question } = tables

/** From this interval on a card counts as well known: what is promised is promised of these. */
export const knownFromDays = 21
/** Fewer say nothing about a share. */
const fewestToSay = 20
const calendarWeeks = 12

type Count = { all: number; right: number }

export type Retests = {
  known: Count
  subjects: Map<number, Count>
  days: { day: string; reviews: number; right: number }[]
}

export const shareOf = ({ all, right }: Count): number | null =>
  all < fewestToSay ? null : Math.round((right / all) * 10_000) / 10_000

type Asked = { doctorId: number; now: Date; questionIds: readonly number[] }

/**
 * What came of the retests of some cards: nothing of a card that may not be read, for even whether an answer of one was right would
 * tell its key. What was taken back counts nowhere.
 */
export async function readRetests(tx: Tx, { doctorId, now, questionIds }: Asked): Promise<Retests> {
  const ids = sql`${`{${questionIds.join()}}`}::integer[]`
  const from = startOfStudyDay(addStudyDays(studyDayOf(now), -7 * calendarWeeks + 1))
  // The day of learning begins at 22:00 of UTC: `studyDayOf` in the words of the database.
  const day = sql<string>`to_char((${notebookReview.reviewedAt} at time zone 'UTC') + interval '2 hours', 'YYYY-MM-DD')`
  const rows = await tx
    .select({
      day: sql<
        string | null
      >`case when ${notebookReview.reviewedAt} >= ${from.toISOString()}::timestamptz then ${day} end`,
      subjectId: question.subjectId,
      isKnown: sql<boolean>`coalesce(${notebookReview.intervalDays} >= ${knownFromDays}, false)`,
      all: sql<number>`count(*)::integer`,
      right: sql<number>`(count(*) filter (where ${notebookReview.rating} > ${ratings.again}))::integer`,
    })
    .from(notebookReview)
    .innerJoin(question, eq(question.id, notebookReview.questionId))
    .where(
      and(
        eq(notebookReview.doctorId, doctorId),
        sql`${notebookReview.questionId} = any(${ids})`,
        sql`not exists (select from notebook_undo back where back.doctor_id = ${notebookReview.doctorId} and back.review_id = ${notebookReview.id})`,
      ),
    )
    .groupBy(sql`1, 2, 3`)
  const sum = (some: readonly Count[]): Count => ({
    all: some.reduce((total, { all }) => total + all, 0),
    right: some.reduce((total, { right }) => total + right, 0),
  })
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId)
  const byDay = Map.groupBy(rows, (row) => row.day)
  return {
    known: sum(rows.filter(({ isKnown }) => isKnown)),
    subjects: new Map([...bySubject].map(([id, some]) => [id, sum(some)])),
    days: [...byDay]
      .flatMap(([on, some]) => (on === null ? [] : { day: on, reviews: sum(some).all, right: sum(some).right }))
      .sort((one, other) => one.day.localeCompare(other.day)),
  }
}
