import { tables } from '@prostuti/db'
import { afterAll, expect, it } from 'vitest'
import { buildWaysToOwn } from '../../../testing/exam-world/ways-to-own.ts'
import { readComingCards } from '../../notebook/index.ts'
import { openNewsTest } from '../news-test.fixture.ts'
import { cardSource } from './cards.ts'

const { db, clock, listen, ...news } = await openNewsTest()
afterAll(() => news.close())

it('nobody is told of a card that they may not read now', async () => {
  const now = clock.now()
  const owned = await buildWaysToOwn(db, now)
  for (const { doctorId, paper } of owned) {
    const { id: questionId, versionId } = paper.questions[0]!
    const card = { doctorId, questionId, versionId, paperId: paper.row.id }
    await db.insert(tables.notebookCard).values({ ...card, queueOn: '2026-06-30', madeAt: now })
    await listen({ doctorId })
  }
  const told = new Set((await cardSource.find(db, { now, atMost: 1000 })).map(({ doctorId }) => doctorId))
  const unread: string[] = []
  for (const { name, doctorId } of owned) {
    if (!told.has(doctorId)) continue
    const [today] = await readComingCards(db, { doctorId, now, days: 1 })
    if (today?.cards !== 1) unread.push(name)
  }
  expect(unread).toEqual([])
  const ways = owned.filter(({ name }) => name.endsWith(', sat, out')).filter(({ doctorId }) => told.has(doctorId))
  expect([ways.length, told.size], 'sat and out, in every way but as somebody else’s').toEqual([9, 9])
})
