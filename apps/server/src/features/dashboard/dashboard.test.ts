import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createExamStores } from '../exam/index.ts'
import { readDashboard } from './read-dashboard.ts'

const { app, deps, close } = await buildTestApp()
const { db } = deps.database
afterAll(close)

const counts = createExamStores(db).participants

const url = '/api/v3/web/doctor/dashboard'
const farhana = async () => {
  const [row] = await db.select().from(tables.doctor).where(eq(tables.doctor.phone, '+8801700000101'))
  return row!.id
}
const ask = async (doctorId: number, options: { verified?: boolean } = {}) => {
  const { headers } = await buildSignIn(db, { doctorId, ...options })
  return app.inject({ method: 'GET', url, headers })
}

describe('the dashboard', () => {
  it('says to a doctor in the middle of two courses what is next, what waits and what is on its way', async () => {
    const { courses, next, notices, parcels, ending_subscriptions, unread, running } = (
      await ask(await farhana())
    ).json()
    expect(courses.length).toBeGreaterThanOrEqual(2)
    for (const { progress } of courses) expect(progress.lectures.all + progress.exams.all).toBeGreaterThan(0)
    expect(next.length).toBeGreaterThan(0)
    expect(next[0]).toMatchObject({ course_id: expect.any(Number), course: expect.any(String) })
    expect(notices).toHaveLength(3)
    expect(unread.notices).toBeGreaterThan(0)
    expect(unread.complaints).toBe(1)
    expect(parcels).toHaveLength(1)
    expect(ending_subscriptions).toHaveLength(1)
    expect(running).toBeNull()
  })

  it('counts the cards of today beside a class of today, but not in the hour in which everybody comes to enter it', async () => {
    const doctorId = await farhana()
    const at = (now: Date) => readDashboard(db, { doctorId, locale: 'bn', now, counts })
    const { next } = await at(deps.clock())
    const before = (hours: number) => new Date(Date.parse(next[0]!.starts_at) - hours * 3_600_000)
    expect((await at(before(2))).cards_due).toBeGreaterThan(0)
    expect((await at(before(0.5))).cards_due).toBeNull()
    expect((await at(before(-0.1))).cards_due).toBeNull()
  })

  it('has nothing but notices for all for somebody who has nothing yet', async () => {
    const { id } = await buildDoctor(db)
    expect((await ask(id)).json()).toMatchObject({
      running: null,
      next: [],
      courses: [],
      parcels: [],
      ending_subscriptions: [],
      unread: { complaints: 0 },
    })
  })

  it('names the events that a doctor is registered for and that are not over, the nearest first, and never how to join', async () => {
    const { id: doctorId } = await buildDoctor(db)
    const inHours = (hours: number) => new Date(deps.clock().getTime() + hours * 3_600_000)
    const register = async (name: string, starts: number, ends: number | null) => {
      const [made] = await db
        .insert(tables.event)
        .values({
          ...{ name: { bn: name }, startsAt: inHours(starts), endsAt: ends === null ? null : inHours(ends) },
          ...{ deadline: inHours(starts), feePaisa: 0, mode: 'online', joinLink: 'https://meet.example.com/secret' },
        })
        .returning()
      await db.insert(tables.eventRegistration).values({ eventId: made!.id, doctorId })
    }
    await register('later', 80, 82)
    await register('over', -5, -3)
    await register('running', -1, 1)
    await register('begun without an end', -0.5, null)
    const answer = await ask(doctorId)
    expect(answer.json().events.map(({ title }: { title: string }) => title)).toEqual([
      'running',
      'begun without an end',
      'later',
    ])
    expect(answer.body).not.toContain('meet.example.com')
    const { id: other } = await buildDoctor(db)
    expect((await ask(other)).json().events).toEqual([])
  })

  it('leads back to an exam that runs', async () => {
    const { id: doctorId } = await buildDoctor(db)
    const now = deps.clock()
    const begin = async (key: string, minutes: number) => {
      const [paper] = await db.select().from(tables.paper).where(eq(tables.paper.key, key))
      const endsAt = new Date(now.getTime() + minutes * 60_000)
      await db.insert(tables.attempt).values({
        paperId: paper!.id,
        doctorId,
        number: 1,
        startedAt: new Date(now.getTime() - 60_000),
        endsAt,
        ranked: true,
        order: { questions: [], parts: {} },
        answeredPlaces: '1100',
        partialPlaces: '0010',
      })
      return paper!
    }
    const model = await begin('bcs-50-model-test', 50)
    const quiz = await begin('quiz-renal', 10)
    const running = async () => (await readDashboard(db, { doctorId, locale: 'en', now, counts })).running
    expect(await running()).toMatchObject({
      room: '/on-spot-quiz/quiz-renal',
      questions: quiz.questionCount,
      answered: 3,
    })
    await db
      .update(tables.attempt)
      .set({ finishedAt: now, finishedBy: 'doctor' })
      .where(eq(tables.attempt.paperId, quiz.id))
    expect(await running()).toMatchObject({
      room: '/on-spot-bcs-exam/bcs-50-model-test',
      questions: model.questionCount,
    })
  })

  it('asks the database as often for three courses as for two', async () => {
    const doctorId = await farhana()
    const read = () => readDashboard(db, { doctorId, locale: 'bn', now: deps.clock(), counts })
    const own = (await read()).courses.length
    const count = async () => (await recordStatements(deps.database, read)).length
    const before = await count()
    const batch = await buildBatch(db, await buildCourse(db))
    const { id: scheduleId } = await buildSchedule(db, batch.id)
    await buildScheduleEvent(db, scheduleId, { startsAt: new Date(deps.clock().getTime() + 7_200_000) })
    await db.insert(tables.enrolment).values({ doctorId, batchId: batch.id, scheduleId })
    expect((await read()).courses).toHaveLength(own + 1)
    expect(await count()).toBe(before)
    // Nine of them are the notebook’s, as long as nothing is about to begin.
    expect(before).toBeLessThanOrEqual(24)
  })

  it('is for a doctor on a verified device', async () => {
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401)
    expect((await ask(await farhana(), { verified: false })).statusCode).toBe(423)
  })
})
