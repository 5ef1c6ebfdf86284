import { onSpotCourseExam } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { recordStatements } from '../../../testing/record-statements.ts'
import { cacheCourseExams } from '../papers/cache-course-exams.ts'
import { codeOf, openSittingTest, type SittingTest } from './sitting-test.fixture.ts'

let test: SittingTest
beforeAll(async () => {
  test = await openSittingTest()
})
afterAll(() => test.close())

const enrolled = async () => {
  const doctor = await test.doctor()
  const batch = await buildBatch(test.db, await buildCourse(test.db))
  const schedule = await buildSchedule(test.db, batch.id)
  const [enrolment] = await test.db
    .insert(tables.enrolment)
    .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id })
    .returning()
  const paper = await test.paper({ kind: 'schedule_exam', access: 'enrolled' })
  const event = (changes: Partial<typeof tables.scheduleEvent.$inferInsert> = {}) =>
    buildScheduleEvent(test.db, schedule.id, {
      kind: 'exam',
      startsAt: test.clock.now(),
      paperId: paper.row.id,
      ...changes,
    })
  const at = (eventId: number, enrolmentId = enrolment!.id) =>
    `/api/v3/web/doctor/courses/${enrolmentId}/events/${eventId}/exam/on-spot`
  const end = () =>
    test.db.update(tables.enrolment).set({ state: 'ended' }).where(eq(tables.enrolment.id, enrolment!.id))
  return { ...doctor, ...paper, enrolmentId: enrolment!.id, event, at, end }
}

describe('the exam of a course', () => {
  it('is sat through a row of the doctor’s own schedule', async () => {
    const { headers, questions, event, at, row } = await enrolled()
    const url = at((await event()).id)
    const begun = await test.sit(url, headers)
    expect([begun.statusCode, begun.json().exam?.key]).toEqual([200, row.key])
    expect(onSpotCourseExam.response.parse(begun.json())).toEqual(begun.json())
    expect((await test.answer(url, headers, questions[0]!, 1, 1)).json().submited_question_ids).toEqual([
      questions[0]!.id,
    ])
    const finished = await test.post(url, headers, { exam_finished: true })
    expect(onSpotCourseExam.response.parse(finished.json())).toEqual(finished.json())
    expect(finished.json().result.attempt).toBe(1)
  })

  it('is called what the timetable calls it, in the room, its result and its answers', async () => {
    const { headers, event, at } = await enrolled()
    const url = at((await event({ title: { bn: 'রুটিনের নাম', en: 'The name in the timetable' } })).id)
    const family = url.replace('/on-spot', '')
    const names = async () => [
      (await test.sit(url, headers)).json().exam.title,
      (await test.sit(family, headers)).json().exam.title,
    ]
    expect(await names()).toEqual(['রুটিনের নাম', 'রুটিনের নাম'])
    expect((await test.post(url, headers, { exam_finished: true })).json().exam.title).toBe('রুটিনের নাম')
    expect(await names()).toEqual(['রুটিনের নাম', 'রুটিনের নাম'])
    expect((await test.sit(`${family}/result`, headers)).json().exam.title).toBe('রুটিনের নাম')
  })

  it('is not there for another doctor, another schedule’s row, or a lecture', async () => {
    const [own, other] = [await enrolled(), await enrolled()]
    const exam = await own.event()
    const lecture = await own.event({ kind: 'lecture', paperId: null })
    const foreign = await other.event()
    expect(codeOf(await test.sit(own.at(exam.id), other.headers))).toEqual([404, 'not_found'])
    expect(codeOf(await test.sit(own.at(foreign.id), own.headers))).toEqual([404, 'not_found'])
    expect(codeOf(await test.sit(own.at(lecture.id), own.headers))).toEqual([404, 'not_found'])
    expect(codeOf(await test.sit(own.at(0), own.headers))).toEqual([422, 'validation_failed'])
    expect(codeOf(await test.answer(own.at(exam.id), other.headers, own.questions[0]!, 1, 1))).toEqual([
      404,
      'not_found',
    ])
  })

  it('cannot be begun once it was called off or the enrolment has ended', async () => {
    const one = await enrolled()
    expect(codeOf(await test.sit(one.at((await one.event({ isCancelled: true })).id), one.headers))).toEqual([
      409,
      'exam_closed',
    ])
    const url = one.at((await one.event()).id)
    await one.end()
    expect(codeOf(await test.sit(url, one.headers))).toEqual([403, 'not_enrolled'])
  })

  it('is looked up again only for whoever saved longest ago when more are sitting than are remembered', async () => {
    const { id: doctorId, event, enrolmentId } = await enrolled()
    const examOf = cacheCourseExams(test.db, 2)
    const lookUps = await Promise.all(
      [1, 2, 3].map(async () => {
        const { id: eventId } = await event()
        return () => examOf({ doctorId, enrolmentId, eventId })
      }),
    )
    for (const lookUp of lookUps) await lookUp()
    const [first, second, third] = lookUps
    expect(await recordStatements(test.deps.database, second!)).toEqual([])
    expect(await recordStatements(test.deps.database, third!)).toEqual([])
    expect(await recordStatements(test.deps.database, first!)).not.toEqual([])
  })
})
