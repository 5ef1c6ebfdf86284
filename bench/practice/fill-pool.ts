import { findRulePack, snapshotPack } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { fillDoctors } from '../../apps/server/src/testing/builders/fill-doctors.ts'
import { type Db, tables } from '../../packages/db/src/index.ts'

const perPaper = 100
const subjects = 10
const rules = snapshotPack(findRulePack('psc-noncadre')!)

/** Closed exams of a hundred questions each with their answers out, all of them sat by one doctor, who got half of each right. */
export async function fillPool(db: Db, questions: number): Promise<{ doctorId: number; token: string }> {
  const now = new Date()
  const { doctorIds, tokens } = await fillDoctors(db, { doctors: 1, now })
  const doctorId = doctorIds[0]!
  const made = await db
    .insert(tables.subject)
    .values(Array.from({ length: subjects }, (_, nth) => ({ key: `pool-${nth}`, name: { bn: `বিষয় ${nth}` } })))
    .returning({ id: tables.subject.id })
  const subjectIds = sql`${`{${made.map(({ id }) => id).join()}}`}::int[]`
  const papers = questions / perPaper
  await db.execute(sql`
    with asked as (
      insert into question (type, subject_id, state)
      select 'sba', (${subjectIds})[1 + nth % ${subjects}], 'ready' from generate_series(1, ${questions}::int) nth returning id
    )
    insert into question_version (question_id, version, text, parts, key)
    select id, 1, jsonb_build_object('bn', 'প্রশ্ন ' || id),
      (select jsonb_agg(jsonb_build_object('id', part, 'text', jsonb_build_object('bn', 'বিকল্প ' || part))) from generate_series(1, 4) part),
      '{"type":"sba","options":[1]}' from asked`)
  await db.execute(sql`
    insert into paper (key, kind, title, stage, rules, opens_at, closes_at, duration_minutes, question_count, total_marks)
    select 'pool-' || nth, 'bcs_exam', '{"bn":"পুরোনো পরীক্ষা"}', 'frozen', ${JSON.stringify(rules)}::jsonb,
      now() - nth * interval '1 day' - interval '3 days', now() - nth * interval '1 day' - interval '2 days', 60, ${perPaper}, ${perPaper * 100}
    from generate_series(1, ${papers}::int) nth`)
  await db.execute(sql`
    insert into paper_question (paper_id, position, question_id, version_id, section)
    select paper.id, 1 + nth % ${perPaper}, question_id, version_id, ${rules.sections[0]!.key}
    from (select question_id, id as version_id, (row_number() over (order by question_id) - 1)::int as nth from question_version
      where question_id in (select id from question where subject_id = any(${subjectIds}))) asked
    join paper on paper.key = 'pool-' || (1 + nth / ${perPaper})`)
  await db.execute(sql`
    with sat as (
      insert into attempt (paper_id, doctor_id, number, started_at, ends_at, ranked, "order", steps, answered_places, partial_places, finished_at, finished_by)
      select id, ${doctorId}, 1, opens_at + interval '1 hour', opens_at + interval '2 hours', true,
        json_build_object('questions', (select json_agg(question_id order by position) from paper_question where paper_id = paper.id), 'parts', json_build_object()),
        ${perPaper}, repeat('1', ${perPaper})::varbit, repeat('0', ${perPaper})::varbit, opens_at + interval '2 hours', 'doctor'
      from paper where key like 'pool-%' returning id, paper_id, started_at
    )
    insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
    select sat.id, question_id, position, to_jsonb(1 + position % 2), started_at + position * interval '1 second'
    from sat join paper_question using (paper_id)`)
  for (const rest of ['vacuum analyze', 'checkpoint']) await db.execute(rest)
  return { doctorId, token: tokens[0]! }
}
