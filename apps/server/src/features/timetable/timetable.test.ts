import { adminExams, courseExamInfo, courseExams, courseTimetable, pendingExams } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { openStillApp } from '../../testing/still-app.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { publishRanks } from '../exam/index.ts'

const { enrolment, video, videoProgress } = tables

let test: Awaited<ReturnType<typeof openStillApp>>
let world: Awaited<ReturnType<typeof buildWorld>>
beforeAll(async () => {
  test = await openStillApp()
  world = await buildWorld()
})
afterAll(() => test.close())

/** A doctor in a batch of two schedules: lectures watched, waiting and lost; exams sat, missed, open and to come. */
async function buildWorld() {
  const { db, ago, ahead } = test
  const doctor = await test.signIn()
  const batch = await buildBatch(db, await buildCourse(db))
  const [own, other] = [await buildSchedule(db, batch.id), await buildSchedule(db, batch.id, { position: 1 })]
  const [row] = await db
    .insert(enrolment)
    .values({ doctorId: doctor.doctorId, batchId: batch.id, scheduleId: own.id })
    .returning()
  const [seen, unseen] = await db
    .insert(video)
    .values(
      [1, 2].map(() => ({
        title: { bn: 'রেকর্ডিং' },
        source: 'embed' as const,
        embedLink: 'https://example.com/v',
        durationSeconds: 600,
      })),
    )
    .returning()
  await db.insert(videoProgress).values({
    doctorId: doctor.doctorId,
    videoId: seen!.id,
    positionAt: ago(0),
    watchedSeconds: 580,
    completedAt: ago(hours(1)),
    updatedAt: ago(0),
  })
  const lecture = (startsAt: Date, more: object = {}) => buildScheduleEvent(db, own.id, { startsAt, ...more })
  const exam = async (opensAt: Date, closesAt: Date, more: Parameters<typeof buildPaper>[1] = {}) => {
    const paper = await buildPaper(db, {
      kind: 'schedule_exam',
      access: 'enrolled',
      batchIds: [batch.id],
      opensAt,
      closesAt,
      ...more,
    })
    const event = await buildScheduleEvent(db, own.id, {
      kind: 'exam',
      startsAt: opensAt,
      endsAt: new Date(opensAt.getTime() + hours(1)),
      paperId: paper.row.id,
      syllabus: { bn: 'লেকচার ১\nলেকচার ২', en: 'Lecture 1\nLecture 2' },
    })
    return { ...paper, event }
  }
  const watched = await lecture(ago(days(20)), { videoId: seen!.id })
  const lost = await lecture(ago(days(19)), { videoId: unseen!.id, videoUntil: ago(days(2)) })
  const waiting = await lecture(ago(days(18)), { videoId: unseen!.id, videoUntil: ahead(days(2)) })
  const calledOff = await lecture(ago(days(17)), { isCancelled: true })
  const sat = await exam(ago(days(15)), ago(days(14)))
  const late = await exam(ago(days(10)), ago(days(9)), { lateAllowed: true, lateUntil: ahead(days(3)) })
  const gone = await exam(ago(days(8)), ago(days(7)))
  const open = await exam(ago(hours(5)), ahead(hours(5)))
  const coming = await exam(ahead(days(2)), ahead(days(3)))
  const rival = await test.signIn()
  for (const [who, answer] of [
    [doctor, wrongAnswer],
    [rival, rightAnswer],
  ] as const)
    await buildSatAttempt(db, {
      paper: sat,
      doctorId: who.doctorId,
      startedAt: ago(days(15) - minutes(5)),
      finishedAt: ago(days(15) - minutes(9)),
      answers: sat.questions.map((question, place) => (place === 0 ? rightAnswer(question) : answer(question))),
    })
  await publishRanks(db, test.clock.now())
  const given = await buildPaper(db, { kind: 'quiz', batchIds: [batch.id], opensAt: ago(days(1)), closesAt: null })
  await buildScheduleEvent(db, other.id, { startsAt: ago(days(3)) })
  const path = `doctor/courses/${row!.id}`
  return {
    ...doctor,
    path,
    batch,
    own,
    other,
    enrolmentId: row!.id,
    watched,
    lost,
    waiting,
    calledOff,
    sat,
    late,
    gone,
    open,
    coming,
    given,
  }
}

const read = async (part: string, headers = world.headers) => {
  const response = await test.get(`${world.path}/${part}`, headers)
  expect(response.statusCode, response.body).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  return response.json()
}

describe('the timetable', () => {
  it('says of every row how it stands', async () => {
    const answer = await read('timetable')
    expect(courseTimetable.response.parse(answer)).toEqual(answer)
    const states = Object.fromEntries(
      answer.rows.map(({ event_id, state }: { event_id: number; state: string }) => [event_id, state]),
    )
    const { watched, lost, waiting, calledOff, sat, late, gone, open, coming } = world
    expect(states).toEqual({
      [watched.id]: 'done',
      [lost.id]: 'missed',
      [waiting.id]: 'to_do',
      [calledOff.id]: 'cancelled',
      [sat.event.id]: 'done',
      [late.event.id]: 'missed',
      [gone.event.id]: 'missed',
      [open.event.id]: 'to_do',
      [coming.event.id]: 'upcoming',
    })
  })

  it('carries what was watched and sat, and what it comes to', async () => {
    const { rows, progress, schedules } = await read('timetable')
    const rowOf = (id: number) => rows.find(({ event_id }: { event_id: number }) => event_id === id)
    expect(rowOf(world.watched.id).lecture).toMatchObject({
      has_video: true,
      completed: true,
      watched_seconds: 580,
      duration_seconds: 600,
    })
    expect(rowOf(world.late.event.id).exam).toMatchObject({
      state: 'missed_late_open',
      late_until: test.ahead(days(3)).toISOString(),
    })
    expect(rowOf(world.sat.event.id).exam).toMatchObject({
      state: 'finished',
      result_ready: true,
      rank: 2,
      participants: 2,
    })
    expect(progress).toEqual({
      lectures: { done: 1, so_far: 3, all: 3 },
      exams: { sat: 1, so_far: 3, all: 5 },
      average_percent: 10,
    })
    expect(schedules.map(({ id, is_own }: { id: number; is_own: boolean }) => [id, is_own])).toEqual([
      [world.own.id, true],
      [world.other.id, false],
    ])
    expect(schedules[0].calendar_path).toBe(`/api/v3/web/schedules/${world.own.id}/calendar.ics`)
  })

  it('of another schedule of the batch can be looked at, by the clock alone; of another batch not', async () => {
    const answer = await read(`timetable?schedule=${world.other.id}`)
    expect(answer.rows).toMatchObject([{ state: 'over', lecture: null, exam: null }])
    expect(answer.progress).toBeNull()
    const stranger = await buildSchedule(test.db, (await buildBatch(test.db, await buildCourse(test.db))).id)
    expect((await test.get(`${world.path}/timetable?schedule=${stranger.id}`, world.headers)).statusCode).toBe(404)
    expect((await test.get(`${world.path}/timetable?schedule=x`, world.headers)).statusCode).toBe(422)
  })

  it('asks the database as often for three hundred rows as for ten', async () => {
    const { db } = test
    const countStatements = async () => (await recordStatements(test.deps.database, () => read('timetable'))).length
    const before = await countStatements()
    const rows = Array.from({ length: 300 }, (_, place) => ({
      scheduleId: world.own.id,
      kind: 'lecture' as const,
      title: { bn: `লেকচার ${place}` },
      startsAt: test.ahead(days(place + 10)),
      endsAt: test.ahead(days(place + 10) + hours(1)),
    }))
    const made = await db.insert(tables.scheduleEvent).values(rows).returning({ id: tables.scheduleEvent.id })
    expect(await countStatements()).toBe(before)
    expect(before).toBeLessThanOrEqual(12)
    await db.execute(sql`delete from schedule_event where id >= ${made[0]!.id} and schedule_id = ${world.own.id}`)
  })
})

describe('the exams of a course', () => {
  it('come with results that agree with their own pages', async () => {
    const answer = await read('exams')
    expect(courseExams.response.parse(answer)).toEqual(answer)
    expect(answer.exams).toHaveLength(5)
    const { result } = await read(`events/${world.sat.event.id}/exam/result`)
    const listed = answer.exams[0].result
    for (const field of ['marks', 'out_of', 'outcome', 'pass_marks', 'rank', 'participants', 'ranked'])
      expect([field, listed[field]]).toEqual([field, result[field]])
    expect([listed.average, listed.highest]).toEqual([result.distribution.average, result.distribution.highest])
    expect(answer.exams.slice(1).every((each: { result: unknown }) => each.result === null)).toBe(true)
  })

  it('that wait are what is open, then what can be sat late with its last date', async () => {
    const answer = await read('pending-exams')
    expect(pendingExams.response.parse(answer)).toEqual(answer)
    expect(answer.exams).toMatchObject([
      { event_id: world.open.event.id, ranked: true, last_moment: test.ahead(hours(5)).toISOString() },
      { event_id: world.late.event.id, ranked: false, last_moment: test.ahead(days(3)).toISOString() },
    ])
  })

  it('tell what to read for one of them', async () => {
    const answer = await read(`events/${world.coming.event.id}/exam-info`)
    expect(courseExamInfo.response.parse(answer)).toEqual(answer)
    expect([answer.syllabus, answer.row.exam.state]).toEqual(['লেকচার ১\nলেকচার ২', 'not_open'])
    expect((await test.get(`${world.path}/events/${world.watched.id}/exam-info`, world.headers)).statusCode).toBe(404)
  })

  it('beside the timetable are those that the batch was given', async () => {
    const answer = await read('admin-exams')
    expect(adminExams.response.parse(answer)).toEqual(answer)
    expect(answer.exams).toMatchObject([{ key: world.given.row.key, state: 'open', can_start: true }])
  })
})

describe('who may ask', () => {
  const parts = () => ['timetable', 'exams', 'pending-exams', 'admin-exams', `events/${world.sat.event.id}/exam-info`]

  it('nobody without a token, on an unverified device, or of somebody else', async () => {
    const stranger = await test.signIn()
    const unverified = await test.signIn({ verified: false })
    for (const part of parts()) {
      const codes = await Promise.all(
        [{}, unverified.headers, stranger.headers].map(
          async (headers) => (await test.get(`${world.path}/${part}`, headers)).statusCode,
        ),
      )
      expect([part, ...codes]).toEqual([part, 401, 423, 404])
      expect((await test.get(`doctor/courses/x/${part}`, world.headers)).statusCode).toBe(422)
    }
  })

  it('whose enrolment waits is told so; whose has ended still reads, but can sit nothing', async () => {
    const state = (value: 'pending' | 'ended' | 'active') =>
      test.db.update(enrolment).set({ state: value }).where(eq(enrolment.id, world.enrolmentId))
    await state('pending')
    for (const part of parts())
      expect((await test.get(`${world.path}/${part}`, world.headers)).json().code).toBe('not_enrolled')
    await state('ended')
    expect((await read('pending-exams')).exams).toEqual([])
    expect((await read('exams')).exams[3].exam.state).toBe('missed')
    await state('active')
  })
})
