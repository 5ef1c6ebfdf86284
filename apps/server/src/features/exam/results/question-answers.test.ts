import { bcsExamQuestionAnswers, courseExamQuestionAnswers, quizQuestionAnswers } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPaper, rightAnswer, secretMark, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildSite } from '../../../testing/builders/build-site.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { correctKey } from '../marking/correct-key.ts'

let test: ExamApp
let db: ExamApp['db']

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
  await buildSite(db)
})
afterAll(() => test.close())

const sat = () => ({ startedAt: test.ago(minutes(50)), finishedAt: test.ago(minutes(20)) })
const open = () => ({ kind: 'bcs_exam', opensAt: test.ago(hours(1)), closesAt: test.ahead(hours(1)) }) as const
const closed = () => ({ kind: 'bcs_exam', opensAt: test.ago(hours(1)), closesAt: test.ago(minutes(10)) }) as const

const answersPath = (key: string) => `bcs-exam-question-answers/${key}`

async function feature(key: string) {
  await db.update(tables.site).set({ featuredExamKey: key }).where(eq(tables.site.id, 1))
}

describe('the answers of an exam', () => {
  it('say of single parts what was noted, by the letters the reader saw, and where it can be read up', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...closed(), pack: 'fcps-p1-2024', each: 1 })
    const sba = paper.questions.find(({ type }) => type === 'sba')!
    const attempt = await buildSatAttempt(db, { paper, doctorId, ...sat(), answers: [] })
    const [first, ...others] = sba.partIds
    const order = { questions: paper.questions.map(({ id }) => id), parts: { [sba.id]: [...others, first!] } }
    await db.update(tables.attempt).set({ order }).where(eq(tables.attempt.id, attempt.id))
    const isIt = eq(tables.questionVersion.questionId, sba.id)
    const [version] = await db.select().from(tables.questionVersion).where(isIt)
    const parts = version!.parts.map((part) => (part.id === first ? { ...part, note: { bn: 'এটি পুরোনো' } } : part))
    const { id: _, ...said } = version!
    const [noted] = await db
      .insert(tables.questionVersion)
      .values({ ...said, version: 2, parts, source: 'Davidson' })
      .returning({ versionId: tables.questionVersion.id })
    await db.update(tables.paperQuestion).set(noted!).where(eq(tables.paperQuestion.questionId, sba.id))
    const answers = bcsExamQuestionAnswers.response.parse((await test.get(answersPath(paper.row.key), headers)).json())
    const why = answers.question_answers.find(({ question }) => question.id === sba.id)?.explanation
    expect(why?.split('\n').slice(-2)).toEqual([`${'কখগঘঙ'[others.length]}: এটি পুরোনো`, 'Davidson'])
  })

  it('come with key, explanation, one’s own choice and its marks, in the order in which one saw them', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...closed(), pack: 'fcps-p1-2024', each: 2 })
    const [mcq, blank, sba, cleared] = paper.questions
    const some = { '1': 'T', '2': null } as const
    const attempt = await buildSatAttempt(db, {
      paper,
      doctorId,
      ...sat(),
      answers: [some, undefined, wrongAnswer(sba!), null],
      flaggedIds: [sba!.id],
    })
    const questions = [sba!.id, mcq!.id, blank!.id, cleared!.id]
    await db
      .update(tables.attempt)
      .set({ order: { questions, parts: { [sba!.id]: [4, 3, 2, 1, 5].filter((id) => sba!.partIds.includes(id)) } } })
      .where(eq(tables.attempt.id, attempt.id))
    const response = await test.get(answersPath(paper.row.key), headers)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const { question_answers, bcs_exam } = bcsExamQuestionAnswers.response.parse(response.json())
    expect(bcs_exam.answers_released).toBe(true)
    expect(question_answers.map((each) => [each.position, each.question.id])).toEqual(
      questions.map((id, index) => [index + 1, id]),
    )
    const [first, second, third, fourth] = question_answers
    expect(first).toMatchObject({
      correct_answer: sba!.key.type === 'sba' && sba!.key.options,
      explanation: expect.stringContaining(secretMark),
      selected_answer: wrongAnswer(sba!),
      state: 'wrong',
      flagged: true,
      corrected: false,
    })
    expect(first!.question.parts[0]!.id).toBe(4)
    expect(second).toMatchObject({
      correct_answer: mcq!.key.type === 'mcq' && mcq!.key.stems,
      selected_answer: { '1': 'T' },
      flagged: false,
      out_of: expect.any(Number),
    })
    expect(second!.state).toMatch(/partial|wrong/)
    for (const untouched of [third, fourth])
      expect(untouched).toMatchObject({ selected_answer: null, state: 'blank', marks: 0 })
    const [result] = await db.select().from(tables.attemptResult).where(eq(tables.attemptResult.attemptId, attempt.id))
    expect(question_answers.reduce((sum, { marks }) => sum + (marks ?? 0), 0)).toBe(result?.marks)
    expect(question_answers.reduce((sum, each) => sum + each.out_of, 0)).toBe(paper.row.totalMarks)
  })

  it('are not released before the closing and its grace, nor before the moment that was set', async () => {
    const { doctorId, headers } = await test.signIn()
    const early = [
      await buildPaper(db, open()),
      await buildPaper(db, { ...closed(), closesAt: test.ago(29_000) }),
      await buildPaper(db, { ...closed(), answersAt: test.ahead(minutes(1)) }),
      await buildPaper(db, { ...open(), answersAt: test.ago(minutes(1)) }),
    ]
    const released = [
      await buildPaper(db, { ...closed(), closesAt: test.ago(30_000) }),
      await buildPaper(db, { ...open(), answersAt: test.ago(minutes(1)), marksEarly: true }),
    ]
    for (const paper of [...early, ...released]) await buildSatAttempt(db, { paper, doctorId, ...sat() })
    for (const { row } of early) {
      const response = await test.get(answersPath(row.key), headers)
      expect(response.json()).toMatchObject({ code: 'answers_not_released' })
      expect(response.statusCode).toBe(403)
      expect(response.body).not.toContain(secretMark)
    }
    for (const { row } of released) expect((await test.get(answersPath(row.key), headers)).statusCode).toBe(200)
  })

  it('close again while the doctor sits another attempt', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...closed(), kind: 'quiz', closesAt: null, attempts: null })
    const path = `quiz-question-answers/${paper.row.key}`
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    quizQuestionAnswers.response.parse((await test.get(path, headers)).json())
    await buildSatAttempt(db, { paper, doctorId, startedAt: test.ago(minutes(1)), number: 2, ranked: false })
    for (const query of ['', '?attempt=1']) expect((await test.get(path + query, headers)).statusCode).toBe(403)
    expect((await test.get(`${path}?attempt=2`, headers)).statusCode).toBe(404)
  })

  it('do not exist for visitors, for whoever did not sit it, and for what is still running', async () => {
    const { doctorId, headers } = await test.signIn()
    const other = await test.signIn()
    const unverified = await test.signIn({ verified: false })
    const paper = await buildPaper(db, closed())
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    await buildSatAttempt(db, { paper, doctorId: unverified.doctorId, ...sat() })
    for (const as of [{}, other.headers, unverified.headers])
      expect((await test.get(answersPath(paper.row.key), as)).statusCode).toBe(404)
    expect((await test.get(`${answersPath(paper.row.key)}?attempt=2`, headers)).statusCode).toBe(404)
    expect((await test.get(answersPath('no-such-exam'), headers)).statusCode).toBe(404)
    expect((await test.get(`${answersPath(paper.row.key)}?attempt=x`, headers)).statusCode).toBe(422)
    const running = await buildPaper(db, { ...open(), answersAt: test.ago(minutes(1)) })
    await buildSatAttempt(db, { paper: running, doctorId, startedAt: test.ago(minutes(1)) })
    expect((await test.get(answersPath(running.row.key), headers)).statusCode).toBe(404)
  })

  it('of a course’s exam are for the doctor of the enrolment', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...closed(), kind: 'schedule_exam', access: 'enrolled' })
    const { path } = await test.enrol(doctorId, paper)
    await buildSatAttempt(db, { paper, doctorId, answers: paper.questions.map(rightAnswer), ...sat() })
    const response = await test.get(`${path}/question-answers`, headers)
    const { question_answers } = courseExamQuestionAnswers.response.parse(response.json())
    expect(new Set(question_answers.map(({ state }) => state))).toEqual(new Set(['correct']))
  })

  it('of a course’s exam that was missed open once it cannot be sat any more, and to its course alone', async () => {
    const { doctorId, headers } = await test.signIn()
    const other = await test.signIn()
    const ofCourse = { ...closed(), kind: 'schedule_exam', access: 'enrolled' } as const
    const missed = await buildPaper(db, ofCourse)
    const { path } = await test.enrol(doctorId, missed)
    const response = await test.get(`${path}/question-answers`, headers)
    const { exam, question_answers } = courseExamQuestionAnswers.response.parse(response.json())
    expect([exam.mine, exam.answers_released, question_answers.length]).toEqual([null, true, missed.questions.length])
    for (const each of question_answers) expect(each).toMatchObject({ selected_answer: null, state: null, marks: null })
    expect((await test.get(`${path}/question-answers?attempt=1`, headers)).statusCode).toBe(404)
    expect((await test.get(`${path}/question-answers`, other.headers)).statusCode).toBe(404)

    const late = await buildPaper(db, { ...ofCourse, lateAllowed: true, lateUntil: test.ahead(hours(1)) })
    const toLate = await test.enrol(doctorId, late)
    expect((await test.get(`${toLate.path}/question-answers`, headers)).json().code).toBe('answers_not_released')
    const running = await buildPaper(db, { ...open(), kind: 'schedule_exam', access: 'enrolled' })
    const toRunning = await test.enrol(doctorId, running)
    const refused = await test.get(`${toRunning.path}/question-answers`, headers)
    expect([refused.json().code, refused.body.includes(secretMark)]).toEqual(['answers_not_released', false])
  })

  it('say which keys were corrected after the exam had opened', async () => {
    const { doctorId, headers } = await test.signIn()
    const staff = await buildStaff(db)
    const paper = await buildPaper(db, { ...closed(), opensAt: test.ago(days(1)) })
    const [before, after, same] = paper.questions
    const correct = (questionId: number, options: number[], now: Date) =>
      db.transaction((tx) =>
        correctKey(tx, {
          questionId,
          key: { type: 'sba', options },
          staffId: staff.id,
          note: 'ভুল ছিল',
          now,
        }),
      )
    await correct(before!.id, [4], test.ago(days(2)))
    await correct(after!.id, [3, 4], test.ago(minutes(1)))
    await correct(same!.id, [3], test.ago(minutes(1)))
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    const response = await test.get(answersPath(paper.row.key), headers)
    expect(response.statusCode, response.body).toBe(200)
    const { question_answers } = response.json()
    expect(question_answers.map(({ corrected }: { corrected: boolean }) => corrected)).toEqual([
      false,
      true,
      ...paper.questions.slice(2).map(() => false),
    ])
    expect(question_answers[1].correct_answer).toEqual([3, 4])
  })
})

describe('the featured exam', () => {
  it('shows its answers to everybody once it has closed, and is kept by no cache', async () => {
    const paper = await buildPaper(db, closed())
    await feature(paper.row.key)
    const response = await test.get(answersPath(paper.row.key))
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const { question_answers, bcs_exam } = bcsExamQuestionAnswers.response.parse(response.json())
    expect(bcs_exam).toMatchObject({ answers_released: true, mine: null })
    expect(question_answers).toHaveLength(paper.questions.length)
    for (const each of question_answers) expect(each).toMatchObject({ selected_answer: null, state: null, marks: null })
    const reader = await test.signIn()
    expect((await test.get(answersPath(paper.row.key), reader.headers)).statusCode).toBe(200)
  })

  it('shows nothing before it has closed, and nothing to whoever is sitting it late', async () => {
    const early = await buildPaper(db, { ...open(), answersAt: test.ago(minutes(5)) })
    await feature(early.row.key)
    for (const query of ['', '?list-for=hero'])
      expect((await test.get(answersPath(early.row.key) + query)).statusCode).toBe(403)
    const late = await buildPaper(db, { ...closed(), lateAllowed: true })
    await feature(late.row.key)
    const { doctorId, headers } = await test.signIn()
    await buildSatAttempt(db, { paper: late, doctorId, startedAt: test.ago(minutes(1)), ranked: false })
    expect((await test.get(answersPath(late.row.key), headers)).statusCode).toBe(404)
  })

  it('gives the home page one question, the same for all, another one on the next day', async () => {
    const paper = await buildPaper(db, closed())
    await feature(paper.row.key)
    const { doctorId, headers } = await test.signIn()
    await buildSatAttempt(db, { paper, doctorId, answers: paper.questions.map(rightAnswer), ...sat() })
    const ask = async (as = {}) =>
      (await test.get(`${answersPath(paper.row.key)}?list-for=hero`, as)).json().question_answers
    const today = await ask()
    expect(today).toHaveLength(1)
    expect(today[0]).toMatchObject({ selected_answer: null, state: null, explanation: expect.any(String) })
    expect(await ask(headers)).toEqual(today)
    test.clock.move(days(1))
    const tomorrow = await ask()
    test.clock.move(-days(1))
    expect(tomorrow[0].question.id).not.toBe(today[0].question.id)
    const other = await buildPaper(db, closed())
    expect((await test.get(`${answersPath(other.row.key)}?list-for=hero`)).statusCode).toBe(404)
  })
})
