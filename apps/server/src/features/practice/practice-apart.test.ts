import * as contract from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { staffCalls } from '../../testing/staff-matrix/staff-calls.ts'
import { staffMatrixRows } from '../../testing/staff-matrix/staff-matrix-rows.ts'
import { buildStaffWorld } from '../../testing/staff-matrix/staff-matrix-world.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { publishRanks } from '../exam/index.ts'

/** A practice set is no exam: whatever is asked about exams, by the office or by doctors, says nothing of it (decision 102). */
const secret = 'আলাদা-রাখা-সেট'
const hour = 3_600_000

let test: TestOffice
let set: { id: number; key: string }
let attemptId: number
let doctorId: number
let doctor: Record<string, string>

beforeAll(async () => {
  test = await buildTestOffice()
  const { db } = test.deps.database
  const now = test.deps.clock()
  doctorId = (await buildDoctor(db)).id
  doctor = (await buildSignIn(db, { doctorId, now })).headers
  const title = { bn: secret, en: secret }
  const made = await buildPaper(db, {
    ...{ kind: 'practice', isActive: false, pack: 'psc-noncadre', each: 2, title, marksEarly: true },
    ...{ opensAt: new Date(now.getTime() - hour), closesAt: null, attempts: null },
  })
  const { row, questions } = made
  await db.delete(tables.paperQuestion).where(eq(tables.paperQuestion.paperId, row.id))
  const choices = {
    subjectIds: [],
    topicIds: [],
    types: [],
    source: 'all',
    size: 10,
    mode: 'timed',
    pack: null,
  } as const
  await db.insert(tables.practiceSet).values({
    ...{ paperId: row.id, doctorId, mode: 'timed', choices, seed: 1 },
    questionIds: questions.map(({ id }) => id),
    sourceIds: questions.map(() => row.id),
    versionIds: questions.map(({ versionId }) => versionId),
    sections: questions.map(({ section }) => section),
  })
  const times = { startedAt: new Date(now.getTime() - hour / 2), finishedAt: new Date(now.getTime() - hour / 4) }
  const sat = { paper: made, doctorId, ranked: false, answers: questions.map(wrongAnswer) }
  attemptId = (await buildSatAttempt(db, { ...sat, ...times })).id
  await buildSatAttempt(db, { ...sat, number: 2, startedAt: now })
  set = { id: row.id, key: row.key }
}, 60_000)
afterAll(() => test.close())

const reading = Object.entries(staffCalls).filter(([, { method }]) => method === 'GET')

it.each(reading)('%s of the office says nothing of it', async (name, call) => {
  const world = buildStaffWorld(test)
  const { staffId, headers } = await test.signInStaff({ role: 'owner' })
  const usual = (await staffMatrixRows[name]?.ask?.(world, staffId)) ?? {}
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param!)
  // As the call is usually asked, and about the set, its attempt and its doctor, whatever its parameters mean.
  const asked = names.length === 0 ? [{}] : [usual.params ?? {}, ...[set.id, attemptId, doctorId].map(always(names))]
  for (const params of asked) {
    const path = call.path.replace(/:(\w+)/g, (_, param: string) => String((params as Record<string, unknown>)[param]))
    const searched = { ...usual.query, ...('search' in (usual.query ?? {}) && { search: secret }) }
    const answer = await test.office.inject({ method: 'GET', url: path, query: searched, headers })
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    expect(answer.body).not.toContain(secret)
  }
})

const always = (names: string[]) => (id: number) => Object.fromEntries(names.map((name) => [name, id]))

it('is found by no word and no number in the search over everything', async () => {
  const { headers } = await test.signInStaff({ role: 'owner' })
  const searches = reading.filter(([, { path }]) => path.includes('search'))
  expect(searches.length).toBeGreaterThan(0)
  for (const [, { path }] of searches)
    for (const query of [secret, String(set.id), set.key])
      for (const field of ['q', 'query', 'search'])
        expect(
          (await test.office.inject({ method: 'GET', url: path, query: { [field]: query }, headers })).body,
        ).not.toContain(secret)
})

it('is in none of the doctor’s own lists, nor at the address of any exam', async () => {
  const paths = [
    contract.dashboard.path,
    contract.ownResults.path,
    contract.bcsExams.path,
    contract.quizzes.path,
    ...[contract.bcsExam, contract.quiz, contract.bcsExamQuestionAnswers, contract.quizQuestionAnswers].map(byKey),
    ...[contract.bcsExamResult, contract.quizResult, contract.onSpotBcsExam, contract.onSpotQuiz].map(byKey),
  ]
  for (const url of paths) {
    const answer = await test.app.inject({ method: 'GET', url, headers: doctor })
    expect(answer.body, url).not.toContain(secret)
  }
  const own = await test.app.inject({ method: 'GET', url: contract.practice.path, headers: doctor })
  expect(own.body, 'but on its own page').toContain(secret)
})

const byKey = ({ path }: { path: string }) => path.replace(':key', set.key)

it('is never ranked, keeps no other exam’s answers back and can never be shown', async () => {
  const { db } = test.deps.database
  await publishRanks(db, test.deps.clock())
  expect(await db.$count(tables.paperStanding, eq(tables.paperStanding.paperId, set.id))).toBe(0)
  expect(await db.$count(tables.paperQuestion, eq(tables.paperQuestion.paperId, set.id))).toBe(0)
  const show = db.execute(sql`update paper set is_active = true where id = ${set.id}`)
  await expect(show).rejects.toMatchObject({ cause: { constraint: 'paper_practice_is_hidden' } })
})
