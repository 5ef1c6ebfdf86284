import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildCorrection, buildPaper, rightAnswer, wrongAnswer } from '../../../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../testing/builders/build-sat-attempt.ts'
import { type ExamApp, openExamApp } from '../../../testing/exam-world/open-exam-app.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { publishRanks, regradePapers } from '../../exam/index.ts'
import { workOutCohorts } from './work-out-cohorts.ts'
import { workOutInsights } from './work-out-insights.ts'

const { answerStep, attemptInsight, attemptResult, paperCohort } = tables

let test: ExamApp
let db: ExamApp['db']

beforeAll(async () => {
  test = await openExamApp()
  db = test.db
})
afterAll(() => test.close())

async function aPaper(sitters: number) {
  const paper = await buildPaper(db, {
    ...{ kind: 'bcs_exam', opensAt: test.ago(hours(5)), closesAt: test.ago(hours(1)), pack: 'quiz', each: 24 },
  })
  const attempts = []
  for (let nth = 0; nth < sitters; nth++) {
    const { id: doctorId } = await buildDoctor(db)
    const answers = paper.questions.map((each, at) => (at < nth ? wrongAnswer(each) : rightAnswer(each)))
    const times = { startedAt: test.ago(hours(3)), finishedAt: test.ago(hours(2)) }
    attempts.push(await buildSatAttempt(db, { paper, doctorId, answers, ...times }))
  }
  return { paper, attempts }
}

const now = () => test.clock.now()
const work = (signal?: AbortSignal) => workOutInsights(db, now(), { rest: 0, signal })
const insightOf = async (id: number) =>
  (await db.select().from(attemptInsight).where(eq(attemptInsight.attemptId, id)))[0]

describe('the sweep that works out how attempts went', () => {
  it('works out each once, and again when it is marked again', async () => {
    const { paper, attempts } = await aPaper(3)
    expect(await work()).toBe(3)
    expect(await work()).toBe(0)
    const first = await insightOf(attempts[2]!.id)
    expect(first?.figures.missed.map(([id]) => id)).toEqual(paper.questions.slice(0, 2).map(({ id }) => id))
    // What was wrong is right now.
    const [question] = paper.questions
    await buildCorrection(db, question!, { type: 'sba', options: [wrongAnswer(question!) as number] })
    expect(await work(), 'not before it is marked again').toBe(0)
    await regradePapers(db, now())
    expect(await work()).toBe(3)
    const second = await insightOf(attempts[2]!.id)
    expect(second?.keysRevision).toBe(2)
    expect(second?.figures.missed.map(([id]) => id)).toEqual([paper.questions[1]!.id])
  })

  it('goes on where it was stopped', async () => {
    const { attempts } = await aPaper(30)
    const stop = new AbortController()
    const wrapped = new Proxy(db, {
      get(target, name) {
        // Once the first transaction is through, the process is told to end.
        if (name === 'transaction') setImmediate(() => stop.abort())
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const before = await workOutInsights(wrapped, now(), { rest: 0, signal: stop.signal })
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(attempts.length)
    expect(before + (await work())).toBe(attempts.length)
  })

  it('steps over one that cannot be worked out, tells of it and does not try it again', async () => {
    const { paper, attempts } = await aPaper(3)
    const { id: attemptId } = attempts[1]!
    const spoilt = {
      attemptId,
      questionId: paper.questions[0]!.id,
      sequence: 99,
      answer: 77,
      savedAt: test.ago(hours(3)),
    }
    await db.insert(answerStep).values(spoilt)
    await expect(work()).rejects.toThrow('1 attempts could not be worked out')
    expect(await insightOf(attemptId)).toBeUndefined()
    expect(await insightOf(attempts[2]!.id)).toBeDefined()
    expect(await work()).toBe(0)
  })
})

describe('the sweep that works out papers', () => {
  it('draws the middle half of all who are ranked, once all of them are worked out', async () => {
    const { paper, attempts } = await aPaper(5)
    await publishRanks(db, now())
    const cohortOf = async () => (await db.select().from(paperCohort).where(eq(paperCohort.paperId, paper.row.id)))[0]
    await workOutCohorts(db, now())
    expect(await cohortOf(), 'nothing is worked out yet').toBeUndefined()
    await work()
    expect(await workOutCohorts(db, now())).toBeGreaterThan(0)
    const cohort = await cohortOf()
    expect(cohort).toMatchObject({ keysRevision: 1, sittings: 5 })
    expect(cohort?.pace.at(-1)).toEqual({ low: 48, middle: 48, high: 48 })
    // 0 to 4 of 24 were wrong.
    expect(cohort?.subjects).toContainEqual(expect.objectContaining({ right: 5 * 24 - 10, asked: 5 * 24 }))
    expect(await workOutCohorts(db, now())).toBe(0)

    // One of them counts for nothing any more, and the ranks are drawn again.
    await db
      .update(attemptResult)
      .set({ ranked: false, rank: null })
      .where(eq(attemptResult.attemptId, attempts[4]!.id))
    await db.update(tables.paperStanding).set({ keysRevision: 0 }).where(eq(tables.paperStanding.paperId, paper.row.id))
    test.clock.move(minutes(1))
    await publishRanks(db, now())
    await workOutCohorts(db, now())
    const without = await cohortOf()
    expect(without?.sittings).toBe(4)
    expect(without?.subjects).toContainEqual(expect.objectContaining({ right: 4 * 24 - 6, asked: 4 * 24 }))
  })
})
