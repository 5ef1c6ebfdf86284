import { type Db, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCorrection } from '../../../testing/builders/build-paper.ts'
import { days } from '../../../testing/test-clock.ts'
import { openPracticeApp, type PracticeApp } from '../practice.fixture.ts'
import { createPool } from './read-pool.ts'

let test: PracticeApp
beforeAll(async () => {
  test = await openPracticeApp()
})
afterAll(() => test.close())

async function readQuestions(db = test.db) {
  const { doctorId } = await test.signIn()
  return (await createPool(db)(doctorId, test.clock.now())).questions
}

it('asks nothing again that was retired, or given to everybody or to nobody', async () => {
  const { row, questions } = await test.paper({ each: 4 })
  const [retired, ...others] = questions
  await test.db.update(tables.question).set({ state: 'retired' }).where(eq(tables.question.id, retired!.id))
  const [toAll, toNobody, asked] = others
  await buildCorrection(test.db, toAll!, { type: 'sba', options: [1], grace: 'all' })
  await buildCorrection(test.db, toNobody!, { type: 'sba', options: [1], grace: 'void' })
  const own = (await readQuestions()).filter(({ sourceId }) => sourceId === row.id)
  expect(own.map(({ id }) => id)).toEqual([asked!.id])
})

it('takes what several exams asked from the newest of them, whichever was written first', async () => {
  const newest = await test.paper({ each: 1, opensAt: test.ago(days(2.5)) })
  const [question] = newest.questions
  for (const daysAgo of [4, 3])
    await test.share(question!, await test.paper({ each: 1, opensAt: test.ago(days(daysAgo)) }))
  const sourcesOf = async (db?: Db) =>
    (await readQuestions(db)).filter(({ id }) => id === question!.id).map(({ sourceId }) => sourceId)
  expect(await sourcesOf()).toEqual([newest.row.id])
  // The database promises no order: read as they were written, the newest comes first.
  await test.db.transaction(async (tx) => {
    await tx.execute('set local enable_indexscan = off')
    await tx.execute('set local enable_bitmapscan = off')
    expect(await sourcesOf(tx as unknown as Db)).toEqual([newest.row.id])
  })
})
