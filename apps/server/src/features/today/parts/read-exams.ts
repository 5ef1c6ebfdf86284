import type { Tx, tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { isOwnCourse } from '../../staff/index.ts'
import type { Scope } from '../scope.ts'

/** A paper that stays open for days is no exam morning. */
const longestHours = 24
const quietMinutes = 10

type Running = {
  id: number
  key: string
  title: tables.LocalizedText
  closes_at: string
  writing: number
  quiet: number
  finished: number
}
type Next = { key: string; title: tables.LocalizedText; opens_at: string; questions: number }

/**
 * The exams that run at this moment and how they go; and the next one of the coming week. Who is quiet is told by the sign-in, which
 * every save touches: the journal itself would have to be read from end to end.
 */
export async function readExams(tx: Tx, { scope, now }: { scope: Scope; now: Date }) {
  const at = sql`${now.toISOString()}::timestamptz`
  const [running, next] = await Promise.all([
    tx.execute<Running>(sql`
      select paper.id, paper.key, paper.title, paper.closes_at, sat.writing, sat.quiet, sat.finished
      from paper join lateral (
        select
          (count(*) filter (where finished_at is null and ends_at > ${at}))::int as writing,
          (count(*) filter (where finished_at is not null))::int as finished,
          (count(*) filter (where finished_at is null and ends_at > ${at}
            and not exists (select from sign_in where sign_in.doctor_id = attempt.doctor_id and ended_at is null
              and last_used_at > ${at} - make_interval(mins => ${quietMinutes}::int))))::int as quiet
        from attempt where paper_id = paper.id) sat on true
      where paper.is_active and paper.opens_at <= ${at} and paper.closes_at > ${at} and ${isOneMorning}
        and ${paperInScope(scope)}
      order by paper.closes_at, paper.id limit 3`),
    tx.execute<Next>(sql`
      select paper.key, paper.title, paper.opens_at, paper.question_count as questions from paper
      where paper.is_active and paper.opens_at > ${at} and paper.opens_at < ${at} + interval '7 days' and ${isOneMorning}
        and ${paperInScope(scope)}
      order by paper.opens_at, paper.id limit 1`),
  ])
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    running: running.rows.map((row) => ({ ...row, closes_at: iso(row.closes_at) })),
    next: next.rows.map((row) => ({ ...row, opens_at: iso(row.opens_at) }))[0] ?? null,
  }
}

const isOneMorning: SQL = sql`paper.closes_at <= paper.opens_at + make_interval(hours => ${longestHours}::int)`

/** Of a paper that is sat in several courses, one that is the member's is enough. */
export const paperInScope = (scope: Scope): SQL =>
  scope.courseIds === null
    ? sql`true`
    : sql`(${isOwnCourse(scope, sql`paper.course_id`)} or exists (
        select from paper_batch join batch on batch.id = paper_batch.batch_id
        where paper_batch.paper_id = paper.id and ${isOwnCourse(scope, sql`batch.course_id`)}))`
