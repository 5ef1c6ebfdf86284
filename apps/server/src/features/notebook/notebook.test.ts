import { randomUUID } from 'node:crypto'
import { notebookOverview, notebookQueue, sendNotebookReviews } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildPaper, rightAnswer, wrongAnswer } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { days, hours } from '../../testing/test-clock.ts'
import { type NotebookApp, openNotebookApp } from './notebook-test.fixture.ts'

let test: NotebookApp
beforeAll(async () => {
  test = await openNotebookApp()
})
afterAll(() => test.close())

const { notebookCard, notebookReview } = tables
const cardsOf = (doctorId: number) =>
  test.db.select().from(notebookCard).where(eq(notebookCard.doctorId, doctorId)).orderBy(notebookCard.questionId)

/** Everything is due on the next day of learning. */
const dueNow = (doctorId: number) =>
  test.db.update(notebookCard).set({ queueOn: '2020-01-01' }).where(eq(notebookCard.doctorId, doctorId))

describe('cards', () => {
  it('are made once of what went wrong, was left blank or flagged, when the answers are out', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ right: 2, wrong: 2, each: 5, flaggedIds: [] })
    const [first] = paper.questions
    await test.db
      .update(tables.attempt)
      .set({ flaggedIds: [first!.id] })
      .where(eq(tables.attempt.doctorId, doctorId))
    await test.sweep()
    const cards = await cardsOf(doctorId)
    const nth = (id: number) => paper.questions.findIndex((question) => question.id === id)
    expect(cards.map(({ questionId, sources }) => [nth(questionId), sources[0]?.reasons])).toEqual([
      [0, ['flagged']],
      [2, ['wrong']],
      [3, ['wrong']],
      [4, ['blank']],
    ])
    expect(await test.sweep()).toEqual([0, 0])
    expect(await cardsOf(doctorId)).toEqual(cards)
    expect(await test.overview(headers)).toMatchObject({ cards: 4, due_today: 0 })
  })

  it('come of every sitting of a paper, few at a time, and of one that is void none', async () => {
    const { paper } = await test.sitReleased({ right: 0, wrong: 1, each: 1 })
    const doctors = []
    for (let nth = 0; nth < 3; nth++) {
      const { doctorId } = await test.signIn()
      await test.sit(paper, { doctorId, right: 0, wrong: 1 })
      doctors.push(doctorId)
    }
    await test.db
      .update(tables.attempt)
      .set({ voidedAt: test.ago(hours(2)), voidWords: 'নকল' })
      .where(eq(tables.attempt.doctorId, doctors[0]!))
    await test.sweep()
    expect((await Promise.all(doctors.map(cardsOf))).map(({ length }) => length)).toEqual([0, 1, 1])
  })

  it('of a true/false question ask the stems that went wrong alone', async () => {
    const { paper, doctorId } = await test.sitReleased({ pack: 'residency-mtf', each: 1, right: 0, wrong: 0 })
    const question = paper.questions.find(({ type }) => type === 'mcq')!
    const other = await test.signIn()
    const answers = paper.questions.map((each) =>
      each.id === question.id
        ? { ...(rightAnswer(each) as object), 2: (wrongAnswer(each) as Record<string, 'T'>)[2]! }
        : rightAnswer(each),
    )
    const times = { startedAt: test.ago(hours(4)), finishedAt: test.ago(hours(3)) }
    await buildSatAttempt(test.db, { paper, doctorId: other.doctorId, answers, ...times })
    await test.sweep()
    expect(await cardsOf(other.doctorId)).toMatchObject([{ questionId: question.id, stems: [2] }])
    expect((await cardsOf(doctorId)).find(({ questionId }) => questionId === question.id)?.stems).toBeNull()
    await dueNow(other.doctorId)
    const [card] = (await test.queue(other.headers)).cards
    expect(card).toMatchObject({ stems: [2], question: { id: question.id } })
    const { 2: truth } = rightAnswer(question) as Record<string, 'T' | 'F'>
    await test.send(other.headers, [test.review(question.id, { 2: truth! })])
    const [row] = await test.db.select().from(notebookReview).where(eq(notebookReview.doctorId, other.doctorId))
    expect(row).toMatchObject({ rating: 3, stems: [2] })
  })

  it('wait while their doctor sits the same paper once more', async () => {
    const { paper, doctorId } = await test.sitReleased({ attempts: null, each: 1, right: 0, wrong: 1 })
    const again = { paper, doctorId, number: 2, startedAt: test.ago(0), endsAt: test.ahead(hours(1)) }
    const { id } = await buildSatAttempt(test.db, again)
    await test.sweep()
    expect(await cardsOf(doctorId)).toEqual([])
    await test.db
      .update(tables.attempt)
      .set({ finishedAt: test.ago(0), finishedBy: 'doctor' })
      .where(eq(tables.attempt.id, id))
    await test.sweep()
    expect(await cardsOf(doctorId)).toMatchObject([{ sources: [{ reasons: ['wrong'] }, { reasons: ['blank'] }] }])
  })
})

describe('a card', () => {
  it('that several open papers ask leads to the one that it came from', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 1, right: 0, wrong: 1 })
    await test.sweep()
    const newer = await buildPaper(test.db, { ...test.closed, pack: 'psc-noncadre', each: 1 })
    await test.sit(newer, { doctorId })
    const [{ id: questionId, versionId, section }] = paper.questions as [(typeof paper.questions)[number]]
    const asked = { position: 90, questionId, versionId, section }
    await test.db.insert(tables.paperQuestion).values({ paperId: newer.row.id, ...asked })
    const examOf = async () => (await test.get(`doctor/notebook/cards/${questionId}`, headers)).json().card.exam.to
    expect(await examOf()).toBe(`/bcs-exam-question-answer/${paper.row.key}`)
    await test.db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, paper.row.id))
    expect(await examOf(), 'its own is not open any more').toBe(`/bcs-exam-question-answer/${newer.row.key}`)
  })
})

describe('the queue', () => {
  it('holds all that answering without network needs, within the daily limit', async () => {
    const { doctorId, headers } = await test.sitReleased({ each: 24, right: 1, wrong: 23 })
    await test.sweep()
    await dueNow(doctorId)
    const answer = await test.queue(headers)
    expect(notebookQueue.response.parse(answer), 'nothing that the contract does not name').toEqual(answer)
    expect(answer).toMatchObject({ done_today: 0, waiting: 3, more: false, settings: { daily_limit: 20 } })
    expect(answer.cards).toHaveLength(20)
    expect(answer.cards[0]).toMatchObject({
      memory: null,
      stems: null,
      reasons: ['wrong'],
      note: null,
      done_today: false,
    })
    expect(answer.cards[0].explanation).toContain('গোপন-উত্তর')
    expect(answer.cards[0].exam.to).toContain('/bcs-exam-question-answer/')
    const all = await test.post('doctor/notebook/settings', headers, { daily_limit: null, target_exam_on: null })
    expect(all.json()).toEqual({ settings: { daily_limit: null, target_exam_on: null, spread_days: 21 } })
    await dueNow(doctorId)
    expect((await test.queue(headers)).cards).toHaveLength(23)
  })
})

describe('reviews', () => {
  it('are judged by the answer, move the card, and count towards the day', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 3, right: 0, wrong: 3 })
    await test.sweep()
    await dueNow(doctorId)
    const [first, second, third] = paper.questions
    const response = await test.send(headers, [
      test.review(first!.id, rightAnswer(first!), { feeling: 'easy' }),
      test.review(second!.id, wrongAnswer(second!), { feeling: 'easy', sequence: 2 }),
      test.review(third!.id, null, { sequence: 3 }),
    ])
    expect(response.statusCode, response.body).toBe(200)
    const answer = sendNotebookReviews.response.parse(response.json())
    expect(answer).toEqual(response.json())
    expect(answer.kept).toHaveLength(3)
    expect(answer.cards.map(({ memory, done_today }) => [memory?.scheduled_days, done_today])).toEqual([
      [expect.toSatisfy((days: number) => days > 3), true],
      [1, true],
      [1, true],
    ])
    const overview = await test.overview(headers)
    expect(notebookOverview.response.parse(overview), 'nothing that the contract does not name').toEqual(overview)
    expect(overview).toMatchObject({ due_today: 0, done_today: 3, calendar: [{ reviews: 3, right: 1 }] })
    expect(overview.retention).toEqual({ promised: 0.9, right: null, retests: 0 })
  })

  it('sent again are the same, and what is no card or no answer is named', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 1, right: 0, wrong: 1 })
    await test.sweep()
    const [question] = paper.questions
    const review = test.review(question!.id, rightAnswer(question!))
    const strange = [
      test.review(2_000_000_000, 1),
      test.review(question!.id, 77),
      test.review(question!.id, { 1: 'T' }),
    ]
    for (let nth = 0; nth < 2; nth++) {
      const { kept, refused } = (await test.send(headers, [review, ...strange])).json()
      expect(kept).toEqual([review.id])
      expect(refused).toEqual([
        { id: strange[0]!.id, reason: 'no_card' },
        { id: strange[1]!.id, reason: 'not_an_answer' },
        { id: strange[2]!.id, reason: 'not_an_answer' },
      ])
    }
    expect(await test.db.$count(notebookReview, eq(notebookReview.doctorId, doctorId))).toBe(1)
  })

  it('of two questions with one id are one, and the other is named as not taken', async () => {
    const { paper, doctorId, headers } = await test.sitReleased()
    await test.sweep()
    const [one, other] = paper.questions.slice(1, 3).map(({ id }) => test.review(id, null))
    const taken = { ...other!, id: one!.id }
    for (const sent of [[one!, taken], [taken]]) {
      const { kept, refused } = (await test.send(headers, sent)).json()
      expect([kept, refused]).toEqual([sent.includes(one!) ? [one!.id] : [], [{ id: one!.id, reason: 'id_taken' }]])
    }
    const rows = await test.db.select().from(notebookReview).where(eq(notebookReview.doctorId, doctorId))
    expect(rows.map(({ questionId }) => questionId)).toEqual([one!.question_id])
  })

  it('are taken so many a day, counted once, and what is too much is written by another sending', async () => {
    const { paper, headers, doctorId } = await test.sitReleased()
    await test.sweep()
    const reviews = [test.review(paper.questions[1]!.id, null), test.review(paper.questions[2]!.id, null)]
    expect((await test.send(headers, reviews)).statusCode).toBe(200)
    const isCount = like(tables.rateLimit.key, 'notebook_reviewed:%')
    await test.db.update(tables.rateLimit).set({ hits: 4_999 }).where(isCount)
    expect((await test.send(headers, reviews)).statusCode, 'sent again').toBe(200)
    const more = [test.review(paper.questions[1]!.id, null), test.review(paper.questions[2]!.id, null)]
    const undone = { review_id: randomUUID(), undone_at: test.clock.now().toISOString() }
    expect((await test.send(headers, more)).statusCode).toBe(429)
    expect((await test.send(headers, more.slice(1), [undone])).statusCode).toBe(429)
    const isOwn = eq(tables.notebookReview.doctorId, doctorId)
    expect(await test.db.$count(tables.notebookReview, isOwn)).toBe(2)
    expect((await test.send(headers, more.slice(1))).statusCode).toBe(200)
    await test.db.delete(tables.rateLimit).where(isCount)
    expect((await test.send(headers, more)).statusCode).toBe(200)
    expect(await test.db.$count(tables.notebookReview, isOwn)).toBe(4)
  })

  it('of one card are so many a day, whenever they are sent, and those on disk stay kept', async () => {
    const { paper, headers, doctorId } = await test.sitReleased({ each: 2, right: 0, wrong: 2 })
    await test.sweep()
    const [card, other] = paper.questions.map(({ id }) => id) as [number, number]
    // A device that was away for two days of learning.
    const madeAt = test.ago(days(3))
    await test.db.update(notebookCard).set({ madeAt }).where(eq(notebookCard.doctorId, doctorId))
    const on = (daysAgo: number, count: number, id = card) =>
      Array.from({ length: count }, () => test.review(id, null, { answered_at: test.ago(days(daysAgo)).toISOString() }))
    const today = on(0, 30)
    expect((await test.send(headers, today)).json()).toMatchObject({ refused: [] })
    const more = on(0, 1)
    const honest = [...on(1, 30), ...on(0, 1, other)]
    const answer = (await test.send(headers, [...today, ...more, ...honest])).json()
    expect(answer.refused).toEqual([{ id: more[0]!.id, reason: 'too_many' }])
    expect(answer.kept).toEqual([...today, ...honest].map(({ id }) => id))
    expect(await test.db.$count(notebookReview, eq(notebookReview.doctorId, doctorId))).toBe(61)
  })

  it('can be taken back, whichever comes first, and the card is as if they had never been', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 2, right: 0, wrong: 2 })
    await test.sweep()
    const [first, second] = paper.questions
    const [before] = await cardsOf(doctorId)
    const review = test.review(first!.id, rightAnswer(first!))
    await test.send(headers, [review])
    const undone = { review_id: review.id, undone_at: test.clock.now().toISOString() }
    const { kept_undone, cards } = (await test.send(headers, [], [undone])).json()
    expect([kept_undone, cards[0].memory]).toEqual([[review.id], null])
    expect((await cardsOf(doctorId))[0]).toEqual(before)
    expect((await test.overview(headers)).calendar, 'and no figure knows of it').toEqual([])
    const late = test.review(second!.id, wrongAnswer(second!))
    await test.send(headers, [], [{ review_id: late.id, undone_at: undone.undone_at }])
    await test.send(headers, [late])
    expect((await cardsOf(doctorId))[1]).toMatchObject({ memory: null })
    expect(await test.db.$count(notebookReview, eq(notebookReview.doctorId, doctorId))).toBe(2)
  })

  it('count on the day of learning, which begins at four in the morning in Dhaka', async () => {
    const { paper, doctorId, headers } = await test.sitReleased()
    await test.sweep()
    await test.db
      .update(notebookCard)
      .set({ madeAt: test.ago(days(9)) })
      .where(eq(notebookCard.doctorId, doctorId))
    const at = (time: string) =>
      test.review(paper.questions[1]!.id, null, { answered_at: new Date(`2026-06-30T${time}+06:00`).toISOString() })
    await test.send(headers, [at('03:59:59'), at('04:00:00'), at('23:59:59')])
    expect((await test.overview(headers)).calendar).toEqual([
      { day: '2026-06-29', reviews: 1, right: 0 },
      { day: '2026-06-30', reviews: 2, right: 0 },
    ])
  })

  it('from a clock that is wrong are set right, and never lie in the future', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 2, right: 0, wrong: 2 })
    await test.sweep()
    await test.db
      .update(notebookCard)
      .set({ madeAt: test.ago(days(9)) })
      .where(eq(notebookCard.doctorId, doctorId))
    const [first, second] = paper.questions
    const ahead = (ms: number) => test.ahead(ms).toISOString()
    const body = {
      device: randomUUID(),
      sent_at: ahead(days(30)),
      reviews: [
        test.review(first!.id, 1, { answered_at: ahead(days(30) - hours(2)) }),
        test.review(second!.id, 1, { answered_at: ahead(days(90)) }),
      ],
      undone: [],
    }
    expect((await test.post('doctor/notebook/reviews', headers, body)).statusCode).toBe(200)
    const rows = await test.db
      .select()
      .from(notebookReview)
      .where(eq(notebookReview.doctorId, doctorId))
      .orderBy(notebookReview.questionId)
    expect(rows.map(({ reviewedAt }) => reviewedAt)).toEqual([test.ago(hours(2)), test.clock.now()])
  })

  it('refuses nonsense, nobody, and staff who look on', async () => {
    const { doctorId, headers } = await test.signIn()
    expect((await test.post('doctor/notebook/reviews', headers, { device: 'x' })).statusCode).toBe(422)
    expect((await test.send(headers, [])).statusCode).toBe(422)
    expect((await test.send({ authorization: 'Bearer nobody' }, [test.review(1, 1)])).statusCode).toBe(401)
    const staff = await buildImpersonation(test.db, { doctorId, now: test.clock.now() })
    expect((await test.send(staff, [test.review(1, 1)])).statusCode).toBe(403)
  })
})

describe('by hand', () => {
  it('a question of any open review is put in, noted, found, taken out, and comes back with its memory', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 3, right: 3, wrong: 0 })
    const [question] = paper.questions
    const put = await test.post('doctor/notebook/cards', headers, { question_id: question!.id })
    expect([put.statusCode, put.json().card.reasons]).toEqual([201, ['by_hand']])
    const path = `doctor/notebook/cards/${question!.id}`
    const noted = await test.post(`${path}/note`, headers, { note: '  বাম অলিন্দ  ' })
    expect(noted.json().card.note).toBe('বাম অলিন্দ'.normalize('NFC'))
    const found = await test.get(`doctor/notebook/cards?text=${encodeURIComponent('অলিন্দ')}&state=noted`, headers)
    expect(found.json()).toMatchObject({ found: 1, more: false, cards: [{ question_id: question!.id }] })
    await test.send(headers, [test.review(question!.id, rightAnswer(question!))])
    expect((await test.remove(path, headers)).statusCode).toBe(204)
    const listed = async (state: string) =>
      (await test.get(`doctor/notebook/cards?state=${state}`, headers))
        .json()
        .cards.map((card: { question_id: number; reasons: string[] }) => [card.question_id, card.reasons])
    expect(await listed('out'), 'nobody has it in any more').toEqual([[question!.id, []]])
    expect(await listed('noted')).toEqual([])
    for (const gone of [await test.get(path, headers), await test.remove(path, headers)])
      expect(gone.statusCode).toBe(404)
    const has = async () => (await test.get(`doctor/notebook/has?questions=${question!.id},7`, headers)).json()
    expect(await has()).toEqual({ question_ids: [] })
    const back = await test.post('doctor/notebook/cards', headers, { question_id: question!.id })
    expect(back.json().card).toMatchObject({ memory: { reps: 1 }, note: 'বাম অলিন্দ'.normalize('NFC') })
    expect(await has()).toEqual({ question_ids: [question!.id] })
    expect((await cardsOf(doctorId)).length).toBe(1)
  })

  it('a true/false question asks all its stems from then on, also when its exam is read again', async () => {
    const paper = await buildPaper(test.db, { ...test.closed, pack: 'residency-mtf', each: 1 })
    const question = paper.questions.find(({ type }) => type === 'mcq')!
    const { doctorId, headers } = await test.signIn()
    const oneWrong = { ...(rightAnswer(question) as object), 2: (wrongAnswer(question) as Record<string, 'T'>)[2]! }
    const answers = paper.questions.map((each) => (each === question ? oneWrong : rightAnswer(each)))
    const times = { startedAt: test.ago(hours(4)), finishedAt: test.ago(hours(3)) }
    await buildSatAttempt(test.db, { paper, doctorId, answers, ...times })
    await test.sweep()
    const asked = async () => (await cardsOf(doctorId)).map(({ stems }) => stems)
    expect(await asked()).toEqual([[2]])
    await test.post('doctor/notebook/cards', headers, { question_id: question.id })
    expect(await asked()).toEqual([null])
    await test.db.update(tables.attempt).set({ cardsRevision: null }).where(eq(tables.attempt.doctorId, doctorId))
    expect((await test.sweep())[0]).toBe(1)
    expect(await asked()).toEqual([null])
  })

  it('what was taken out stays out when a later exam asks it again', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 1, right: 0, wrong: 1, attempts: null })
    await test.sweep()
    const [question] = paper.questions
    await test.remove(`doctor/notebook/cards/${question!.id}`, headers)
    await test.db.update(tables.attempt).set({ cardsRevision: null }).where(eq(tables.attempt.doctorId, doctorId))
    await test.sweep()
    expect(await test.overview(headers)).toMatchObject({ cards: 0 })
  })

  it('refuses what no open paper asks, and a note that is too long', async () => {
    const { paper, headers } = await test.sitReleased({ each: 1, right: 0, wrong: 1 })
    const stranger = await test.signIn()
    await test.sweep()
    const [question] = paper.questions
    expect((await test.post('doctor/notebook/cards', stranger.headers, { question_id: question!.id })).statusCode).toBe(
      404,
    )
    for (const path of [`doctor/notebook/cards/${question!.id}`, 'doctor/notebook/cards/999999'])
      expect((await test.get(path, stranger.headers)).statusCode).toBe(404)
    const long = { note: 'ক'.repeat(2001) }
    expect((await test.post(`doctor/notebook/cards/${question!.id}/note`, headers, long)).statusCode).toBe(422)
  })
})

describe('the exam that a doctor aims at', () => {
  it('brings every card forward to before it, on days of their own', async () => {
    const { paper, doctorId, headers } = await test.sitReleased({ each: 30, right: 0, wrong: 30 })
    await test.sweep()
    const easy = paper.questions.map((question) => test.review(question.id, rightAnswer(question), { feeling: 'easy' }))
    for (const away of [0, 9, 40]) {
      test.clock.move(days(away))
      const again = easy.map((review) => ({ ...review, id: randomUUID(), answered_at: test.clock.now().toISOString() }))
      await test.send(headers, again)
    }
    const exam = new Date(test.clock.now().getTime() + days(40)).toISOString().slice(0, 10)
    const late = (await cardsOf(doctorId)).filter(({ queueOn }) => queueOn >= exam)
    expect(late.length).toBe(30)
    const chosen = await test.post('doctor/notebook/settings', headers, { daily_limit: 20, target_exam_on: exam })
    expect(chosen.json().settings).toMatchObject({ spread_days: 21 })
    const queued = (await cardsOf(doctorId)).map(({ queueOn }) => queueOn)
    expect(queued.every((day) => day < exam)).toBe(true)
    expect(new Set(queued).size).toBeGreaterThan(8)
  })
})

it('another doctor’s notebook is another', async () => {
  const { paper, doctorId } = await test.sitReleased({ each: 1, right: 0, wrong: 1 })
  await test.sweep()
  const other = await test.signIn()
  const [question] = paper.questions
  const { refused } = (await test.send(other.headers, [test.review(question!.id, 1)])).json()
  expect(refused).toMatchObject([{ reason: 'no_card' }])
  const isTheirs = and(eq(notebookReview.doctorId, doctorId), eq(notebookReview.questionId, question!.id))
  expect(await test.db.$count(notebookReview, isTheirs)).toBe(0)
})
