import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCourse } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { createTestClock, hours } from '../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

const { notice, objection } = tables

const clock = createTestClock()
let test: TestOffice
let db: TestOffice['deps']['database']['db']
type Headers = Record<string, string>

beforeAll(async () => {
  test = await buildTestOffice({ demo: false, clock: clock.now })
  db = test.deps.database.db
})
afterAll(() => test.close())

const ago = (ms: number) => new Date(clock.now().getTime() - ms)
const signIn = async () => {
  const { id: doctorId } = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
  return { doctorId, headers: headers as Headers }
}
const staffPath = '/api/v3/admin/objections'

/** A closed paper of a course of its own, sat by so many doctors, each with a way to ask. */
async function satPaper(sitters: number, given: Parameters<typeof buildPaper>[1] = {}) {
  const { course } = await buildCourse(db)
  const times = { opensAt: ago(hours(5)), closesAt: ago(hours(2)) }
  const paper = await buildPaper(db, { kind: 'quiz', each: 1, courseId: course.id, ...times, ...given })
  const doctors: { doctorId: number; headers: Headers }[] = []
  for (let nth = 0; nth < sitters; nth++) {
    const { doctorId, headers } = await signIn()
    const sat = { startedAt: ago(hours(4)), finishedAt: ago(hours(3)) }
    await buildSatAttempt(db, { paper, doctorId, answers: [rightAnswer(paper.questions[0]!)], ...sat })
    doctors.push({ doctorId, headers })
  }
  return { paper, course, question: paper.questions[0]!, doctors }
}

type Sat = Awaited<ReturnType<typeof satPaper>>

const object = async ({ paper, question }: Sat, headers: Headers, words = 'বইয়ে অন্য উত্তর আছে') => {
  const { statusCode, json } = await test.app.inject({
    method: 'POST',
    url: '/api/v3/web/doctor/objections',
    headers,
    payload: { exam_key: paper.row.key, question_id: question.id, reason: 'other_key', words, source: null },
  })
  return statusCode === 201 ? 201 : [statusCode, json().code]
}

describe('an objection', () => {
  it('is made once by who sat the question; the same words sent again are the same', async () => {
    const sat = await satPaper(2)
    const [one, other] = sat.doctors
    expect(await object(sat, one!.headers)).toBe(201)
    expect(await object(sat, one!.headers), 'after a lost answer').toBe(201)
    expect(await object(sat, one!.headers, 'আসলে অন্য কিছু')).toEqual([409, 'objection_sent'])
    expect(await object(sat, other!.headers)).toBe(201)
    expect(await db.$count(objection, eq(objection.paperId, sat.paper.row.id))).toBe(2)
  })

  it('is refused to who did not sit it, of a question that is not in the paper, and before the answers are out', async () => {
    const sat = await satPaper(1)
    const stranger = await signIn()
    expect(await object(sat, stranger.headers)).toEqual([404, 'not_found'])
    const elsewhere = await satPaper(1)
    const mixed = { ...sat, question: elsewhere.question }
    expect(await object(mixed, sat.doctors[0]!.headers)).toEqual([404, 'not_found'])
    const held = await satPaper(1, { heldAt: ago(hours(1)) })
    expect(await object(held, held.doctors[0]!.headers)).toEqual([403, 'answers_not_released'])
  })

  it('says something: spaces and letters that nobody sees are no words', async () => {
    const sat = await satPaper(1)
    const [one] = sat.doctors
    const refused = [422, 'validation_failed']
    for (const words of [
      '\u200B'.repeat(20),
      '\u200D \u2060 \u200C \uFEFF',
      'ক\u200B\u200B\u200B\u200B',
      '\u3164'.repeat(9),
    ])
      expect(await object(sat, one!.headers, words)).toEqual(refused)
    // A joiner inside a Bengali word is part of its spelling.
    expect(await object(sat, one!.headers, 'র\u200D্যাশ নয়, অন্যটি')).toBe(201)
  })

  it('of seven doctors are answered with one press, and each is told once', async () => {
    const sat = await satPaper(7)
    for (const { headers } of sat.doctors) await object(sat, headers)
    const { headers } = await test.signInStaff({ role: 'manager' })
    const answer = async () => {
      const { statusCode, json } = await test.office.inject({
        method: 'POST',
        url: `${staffPath}/answers`,
        headers,
        payload: {
          paper_id: sat.paper.row.id,
          question_id: sat.question.id,
          verdict: 'declined',
          answer: { bn: 'উত্তর ঠিক <আছে>' },
        },
      })
      return statusCode === 200 ? (json().answered as number) : 0
    }
    // Two at once: whoever comes second finds nothing left to answer.
    const answered = await Promise.all([answer(), answer()])
    expect(answered.reduce((sum, each) => sum + each, 0)).toBe(7)
    expect(await answer()).toBe(0)
    for (const { doctorId } of sat.doctors) {
      const told = await db.select().from(notice).where(eq(notice.doctorId, doctorId)).orderBy(asc(notice.id))
      expect(told.map(({ body }) => body.bn)).toEqual(['<p>উত্তর ঠিক &lt;আছে&gt;</p>'.normalize('NFC')])
    }
  })

  it('is listed to who has its course alone', async () => {
    const sat = await satPaper(1)
    await object(sat, sat.doctors[0]!.headers)
    const ids = async (courseIds: number[]) => {
      const { headers } = await test.signInStaff({ role: 'teacher', courseIds })
      const { rows } = (await test.office.inject({ method: 'GET', url: staffPath, headers })).json()
      return rows.map((row: { paper: { id: number } }) => row.paper.id)
    }
    expect([await ids([sat.course.id]), await ids([])]).toEqual([[sat.paper.row.id], []])
  })
})
