import { buildSatAttempt } from '../../apps/server/src/testing/builders/build-sat-attempt.ts'
import { fillAttempts } from '../../apps/server/src/testing/builders/fill-attempts.ts'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { type Database, type Db, tables } from '../../packages/db/src/index.ts'

const hour = 3_600_000

/** `token` signs in one of the examinees, who has finished like all the others. */
export type FinishedExam = { paperId: number; key: string; token: string }

/** A paper of 200 questions that has closed, with so many finished and marked attempts and no ranks. */
export async function fillFinishedExam(db: Db, attempts: number): Promise<FinishedExam> {
  const now = Date.now()
  const { paperId, key, questionIds, doctorIds, tokens } = await fillExam(db, { examinees: 1 })
  const [doctorId, token] = [doctorIds[0], tokens[0]]
  if (doctorId === undefined || token === undefined) throw new Error('the exam has no examinee')
  const finishedAt = new Date(now - hour)
  await db.update(tables.paper).set({
    opensAt: new Date(now - 6 * hour),
    closesAt: finishedAt,
    // Else the server's own job would draw them before the clock runs.
    ranksAt: new Date(now + 24 * hour),
  })
  await fillAttempts(db, { paperId, attempts: attempts - 1, questions: questionIds.length, finishedAt })
  await buildSatAttempt(db, {
    paper: { row: { id: paperId, durationMinutes: 120 }, questions: questionIds.map((id) => ({ id })) },
    doctorId,
    startedAt: new Date(now - 3 * hour),
    finishedAt,
    answers: questionIds.map((_, nth) => 1 + (nth % 3)),
  })
  return { paperId, key, token }
}

/** Of each of the many attempts: so many answers, some of them a second one to the same question. */
const stepsEach = 220

/** The journal of everybody else, as it is kept of attempts that were over long ago: what reads steps reads these alike. */
export async function fillJournal({ pool }: Database, { paperId }: FinishedExam): Promise<void> {
  const { rows } = await pool.query<{ low: number; high: number }>(
    'select min(id) as low, max(id) as high from attempt where paper_id = $1',
    [paperId],
  )
  const { low, high } = rows[0]!
  for (let from = low; from <= high; from += 2000)
    await pool.query(
      `insert into packed_steps (attempt_id, question_ids, sequences, answers, saved_ats)
      select attempt.id, array_agg(asked.question_id order by nth), array_agg(nth order by nth),
        jsonb_agg(1 + (hashint4(attempt.id + nth)::bigint & 3) order by nth),
        array_agg(attempt.started_at + nth * interval '31 seconds' order by nth)
      from attempt cross join generate_series(1, $3::int) nth
        join paper_question asked on asked.paper_id = $4 and asked.position = 1 + (nth * 7 + attempt.id) % 200
      where attempt.paper_id = $4 and attempt.id between $1 and $2
        and not exists (select from answer_step where attempt_id = attempt.id)
      group by attempt.id`,
      [from, from + 1999, stepsEach, paperId],
    )
  await pool.query('update attempt set steps = $2 where paper_id = $1', [paperId, stepsEach])
  await pool.query('vacuum analyze packed_steps, attempt')
}
