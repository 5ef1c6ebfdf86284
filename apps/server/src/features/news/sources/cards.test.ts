import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildPaper, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { makeNotebookCards } from '../../notebook/index.ts'
import { openNewsTest } from '../news-test.fixture.ts'

const { db, clock, schedule, ago, ahead, student, tell, shownBy, goTo, wish, ...news } = await openNewsTest()
afterAll(() => news.close())

beforeEach(async () => {
  goTo('2026-07-01T12:00:00+06:00')
  await db.delete(tables.notebookCard)
})

const morning = '2026-07-02T08:00:00+06:00'

/** A doctor with mistakes in a paper that was released yesterday. */
async function learner(given: Parameters<typeof buildPaper>[1] = {}) {
  const doctor = await student()
  const paper = await buildPaper(db, { kind: 'bcs_exam', opensAt: ago(days(20)), closesAt: ago(days(19)), ...given })
  const answers = paper.questions.map(wrongAnswer)
  const times = { startedAt: ago(days(20)), finishedAt: ago(days(20) - hours(1)) }
  await buildSatAttempt(db, { paper, doctorId: doctor.doctorId, answers, ...times })
  await makeNotebookCards(db, clock.now())
  return { ...doctor, paper }
}
const titlesOf = (doctor: Parameters<typeof shownBy>[0]) => shownBy(doctor).map(({ title }) => title)

describe('the notebook', () => {
  it('is told of once a day, at the hour that the doctor chose', async () => {
    const [early, late] = [await learner(), await learner()]
    await wish(late, { cards_at: '21:00' })
    goTo('2026-07-02T07:59:00+06:00')
    await tell()
    expect(titlesOf(early)).toEqual([])
    clock.move(minutes(1))
    await tell()
    await tell()
    expect(shownBy(early)).toMatchObject([{ title: 'আজকের ভুলের খাতা', link: '/my/notebook', topic: 'cards' }])
    expect(titlesOf(late)).toEqual([])
    goTo('2026-07-02T21:00:00+06:00')
    await tell()
    expect([titlesOf(early).length, titlesOf(late).length]).toEqual([1, 1])
    goTo('2026-07-03T08:00:00+06:00')
    await tell()
    expect(titlesOf(early)).toHaveLength(2)
  })

  it('is told of to nobody who has been in it today, nor for cards that left or are for another day', async () => {
    const [done, left, later] = [await learner(), await learner(), await learner()]
    goTo(morning)
    const [question] = done.paper.questions
    await db.insert(tables.notebookReview).values({
      ...{ doctorId: done.doctorId, id: crypto.randomUUID(), questionId: question!.id, device: crypto.randomUUID() },
      ...{ sequence: 1, durationMs: 5000, versionId: question!.versionId, rating: 3 },
      ...{ answeredAt: ago(hours(1)), reviewedAt: ago(hours(1)), receivedAt: ago(hours(1)) },
    })
    const cardsOf = ({ doctorId }: { doctorId: number }) => eq(tables.notebookCard.doctorId, doctorId)
    await db.update(tables.notebookCard).set({ leftBecause: 'by_hand' }).where(cardsOf(left))
    await db.update(tables.notebookCard).set({ queueOn: '2026-07-03' }).where(cardsOf(later))
    await tell()
    expect([done, left, later].map((each) => titlesOf(each).length)).toEqual([0, 0, 0])
  })

  it('is silent while the answers of its paper are withheld', async () => {
    const doctor = await learner()
    goTo(morning)
    const isPaper = eq(tables.paper.id, doctor.paper.row.id)
    await db.update(tables.paper).set({ heldAt: clock.now() }).where(isPaper)
    await tell()
    expect(titlesOf(doctor)).toEqual([])
    await db.update(tables.paper).set({ heldAt: null }).where(isPaper)
    await tell()
    expect(titlesOf(doctor)).toHaveLength(1)
  })

  it('is silent while another ranked exam asks the question of a card, and of nothing that may not be read any more', async () => {
    const [asked, void_, again, taken] = [await learner(), await learner(), await learner(), await learner()]
    goTo(morning)
    const other = await buildPaper(db, { kind: 'bcs_exam', opensAt: ago(minutes(5)), closesAt: ahead(hours(2)) })
    const { id: questionId, versionId, section } = asked.paper.questions[0]!
    await db
      .insert(tables.paperQuestion)
      .values({ paperId: other.row.id, position: 900, questionId, versionId, section })
    const ofPaper = ({ paper }: typeof void_) => eq(tables.attempt.paperId, paper.row.id)
    await db
      .update(tables.attempt)
      .set({ voidedAt: ago(1), voidWords: 'নকল' })
      .where(ofPaper(void_))
    const running = { paper: again.paper, doctorId: again.doctorId, number: 2, startedAt: ago(minutes(1)) }
    await buildSatAttempt(db, running)
    await db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, taken.paper.row.id))
    await tell()
    expect([asked, void_, again, taken].map((each) => titlesOf(each).length)).toEqual([0, 0, 0, 0])
    await db.delete(tables.paperQuestion).where(eq(tables.paperQuestion.paperId, other.row.id))
    await tell()
    expect(titlesOf(asked)).toHaveLength(1)
  })

  it('is told of an exam of a course as long as its review is there: not once no timetable leads to it', async () => {
    const course = { kind: 'schedule_exam', access: 'enrolled' } as const
    const [ended, gone] = [await learner(course), await learner(course)]
    const eventOf = async ({ paper }: typeof ended) =>
      buildScheduleEvent(db, schedule.id, { kind: 'exam', startsAt: paper.row.opensAt!, paperId: paper.row.id })
    await eventOf(ended)
    const lost = await eventOf(gone)
    const isEnded = eq(tables.enrolment.id, ended.enrolmentId)
    await db.update(tables.enrolment).set({ state: 'ended' }).where(isEnded)
    await db.update(tables.scheduleEvent).set({ paperId: null }).where(eq(tables.scheduleEvent.id, lost.id))
    goTo(morning)
    await tell()
    expect([ended, gone].map((each) => titlesOf(each).length)).toEqual([1, 0])
  })

  it('is not told of a card that was put in by hand from an exam that was missed: who may read it is a matter of each doctor', async () => {
    const doctor = await learner()
    await db.delete(tables.attempt).where(eq(tables.attempt.paperId, doctor.paper.row.id))
    goTo(morning)
    await tell()
    expect(titlesOf(doctor)).toEqual([])
  })
})
