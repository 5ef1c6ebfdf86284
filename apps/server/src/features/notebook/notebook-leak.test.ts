import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPaper, rightAnswer, secretMark } from '../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../testing/builders/build-sat-attempt.ts'
import { days, hours } from '../../testing/test-clock.ts'
import { type NotebookApp, openNotebookApp } from './notebook-test.fixture.ts'

let test: NotebookApp
beforeAll(async () => {
  test = await openNotebookApp()
})
afterAll(() => test.close())

const { enrolment, notebookCard, paper } = tables
type Headers = Record<string, string>
type Asked = Awaited<ReturnType<typeof buildPaper>>

/** Everything that the notebook says to a doctor, by call. */
async function everything(headers: Headers, questionId: number): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const path of [
    '',
    '/queue',
    '/cards',
    '/cards?text=প্রশ্ন',
    '/cards?state=out',
    `/cards/${questionId}`,
    `/has?questions=${questionId}`,
  ])
    said[path] = (await test.get(encodeURI(`doctor/notebook${path}`), headers)).body
  said.note = (await test.post(`doctor/notebook/cards/${questionId}/note`, headers, { note: 'x' })).body
  said.keep = (await test.post('doctor/notebook/cards', headers, { question_id: questionId })).body
  return said
}

const wordsOf = (questionId: number) => [`প্রশ্ন ${questionId}`, `Question ${questionId}`, secretMark]

/** Nothing of the question, of its key, of how the card stands; and nothing that a review of it would change. */
async function expectHidden(headers: Headers, { questions }: Asked): Promise<void> {
  const [question] = questions
  const before = await everything(headers, question!.id)
  for (const [path, body] of Object.entries(before))
    for (const word of wordsOf(question!.id)) expect(body, path).not.toContain(word)
  expect(JSON.parse(before['']!)).toMatchObject({
    cards: 0,
    due_today: 0,
    waiting: 0,
    subjects: [],
    calendar: [],
    corrections: [],
  })
  expect(JSON.parse(before['/queue']!).cards).toEqual([])
  expect(JSON.parse(before[`/has?questions=${question!.id}`]!)).toEqual({ question_ids: [] })
  // Whether an answer was right would tell the key to whoever tries them one after the other.
  for (const answer of question!.partIds) {
    const sent = await test.send(headers, [test.review(question!.id, answer)])
    expect([sent.statusCode, sent.json().cards]).toEqual([200, []])
    expect(await everything(headers, question!.id)).toEqual(before)
  }
}

async function expectShown(headers: Headers, { questions }: Asked): Promise<void> {
  const [question] = questions
  const card = await test.get(`doctor/notebook/cards/${question!.id}`, headers)
  expect([card.statusCode, card.body]).toEqual([200, expect.stringContaining(secretMark)])
  expect(card.json().card.note, 'what was written while it was hidden is nowhere').toBeNull()
  expect((await test.overview(headers)).cards).toBe(1)
}

const change = (asked: Asked, given: Partial<typeof paper.$inferInsert>) =>
  test.db.update(paper).set(given).where(eq(paper.id, asked.row.id))

const one = { each: 1, right: 0, wrong: 1 } as const

describe('nothing of a question leaves', () => {
  it('before its paper is released, though it was sat', async () => {
    for (const times of [
      { closesAt: test.ahead(hours(1)) },
      { answersAt: test.ahead(days(1)) },
      { heldAt: test.ago(hours(1)) },
      { closesAt: test.ahead(hours(1)), marksEarly: true },
      { closesAt: test.ago(hours(2)), extendedUntil: test.ahead(hours(1)) },
    ]) {
      const sat = await test.sitReleased({ ...one, ...times })
      await test.sweep()
      expect(await test.db.$count(notebookCard, eq(notebookCard.doctorId, sat.doctorId)), JSON.stringify(times)).toBe(0)
      await expectHidden(sat.headers, sat.paper)
    }
  })

  it('to a doctor who did not sit the paper', async () => {
    const { paper: asked } = await test.sitReleased(one)
    await test.sweep()
    await expectHidden((await test.signIn()).headers, asked)
  })

  it('while another ranked paper asks it, until that closes', async () => {
    const sat = await test.sitReleased(one)
    await test.sweep()
    await expectShown(sat.headers, sat.paper)
    const [question] = sat.paper.questions
    const running = await buildPaper(test.db, {
      pack: 'psc-noncadre',
      each: 1,
      opensAt: test.ago(hours(1)),
      closesAt: test.ahead(hours(2)),
    })
    await test.db
      .update(tables.paperQuestion)
      .set({ questionId: question!.id, versionId: question!.versionId })
      .where(eq(tables.paperQuestion.paperId, running.row.id))
    await expectHidden(sat.headers, sat.paper)
    // Nor is anything made of it meanwhile.
    const late = await test.signIn()
    await test.sit(sat.paper, { doctorId: late.doctorId, right: 0, wrong: 1 })
    await test.sweep()
    expect(await test.db.$count(notebookCard, eq(notebookCard.doctorId, late.doctorId))).toBe(0)
    await change(running, { closesAt: test.ago(hours(1)), opensAt: test.ago(hours(3)) })
    await expectShown(sat.headers, sat.paper)
  })

  it('while its doctor sits the same paper once more, or its results are withheld, or it was withdrawn', async () => {
    const sat = await test.sitReleased({ ...one, attempts: null })
    await test.sweep()
    const { doctorId } = sat
    const again = { paper: sat.paper, doctorId, number: 2, startedAt: test.ago(0), endsAt: test.ahead(hours(1)) }
    const { id } = await buildSatAttempt(test.db, again)
    await expectHidden(sat.headers, sat.paper)
    await test.db.delete(tables.attempt).where(eq(tables.attempt.id, id))
    await change(sat.paper, { heldAt: test.ago(hours(1)) })
    await expectHidden(sat.headers, sat.paper)
    await change(sat.paper, { heldAt: null, isActive: false })
    await expectHidden(sat.headers, sat.paper)
    await change(sat.paper, { isActive: true })
    await expectShown(sat.headers, sat.paper)
  })

  it('while its doctor sits another paper that asks it', async () => {
    const sat = await test.sitReleased(one)
    await test.sweep()
    const quiz = await buildPaper(test.db, { closesAt: null })
    const [{ id: questionId, versionId }] = sat.paper.questions as [(typeof sat.paper.questions)[number]]
    await test.db
      .insert(tables.paperQuestion)
      .values({ paperId: quiz.row.id, position: 90, questionId, versionId, section: quiz.questions[0]!.section })
    await expectShown(sat.headers, sat.paper)
    const running = { paper: quiz, doctorId: sat.doctorId, startedAt: test.ago(0), endsAt: test.ahead(hours(1)) }
    const { id } = await buildSatAttempt(test.db, running)
    await expectHidden(sat.headers, sat.paper)
    await test.db.delete(tables.attempt).where(eq(tables.attempt.id, id))
    await expectShown(sat.headers, sat.paper)
  })

  it('nor whether there is a card of it, while another paper that asks it was begun before its own was out', async () => {
    const sat = await test.sitReleased(one)
    const quiz = await buildPaper(test.db, { closesAt: null })
    const [{ id: questionId, versionId }] = sat.paper.questions as [(typeof sat.paper.questions)[number]]
    await test.db
      .insert(tables.paperQuestion)
      .values({ paperId: quiz.row.id, position: 90, questionId, versionId, section: quiz.questions[0]!.section })
    const running = { paper: quiz, doctorId: sat.doctorId, startedAt: test.ago(0), endsAt: test.ahead(hours(1)) }
    const { id } = await buildSatAttempt(test.db, running)
    const refusedAs = async () => {
      await test.sweep()
      const reviews = sat.paper.questions.map((question) => test.review(question.id, null))
      return (await test.send(sat.headers, reviews)).json().refused.map(({ reason }: { reason: string }) => reason)
    }
    expect(await refusedAs()).toEqual(sat.paper.questions.map(() => 'no_card'))
    await test.db
      .update(tables.attempt)
      .set({ finishedAt: test.ago(0), finishedBy: 'doctor' })
      .where(eq(tables.attempt.id, id))
    expect((await refusedAs()).length).toBeLessThan(sat.paper.questions.length)
  })

  it('once the only attempt was declared void', async () => {
    const sat = await test.sitReleased(one)
    await test.sweep()
    const void_ = { voidedAt: test.ago(0), voidWords: 'নকল' }
    await test.db.update(tables.attempt).set(void_).where(eq(tables.attempt.id, sat.attempt.id))
    await expectHidden(sat.headers, sat.paper)
  })
})

describe('a right of a course', () => {
  it('that has lapsed hides what was put in by hand, and renewed brings it back with its memory', async () => {
    const { doctorId, headers } = await test.signIn()
    const missed = await buildPaper(test.db, {
      ...test.closed,
      kind: 'schedule_exam',
      access: 'enrolled',
      pack: 'psc-noncadre',
      each: 1,
    })
    const course = await test.enrol(doctorId, missed)
    const [question] = missed.questions
    const put = await test.post('doctor/notebook/cards', headers, { question_id: question!.id })
    expect(put.statusCode, put.body).toBe(201)
    await test.send(headers, [test.review(question!.id, rightAnswer(question!))])
    const { memory } = (await test.get(`doctor/notebook/cards/${question!.id}`, headers)).json().card
    const set = (state: 'active' | 'ended') =>
      test.db.update(enrolment).set({ state }).where(eq(enrolment.id, course.enrolment.id))
    await set('ended')
    await expectHidden(headers, missed)
    await set('active')
    const back = (await test.get(`doctor/notebook/cards/${question!.id}`, headers)).json().card
    // What was answered while it was hidden was kept, and counts now.
    expect(back.memory.reps).toBe(memory.reps + question!.partIds.length)
    await expectShown(headers, missed)
  })

  it('stays with an exam that was sat, as its review does, until no timetable of theirs leads there any more', async () => {
    const { doctorId, headers } = await test.signIn()
    const asked = await buildPaper(test.db, {
      ...test.closed,
      kind: 'schedule_exam',
      access: 'enrolled',
      pack: 'psc-noncadre',
      each: 1,
    })
    const course = await test.enrol(doctorId, asked)
    await test.sit(asked, { doctorId, right: 0, wrong: 1 })
    await test.sweep()
    await test.db.update(enrolment).set({ state: 'ended' }).where(eq(enrolment.id, course.enrolment.id))
    const review = `doctor/courses/${course.enrolment.id}/events/${course.event.id}/exam/question-answers`
    expect((await test.get(review, headers)).statusCode).toBe(200)
    await expectShown(headers, asked)
    await test.db
      .update(tables.scheduleEvent)
      .set({ paperId: null })
      .where(eq(tables.scheduleEvent.id, course.event.id))
    expect((await test.get(review, headers)).statusCode).toBe(404)
    await expectHidden(headers, asked)
  })
})
