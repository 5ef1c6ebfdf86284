import { type Db, demoExamKey, demoStandings } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'

const everyMs = 5_000

/**
 * For a demo alone: those who sit its exam go on writing, so that the control room still has something to show an hour after the demo was
 * filled. Each answers again what they have answered; those who were made quiet or silent stay so. It ends with the exam.
 */
export function demoJobs(db: Db): Job[] {
  return [{ name: 'sit_demo_exam', everyMs, run: (now) => sitDemoExam(db, now) }]
}

async function sitDemoExam(db: Db, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    with writing as (
      select id, paper_id from (
        select attempt.*, row_number() over (order by attempt.id) as nth from attempt join paper on paper.id = attempt.paper_id
        where paper.key = ${demoExamKey} and paper.paused_at is null) sitting
      where (nth - 1) % ${demoStandings.all} < ${demoStandings.writing} and finished_at is null and ends_at > ${at} and random() < 0.2
    ), saved as (
      update attempt set steps = steps + 1, saved_at = ${at} from writing
      where attempt.id = writing.id and attempt.saved_at is not null returning attempt.id, writing.paper_id
    ), written as (
      insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
      select saved.id, known.question_id, (extract(epoch from ${at}) * 1000)::bigint, known.answer, ${at}
      from saved cross join lateral (
        select question_id, answer from answer_step where attempt_id = saved.id order by random() limit 1) known
    ), timed as (
      insert into save_lag (paper_id, process, at, saves, typical, slow)
      select paper_id, 'demo', to_timestamp(floor(extract(epoch from ${at}) / 10) * 10), count(*), 8 + (random() * 5)::int,
        26 + (random() * 16)::int
      from saved group by paper_id
      on conflict (paper_id, at, process) do update set saves = save_lag.saves + excluded.saves
    )
    select id from saved`)
  // Nothing that a log should tell of every five seconds.
  return 0
}
