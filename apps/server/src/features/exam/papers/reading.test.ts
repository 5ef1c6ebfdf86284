import { bcsExam as bcsExamCall, bcsExams as bcsExamsCall } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule } from '../../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { buildPaper, rightAnswer, secretMark } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { eventually } from '../../../testing/eventually.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, days, hours, minutes } from '../../../testing/test-clock.ts'

const clock = createTestClock()
const now = clock.now()
const ago = (ms: number) => new Date(now.getTime() - ms)
const ahead = (ms: number) => new Date(now.getTime() + ms)

let test: TestApp
let db: TestApp['deps']['database']['db']

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: clock.now })
  db = test.deps.database.db
})
afterAll(() => test.close())

beforeEach(async () => {
  // Each test has the list for itself.
  await db.update(tables.paper).set({ isActive: false })
})

async function get(path: string, headers: Record<string, string> = {}) {
  return test.app.inject({ method: 'GET', url: `/api/v3/web/${path}`, headers })
}

async function cardsOf(path: string, headers?: Record<string, string>) {
  const response = await get(path, headers)
  expect(response.statusCode, response.body).toBe(200)
  const { bcs_exams, quizzes } = response.json()
  return bcs_exams ?? quizzes
}

const open = { kind: 'bcs_exam', opensAt: ago(hours(1)), closesAt: ahead(hours(5)) } as const
const closed = { kind: 'bcs_exam', opensAt: ago(days(2)), closesAt: ago(days(1)) } as const

async function signedIn(options: { verified?: boolean } = {}) {
  const doctor = await buildDoctor(db)
  return { doctor, ...(await buildSignIn(db, { doctorId: doctor.id, now, ...options })) }
}

describe('the lists', () => {
  it('show open exams, then those to come, the soonest first, then closed ones, the newest first', async () => {
    const keys = {
      closedLong: { ...closed, opensAt: ago(days(9)), closesAt: ago(days(8)) },
      openNewer: { ...open, opensAt: ago(minutes(10)) },
      later: { ...open, opensAt: ahead(days(3)), closesAt: ahead(days(4)) },
      closedLately: closed,
      soon: { ...open, opensAt: ahead(days(1)), closesAt: ahead(days(2)) },
      neverCloses: { ...open, opensAt: ago(days(30)), closesAt: null },
    }
    const titles = new Map<string, string>()
    for (const [name, given] of Object.entries(keys)) titles.set((await buildPaper(db, given)).row.key, name)
    const cards = await cardsOf('bcs-exams?per-page=100')
    expect(cards.map(({ key }: { key: string }) => titles.get(key))).toEqual([
      'openNewer',
      'neverCloses',
      'soon',
      'later',
      'closedLately',
      'closedLong',
    ])
    expect(cards.map(({ state }: { state: string }) => state)).toEqual([
      'open',
      'open',
      'upcoming',
      'upcoming',
      'closed',
      'closed',
    ])
  })

  it('keep the kinds apart, and what is not active out', async () => {
    const made = {
      bcs: await buildPaper(db, open),
      special: await buildPaper(db, { ...open, kind: 'special_exam' }),
      quiz: await buildPaper(db, { ...open, kind: 'quiz' }),
      course: await buildPaper(db, { ...open, kind: 'schedule_exam' }),
      hidden: await buildPaper(db, { ...open, isActive: false }),
    }
    const keysOf = async (path: string) => (await cardsOf(path)).map(({ key }: { key: string }) => key)
    expect(await keysOf('bcs-exams')).toEqual([made.bcs.row.key])
    expect(await keysOf('bcs-exams?list-for=special')).toEqual([made.special.row.key])
    expect(await keysOf('quizzes')).toEqual([made.quiz.row.key])
  })

  it('come page by page with the total, also in Bengali digits', async () => {
    for (let nth = 0; nth < 3; nth++) await buildPaper(db, { ...open, opensAt: ago(hours(nth + 1)) })
    const whole = await cardsOf('bcs-exams')
    const second = (await get(`bcs-exams?per-page=2&page=${encodeURIComponent('২')}`)).json()
    expect(second).toEqual({ bcs_exams: [whole[2]], total: 3 })
  })

  it.each(['per-page=101', 'per-page=0', 'page=0', 'page=x', 'list-for=everything'])('refuse ?%s', async (query) => {
    expect((await get(`bcs-exams?${query}`)).statusCode).toBe(422)
  })

  it('say of a visitor only whether anybody could begin, and may be kept for a moment', async () => {
    await buildPaper(db, open)
    const response = await get('bcs-exams')
    expect(response.headers['cache-control']).toContain('max-age')
    expect(bcsExamsCall.response.parse(response.json()).bcs_exams[0]).toMatchObject({
      mine: null,
      can_start: true,
      next_attempt: 1,
      answers_released: false,
      participants: 0,
    })
  })

  it('say what the reader has done, and are kept by nobody', async () => {
    const { doctor, headers } = await signedIn()
    const paper = await buildPaper(db, { ...open, attempts: 2 })
    await buildSatAttempt(db, {
      paper,
      doctorId: doctor.id,
      startedAt: ago(minutes(30)),
      finishedAt: ago(minutes(20)),
      answers: paper.questions.map(rightAnswer),
    })
    const response = await get('bcs-exams', headers)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json().bcs_exams[0]).toMatchObject({
      participants: 1,
      can_start: true,
      next_attempt: 2,
      mine: {
        attempt: 1,
        state: 'finished',
        finished_at: ago(minutes(20)).toISOString(),
        answered: paper.questions.length,
        marks: null,
        outcome: null,
        rank: null,
        marks_at: new Date(paper.row.closesAt!.getTime() + 30_000).toISOString(),
      },
    })
  })

  it('show the running attempt with its deadline and no marks', async () => {
    const { doctor, headers } = await signedIn()
    const paper = await buildPaper(db, { ...open, durationMinutes: 30 })
    await buildSatAttempt(db, { paper, doctorId: doctor.id, startedAt: ago(minutes(10)), answers: [1, 2] })
    const [card] = await cardsOf('bcs-exams', headers)
    expect(card).toMatchObject({
      participants: 0,
      can_start: false,
      mine: {
        state: 'running',
        ends_at: ahead(minutes(20)).toISOString(),
        answered: 2,
        finished_at: null,
        marks: null,
      },
    })
  })

  it('finish and mark an attempt of the reader whose time is over', async () => {
    const { doctor, headers } = await signedIn()
    const paper = await buildPaper(db, { ...open, durationMinutes: 30, marksEarly: true })
    const attempt = await buildSatAttempt(db, {
      paper,
      doctorId: doctor.id,
      startedAt: ago(minutes(40)),
      answers: [rightAnswer(paper.questions[0]!)],
    })
    const [card] = await cardsOf('bcs-exams', headers)
    expect(card.mine).toMatchObject({ state: 'finished', finished_at: ago(minutes(10)).toISOString() })
    expect(card.mine.marks).toBeGreaterThan(0)
    const [row] = await db.select().from(tables.attempt).where(eq(tables.attempt.id, attempt.id))
    expect(row).toMatchObject({ finishedBy: 'deadline', isMarked: true })
  })

  it('know who may sit what is for the enrolled or for guests of an event', async () => {
    const parent = await buildCourse(db)
    const batch = await buildBatch(db, parent)
    const schedule = await buildSchedule(db, batch.id)
    const [event] = await db
      .insert(tables.event)
      .values({
        name: { bn: 'মডেল টেস্ট মেলা' },
        summary: { bn: 'সারাদিন' },
        feePaisa: 0,
        deadline: ahead(days(1)),
        startsAt: ahead(days(2)),
        mode: 'online',
      })
      .returning()
    const forEnrolled = await buildPaper(db, { ...open, access: 'enrolled', batchIds: [batch.id] })
    const forGuests = await buildPaper(db, { ...open, access: 'event', eventId: event!.id })
    const member = await signedIn()
    await db.insert(tables.enrolment).values({ doctorId: member.doctor.id, batchId: batch.id, scheduleId: schedule.id })
    await db.insert(tables.eventRegistration).values({ doctorId: member.doctor.id, eventId: event!.id })
    const stranger = await signedIn()
    const canStart = async (headers?: Record<string, string>) =>
      Object.fromEntries(
        (await cardsOf('bcs-exams', headers)).map((card: { key: string; can_start: boolean }) => [
          card.key,
          card.can_start,
        ]),
      )
    const keys = [forEnrolled.row.key, forGuests.row.key] as const
    expect(await canStart(member.headers)).toEqual({ [keys[0]]: true, [keys[1]]: true })
    expect(await canStart(stranger.headers)).toEqual({ [keys[0]]: false, [keys[1]]: false })
    expect(await canStart()).toEqual({ [keys[0]]: true, [keys[1]]: true })

    await db.update(tables.enrolment).set({ state: 'ended' }).where(eq(tables.enrolment.doctorId, member.doctor.id))
    expect((await canStart(member.headers))[keys[0]]).toBe(false)
  })

  it('treat a device that is not verified as a visitor, and keep nothing of it', async () => {
    const { doctor, headers } = await signedIn({ verified: false })
    const paper = await buildPaper(db, open)
    await buildSatAttempt(db, { paper, doctorId: doctor.id, startedAt: ago(minutes(5)) })
    const response = await get('bcs-exams', headers)
    expect(response.json().bcs_exams[0].mine).toBeNull()
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('are open to staff who look as a doctor, and that is written down', async () => {
    const { doctor } = await signedIn()
    const staff = await buildStaff(db)
    const headers = await buildImpersonation(db, { staffId: staff.id, doctorId: doctor.id, now })
    const paper = await buildPaper(db, open)
    const sat = { startedAt: ago(minutes(20)), finishedAt: ago(minutes(10)) }
    await buildSatAttempt(db, { paper, doctorId: doctor.id, ...sat })
    const [card] = await cardsOf('bcs-exams', headers)
    expect(card.mine.state).toBe('finished')
    const ofStaff = eq(tables.auditEntry.staffId, staff.id)
    await eventually(async () => {
      const entries = await db.select().from(tables.auditEntry).where(ofStaff)
      expect(entries.at(-1)).toMatchObject({ action: 'request_as_doctor', detail: { method: 'GET', status: 200 } })
    })
  })
})

describe('one exam', () => {
  it('is shown with its rules in words and numbers, and begins nothing', async () => {
    const { doctor, headers } = await signedIn()
    const paper = await buildPaper(db, { ...open, pack: 'fcps-p1-2024', each: 2, shuffleParts: true })
    const response = await get(`bcs-exams/${paper.row.key}`, { ...headers, cookie: 'lang=en' })
    expect(response.statusCode, response.body).toBe(200)
    const { bcs_exam, bcs_exam_property } = bcsExamCall.response.parse(response.json())
    expect(bcs_exam).toMatchObject({ key: paper.row.key, title: 'Model test', question_count: paper.questions.length })
    expect(bcs_exam_property.shuffled).toBe(true)
    expect(bcs_exam_property.sections.map(({ type, questions }) => [type, questions])).toEqual(
      paper.row.rules.sections.map(({ type }) => [type, 2]),
    )
    expect(response.body).not.toContain(secretMark)
    expect(await db.$count(tables.attempt, eq(tables.attempt.doctorId, doctor.id))).toBe(0)
  })

  it('is found under its own family alone', async () => {
    const bcs = await buildPaper(db, open)
    const special = await buildPaper(db, { ...open, kind: 'special_exam' })
    const quiz = await buildPaper(db, { ...open, kind: 'quiz' })
    const course = await buildPaper(db, { ...open, kind: 'schedule_exam' })
    const status = async (path: string) => (await get(path)).statusCode
    expect(await status(`bcs-exams/${bcs.row.key}`)).toBe(200)
    expect(await status(`bcs-exams/${special.row.key}`)).toBe(200)
    expect(await status(`quizzes/${quiz.row.key}`)).toBe(200)
    for (const path of [`bcs-exams/${quiz.row.key}`, `bcs-exams/${course.row.key}`, `quizzes/${bcs.row.key}`])
      expect(await status(path), path).toBe(404)
  })

  it.each([
    ['bcs-exams/no-such-exam', 404],
    ['quizzes/no-such-quiz', 404],
    ['bcs-exams/Not_A_Key', 422],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status)
  })

  it('says that it can still be sat late, and that a wrong answer costs', async () => {
    const late = await buildPaper(db, { ...closed, pack: 'bcs-prelim-50', each: 1, lateAllowed: true })
    const { bcs_exam } = (await get(`bcs-exams/${late.row.key}`)).json()
    expect(bcs_exam).toMatchObject({ state: 'late', can_start: true, negative_marking: true })
    const over = await buildPaper(db, { ...closed, lateAllowed: true, lateUntil: ago(hours(1)) })
    expect((await get(`bcs-exams/${over.row.key}`)).json().bcs_exam.state).toBe('closed')
  })
})
