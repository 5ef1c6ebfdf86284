import { demoExamKey, demoStandings, tables } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDoctor } from '../testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer } from '../testing/builders/build-paper.ts'
import { buildSatAttempt } from '../testing/builders/build-sat-attempt.ts'
import { hours, minutes } from '../testing/test-clock.ts'
import { demoJobs } from './demo-jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('goes on for those who write in the demo’s exam, and touches nobody who is done, out of time, or in another', async () => {
  const { db } = database
  const now = new Date('2026-07-01T04:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const sit = async (paper: Awaited<ReturnType<typeof buildPaper>>, given: object = {}) => {
    const { id: doctorId } = await buildDoctor(db)
    const times = { startedAt: ago(minutes(30)), savedAt: ago(minutes(20)), endsAt: ago(-minutes(30)), ...given }
    return buildSatAttempt(db, { paper, doctorId, answers: [rightAnswer(paper.questions[0]!)], ...times })
  }
  const times = { opensAt: ago(hours(1)), closesAt: ago(-hours(1)), durationMinutes: 60, each: 1 }
  const [demo, other] = [await buildPaper(db, { ...times, key: demoExamKey }), await buildPaper(db, times)]
  const writing: number[] = []
  for (let nth = 0; nth < demoStandings.all; nth++) writing.push((await sit(demo)).id)
  const idle = [
    await sit(other),
    await sit(demo, { finishedAt: ago(minutes(1)) }),
    await sit(demo, { endsAt: ago(minutes(1)) }),
  ]
  for (let nth = 0; nth < 40; nth++)
    await demoJobs(db)[0]!.run(new Date(now.getTime() + nth * 1000), new AbortController().signal)
  const { attempt, answerStep, saveLag } = tables
  const rows = await db.select().from(attempt)
  const moved = rows.filter(({ savedAt }) => savedAt !== null && savedAt >= now).map(({ id }) => id)
  expect(moved.length).toBeGreaterThan(6)
  // The last of them were made to be silent.
  expect(moved.every((id) => writing.slice(0, demoStandings.writing).includes(id))).toBe(true)
  for (const { id } of idle) expect(await db.$count(answerStep, eq(answerStep.attemptId, id))).toBe(1)
  expect(await db.$count(saveLag, eq(saveLag.paperId, demo.row.id))).toBe(4)
})
