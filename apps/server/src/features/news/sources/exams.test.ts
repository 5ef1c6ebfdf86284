import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { openNewsTest } from '../news-test.fixture.ts'
import { tellNews } from '../tell-news.ts'

const { db, clock, ahead, student, schedule, batch, tell, shownBy, wish, goTo, ...news } = await openNewsTest()
afterAll(() => news.close())

const noon = '2026-07-01T12:00:00+06:00'
beforeEach(async () => {
  goTo(noon)
  await db.update(tables.paper).set({ isActive: false })
})

/** An exam in the schedule of the course. */
async function courseExam(opensIn: number, given: { isCancelled?: boolean } = {}) {
  const opensAt = ahead(opensIn)
  const paper = await buildPaper(db, {
    ...{ kind: 'schedule_exam', access: 'enrolled', opensAt, closesAt: ahead(opensIn + hours(2)) },
  })
  const row = { kind: 'exam', startsAt: opensAt, paperId: paper.row.id, ...given } as const
  return { paper, event: await buildScheduleEvent(db, schedule.id, row) }
}

describe('an exam that comes', () => {
  it('is told of within the hour and within the quarter, once each, with the way to it', async () => {
    const doctor = await student()
    const { event, paper } = await courseExam(minutes(70))
    await tell()
    expect(shownBy(doctor)).toEqual([])
    clock.move(minutes(11))
    await tell()
    await tell()
    const link = `/my/courses/${doctor.enrolmentId}/schedule/${schedule.id}/events/${event.id}/exam-info`
    const topic = `exam-${paper.row.id}`
    const body = 'আপনার পরীক্ষা শুরু হবে দুপুর ১:১০-এ।'.normalize('NFC')
    expect(shownBy(doctor)).toEqual([{ id: expect.any(String), title: 'এক ঘণ্টার মধ্যে পরীক্ষা', body, link, topic }])
    clock.move(minutes(45))
    await tell()
    await tell()
    expect(shownBy(doctor).map(({ title }) => title)).toEqual(['এক ঘণ্টার মধ্যে পরীক্ষা', 'পনেরো মিনিটের মধ্যে পরীক্ষা'])
    const [first, second] = news.sandbox.push.shown().filter(({ endpoint }) => endpoint === doctor.endpoint)
    expect([first!.ttl, second!.ttl, second!.urgency]).toEqual([59 * 60, 14 * 60, 'high'])
  })

  it('is told of once, however many processes look at the same time', async () => {
    const doctors = [await student(), await student(), await student()]
    await courseExam(minutes(40))
    const told = await Promise.all(Array.from({ length: 4 }, () => tellNews(db, clock.now())))
    expect(told.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(doctors.length)
    await tell()
    for (const doctor of doctors) expect(shownBy(doctor)).toHaveLength(1)
  })

  it('is told of to nobody who is not in it, who has begun, or whose exam was cancelled', async () => {
    const [doctor, other] = [await student(), await student()]
    await db.update(tables.enrolment).set({ state: 'ended' }).where(eq(tables.enrolment.id, other.enrolmentId))
    await courseExam(minutes(40), { isCancelled: true })
    const begun = await courseExam(minutes(30))
    await buildAttempt(db, begun.paper, { doctorId: doctor.doctorId, startedAt: clock.now() })
    const free = { access: 'free', opensAt: ahead(minutes(30)), closesAt: ahead(hours(3)) } as const
    await buildPaper(db, free)
    // It was one of the batch before, and its batches are still written down.
    await buildPaper(db, { ...free, batchIds: [batch.id] })
    await tell()
    expect([shownBy(doctor), shownBy(other)]).toEqual([[], []])
  })

  it('given to a batch or to an event is told of, too', async () => {
    const doctor = await student()
    const times = { opensAt: ahead(minutes(10)), closesAt: ahead(hours(2)) }
    const given = await buildPaper(db, { ...times, kind: 'bcs_exam', access: 'enrolled', batchIds: [batch.id] })
    const [event] = await db
      .insert(tables.event)
      .values({
        name: { bn: 'মক টেস্ট' },
        mode: 'online',
        feePaisa: 0,
        startsAt: times.opensAt,
        deadline: times.opensAt,
      })
      .returning()
    await db.insert(tables.eventRegistration).values({ eventId: event!.id, doctorId: doctor.doctorId })
    const registered = await buildPaper(db, { ...times, kind: 'quiz', access: 'event', eventId: event!.id })
    await tell()
    expect(
      shownBy(doctor)
        .map(({ link }) => link)
        .toSorted(),
    ).toEqual([`/on-spot-bcs-exam/${given.row.key}`, `/on-spot-quiz/${registered.row.key}`])
  })

  it('reminds nobody by night but who allows it, nor whoever turned it off', async () => {
    const [sleeping, asking, allowing, off] = [await student(), await student(), await student(), await student()]
    await wish(asking, { exams_in_quiet: false })
    await wish(allowing, { exams_in_quiet: true })
    await wish(off, { exams_in_quiet: true, switches: { exams: false } })
    goTo('2026-07-01T23:00:00+06:00')
    await courseExam(minutes(30))
    await courseExam(minutes(10))
    await tell()
    expect([sleeping, asking, allowing, off].map((each) => shownBy(each).length)).toEqual([0, 0, 2, 0])
    await wish(off, { switches: { exams: true } })
    await tell()
    expect(shownBy(off), 'turning it on brings no old news').toEqual([])
  })

  it('is told of in the language that the browser was in', async () => {
    const doctor = await student({ locale: 'en' })
    await courseExam(minutes(40))
    await tell()
    expect(shownBy(doctor)).toMatchObject([{ title: 'Exam within the hour', body: 'Your exam begins at 12:40 pm.' }])
  })
})
