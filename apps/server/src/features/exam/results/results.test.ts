import { bcsExamResult, courseExam, courseExamResult, quizResult } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCourse } from '../../../testing/builders/build-batch.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { buildPaper, rightAnswer, secretMark, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { publishRanks } from '../marking/publish-ranks.ts'

let test: ExamApp
let db: ExamApp['db']

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
})
afterAll(() => test.close())

const sat = () => ({ startedAt: test.ago(minutes(50)), finishedAt: test.ago(minutes(20)) })
const open = () => ({ kind: 'bcs_exam', opensAt: test.ago(hours(1)), closesAt: test.ahead(hours(1)) }) as const
const closed = () => ({ kind: 'bcs_exam', opensAt: test.ago(hours(1)), closesAt: test.ago(minutes(10)) }) as const

describe('the result of an exam', () => {
  it('says of an open paper what was handed in and when marks come, and nothing else', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...open(), pack: 'bcs-prelim-50', each: 1 })
    await buildSatAttempt(db, { paper, doctorId, answers: paper.questions.slice(0, 3).map(rightAnswer), ...sat() })
    const response = await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)
    const closing = test.ahead(hours(1) + 30_000).toISOString()
    const { result, bcs_exam } = bcsExamResult.response.parse(response.json())
    expect(response.json().result, 'nothing that the contract does not name').toEqual(result)
    expect(result).toEqual({
      attempt: 1,
      started_at: test.ago(minutes(50)).toISOString(),
      finished_at: test.ago(minutes(20)).toISOString(),
      finished_by: 'doctor',
      questions: paper.questions.length,
      answered: 3,
      ranked: true,
      void: null,
      answers_released: false,
      answers_at: closing,
      marks_released: false,
      marks_at: closing,
    })
    expect(bcs_exam.mine).toMatchObject({ state: 'finished', answered: 3, marks: null, outcome: null, rank: null })
    expect(bcs_exam.mine).toMatchObject({ marks_at: closing, answers_at: closing })
  })

  it('says the marks of a paper that marks early right after the finish: what wrong answers cost, and each subject', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...open(), pack: 'bcs-prelim-50', each: 1, marksEarly: true })
    const [first, second, third] = paper.questions
    const answers = [rightAnswer(first!), rightAnswer(second!), wrongAnswer(third!)]
    await buildSatAttempt(db, { paper, doctorId, answers, ...sat() })
    const response = await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const { result, attempts, bcs_exam } = bcsExamResult.response.parse(response.json())
    if (!result.marks_released) throw new Error('it hides its marks')
    const blank = paper.questions.length - 3
    expect(result).toMatchObject({
      attempt: 1,
      finished_at: test.ago(minutes(20)).toISOString(),
      finished_by: 'doctor',
      questions: paper.questions.length,
      right: 2,
      wrong: 1,
      blank,
      correct_questions: 2,
      wrong_questions: 1,
      partial_questions: 0,
      blank_questions: blank,
      marks: 150,
      lost: 50,
      out_of: paper.row.totalMarks,
      ranked: true,
      rank: null,
      participants: null,
      distribution: null,
      ranks_at: null,
      answers_released: false,
      answers_at: test.ahead(hours(1) + 30_000).toISOString(),
      regraded_at: null,
    })
    expect(result.subjects).toHaveLength(paper.questions.length)
    expect(result.subjects[2]).toMatchObject({
      marks: -50,
      lost: 50,
      out_of: 100,
      subject: expect.stringMatching(/\p{L}/u),
    })
    expect(attempts).toBe(1)
    expect(bcs_exam.mine).toMatchObject({ state: 'finished', marks: 150 })
    expect(response.body).not.toContain(secretMark)
  })

  it('says rank, percentile and one’s own bar once the ranks are drawn', async () => {
    const paper = await buildPaper(db, { ...closed(), pack: 'bcs-prelim-50', each: 1 })
    const right = paper.questions.map(rightAnswer)
    const scores = [3, 2, 2, 0]
    const doctors = []
    for (const score of scores) {
      const doctor = await test.signIn()
      doctors.push(doctor)
      await buildSatAttempt(db, { paper, doctorId: doctor.doctorId, answers: right.slice(0, score), ...sat() })
    }
    expect(await publishRanks(db, test.clock.now())).toBe(1)
    const results = []
    for (const { headers } of doctors)
      results.push((await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)).json().result)
    expect(results.map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
    expect(results.map(({ percentile }) => percentile)).toEqual([10_000, 3333, 3333, 0])
    const { distribution, ...best } = results[0]
    expect(best).toMatchObject({ participants: 4, ranks_at: null, answers_released: true, answers_at: null })
    expect(distribution).toMatchObject({ highest: 300, average: 175 })
    for (const [index, { marks, distribution: own }] of results.entries()) {
      const bar = own.bins[own.own]
      expect(bar.from <= marks && marks < bar.to, `${index}`).toBe(true)
    }
  })

  it('shows no rank where the course keeps ranks hidden', async () => {
    const { course } = await buildCourse(db)
    await db.insert(tables.courseSetting).values({ courseId: course.id, showRank: false })
    const paper = await buildPaper(db, { ...closed(), each: 1, courseId: course.id })
    const { doctorId, headers } = await test.signIn()
    await buildSatAttempt(db, { paper, doctorId, answers: [], ...sat() })
    await publishRanks(db, test.clock.now())
    const { result, bcs_exam } = (await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)).json()
    expect(result).toMatchObject({ ranked: true, rank: null, participants: null, distribution: null, ranks_at: null })
    expect(bcs_exam.mine).toMatchObject({ state: 'finished', rank: null })
  })

  it('keeps ranks back until the moment that was set for them', async () => {
    const { doctorId, headers } = await test.signIn()
    const ranksAt = test.ahead(hours(3))
    const paper = await buildPaper(db, { ...closed(), ranksAt })
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    await publishRanks(db, test.clock.now())
    const { result } = (await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)).json()
    expect(result).toMatchObject({ rank: null, distribution: null, ranks_at: ranksAt.toISOString() })
  })

  it('of a second attempt is not ranked; any finished one can be named', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...closed(), kind: 'quiz', attempts: null })
    const right = paper.questions.map(rightAnswer)
    await buildSatAttempt(db, { paper, doctorId, answers: right.slice(0, 1), ...sat() })
    await buildSatAttempt(db, { paper, doctorId, answers: right, ...sat(), number: 2, ranked: false })
    await publishRanks(db, test.clock.now())
    const read = async (query = '') =>
      quizResult.response.parse((await test.get(`doctor/quizzes/${paper.row.key}/result${query}`, headers)).json())
    const newest = await read()
    expect(newest.attempts).toBe(2)
    expect(newest.result).toMatchObject({ attempt: 2, ranked: false, rank: null, ranks_at: null, participants: 1 })
    expect(newest.result).toMatchObject({ distribution: { own: null } })
    expect((await read('?attempt=1')).result).toMatchObject({ attempt: 1, rank: 1, participants: 1 })
    expect((await test.get(`doctor/quizzes/${paper.row.key}/result?attempt=3`, headers)).statusCode).toBe(404)
  })

  it('finishes an attempt whose time is over, and marks one that nobody marked', async () => {
    const { doctorId, headers } = await test.signIn()
    const over = await buildPaper(db, { ...open(), durationMinutes: 10, marksEarly: true })
    await buildSatAttempt(db, { paper: over, doctorId, answers: [1], startedAt: test.ago(minutes(30)) })
    const unmarked = await buildPaper(db, { ...open(), marksEarly: true })
    await buildSatAttempt(db, { paper: unmarked, doctorId, marked: false, ...sat() })
    const read = async (key: string) => (await test.get(`doctor/bcs-exams/${key}/result`, headers)).json().result
    expect(await read(over.row.key)).toMatchObject({
      finished_by: 'deadline',
      finished_at: test.ago(minutes(20)).toISOString(),
    })
    expect(await read(unmarked.row.key)).toMatchObject({ finished_by: 'doctor', marks: 0 })
  })

  it('does not exist while the attempt runs, for somebody else, or under another family', async () => {
    const { doctorId, headers } = await test.signIn()
    const other = await test.signIn()
    const running = await buildPaper(db, open())
    await buildSatAttempt(db, { paper: running, doctorId, startedAt: test.ago(minutes(1)) })
    const finished = await buildPaper(db, open())
    await buildSatAttempt(db, { paper: finished, doctorId, ...sat() })
    const status = async (path: string, as = headers) => (await test.get(`doctor/${path}/result`, as)).statusCode
    expect(await status(`bcs-exams/${finished.row.key}`)).toBe(200)
    expect(await status(`bcs-exams/${running.row.key}`)).toBe(404)
    expect(await status(`bcs-exams/${finished.row.key}`, other.headers)).toBe(404)
    expect(await status(`quizzes/${finished.row.key}`)).toBe(404)
    expect(await status('bcs-exams/no-such-exam')).toBe(404)
  })

  it('wants a sign-in and a verified device; staff who look as the doctor see it', async () => {
    const { doctorId } = await test.signIn()
    const paper = await buildPaper(db, open())
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    const path = `doctor/bcs-exams/${paper.row.key}/result`
    expect((await test.get(path)).statusCode).toBe(401)
    expect((await test.get(path, (await test.signIn({ verified: false })).headers)).statusCode).toBe(423)
    const staff = await buildImpersonation(db, { doctorId, now: test.clock.now() })
    expect((await test.get(path, staff)).statusCode).toBe(200)
  })

  it.each(['attempt=0', 'attempt=x', 'attempt=1001'])('refuses ?%s', async (query) => {
    const { headers } = await test.signIn()
    expect((await test.get(`doctor/bcs-exams/some-exam/result?${query}`, headers)).statusCode).toBe(422)
  })
})

describe('the exam of a course', () => {
  it('is shown to the doctor of the enrolment, with its result', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...open(), kind: 'schedule_exam', access: 'enrolled', marksEarly: true })
    const { path } = await test.enrol(doctorId, paper)
    const look = courseExam.response.parse((await test.get(path, headers)).json())
    expect(look.exam).toMatchObject({ key: paper.row.key, can_start: true, mine: null })
    expect(look.exam_property.sections.length).toBeGreaterThan(0)
    expect((await test.get(`${path}/result`, headers)).statusCode).toBe(404)
    await buildSatAttempt(db, { paper, doctorId, answers: paper.questions.map(rightAnswer), ...sat() })
    const { exam, result } = courseExamResult.response.parse((await test.get(`${path}/result`, headers)).json())
    expect(result).toMatchObject({ marks: paper.row.totalMarks })
    expect(exam.mine?.state).toBe('finished')
  })

  it('does not exist for another doctor, another row, or a row without an exam', async () => {
    const { doctorId, headers } = await test.signIn()
    const other = await test.signIn()
    const paper = await buildPaper(db, { ...open(), kind: 'schedule_exam', access: 'enrolled' })
    const { path, event } = await test.enrol(doctorId, paper)
    await buildSatAttempt(db, { paper, doctorId, ...sat() })
    const theirs = await test.enrol(other.doctorId, paper)
    for (const end of ['', '/result', '/question-answers']) {
      expect((await test.get(`${path}${end}`, other.headers)).statusCode, end).toBe(404)
      expect(
        (await test.get(`${path.replace(`events/${event.id}`, `events/${theirs.event.id}`)}${end}`, headers))
          .statusCode,
      ).toBe(404)
      expect((await test.get(`${path}${end}`)).statusCode, end).toBe(401)
    }
    await db.update(tables.scheduleEvent).set({ paperId: null }).where(eq(tables.scheduleEvent.id, event.id))
    expect((await test.get(path, headers)).statusCode).toBe(404)
  })

  it('stays readable after the enrolment has ended, but cannot be begun', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await buildPaper(db, { ...open(), kind: 'schedule_exam', access: 'enrolled' })
    const { path, enrolment } = await test.enrol(doctorId, paper)
    await db.update(tables.enrolment).set({ state: 'ended' }).where(eq(tables.enrolment.id, enrolment.id))
    expect((await test.get(path, headers)).json().exam.can_start).toBe(false)
  })
})

it('a result marked again says when', async () => {
  const { doctorId, headers } = await test.signIn()
  const paper = await buildPaper(db, { ...closed(), opensAt: test.ago(days(1)) })
  const { id } = await buildSatAttempt(db, { paper, doctorId, ...sat() })
  const regradedAt = test.ago(minutes(1))
  await db.update(tables.attemptResult).set({ regradedAt }).where(eq(tables.attemptResult.attemptId, id))
  const { result } = (await test.get(`doctor/bcs-exams/${paper.row.key}/result`, headers)).json()
  expect(result.regraded_at).toBe(regradedAt.toISOString())
})
