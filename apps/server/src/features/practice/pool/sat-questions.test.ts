import { tables } from '@prostuti/db'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { hours } from '../../../testing/test-clock.ts'
import { workOutInsights } from '../../exam-insight/index.ts'
import { openPracticeApp, type PracticeApp } from '../practice.fixture.ts'
import { createLastTimes } from './sat-questions.ts'

const { attempt, attemptInsight, attemptResult, satQuestions } = tables

let test: PracticeApp
beforeAll(async () => {
  test = await openPracticeApp()
})
afterAll(() => test.close())

const sweep = () => workOutInsights(test.db, test.clock.now(), { rest: 0 })
const sources = async (headers: Record<string, string>) =>
  (await test.get('doctor/practice/count', headers)).json().sources

it('replays of many exams only the newest in a request, and has all of them from the sweep', async () => {
  const { doctorId, headers } = await test.signIn()
  const exams = 12
  for (let nth = 0; nth < exams; nth++) await test.sit(await test.paper({ each: 2 }), doctorId, 1)
  expect(await sources(headers)).toMatchObject({ wrong: 10, unseen: 4 })
  await sweep()
  const { rowCount } = await test.db.execute('select from sat_questions')
  expect(rowCount).toBe(exams)
  expect(await sources(headers)).toMatchObject({ wrong: exams, unseen: 0 })
})

it('tells nothing of an attempt that was declared void', async () => {
  const { doctorId, headers } = await test.signIn()
  const paper = await test.paper({ kind: 'quiz', closesAt: null, attempts: null, each: 2 })
  await test.sit(paper, doctorId, 1)
  const times = { startedAt: test.ago(hours(3)), finishedAt: test.ago(hours(2)) }
  const answers = paper.questions.map(wrongAnswer)
  const { id } = await buildSatAttempt(test.db, { paper, doctorId, number: 2, answers, ...times })
  await sweep()
  expect(await sources(headers)).toMatchObject({ wrong: 2 })
  await test.db
    .update(attempt)
    .set({ voidedAt: test.ago(0), voidWords: 'নকল' })
    .where(eq(attempt.id, id))
  expect(await sources(headers)).toMatchObject({ wrong: 1 })
})

it('keeps of practice what was right and what was missed, and works out nothing that no page tells', async () => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ each: 3 }), doctorId)
  const { id, path } = await test.makeSet(headers, { source: 'wrong' })
  const { questions } = await test.open(path, headers)
  const [right, ...missed] = questions.map(({ id: questionId }) => questionId)
  await test.save(path, right!, test.right(right!), headers)
  await test.finish(path, headers)
  await sweep()
  const own = test.db.select({ id: attempt.id }).from(attempt).where(eq(attempt.paperId, id))
  expect(await test.db.select().from(satQuestions).where(inArray(satQuestions.attemptId, own))).toMatchObject([
    { rightIds: [right], missedIds: expect.arrayContaining(missed) },
  ])
  expect(await test.db.$count(attemptInsight, inArray(attemptInsight.attemptId, own))).toBe(0)
  const [marked] = await test.db.select().from(attemptResult).where(inArray(attemptResult.attemptId, own))
  expect(marked?.insightRevision, 'and is not looked at again').toBe(marked?.keysRevision)
})

it('counts the newest sittings of practice, and exams however long ago they were', async () => {
  const { doctorId, headers } = await test.signIn()
  const paper = await test.paper({ each: 2 })
  await test.sit(paper, doctorId)
  const [one, other] = paper.questions.map(({ id }) => id) as [number, number]
  for (const right of [one, other]) {
    const { path } = await test.makeSet(headers, { source: 'wrong' })
    await test.open(path, headers)
    await test.save(path, right, test.right(right), headers)
    await test.finish(path, headers)
    test.clock.move(60_000)
  }
  const of = { doctorId, openIds: new Set([paper.row.id]) }
  const lastTimes = async (practisedAtMost: number) => {
    const lastTime = await createLastTimes({ practisedAtMost })(test.db, of)
    return [one, other].map(lastTime)
  }
  expect(await lastTimes(2)).toEqual(['right', 'right'])
  expect(await lastTimes(1), 'the set before is forgotten, the exam is not').toEqual(['missed', 'right'])
  expect(await lastTimes(0)).toEqual(['missed', 'missed'])
})
