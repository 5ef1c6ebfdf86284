import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCorrection, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { hours } from '../../testing/test-clock.ts'
import { type NotebookApp, openNotebookApp } from './notebook-test.fixture.ts'

let test: NotebookApp
beforeAll(async () => {
  test = await openNotebookApp()
})
afterAll(() => test.close())

const { notebookCard, notebookReview } = tables
const one = { each: 1, right: 0, wrong: 1 } as const
const cardOf = async (doctorId: number) =>
  (await test.db.select().from(notebookCard).where(eq(notebookCard.doctorId, doctorId)))[0]
const ratingsOf = async (doctorId: number) =>
  (
    await test.db
      .select()
      .from(notebookReview)
      .where(eq(notebookReview.doctorId, doctorId))
      .orderBy(notebookReview.reviewedAt)
  ).map(({ rating }) => rating)

it('a card whose answer was right after all leaves quietly, and one that is wrong by the new key comes', async () => {
  const { paper, doctorId, headers } = await test.sitReleased(one)
  const other = await test.signIn()
  await test.sit(paper, { doctorId: other.doctorId, right: 1, wrong: 0 })
  await test.sweep()
  const [question] = paper.questions
  expect(await cardOf(other.doctorId)).toBeUndefined()
  await buildCorrection(test.db, question!, { type: 'sba', options: [wrongAnswer(question!) as number] })
  await test.sweep()
  const overview = await test.overview(headers)
  expect(overview).toMatchObject({ cards: 0, corrections: [{ question_id: question!.id, left: true }] })
  expect(await cardOf(doctorId)).toMatchObject({ leftBecause: 'corrected', sources: [] })
  expect(await cardOf(other.doctorId)).toMatchObject({
    leftBecause: null,
    sources: [{ reasons: ['wrong'] }],
    correctedAt: null,
  })
  expect(await test.overview(other.headers)).toMatchObject({ cards: 1, corrections: [] })
  expect(await test.sweep()).toEqual([0, 0])
})

it('retests are judged again by the new key, the card made anew, and its doctor told once', async () => {
  const { paper, doctorId, headers } = await test.sitReleased(one)
  await test.sweep()
  const [question] = paper.questions
  const [right, wrong] = [rightAnswer(question!) as number, wrongAnswer(question!) as number]
  await test.send(headers, [
    test.review(question!.id, right, { answered_at: test.ago(2000).toISOString() }),
    test.review(question!.id, wrong, { answered_at: test.ago(1000).toISOString() }),
  ])
  expect(await ratingsOf(doctorId)).toEqual([3, 1])
  await buildCorrection(test.db, question!, { type: 'sba', options: [wrong] })
  await test.sweep()
  expect(await ratingsOf(doctorId)).toEqual([1, 3])
  // It has been retested, so it is learnt on.
  const shown = (await test.get(`doctor/notebook/cards/${question!.id}`, headers)).json().card
  expect(shown).toMatchObject({ corrected: true, correct_answer: [wrong], memory: { reps: 2 } })
  const { corrections } = await test.overview(headers)
  expect(corrections).toMatchObject([{ question_id: question!.id, left: false }])
  const read = await test.post('doctor/notebook/corrections/read', headers, { until: corrections[0].at })
  expect(read.statusCode).toBe(204)
  expect((await test.overview(headers)).corrections).toEqual([])
  // A tab that was open longer says so later, of an earlier moment.
  await test.post('doctor/notebook/corrections/read', headers, { until: test.ago(hours(1)).toISOString() })
  expect((await test.overview(headers)).corrections).toEqual([])
})

it('a question that is given to everybody or to nobody leaves, even if it was retested', async () => {
  for (const grace of ['all', 'void'] as const) {
    const { paper, doctorId, headers } = await test.sitReleased(one)
    await test.sweep()
    const [question] = paper.questions
    await test.send(headers, [test.review(question!.id, rightAnswer(question!))])
    await buildCorrection(test.db, question!, { type: 'sba', options: [1], grace })
    await test.sweep()
    expect(await cardOf(doctorId)).toMatchObject({ leftBecause: 'corrected', memory: { reps: 1 } })
    expect(await test.overview(headers), 'figures are of cards that are there').toMatchObject({
      cards: 0,
      calendar: [],
    })
    await test.send(headers, [test.review(question!.id, rightAnswer(question!))])
    expect(await test.overview(headers)).toMatchObject({ cards: 0 })
  }
})

it('a retest from a device that did not know of the correction is kept, and brings the card back', async () => {
  const { paper, headers } = await test.sitReleased(one)
  await test.sweep()
  const [question] = paper.questions
  await buildCorrection(test.db, question!, { type: 'sba', options: [wrongAnswer(question!) as number] })
  await test.sweep()
  const { kept, cards } = (await test.send(headers, [test.review(question!.id, rightAnswer(question!))])).json()
  expect([kept.length, cards[0]?.memory.reps]).toEqual([1, 1])
  expect(await test.overview(headers)).toMatchObject({ cards: 1 })
})

it('another wording with the same key is nobody’s news', async () => {
  const { paper, doctorId, headers } = await test.sitReleased(one)
  await test.sweep()
  const [question] = paper.questions
  const before = await cardOf(doctorId)
  await buildCorrection(test.db, question!, question!.key)
  await test.sweep()
  expect((await cardOf(doctorId))!.versionId).toBeGreaterThan(before!.versionId)
  expect(await test.overview(headers)).toMatchObject({ cards: 1, corrections: [] })
})
