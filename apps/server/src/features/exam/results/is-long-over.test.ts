import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { isLongOver } from './is-long-over.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())

it('is so when nothing was sat or objected to for an hour', async () => {
  const now = new Date()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const paper = await buildPaper(db, { each: 2 })
  const over = { startedAt: ago(5), finishedAt: ago(4), finishedBy: 'doctor', isMarked: true } as const
  const { doctorId, paperId } = await buildAttempt(db, paper, over)
  const judged = async () => [await isLongOver(db, { doctorId, now }), await isLongOver(db, { doctorId, paperId, now })]
  expect(await judged()).toEqual([true, true])

  const raised = { paperId, questionId: paper.questions[0]!.id, doctorId, reason: 'other', words: 'Why?' } as const
  await db.insert(tables.objection).values({ ...raised, createdAt: ago(0.5) })
  expect(await judged()).toEqual([false, false])
  await db.update(tables.objection).set({ createdAt: ago(2) })
  expect(await judged()).toEqual([true, true])

  const running = await buildAttempt(db, await buildPaper(db, { each: 1 }), { doctorId, startedAt: now })
  expect(await judged()).toEqual([false, false])
  await db.delete(tables.attempt).where(eq(tables.attempt.id, running.id))
  expect(await judged()).toEqual([true, true])

  const fresh = { startedAt: ago(1), finishedAt: now, finishedBy: 'doctor', number: 2, ranked: false } as const
  await buildAttempt(db, paper, { ...fresh, doctorId })
  expect(await judged()).toEqual([false, false])
})
