import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDebt } from '../../testing/builders/build-debt.ts'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { hours, minutes } from '../../testing/test-clock.ts'
import { meetClass, openClassTest } from './live-class-test.fixture.ts'

const test = await openClassTest()
const { db, after } = test
afterAll(() => test.close())

const { classAttendance } = tables
const cameTo = (eventId: number) =>
  db.select().from(classAttendance).where(eq(classAttendance.scheduleEventId, eventId))

describe('a press', () => {
  it('answers with what to open, and is the attendance', async () => {
    const doctor = await test.student()
    const { id } = await test.liveClass(meetClass)
    const response = await test.press(doctor, id)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      open: { how: 'link', url: meetClass.link, meeting_number: null, passcode: null, in_browser: null },
      joined_at: test.clock.now().toISOString(),
    })
    expect(await cameTo(id)).toMatchObject([{ doctorId: doctor.id, presses: 1 }])
  })

  it('pressed again is counted, and keeps the first moment', async () => {
    const doctor = await test.student()
    const { id } = await test.liveClass(meetClass)
    const first = test.clock.now()
    const answers = await Promise.all([test.press(doctor, id), test.press(doctor, id)])
    test.clock.move(minutes(5))
    answers.push(await test.press(doctor, id))
    expect(answers.map((each) => each.json().joined_at)).toEqual(Array(3).fill(first.toISOString()))
    expect(await cameTo(id)).toMatchObject([{ presses: 3, joinedAt: first, lastAt: test.clock.now() }])
  })

  it('opens a YouTube class in a frame without cookies, and a hall by its place', async () => {
    const doctor = await test.student()
    const youtube = await test.liveClass({ heldBy: 'youtube', youtubeId: 'aqz-KE-bpKQ' })
    const hall = await test.liveClass({ heldBy: 'hall', hall: { bn: 'হল ৩', en: 'Hall 3' } })
    const embed = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
    expect((await test.press(doctor, youtube.id)).json().open).toEqual({
      how: 'embed',
      embed,
      watermark: { name: doctor.name, phone: doctor.phone },
    })
    expect((await test.press(doctor, hall.id)).json().open).toEqual({ how: 'hall', hall: 'হল ৩' })
  })

  it('is let in from 15 minutes before until half an hour after the end, and not where the recording is there', async () => {
    const doctor = await test.student()
    const codeAt = async (startsAt: Date, given = {}) => {
      const endsAt = new Date(startsAt.getTime() + hours(2))
      const { id } = await test.liveClass(meetClass, { startsAt, endsAt, ...given })
      const response = await test.press(doctor, id)
      return response.statusCode === 200 ? 200 : response.json().code
    }
    const [video] = await db
      .insert(tables.video)
      .values({ title: { bn: 'র' }, source: 'embed', embedLink: 'https://youtu.be/aqz-KE-bpKQ', durationSeconds: 9 })
      .returning()
    expect(await codeAt(after(minutes(15) + 1))).toBe('class_not_open_yet')
    expect(await codeAt(after(minutes(15)))).toBe(200)
    expect(await codeAt(after(-hours(2) - minutes(29)))).toBe(200)
    expect(await codeAt(after(-hours(2) - minutes(30)))).toBe('class_over')
    expect(await codeAt(after(-hours(2)), { videoId: video!.id })).toBe('class_over')
    expect(await codeAt(after(0), { isCancelled: true })).toBe('not_found')
  })

  it('is refused to whoever may not hear the lecture, and leaves no trace', async () => {
    const { id } = await test.liveClass(meetClass)
    const own = await test.student()
    const neighbour = await test.student({ scheduleId: (await buildSchedule(db, test.batch.id)).id })
    const stranger = await test.student()
    const debtor = await test.student()
    await buildDebt(db, { doctorId: debtor.id, enrolmentId: debtor.courseId, now: test.clock.now() })
    const refused = [
      await test.press(await test.student({ state: 'pending' }), id),
      await test.press(await test.student({ state: 'ended' }), id),
      await test.press(debtor, id),
      await test.press(neighbour, id),
      await test.press({ headers: stranger.headers, courseId: own.courseId }, id),
      await test.press({ headers: { authorization: 'Bearer nobody' }, courseId: own.courseId }, id),
      await test.press(
        { headers: await buildImpersonation(db, { doctorId: own.id, now: test.clock.now() }), courseId: own.courseId },
        id,
      ),
      await test.press(own, 999_999),
    ]
    expect(refused.map((each) => `${each.statusCode} ${each.json().code}`)).toEqual([
      '403 not_enrolled',
      '403 not_enrolled',
      '403 payment_overdue',
      '404 not_found',
      '404 not_found',
      '401 unauthenticated',
      '403 forbidden',
      '404 not_found',
    ])
    expect(await cameTo(id)).toEqual([])
    for (const each of refused) expect(each.body).not.toContain('meet.google.com')
  })
})

it('the link stands in no answer but the one to a press', async () => {
  const doctor = await test.student()
  const { id } = await test.liveClass({
    ...meetClass,
    link: 'https://meet.google.com/sec-retl-ink',
    passcode: 'S3cret',
  })
  await test.press(doctor, id)
  const day = test.clock.now().toISOString()
  const pages = await Promise.all(
    [
      `/courses/${doctor.courseId}/timetable`,
      `/courses/${doctor.courseId}/events/${id}/lecture`,
      '/dashboard',
      `/courses/${doctor.courseId}`,
    ].map((path) => test.get(doctor, path)),
  )
  const calendar = await test.app.inject(`/api/v3/web/schedules/${test.schedule.id}/calendar.ics`)
  for (const { statusCode, body } of [...pages, calendar]) {
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/sec-retl-ink|S3cret/)
  }
  expect(pages[1]!.json().lecture.live_class).toEqual({ held_by: 'meet', hall: null, joined_at: day })
  const row = pages[0]!.json().rows.find((each: { event_id: number }) => each.event_id === id)
  expect(row.live_class).toEqual({ held_by: 'meet', hall: null, joined_at: day })
  expect(calendar.body.replaceAll('\r\n ', '')).toContain(
    `/my/courses/${test.batch.courseSessionId}/batch/${test.batch.id}/schedule/${test.schedule.id}`,
  )
})
