import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { type BuiltQuestion, buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { publishRanks } from '../../exam/index.ts'
import { openNewsTest } from '../news-test.fixture.ts'

const { db, clock, ago, ahead, student, schedule, tell, shownBy, goTo, aMomentLater, ...news } = await openNewsTest()
afterAll(() => news.close())

beforeEach(async () => {
  goTo('2026-07-01T12:00:00+06:00')
  await db.update(tables.paper).set({ isActive: false })
})

type Built = Awaited<ReturnType<typeof buildPaper>>
type PaperFields = Parameters<typeof buildPaper>[1]

/** Open since an hour ago, for ten more minutes. */
const times = () => ({ opensAt: ago(hours(1)), closesAt: ahead(minutes(10)) })
const exam = (given: PaperFields = {}) => buildPaper(db, { kind: 'bcs_exam', ...times(), ...given })
const sit = (paper: Built, { doctorId }: { doctorId: number }, given: object = {}) =>
  buildSatAttempt(db, { paper, doctorId, startedAt: ago(minutes(40)), finishedAt: ago(minutes(5)), ...given })
const close = async () => {
  clock.move(minutes(12))
  await publishRanks(db, clock.now())
}
const titles = { result: 'ফল বেরিয়েছে'.normalize('NFC'), answers: 'উত্তর ও ব্যাখ্যা খুলেছে' }

async function share(question: BuiltQuestion, { row, questions }: Built) {
  const place = { paperId: row.id, position: questions.length + 1, section: row.rules.sections[0]!.key }
  await db.insert(tables.paperQuestion).values({ ...place, questionId: question.id, versionId: question.versionId })
}

describe('a result', () => {
  it('is told of once it is out, to who handed in, with the way to it and nothing of it', async () => {
    const [doctor, absent] = [await student(), await student()]
    const paper = await exam({ kind: 'schedule_exam', access: 'enrolled' })
    const row = { kind: 'exam', startsAt: paper.row.opensAt!, paperId: paper.row.id } as const
    const event = await buildScheduleEvent(db, schedule.id, row)
    await sit(paper, doctor)
    await tell()
    expect(shownBy(doctor)).toEqual([])
    await close()
    await tell()
    await tell()
    const link = `/my/courses/${doctor.enrolmentId}/events/${event.id}/exam/result`
    // Its answers opened with it, and are told of by no second push.
    expect(shownBy(doctor)).toMatchObject([{ title: titles.result, link, topic: `result-${paper.row.id}` }])
    expect(shownBy(absent)).toEqual([])
  })

  it('waits for the ranks that come with it, and for staff who withhold it', async () => {
    const doctor = await student()
    const paper = await exam()
    await sit(paper, doctor)
    clock.move(minutes(12))
    await tell()
    expect(shownBy(doctor), 'no ranks yet').toEqual([])
    const hold = (heldAt: Date | null) =>
      db.update(tables.paper).set({ heldAt }).where(eq(tables.paper.id, paper.row.id))
    await hold(clock.now())
    await publishRanks(db, clock.now())
    await tell()
    expect(shownBy(doctor), 'withheld').toEqual([])
    clock.move(days(1))
    await hold(null)
    await tell()
    expect(shownBy(doctor)).toHaveLength(1)
  })

  it('is no news to who began to listen later, to who sat late or unranked, or whose attempt is void', async () => {
    const [late, unranked, void_, doctor] = [await student(), await student(), await student(), await student()]
    const paper = await exam()
    await sit(paper, void_, { voidedAt: ago(minutes(1)), voidWords: 'x' })
    await sit(paper, unranked, { ranked: false })
    await sit(paper, doctor)
    await close()
    await sit(paper, late, { startedAt: clock.now(), finishedAt: clock.now() })
    aMomentLater()
    const newcomer = await student()
    await sit(paper, newcomer, { startedAt: ago(hours(1)), finishedAt: ago(minutes(30)) })
    await tell()
    const told = [late, unranked, void_, newcomer, doctor].map((each) => shownBy(each).length)
    expect(told).toEqual([0, 0, 0, 0, 1])
  })

  it('that came by night is told of in the morning', async () => {
    goTo('2026-07-01T22:30:00+06:00')
    const doctor = await student()
    const paper = await exam()
    await sit(paper, doctor)
    await close()
    await tell()
    goTo('2026-07-02T06:59:00+06:00')
    await tell()
    expect(shownBy(doctor)).toEqual([])
    goTo('2026-07-02T07:00:00+06:00')
    await tell()
    expect(shownBy(doctor)).toHaveLength(1)
  })
})

describe('answers', () => {
  it('that open later than the result are told of then', async () => {
    const doctor = await student()
    const paper = await exam({ answersAt: ahead(hours(3)) })
    await sit(paper, doctor)
    await close()
    await tell()
    expect(shownBy(doctor).map(({ title }) => title)).toEqual([titles.result])
    clock.move(hours(3))
    await tell()
    await tell()
    expect(shownBy(doctor)).toMatchObject([
      { title: titles.result },
      { title: titles.answers, link: `/bcs-exam-question-answer/${paper.row.key}` },
    ])
  })

  it('that another ranked paper keeps back are told of when that has closed', async () => {
    const doctor = await student()
    const [paper, other] = [await exam(), await exam({ closesAt: ahead(hours(2)) })]
    await share(paper.questions[0]!, other)
    await sit(paper, doctor)
    await close()
    await tell()
    expect(shownBy(doctor).map(({ title }) => title)).toEqual([titles.result])
    clock.move(hours(2))
    await tell()
    expect(shownBy(doctor).map(({ title }) => title)).toEqual([titles.result, titles.answers])
  })

  it('of practice are told of when they open, for its marks were seen at once', async () => {
    const doctor = await student()
    const paper = await exam({ marksEarly: true })
    await sit(paper, doctor, { ranked: false })
    clock.move(minutes(12))
    await tell()
    expect(shownBy(doctor).map(({ title }) => title)).toEqual([titles.answers])
  })
})
