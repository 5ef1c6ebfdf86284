import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { fillAttempts } from '../../testing/builders/fill-attempts.ts'
import { type ExamApp, openExamApp } from '../../testing/exam-world/open-exam-app.ts'
import { explain } from '../../testing/explain.ts'
import { hours, minutes } from '../../testing/test-clock.ts'
import { publishRanks } from './marking/publish-ranks.ts'
import { regradePapers } from './marking/regrade-papers.ts'
import { readEmbargoedQuestions, readEmbargoes } from './results/read-embargoes.ts'
import { finishExpired } from './sitting/finish-expired.ts'

/** The tables that grow with every examinee. */
const large = ['attempt', 'attempt_result', 'answer_step_from_0', 'doctor']
const examinees = 5_000

let test: ExamApp
let open: Awaited<ReturnType<typeof buildPaper>>
let closed: typeof open
let headers: Record<string, string>

beforeAll(async () => {
  test = await openExamApp()
  const { db } = test
  const pack = { kind: 'bcs_exam', pack: 'bcs-prelim-50', opensAt: test.ago(hours(9)) } as const
  open = await buildPaper(db, { ...pack, closesAt: test.ahead(hours(1)) })
  closed = await buildPaper(db, { ...pack, closesAt: test.ago(minutes(9)) })
  for (const { row, questions } of [open, closed])
    await fillAttempts(db, {
      paperId: row.id,
      attempts: examinees,
      questions: questions.length,
      finishedAt: test.ago(minutes(10)),
    })
  await db.execute(sql`
    insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
    select attempt.id, ${closed.questions[0]!.id}, 1, '1', started_at from attempt where paper_id = ${closed.row.id}`)
  await publishRanks(db, test.clock.now())
  await db.execute('vacuum analyze')
  const [some] = await db.select().from(tables.attempt).where(eq(tables.attempt.paperId, closed.row.id)).limit(1)
  await db
    .update(tables.attempt)
    .set({ order: { questions: closed.questions.map(({ id }) => id), parts: {} } })
    .where(eq(tables.attempt.id, some!.id))
  headers = (await buildSignIn(db, { doctorId: some!.doctorId, now: test.clock.now() })).headers
}, 120_000)
afterAll(() => test.close())

async function readWhole(work: () => Promise<unknown>) {
  const nodes = await explain(test.deps.database, work)
  expect(nodes.length).toBeGreaterThan(0)
  return nodes.flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? '') ? node['Relation Name'] : [],
  )
}

it.each([
  ['the list', () => 'bcs-exams'],
  ['one exam', () => `bcs-exams/${open.row.key}`],
  ['a result', () => `doctor/bcs-exams/${closed.row.key}/result`],
  ['the answers', () => `bcs-exam-question-answers/${closed.row.key}`],
])('among ten thousand attempts %s reads no table whole', async (_, path) => {
  const work = async () => {
    const response = await test.get(path(), headers)
    expect(response.statusCode, response.body).toBe(200)
  }
  // The first reader of a large exam counts its participants; the figure is then kept.
  await work()
  expect(await readWhole(work)).toEqual([])
})

it('tells the true number of participants also above a thousand', async () => {
  const { bcs_exams } = (await test.get('bcs-exams')).json()
  expect(bcs_exams.map(({ participants }: { participants: number }) => participants)).toEqual([examinees, examinees])
})

it('jobs with nothing to do read no table whole', async () => {
  const { db } = test
  const now = test.clock.now()
  const work = async () => {
    expect(await finishExpired(db, now)).toBe(0)
    expect(await regradePapers(db, now)).toBe(0)
    expect(await publishRanks(db, now)).toBe(0)
  }
  expect(await readWhole(work)).toEqual([])
})

it('among hundreds of papers it is found without reading them all which ones keep a key back', async () => {
  const { db } = test
  // As many papers as a centre writes in years, each with thirty of three thousand questions, most of them closed.
  await db.execute(sql`
    insert into question (type, subject_id) select 'sba', (select min(id) from subject) from generate_series(1, 3000)`)
  await db.execute(sql`
    insert into question_version (question_id, version, text, parts, key)
    select id, 1, '{"bn":"প্রশ্ন"}', '[{"id":1,"text":{"bn":"ক"}}]', '{"type":"sba","options":[1]}' from question
    where not exists (select from question_version v where v.question_id = question.id)`)
  await db.execute(sql`
    insert into paper (key, kind, stage, title, rules, opens_at, closes_at, duration_minutes, question_count, total_marks)
    select 'many-' || n, 'quiz', 'frozen', title, rules, ${test.ago(hours(9)).toISOString()}::timestamptz - n * interval '1 day',
      ${test.ago(hours(1)).toISOString()}::timestamptz - n * interval '1 day', 20, 50, 5000
    from paper, generate_series(1, 300) n where paper.id = ${closed.row.id}`)
  await db.execute(sql`
    insert into paper_question (paper_id, position, question_id, version_id, section)
    select paper.id, nth, version.question_id, version.id, 'quiz'
    from paper cross join generate_series(1, 30) nth
      join question_version version on version.question_id % 3000 = (paper.id * 7919 + nth * 131) % 3000
    where paper.key like 'many-%' on conflict do nothing`)
  await db.execute('vacuum analyze')
  const work = async () => {
    await readEmbargoes(db, { paperIds: [closed.row.id], doctorId: undefined, now: test.clock.now() })
    await readEmbargoedQuestions(db, { paperId: closed.row.id, now: test.clock.now() })
  }
  const nodes = await explain(test.deps.database, work)
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'paper_question')
  expect(whole).toEqual([])
})
