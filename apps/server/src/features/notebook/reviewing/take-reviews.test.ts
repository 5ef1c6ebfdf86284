import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPaper, rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { hours } from '../../../testing/test-clock.ts'
import { type NotebookApp, openNotebookApp } from '../notebook-test.fixture.ts'

let test: NotebookApp
beforeAll(async () => {
  test = await openNotebookApp()
})
afterAll(() => test.close())

const { notebookCard, notebookReview } = tables
type Stems = Record<string, 'T' | 'F'>

/** A card that asks the second stem alone. */
async function missSecondStem() {
  const paper = await buildPaper(test.db, { ...test.closed, pack: 'residency-mtf', each: 1 })
  const question = paper.questions.find(({ type }) => type === 'mcq')!
  const { doctorId, headers } = await test.signIn()
  const [right, wrong] = [rightAnswer(question) as Stems, wrongAnswer(question) as Stems]
  const answers = paper.questions.map((each) => (each === question ? { ...right, 2: wrong[2]! } : rightAnswer(each)))
  const times = { startedAt: test.ago(hours(4)), finishedAt: test.ago(hours(3)) }
  await buildSatAttempt(test.db, { paper, doctorId, answers, ...times })
  await test.sweep()
  return { doctorId, headers, question, truth: right[2]! }
}

const reviewsOf = (doctorId: number) =>
  test.db.select().from(notebookReview).where(eq(notebookReview.doctorId, doctorId)).orderBy(notebookReview.sequence)

it('a retest that a device brings later is judged by the stems it asked, whatever the card asks since', async () => {
  const { doctorId, headers, question, truth } = await missSecondStem()
  await test.post('doctor/notebook/cards', headers, { question_id: question.id })
  const [card] = await test.db.select().from(notebookCard).where(eq(notebookCard.doctorId, doctorId))
  expect(card!.stems, 'by hand all of it is asked').toBeNull()
  const asked = (given: object) => test.review(question.id, { 2: truth }, given)
  await test.send(headers, [
    asked({ stems: [2] }),
    asked({ stems: [1, 2], sequence: 2 }),
    asked({ stems: null, sequence: 3 }),
    asked({ sequence: 4 }),
  ])
  expect((await reviewsOf(doctorId)).map(({ rating, stems }) => [rating, stems])).toEqual([
    [3, [2]],
    [1, [1, 2]],
    [1, null],
    [1, null],
  ])
})

it('stems of another question, or of one without any, are no answer', async () => {
  const { doctorId, headers, question, truth } = await missSecondStem()
  const { paper, ...other } = await test.sitReleased({ each: 1, right: 0, wrong: 1 })
  await test.sweep()
  const strange = test.review(question.id, { 2: truth }, { stems: [2, 77] })
  expect((await test.send(headers, [strange])).json().refused).toEqual([{ id: strange.id, reason: 'not_an_answer' }])
  const [sba] = paper.questions
  const stemless = test.review(sba!.id, rightAnswer(sba!), { stems: [1] })
  expect((await test.send(other.headers, [stemless])).json().refused).toMatchObject([{ reason: 'not_an_answer' }])
  expect(await reviewsOf(doctorId)).toEqual([])
})

it('what is sent again makes no card anew; what is new, and what is taken back, makes its own', async () => {
  const { paper, doctorId, headers } = await test.sitReleased({ each: 2, right: 0, wrong: 2 })
  await test.sweep()
  const [one, other] = paper.questions.map(({ id }) => test.review(id, null))
  await test.send(headers, [one!, other!])
  // Whichever card is made anew loses this mark.
  const mark = () =>
    test.db.update(notebookCard).set({ queueOn: '2020-01-01' }).where(eq(notebookCard.doctorId, doctorId))
  const madeAnew = async () => {
    const cards = await test.db.select().from(notebookCard).where(eq(notebookCard.doctorId, doctorId))
    return cards.filter(({ queueOn }) => queueOn !== '2020-01-01').map(({ questionId }) => questionId)
  }
  await mark()
  expect((await test.send(headers, [one!, other!])).json()).toMatchObject({ kept: [one!.id, other!.id], refused: [] })
  expect(await madeAnew()).toEqual([])
  await test.send(headers, [one!, other!, test.review(other!.question_id, null, { sequence: 3 })])
  expect(await madeAnew()).toEqual([other!.question_id])
  await mark()
  const undone = { review_id: one!.id, undone_at: test.clock.now().toISOString() }
  for (const expected of [[one!.question_id], []]) {
    await test.send(headers, [], [undone])
    expect(await madeAnew()).toEqual(expected)
    await mark()
  }
})

it('a search finds the signs that are looked for, and not everything', async () => {
  const { headers } = await test.sitReleased({ each: 2, right: 0, wrong: 2 })
  await test.sweep()
  const found = async (text: string) => {
    const query = new URLSearchParams({ text })
    return (await test.get(`doctor/notebook/cards?${query}`, headers)).json().found
  }
  expect(await Promise.all(['%', '_', '\\'].map(found))).toEqual([0, 0, 0])
})
