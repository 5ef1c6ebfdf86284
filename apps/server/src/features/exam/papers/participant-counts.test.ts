import { type Database, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { fillAttempts } from '../../../testing/builders/fill-attempts.ts'
import { createParticipantCounts } from './participant-counts.ts'

const finishedAt = new Date('2026-07-01T04:00:00Z')

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function satPaper(attempts: number) {
  const { row, questions } = await buildPaper(database.db)
  await fillAttempts(database.db, { paperId: row.id, attempts, questions: questions.length, finishedAt })
  return row.id
}

async function remove(count: number, paperId: number) {
  await database.pool.query(
    `delete from attempt_result where attempt_id in (select attempt_id from attempt_result where paper_id = $1 limit $2)`,
    [paperId, count],
  )
}

it('counts a few at every call, and many now and then without making anybody wait', async () => {
  const { db } = database
  let ms = 0
  const counts = createParticipantCounts(db, () => ms)
  const few = await satPaper(3)
  const many = await satPaper(1_500)
  const read = async () => [...(await counts.of(db, [few, many])).values()]
  expect(await read()).toEqual([3, 1_500])
  await remove(1, few)
  await remove(100, many)
  expect(await read()).toEqual([2, 1_500])
  ms = 30_001
  expect(await read()).toEqual([2, 1_500])
  await expect.poll(read).toEqual([2, 1_400])
})

it('believes the ranks once they are drawn', async () => {
  const { db } = database
  const paperId = await satPaper(2)
  await db
    .insert(tables.paperStanding)
    .values({ paperId, keysRevision: 1, participants: 7, bins: [], rankedAt: finishedAt })
  expect(await createParticipantCounts(db).of(db, [paperId])).toEqual(new Map([[paperId, 7]]))
})

it('counts nobody where there is no paper', async () => {
  expect(await createParticipantCounts(database.db).of(database.db, [])).toEqual(new Map())
})
