import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BuiltQuestion,
  buildCorrection,
  buildPaper,
  rightAnswer,
  secretMark,
} from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildSite } from '../../../testing/builders/build-site.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'

let test: ExamApp
let db: ExamApp['db']

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
  await buildSite(db)
})
afterAll(() => test.close())

type Built = Awaited<ReturnType<typeof buildPaper>>

const sat = () => ({ startedAt: test.ago(minutes(50)), finishedAt: test.ago(minutes(20)) })
const open = () => ({ kind: 'bcs_exam', opensAt: test.ago(hours(1)), closesAt: test.ahead(hours(2)) }) as const
const upcoming = () => ({ ...open(), opensAt: test.ahead(hours(1)) }) as const
const closed = () => ({ kind: 'bcs_exam', opensAt: test.ago(hours(1)), closesAt: test.ago(minutes(10)) }) as const
const opens = () => test.ahead(hours(2) + 30_000).toISOString()

/** Puts a question of one paper into another, at its end. */
async function share(question: BuiltQuestion, { row, questions }: Built) {
  const [section] = row.rules.sections
  await db.insert(tables.paperQuestion).values({
    paperId: row.id,
    position: questions.length + 1,
    questionId: question.id,
    versionId: question.versionId,
    section: section!.key,
  })
}

const hide = ({ row }: Built) => db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, row.id))

const others: [string, () => Parameters<typeof buildPaper>[1]][] = [
  ['is open', open],
  ['is to come', upcoming],
]

describe('a question that stands in another ranked paper', () => {
  it.each(others)('keeps the answers of a closed paper back while the other %s', async (_, given) => {
    const { doctorId, headers } = await test.signIn()
    const [paper, other] = [await buildPaper(db, closed()), await buildPaper(db, given())]
    await buildSatAttempt(db, { paper, doctorId, answers: paper.questions.map(rightAnswer), ...sat() })
    const answers = () => test.get(`bcs-exam-question-answers/${paper.row.key}`, headers)
    expect((await answers()).statusCode, 'open before they share it').toBe(200)
    await share(paper.questions[2]!, other)
    const refused = await answers()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'answers_not_released'])
    expect(refused.body).not.toContain(secretMark)

    const { result, bcs_exam } = (await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)).json()
    // The one ranked attempt is over, and its rank is not taken back.
    expect(result).toMatchObject({ marks_released: true, answers_released: false, answers_at: opens() })
    expect(bcs_exam).toMatchObject({ answers_released: false, mine: { answers_at: opens(), marks_at: null } })

    await hide(other)
    expect((await answers()).statusCode).toBe(200)
  })

  it('is known by the question, whatever version of it each paper has', async () => {
    const { doctorId, headers } = await test.signIn()
    const [paper, other] = [await buildPaper(db, closed()), await buildPaper(db, open())]
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    const [question] = paper.questions
    await buildCorrection(db, question!, question!.key)
    await share(question!, other)
    expect((await test.get(`bcs-exam-question-answers/${paper.row.key}`, headers)).statusCode).toBe(403)
  })

  it('hides the marks of a quiz that can be tried again and again, until the other has closed', async () => {
    const { doctorId, headers } = await test.signIn()
    const quiz = await buildPaper(db, { ...open(), kind: 'quiz', closesAt: null, attempts: null })
    const other = await buildPaper(db, open())
    await share(quiz.questions[0]!, other)
    await buildSatAttempt(db, { paper: quiz, doctorId, answers: quiz.questions.map(rightAnswer), ...sat() })
    const read = async () => (await test.get(`doctor/quizzes/${quiz.row.key}/result`, headers)).json()
    const { result, quiz: card } = await read()
    expect(result).toMatchObject({ marks_released: false, marks_at: opens(), answers_at: opens() })
    expect(result).not.toHaveProperty('marks')
    expect(card.mine).toMatchObject({ marks: null, outcome: null })
    expect((await test.get(`quiz-question-answers/${quiz.row.key}`, headers)).statusCode).toBe(403)
    await hide(other)
    expect((await read()).result.marks).toBe(quiz.row.totalMarks)
  })

  it('hides the marks of a late sitting', async () => {
    const { doctorId, headers } = await test.signIn()
    const [paper, other] = [await buildPaper(db, { ...closed(), lateAllowed: true }), await buildPaper(db, open())]
    await share(paper.questions[0]!, other)
    await buildSatAttempt(db, { paper, doctorId, ranked: false, ...sat() })
    const { result } = (await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)).json()
    expect(result).toMatchObject({ marks_released: false, marks_at: opens() })
    await hide(other)
  })

  it.each([
    ['has closed', closed],
    ['marks early', () => ({ ...open(), marksEarly: true })],
    ['never closes', () => ({ ...open(), closesAt: null })],
    ['is not shown', () => ({ ...open(), isActive: false })],
  ])('keeps nothing back when the other %s', async (_, given) => {
    const { doctorId, headers } = await test.signIn()
    const [paper, other] = [await buildPaper(db, closed()), await buildPaper(db, given())]
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    await share(paper.questions[0]!, other)
    expect((await test.get(`bcs-exam-question-answers/${paper.row.key}`, headers)).statusCode).toBe(200)
  })

  it('is not the question of the day, and closes the featured exam to visitors', async () => {
    const [paper, other] = [await buildPaper(db, closed()), await buildPaper(db, upcoming())]
    await db.update(tables.site).set({ featuredExamKey: paper.row.key }).where(eq(tables.site.id, 1))
    const free = paper.questions.at(-1)!
    for (const [index, question] of paper.questions.slice(0, -1).entries())
      await db.insert(tables.paperQuestion).values({
        paperId: other.row.id,
        position: 100 + index,
        questionId: question.id,
        versionId: question.versionId,
        section: question.section,
      })
    const path = `bcs-exam-question-answers/${paper.row.key}`
    const today = await test.get(`${path}?list-for=hero`)
    expect(today.headers['cache-control'], 'a key is kept by no cache').toBe('no-store')
    const { question_answers, bcs_exam } = today.json()
    expect(question_answers.map(({ question }: { question: { id: number } }) => question.id)).toEqual([free.id])
    expect(bcs_exam.answers_released).toBe(false)
    expect((await test.get(path)).statusCode).toBe(403)
    await share(free, other)
    expect((await test.get(`${path}?list-for=hero`)).json().question_answers).toEqual([])
    await hide(other)
    expect((await test.get(path)).json().question_answers).toHaveLength(paper.questions.length)
  })
})

it('keeps the answers back from whoever is sitting another paper that asks it, ranked or not', async () => {
  const { doctorId, headers } = await test.signIn()
  const [paper, other] = [
    await buildPaper(db, closed()),
    await buildPaper(db, { ...open(), kind: 'quiz', closesAt: null }),
  ]
  await share(paper.questions[0]!, other)
  await buildSatAttempt(db, { paper, doctorId, ranked: false, ...sat() })
  const review = () => test.get(`bcs-exam-question-answers/${paper.row.key}`, headers)
  const result = async () => (await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)).json()
  const released = (is: boolean) => ({
    result: { marks_released: is, answers_released: is, answers_at: null },
    bcs_exam: {
      answers_released: is,
      mine: { marks: is ? expect.any(Number) : null, marks_at: null, answers_at: null },
    },
  })
  expect((await review()).statusCode).toBe(200)
  expect((await test.get(`on-spot-quiz/${other.row.key}`, headers)).statusCode).toBe(200)
  const refused = await review()
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'answers_not_released'])
  expect(await result()).toMatchObject(released(false))
  const finish = { method: 'POST', url: `/api/v3/web/on-spot-quiz/${other.row.key}`, headers } as const
  await test.app.inject({ ...finish, payload: { quiz_finished: true } })
  expect((await review()).statusCode).toBe(200)
  expect(await result()).toMatchObject(released(true))
})

it('a day later nothing is kept back any more', async () => {
  const { doctorId, headers } = await test.signIn()
  const [paper, other] = [await buildPaper(db, closed()), await buildPaper(db, upcoming())]
  await share(paper.questions[0]!, other)
  await buildSatAttempt(db, { paper, doctorId, ...sat() })
  const read = () => test.get(`bcs-exam-question-answers/${paper.row.key}`, headers)
  expect((await read()).statusCode).toBe(403)
  test.clock.move(days(1))
  expect((await read()).statusCode).toBe(200)
})
