import { ownResults } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPaper, rightAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'

let test: ExamApp
let db: ExamApp['db']

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
})
afterAll(() => test.close())

const closed = () => ({ opensAt: test.ago(days(40)), closesAt: test.ago(minutes(10)) })
const sat = (daysAgo: number) => ({
  startedAt: test.ago(days(daysAgo)),
  finishedAt: test.ago(days(daysAgo) - hours(1)),
})

async function read(headers: Record<string, string>, query = '') {
  const response = await test.get(`doctor/results${query}`, headers)
  expect(response.statusCode, response.body).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  return ownResults.response.parse(response.json())
}

describe('a doctor’s results', () => {
  it('are those of every family, the newest first, each with its way and as its own page says it', async () => {
    const { doctorId, headers } = await test.signIn()
    const papers = {
      course: await buildPaper(db, { ...closed(), kind: 'schedule_exam', access: 'enrolled' }),
      quiz: await buildPaper(db, { ...closed(), kind: 'quiz' }),
      bcs: await buildPaper(db, { ...closed(), kind: 'bcs_exam' }),
      special: await buildPaper(db, { ...closed(), kind: 'special_exam' }),
    }
    const { enrolment, event } = await test.enrol(doctorId, papers.course)
    for (const [at, paper] of Object.values(papers).entries())
      await buildSatAttempt(db, { paper, doctorId, answers: [rightAnswer(paper.questions[0]!)], ...sat(at + 1) })
    const { results, total, families, trend, sum } = await read(headers)
    expect(results.map(({ family, key }) => [family, key])).toEqual(
      Object.entries(papers).map(([family, { row }]) => [family, row.key]),
    )
    expect([total, families]).toEqual([4, { course: 1, quiz: 1, bcs: 1, special: 1 }])
    expect(results[0]).toMatchObject({ title: event.title.bn, course: { id: enrolment.id, event_id: event.id } })
    expect(results[1]).toMatchObject({ title: papers.quiz.row.title.bn, course: null })
    const own = (await test.get(`doctor/quizzes/${papers.quiz.row.key}/result`, headers)).json().result
    expect(results[1]!.result).toMatchObject({ marks: own.marks, out_of: own.out_of, finished_at: own.finished_at })
    expect(trend.map(({ key }) => key)).toEqual(results.map(({ key }) => key).toReversed())
    expect(sum?.sat).toBe(4)
    const quizzes = await read(headers, '?family=quiz')
    expect([quizzes.results.length, quizzes.total, quizzes.sum?.sat, quizzes.families.bcs]).toEqual([1, 1, 1, 1])
  })

  it('come page by page, with the trend of all of them', async () => {
    const { doctorId, headers } = await test.signIn()
    for (let at = 1; at <= 12; at++)
      await buildSatAttempt(db, {
        paper: await buildPaper(db, { ...closed(), kind: 'quiz', each: 1 }),
        doctorId,
        ...sat(at),
      })
    const first = await read(headers, '?per-page=5')
    const last = await read(headers, '?per-page=5&page=3')
    expect([first.results.length, last.results.length, last.total, last.trend.length, last.sum?.sat]).toEqual([
      5, 2, 12, 10, 12,
    ])
    expect(first.results.at(-1)!.finished_at > last.results[0]!.finished_at).toBe(true)
    expect((await read(headers, '?page=9')).results).toEqual([])
  })

  it('keep marks back as long as others can sit the exam', async () => {
    const { doctorId, headers } = await test.signIn()
    const open = { kind: 'bcs_exam', opensAt: test.ago(days(3)), closesAt: test.ahead(hours(1)) } as const
    const paper = await buildPaper(db, open)
    await buildSatAttempt(db, { paper, doctorId, answers: [rightAnswer(paper.questions[0]!)], ...sat(1) })
    const { results, trend, sum } = await read(headers)
    expect(results).toMatchObject([{ result: null, marks_at: test.ahead(hours(1) + 30_000).toISOString() }])
    expect([trend, sum]).toEqual([[], null])
  })

  it('of several sittings show the newest', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...closed(), kind: 'quiz', closesAt: null, attempts: null })
    await buildSatAttempt(db, { paper, doctorId, ...sat(2) })
    await buildSatAttempt(db, { paper, doctorId, ...sat(1), number: 2, ranked: false })
    expect((await read(headers)).results.map(({ result }) => result?.attempt)).toEqual([2])
  })

  it('of a course stay when the doctor has left it, without a way there', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...closed(), kind: 'schedule_exam', access: 'enrolled' })
    const { enrolment } = await test.enrol(doctorId, paper)
    await buildSatAttempt(db, { paper, doctorId, ...sat(1) })
    await db.delete(tables.enrolment).where(eq(tables.enrolment.id, enrolment.id))
    expect((await read(headers)).results).toMatchObject([{ title: paper.row.title.bn, course: null }])
  })

  it('are one’s own, and refuse what they do not know', async () => {
    const { headers } = await test.signIn()
    expect((await read(headers)).results).toEqual([])
    expect((await test.get('doctor/results')).statusCode).toBe(401)
    expect((await test.get('doctor/results?family=none', headers)).statusCode).toBe(422)
    expect((await test.get('doctor/results?per-page=51', headers)).statusCode).toBe(422)
  })
})
