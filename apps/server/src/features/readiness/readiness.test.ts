import { readiness } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq, lt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCourse } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { type ExamApp, openExamApp } from '../../testing/exam-world/open-exam-app.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { publishRanks } from '../exam/index.ts'

const pack = 'fcps-p1-paper-old'

let test: ExamApp
let db: ExamApp['db']
let classmates: number[]

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
  await db.insert(tables.cutMark).values([
    { packKey: pack, session: { bn: 'জানুয়ারি', en: 'January' }, heldOn: '2025-01-10', marks: 6500, outOf: 10_000 },
    { packKey: pack, session: { bn: 'জুলাই', en: 'July' }, heldOn: '2025-07-10', marks: 6800, outOf: 10_000 },
  ])
  classmates = []
  for (let nth = 0; nth < 30; nth++) classmates.push((await buildDoctor(db)).id)
})
afterAll(() => test.close())

type Doctor = Awaited<ReturnType<ExamApp['signIn']>>
type Fields = Parameters<typeof buildPaper>[1]

const closed = (daysAgo: number) => ({
  ...({ kind: 'bcs_exam', pack, each: 5, durationMinutes: 60 } as const),
  ...{ opensAt: test.ago(days(daysAgo) + hours(3)), closesAt: test.ago(days(daysAgo)) },
})

/** A paper that the doctor sat, with so many of its ten questions right. */
async function sit({ doctorId }: Pick<Doctor, 'doctorId'>, right: number, fields: Fields, withClass = true) {
  const paper = await buildPaper(db, fields)
  const startedAt = new Date(paper.row.opensAt!.getTime() + minutes(5))
  const times = { startedAt, finishedAt: new Date(startedAt.getTime() + minutes(30)) }
  const answer = (count: number) => paper.questions.slice(0, count).map(rightAnswer)
  await buildSatAttempt(db, { paper, doctorId, answers: answer(right), ...times })
  if (withClass)
    for (const [nth, classmate] of classmates.entries())
      await buildSatAttempt(db, { paper, doctorId: classmate, answers: answer(3 + (nth % 6)), ...times })
  await publishRanks(db, test.clock.now())
  return paper
}

async function read({ headers }: Pick<Doctor, 'headers'>) {
  const response = await test.get('doctor/readiness', headers)
  expect(response.statusCode, response.body).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const answer = readiness.response.parse(response.json())
  expect(response.json(), 'nothing that the contract does not name').toEqual(answer)
  return answer
}

describe('readiness', () => {
  it('is empty before the first exam, and for a doctor on a verified device alone', async () => {
    const doctor = await test.signIn()
    expect(await read(doctor)).toEqual({ trends: [], forecasts: [] })
    expect((await test.get('doctor/readiness')).statusCode).toBe(401)
    const { headers } = await test.signIn({ verified: false })
    expect((await test.get('doctor/readiness', headers)).statusCode).toBe(423)
  })

  it('has percentiles in the order of time, and a forecast from the third exam on', async () => {
    const doctor = await test.signIn()
    await sit(doctor, 9, closed(60))
    await sit(doctor, 4, closed(30))
    const early = await read(doctor)
    expect(early.forecasts).toMatchObject([{ band: null, lacks: 'exams', needs: { exams: 3, doctors: 30 } }])
    await sit(doctor, 10, closed(10))
    const { trends, forecasts } = await read(doctor)
    expect(trends).toHaveLength(1)
    expect(trends[0]!.course).toBeNull()
    const percentiles = trends[0]!.points.map(({ percentile }) => percentile)
    expect([percentiles.length, percentiles[0], percentiles[2]]).toEqual([3, 10_000, 10_000])
    expect(percentiles[1]).toBeLessThan(5000)
    const [forecast] = forecasts
    expect(forecast).toMatchObject({ lacks: null, pack: { key: pack }, cut_marks: [{ marks: 6800 }, { marks: 6500 }] })
    expect(forecast!.exams.map(({ marks, out_of }) => marks / out_of)).toEqual([1, 0.4, 0.9])
    const { from, to } = forecast!.band!
    expect(from).toBeLessThan(to)
  })

  it('rests its forecast on the exams of the last year alone', async () => {
    const doctor = await test.signIn()
    for (const daysAgo of [370, 360, 60, 10]) await sit(doctor, 8, closed(daysAgo))
    const { forecasts } = await read(doctor)
    expect(forecasts.map(({ exams }) => exams.length)).toEqual([3])
  })

  it('rests it on the last eight exams and the last six cut marks', async () => {
    const doctor = await test.signIn()
    const { cutMark } = tables
    const older = ['2020', '2021', '2022', '2023', '2024'].map((year, nth) => ({
      ...{ packKey: pack, session: { bn: year }, heldOn: `${year}-01-10`, marks: 6000 + nth, outOf: 10_000 },
    }))
    await db.insert(cutMark).values(older)
    for (let nth = 9; nth > 0; nth--) await sit(doctor, nth, closed(nth * 10), false)
    const [forecast] = (await read(doctor)).forecasts
    await db.delete(cutMark).where(lt(cutMark.heldOn, '2025-01-01'))
    expect(forecast!.exams.map(({ marks, out_of }) => (10 * marks) / out_of)).toHaveLength(8)
    expect(forecast!.exams[0]!.finished_at > forecast!.exams[7]!.finished_at).toBe(true)
    expect(forecast!.cut_marks.map(({ marks }) => marks)).toEqual([6800, 6500, 6004, 6003, 6002, 6001])
  })

  it('puts the exams of a course under it, with the way to each', async () => {
    const doctor = await test.signIn()
    const paper = await sit(doctor, 8, { ...closed(5), kind: 'schedule_exam', access: 'enrolled' }, false)
    const { enrolment, event } = await test.enrol(doctor.doctorId, paper)
    const { trends } = await read(doctor)
    expect(trends).toMatchObject([
      {
        course: { id: enrolment.id },
        points: [{ course: { id: enrolment.id, event_id: event.id }, percentile: 10_000 }],
      },
    ])
  })

  it('says so where a course keeps ranks to itself, and rests no forecast on it', async () => {
    const doctor = await test.signIn()
    const { course } = await buildCourse(db)
    await db
      .insert(tables.courseSetting)
      .values({ courseId: course.id, showRank: false })
      .onConflictDoUpdate({
        target: tables.courseSetting.courseId,
        set: { showRank: false },
      })
    const paper = await sit(doctor, 8, { ...closed(5), kind: 'schedule_exam', access: 'enrolled', courseId: course.id })
    await test.enrol(doctor.doctorId, paper)
    const { trends, forecasts } = await read(doctor)
    expect(trends).toMatchObject([{ hides_ranks: true, points: [] }])
    expect(forecasts).toEqual([])
  })

  it('is another doctor’s own', async () => {
    const [one, other] = [await test.signIn(), await test.signIn()]
    await sit(one, 8, closed(4), false)
    expect((await read(other)).trends).toEqual([])
  })
})

describe('what is not released', () => {
  it.each<[string, () => Fields]>([
    ['an exam that others can still sit', () => ({ ...closed(0), closesAt: test.ahead(hours(2)) })],
    ['an exam whose ranks come later', () => ({ ...closed(1), ranksAt: test.ahead(hours(5)) })],
    ['an exam whose results are withheld', () => ({ ...closed(1), heldAt: test.ago(minutes(1)) })],
  ])('changes nothing: %s', async (_, fields) => {
    const doctor = await test.signIn()
    for (const daysAgo of [40, 20, 7]) await sit(doctor, 6, closed(daysAgo))
    const before = await read(doctor)
    expect(before.forecasts[0]!.band).not.toBeNull()
    // All ten right, or none: neither the doctor's marks nor those of the others may move anything.
    await sit(doctor, 10, fields())
    await sit(doctor, 0, fields())
    expect(await read(doctor)).toEqual(before)
  })

  it('counts once it is', async () => {
    const doctor = await test.signIn()
    for (const daysAgo of [40, 20, 7]) await sit(doctor, 6, closed(daysAgo))
    const before = await read(doctor)
    const held = await sit(doctor, 10, { ...closed(1), heldAt: test.ago(minutes(1)) })
    await db.update(tables.paper).set({ heldAt: null }).where(eq(tables.paper.id, held.row.id))
    const after = await read(doctor)
    expect(after.trends[0]!.points).toHaveLength(4)
    expect(after.forecasts[0]!.band!.from).toBeGreaterThanOrEqual(before.forecasts[0]!.band!.from)
    expect(after.forecasts[0]!.exams).toHaveLength(4)
  })
})
