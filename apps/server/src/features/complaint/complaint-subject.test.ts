import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../testing/builders/build-batch.ts'
import { days } from '../../testing/test-clock.ts'
import { type ComplaintTest, newKey, openComplaintTest } from './complaint-test.fixture.ts'

let test: ComplaintTest
beforeAll(async () => {
  test = await openComplaintTest()
})
afterAll(() => test.close())

/** Dhaka › Dhaka › Dhanmondi. */
const dhanmondi = { divisionId: 6, districtId: 47, upazilaId: 9013, address: 'বাসা ১২, সড়ক ৭/এ' }

/** A doctor in a batch that has a recorded lecture, an exam, a video of its own and a sheet on its way. */
async function openCourse() {
  const { db } = test
  const mine = await test.doctor()
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await buildSchedule(db, batch.id)
  const [recording, extra] = await db
    .insert(tables.video)
    .values(
      ['হৃদরোগ', 'বাড়তি ভিডিও'].map((bn) => ({
        ...{ title: { bn }, source: 'embed' as const, durationSeconds: 60 },
        embedLink: 'https://www.youtube-nocookie.com/embed/x',
      })),
    )
    .returning()
  const startsAt = new Date(test.clock.now().getTime() - days(1))
  const lecture = await buildScheduleEvent(db, schedule.id, { startsAt, videoId: recording!.id })
  const exam = await buildScheduleEvent(db, schedule.id, { startsAt, kind: 'exam' })
  const [course] = await db
    .insert(tables.enrolment)
    .values({ doctorId: mine.id, batchId: batch.id, scheduleId: schedule.id })
    .returning()
  const [given] = await db
    .insert(tables.adminVideo)
    .values({ batchId: batch.id, videoId: extra!.id, publishedAt: startsAt })
    .returning()
  const [sheet] = await db
    .insert(tables.sheet)
    .values({ batchId: batch.id, title: { bn: 'মেডিসিন শিট' }, volume: 1, pages: 100, weightGrams: 400 })
    .returning()
  const [parcel] = await db
    .insert(tables.sheetDelivery)
    .values({
      ...{ enrolmentId: course!.id, ...dhanmondi, courier: 'steadfast', invoice: `PS-${newKey()}` },
      ...{ recipientName: 'ডা. রহিম', recipientPhone: '+8801712345678' },
    })
    .returning()
  await db.insert(tables.sheetDeliveryItem).values({ deliveryId: parcel!.id, sheetId: sheet!.id })
  return { mine, lecture, exam, course: course!, given: given!, parcel: parcel!, sheet: sheet! }
}

describe('a complaint about a course', () => {
  let own: Awaited<ReturnType<typeof openCourse>>
  beforeAll(async () => {
    own = await openCourse()
  })
  const ask = (by: typeof own.mine, wish: object) =>
    test.post(by, '/complaints', { category: 'other', subject: 'প্রশ্ন', text: 'কেন?', client_key: newKey(), ...wish })

  it('keeps the lecture and the second that was playing, by the row of the schedule and not by its recording', async () => {
    const about = { kind: 'lecture', event_id: own.lecture.id, at_seconds: 42 }
    const id = await test.raise(own.mine, { category: 'lecture', course_id: own.course.id, about })
    const { complaint } = await test.read(own.mine, id)
    expect(complaint.course).toEqual({ id: own.course.id, title: 'বিসিএস প্রিলি সন্ধ্যা' })
    expect(complaint.about).toEqual({
      kind: 'lecture',
      title: own.lecture.title.bn,
      at_seconds: 42,
      event: { id: own.lecture.id, schedule_id: own.lecture.scheduleId },
    })
    const [row] = await test.db.select().from(tables.complaint).where(eq(tables.complaint.id, id))
    expect(row?.videoId).toBe(own.lecture.videoId)
  })

  it('keeps the extra video at its second, the parcel with its sheets, and one sheet', async () => {
    const aboutOf = async (about: object) =>
      (await test.read(own.mine, await test.raise(own.mine, { course_id: own.course.id, about }))).complaint.about
    const given = { kind: 'admin_video', admin_video_id: own.given.id, at_seconds: 7 }
    expect(await aboutOf(given)).toEqual({ ...given, title: 'বাড়তি ভিডিও' })
    const parcel = { kind: 'parcel', delivery_id: own.parcel.id }
    expect(await aboutOf(parcel)).toEqual({ ...parcel, sheets: ['মেডিসিন শিট'] })
    const sheet = { kind: 'sheet', sheet_id: own.sheet.id }
    expect(await aboutOf(sheet)).toEqual({ ...sheet, title: 'মেডিসিন শিট', volume: 1 })
  })

  it('keeps an event that the doctor has a ticket for, without a course, and takes no other (404)', async () => {
    const inADay = new Date(test.clock.now().getTime() + days(1))
    const [workshop, other] = await test.db
      .insert(tables.event)
      .values(
        ['ইসিজি কর্মশালা', 'অন্য আয়োজন'].map((bn) => ({
          ...{ name: { bn }, startsAt: inADay, deadline: inADay, feePaisa: 0, mode: 'online' as const },
        })),
      )
      .returning()
    await test.db.insert(tables.eventRegistration).values({ eventId: workshop!.id, doctorId: own.mine.id })
    const about = { kind: 'event', event_id: workshop!.id }
    const { complaint } = await test.read(own.mine, await test.raise(own.mine, { about }))
    expect([complaint.course, complaint.about]).toEqual([null, { ...about, title: 'ইসিজি কর্মশালা' }])
    for (const wish of [{ about: { kind: 'event', event_id: other!.id } }, { about, course_id: own.course.id }])
      expect.soft((await ask(own.mine, wish)).statusCode, JSON.stringify(wish)).toBe(404)
  })

  it('keeps the course alone, also one that is over or not paid: that may be what is complained of', async () => {
    const { enrolment } = tables
    await test.db.update(enrolment).set({ state: 'ended' }).where(eq(enrolment.id, own.course.id))
    const { complaint } = await test.read(own.mine, await test.raise(own.mine, { course_id: own.course.id }))
    await test.db.update(enrolment).set({ state: 'active' }).where(eq(enrolment.id, own.course.id))
    expect([complaint.course?.id, complaint.about]).toEqual([own.course.id, null])
  })

  it('leads nowhere once the doctor has another timetable', async () => {
    const about = { kind: 'lecture', event_id: own.lecture.id, at_seconds: 42 }
    const id = await test.raise(own.mine, { course_id: own.course.id, about })
    const moveTo = (scheduleId: number) =>
      test.db.update(tables.enrolment).set({ scheduleId }).where(eq(tables.enrolment.id, own.course.id))
    await moveTo((await buildSchedule(test.db, own.course.batchId)).id)
    expect((await test.read(own.mine, id)).complaint.about).toMatchObject({ event: null, at_seconds: 42 })
    await moveTo(own.course.scheduleId)
  })

  it('is not there when the course, or the thing, is somebody else’s (404)', async () => {
    const elsewhere = await openCourse()
    const course_id = own.course.id
    const lecture = { kind: 'lecture', event_id: own.lecture.id }
    for (const [by, wish] of [
      [elsewhere.mine, { course_id }],
      [elsewhere.mine, { course_id, about: lecture }],
      [own.mine, { about: lecture }],
      [own.mine, { course_id, about: { kind: 'lecture', event_id: elsewhere.lecture.id } }],
      [own.mine, { course_id, about: { kind: 'lecture', event_id: own.exam.id } }],
      [own.mine, { course_id, about: { kind: 'admin_video', admin_video_id: elsewhere.given.id } }],
      [own.mine, { course_id, about: { kind: 'parcel', delivery_id: elsewhere.parcel.id } }],
      [own.mine, { course_id, about: { kind: 'sheet', sheet_id: elsewhere.sheet.id } }],
    ] as const)
      expect.soft((await ask(by, wish)).statusCode, JSON.stringify(wish)).toBe(404)
  })
})
