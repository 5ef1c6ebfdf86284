import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

type Filling = {
  paperId: number
  attempts: number
  /** How many questions of one mark it has; a wrong one costs half a mark. */
  questions: number
  finishedAt: Date
}

/**
 * Many finished and marked first attempts of one paper at once, made inside the database, each by a doctor of their own. Marks
 * are spread as in a real exam: most in the middle, many equal, some below zero.
 */
export async function fillAttempts(tx: Tx, { paperId, attempts, questions, finishedAt }: Filling): Promise<void> {
  const at = sql`${finishedAt.toISOString()}::timestamptz`
  await tx.execute(sql`
    with examinee as (
      insert into doctor (phone, name, password_hash)
      select '+88018' || lpad(((select count(*) from doctor) + n)::text, 8, '0'), 'পরীক্ষার্থী ' || n, '$argon2id$none'
      from generate_series(1, ${attempts}::int) n
      returning id
    )
    insert into attempt (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", answered_places,
      partial_places, finished_at, finished_by, is_marked)
    select ${paperId}::int, id, 1, ${at} - interval '2 hours', ${at}, true, '{"questions": [], "parts": {}}', '', '',
      ${at} - (id * 7919::bigint % 3600) * interval '1 second', 'doctor', true
    from examinee`)
  await tx.execute(sql`
    with share as (
      select attempt.*,
        ${questions}::int * (abs(hashint4(id)::bigint) % 100 + abs(hashint4(id + 1)::bigint) % 100) / 200 as rights,
        abs(hashint4(id + 2)::bigint) % 100 as boldness
      from attempt where paper_id = ${paperId}
    ), sat as (
      select *, (${questions}::int - rights) * boldness / 100 as wrongs from share
    )
    insert into attempt_result (attempt_id, paper_id, ranked, finished_at, marks, out_of, lost, "right", wrong, blank,
      correct_questions, wrong_questions, partial_questions, blank_questions, outcome, subjects, keys_revision, marked_at)
    select id, paper_id, ranked, finished_at, rights * 100 - wrongs * 50, ${questions}::int * 100, wrongs * 50, rights,
      wrongs, ${questions}::int - rights - wrongs, rights, wrongs, 0, ${questions}::int - rights - wrongs,
      case when rights * 2 >= ${questions}::int then 'passed' else 'failed' end, '[]', 1, finished_at
    from sat`)
  // The server does both by itself within a minute or so.
  await tx.execute(sql`vacuum analyze doctor, attempt, attempt_result`)
}
