import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { forgetTold, tellOnce, toldKeptMs } from '../push/index.ts'
import { openNewsTest } from './news-test.fixture.ts'
import { newsSources } from './tell-news.ts'

const { db, clock, ahead, student, ...news } = await openNewsTest()
afterAll(() => news.close())

it('two processes that found the same at one moment queue it once', async () => {
  const { doctorId } = await student()
  const one = { doctorId, thing: '7', link: '/my', at: clock.now(), until: ahead(60_000) }
  // Neither looks again: both have found it before either wrote it down.
  const tell = () => tellOnce(db, { kind: 'exam_soon', foundForMs: 0, find: async () => [one] }, { now: clock.now() })
  const told = await Promise.all([tell(), tell(), tell()])
  expect(told.toSorted()).toEqual([0, 0, 1])
  expect(await db.$count(tables.pushMessage, eq(tables.pushMessage.topic, 'exam-7'))).toBe(1)
})

it.each(newsSources)('what was told is remembered for longer than it is there to be found: $kind', ({ foundForMs }) => {
  expect(foundForMs).toBeGreaterThan(0)
  expect(toldKeptMs).toBeGreaterThan(foundForMs)
})

it('what was told longer ago is forgotten, and nothing else', async () => {
  const { doctorId } = await student()
  const told = (thing: string, toldAt: Date) => ({ doctorId, kind: 'notice' as const, thing, toldAt })
  const rows = [told('old', ahead(-toldKeptMs - 1000)), told('young', ahead(-toldKeptMs + 1000))]
  await db.insert(tables.pushTold).values(rows)
  expect(await forgetTold(db, clock.now())).toBe(1)
  expect(await db.$count(tables.pushTold, eq(tables.pushTold.thing, 'young'))).toBe(1)
})
