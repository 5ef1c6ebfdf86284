import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltQuestion, rightAnswer, secretMark } from '../../../testing/builders/build-paper.ts'
import { hours } from '../../../testing/test-clock.ts'
import { type Answer, openSittingTest, type SittingTest } from './sitting-test.fixture.ts'

let test: SittingTest
beforeAll(async () => {
  test = await openSittingTest()
})
afterAll(() => test.close())

/** Every name of a field that appears anywhere in an answer. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => [name, ...namesIn(inside)])
}

/** Fields that say what is right or what an answer earned. The card has some of the latter too; there they must be null. */
const revealing =
  /correct|explanation|answer_key|options|stems|^result$|^lost$|^out_of$|percentile|distribution|subjects/

function expectNoSecret(response: Answer, allowed: string[] = []): void {
  expect(response.statusCode).toBeLessThan(500)
  expect(response.payload).not.toContain(secretMark)
  expect(JSON.stringify(response.headers)).not.toContain(encodeURIComponent(secretMark))
  const body = response.json()
  for (const name of namesIn(body)) if (!allowed.includes(name)) expect(name).not.toMatch(revealing)
  for (const question of body.questions ?? [])
    expect(Object.keys(question)).toEqual(['id', 'type', 'section', 'subject', 'text', 'images', 'parts'])
  const card = body.bcs_exam
  if (card) expect(card).toMatchObject({ answers_released: false, mine: { marks: null, outcome: null, rank: null } })
}

describe('a whole sitting', () => {
  it('gets no key, explanation or mark in any answer before it is handed in', async () => {
    // An earlier time for the answers than the end: even then, not while it is running.
    const { row, questions } = await test.paper({
      pack: 'fcps-p1-paper-old',
      shuffleQuestions: 'throughout',
      shuffleParts: true,
      answersAt: test.clock.now(),
    })
    const { headers } = await test.doctor()
    let seen = 0
    const look = async (response: Answer) => {
      expectNoSecret(response)
      seen += 1
      return response
    }
    await look(await test.sit(row.key, headers))
    for (const [index, question] of questions.entries()) {
      await look(await test.answer(row.key, headers, question, rightAnswer(question), index + 1))
      await look(await test.answer(row.key, headers, question, { 9: 'T' }, index + 1))
    }
    await look(await test.post(row.key, headers, { flagged_question_ids: [questions[0]!.id], sequence: 1 }))
    await look(await test.sit(row.key, headers))
    const ofFamily = `/api/v3/web/bcs-exams/${row.key}`
    await look(await test.sit(ofFamily, headers))
    for (const url of [
      `/api/v3/web/bcs-exam-question-answers/${row.key}`,
      `/api/v3/web/doctor/bcs-exams/${row.key}/result`,
      '/api/v3/web/bcs-exams?per-page=100',
    ])
      expect((await look(await test.sit(url, headers))).payload).not.toContain('"correct_answer"')
    expect(seen).toBe(questions.length * 2 + 7)

    const answers = `/api/v3/web/bcs-exam-question-answers/${row.key}`
    const finished = await test.finish(row.key, headers)
    expectNoSecret(finished, ['result'])
    expectNoSecret(await test.sit(answers, headers))
    test.clock.move(hours(24) + 30_000)
    expect((await test.sit(answers, headers)).payload, 'the test can see a secret').toContain(secretMark)
  })

  it('shows right parts at every position: neither order nor ids say what is right', async () => {
    const { row, questions } = await test.paper({ pack: 'psc-noncadre', shuffleParts: true })
    const keys = new Map(questions.map((question: BuiltQuestion) => [question.id, rightAnswer(question)]))
    const rightAt = [0, 0, 0, 0]
    const ids = [0, 0, 0, 0]
    for (let nth = 0; nth < 4; nth++) {
      const { headers } = await test.doctor()
      const body = (await test.sit(row.key, headers)).json()
      for (const { id, parts } of body.questions as { id: number; parts: { id: number }[] }[]) {
        rightAt[parts.findIndex((part) => part.id === keys.get(id))]! += 1
        ids[Number(keys.get(id)) - 1]! += 1
      }
    }
    // 400 questions at four positions: 100 each, give or take six standard deviations, which chance does not reach.
    for (const count of rightAt) expect(Math.abs(count - 100)).toBeLessThan(52)
    expect(ids).toEqual([100, 100, 100, 100])
  })
})
