import { tables } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDoctor } from '../testing/builders/build-doctor.ts'
import { buildCorrection, buildPaper, rightAnswer, wrongAnswer } from '../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../testing/builders/build-sat-attempt.ts'
import { hours, minutes } from '../testing/test-clock.ts'
import { examJobs } from './exam-jobs.ts'

const now = new Date('2026-07-01T04:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const never = new AbortController().signal

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('finish what was abandoned, apply a corrected key and draw the ranks; running them again changes nothing', async () => {
  const { db } = database
  const paper = await buildPaper(db, { opensAt: ago(hours(3)), closesAt: ago(minutes(5)), durationMinutes: 60 })
  const [first] = paper.questions
  const sit = async (answer: unknown, finishedAt?: Date) =>
    buildSatAttempt(db, {
      paper,
      doctorId: (await buildDoctor(db)).id,
      startedAt: ago(hours(2)),
      answers: [answer as number],
      ...(finishedAt && { finishedAt }),
    })
  await sit(rightAnswer(first!), ago(minutes(70)))
  await sit(wrongAnswer(first!))
  await buildCorrection(db, first!, { type: 'sba', options: [wrongAnswer(first!) as number] })

  const jobs = examJobs(db)
  const sweep = async () => {
    const counts = []
    for (const job of jobs) counts.push(await job.run(now, never))
    return counts
  }
  const results = () =>
    db
      .select()
      .from(tables.attemptResult)
      .where(eq(tables.attemptResult.paperId, paper.row.id))
      .orderBy(asc(tables.attemptResult.attemptId))

  await sweep()
  const after = await results()
  expect(after.map(({ marks, rank }) => [marks > 0, rank])).toEqual([
    [false, 2],
    [true, 1],
  ])
  const [abandoned] = await db.select().from(tables.attempt).where(eq(tables.attempt.id, after[1]!.attemptId))
  expect(abandoned).toMatchObject({ finishedBy: 'deadline', finishedAt: ago(hours(1)) })

  expect(await sweep()).toEqual(jobs.map(() => 0))
  expect(await results()).toEqual(after)
})
