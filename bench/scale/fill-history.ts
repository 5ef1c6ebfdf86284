import { publishRanks } from '../../apps/server/src/features/exam/index.ts'
import { buildSatAttempt } from '../../apps/server/src/testing/builders/build-sat-attempt.ts'
import { type Database, tables } from '../../packages/db/src/index.ts'
import { drawOrder } from '../../packages/exam-rules/src/index.ts'

/** As many as sit together, so that their steps lie as mixed as they came. */
const perExam = 1_000
const stepsEach = 240
const questions = 200
/** Orders that were really drawn; each is written many times, since drawing a hundred thousand would take longer than writing them. */
const orders = 50

type Exam = { paperId: number; questionIds: readonly number[]; doctorIds: readonly number[] }

/**
 * Finished, marked and ranked attempts of exams that were two years ago, as many as wanted, each by a doctor of its own with 240 steps: all 200
 * questions answered, forty answers changed. Written inside the database, without the checks that every save pays.
 */
export async function fillHistory({ db, pool }: Database, exam: Exam, attempts: number): Promise<void> {
  const ids = await copyQuestions(pool, exam.questionIds)
  const paperIds = await copyPapers(pool, { ...exam, questionIds: ids, papers: Math.ceil(attempts / perExam) })
  const sample = await sit(db, { paperId: paperIds[0]!, questionIds: ids, doctorId: exam.doctorIds[0]! })
  const drawn = Array.from({ length: orders }, (_, seed) =>
    JSON.stringify(
      drawOrder(
        ids.map((id) => ({ id, section: 'x', parts: [1, 2, 3, 4].map((part) => ({ id: part })) })),
        { questions: 'throughout', parts: true },
        seed + 1,
      ),
    ),
  )
  for (const [nth, paperId] of paperIds.entries()) {
    const size = Math.min(perExam, attempts - nth * perExam) - (nth === 0 ? 1 : 0)
    await fillExam(pool, { paperId, size, sample, drawn, ids })
  }
  await pool.query('vacuum analyze')
  await pool.query('update paper set ranks_at = null where id = any($1)', [paperIds])
  await publishRanks(db, new Date())
  await pool.query('checkpoint')
}

type Pool = Database['pool']

async function copyQuestions(pool: Pool, from: readonly number[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
      insert into question (type, subject_id, state) select type, subject_id, state from question where id = any($1) order by id returning id
    ), paired as (
      select made.id, old.id as old from (select id, row_number() over (order by id) as nth from made) made
      join (select id, row_number() over (order by id) as nth from unnest($1::int[]) id) old using (nth)
    ) insert into question_version (question_id, version, text, parts, key, explanation)
    select paired.id, 1, text, parts, key, explanation from paired join question_version on question_id = paired.old
    returning question_id as id`,
    [from],
  )
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

async function copyPapers(pool: Pool, { paperId, questionIds, papers }: Exam & { papers: number }): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into paper (key, kind, stage, title, rules, opens_at, closes_at, duration_minutes, shuffle_questions, shuffle_parts,
      question_count, total_marks, ranks_at)
    select 'past-' || n, kind, 'frozen', title, rules, opens_at - interval '2 years' + n * interval '1 hour',
      opens_at - interval '2 years' + n * interval '1 hour' + interval '6 hours', duration_minutes, shuffle_questions, shuffle_parts,
      question_count, total_marks, now() + interval '1 day'
    from paper, generate_series(1, $2::int) n where paper.id = $1 order by n returning id`,
    [paperId, papers],
  )
  const ids = rows.map(({ id }) => id)
  // As if their analysis had been made long ago: else the server would be at it while the exam is measured.
  await pool.query(
    `insert into paper_analysis (paper_id, attempts, keys_revision, sittings, reliability, items, analysed_at)
    select past, of, 1, ${perExam}, '{}', '[]', now() + interval '1 day' from unnest($1::int[]) past, unnest($2::text[]) of`,
    [ids, [...tables.analysedAttempts]],
  )
  await unchecked(
    pool,
    `insert into paper_question (paper_id, position, question_id, version_id, section)
    select past, asked.position, version.question_id, version.id, asked.section
    from unnest($1::int[]) past, paper_question asked
      join unnest($2::int[]) with ordinality as own (id, nth) on own.nth = asked.position
      join question_version version on version.question_id = own.id
    where asked.paper_id = $3`,
    [ids, questionIds, paperId],
  )
  return ids
}

type Sample = { id: number; paperId: number }

/** One attempt that was really marked, of which the others are copies with other marks. */
async function sit(
  db: Database['db'],
  { paperId, questionIds, doctorId }: { paperId: number; questionIds: readonly number[]; doctorId: number },
): Promise<Sample> {
  const finishedAt = new Date(Date.now() - 700 * 86_400_000)
  const row = await buildSatAttempt(db, {
    paper: { row: { id: paperId, durationMinutes: 120 }, questions: questionIds.map((id) => ({ id })) },
    doctorId,
    startedAt: new Date(finishedAt.getTime() - 7_200_000),
    finishedAt,
    answers: questionIds.map((_, nth) => 1 + (nth % 4)),
  })
  return { id: row.id, paperId }
}

type Filling = { paperId: number; size: number; sample: Sample; drawn: string[]; ids: readonly number[] }

/** In the order in which they came: everybody's first step, everybody's second. */
async function fillExam(pool: Pool, { paperId, size, sample, drawn, ids }: Filling): Promise<void> {
  await unchecked(
    pool,
    `with examinee as (
      insert into doctor (phone, name, password_hash)
      select '+88018' || lpad(($2::int * ${perExam} + n)::text, 8, '0'), 'পরীক্ষার্থী ' || n, '$argon2id$none'
      from generate_series(1, $3::int) n returning id
    ), sat as (
      insert into attempt (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", steps, saved_at, answered_places,
        partial_places, finished_at, finished_by, is_marked)
      select $2, examinee.id, 1, finished_at - interval '2 hours', finished_at, true,
        ($4::text[])[1 + examinee.id % ${orders}]::json, ${stepsEach}, finished_at - interval '1 minute', repeat('1', ${questions})::varbit,
        repeat('0', ${questions})::varbit, finished_at, 'doctor', true
      from examinee, attempt where attempt.id = $1 returning id, paper_id, finished_at
    )
    insert into attempt_result (attempt_id, paper_id, ranked, finished_at, marks, out_of, lost, "right", wrong, blank, correct_questions,
      wrong_questions, partial_questions, blank_questions, outcome, subjects, keys_revision, marked_at)
    select sat.id, sat.paper_id, true, sat.finished_at, marks - sat.id % 97 * 50, out_of, lost, "right", wrong, blank, correct_questions,
      wrong_questions, partial_questions, blank_questions, outcome, subjects, 1, marked_at
    from sat, attempt_result where attempt_result.attempt_id = $1`,
    [sample.id, paperId, size, drawn],
  )
  await unchecked(
    pool,
    `insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
    select attempt.id, ($2::int[])[1 + (attempt.id * 7 + n * 37) % ${questions}], at, to_jsonb(1 + (attempt.id + n) % 4),
      to_timestamp((at + 40 + (attempt.id * 31 + n * 17) % 400) / 1000.0)
    from attempt, generate_series(1, ${stepsEach}) n
      cross join lateral (select (extract(epoch from started_at) * 1000)::bigint + n * 28000 + (attempt.id * 7919 + n * 104729) % 9000 as at) as moment
    where paper_id = $1 and attempt.id <> $3 order by n, attempt.id`,
    [paperId, ids, sample.id],
  )
}

/** Without triggers, foreign keys among them, and however long it takes. */
async function unchecked(pool: Pool, text: string, values: unknown[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica; set local synchronous_commit = off')
    await client.query({ text, values, query_timeout: 600_000 } as { text: string; values: unknown[] })
    await client.query('commit')
  } finally {
    client.release(true)
  }
}
