import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { tellOnce } from '../push/index.ts'
import { openNewsTest } from './news-test.fixture.ts'

const { db, clock, ahead, student, ...news } = await openNewsTest()
afterAll(() => news.close())

it('two processes that found the same at one moment queue it once', async () => {
  const { doctorId } = await student()
  const one = { doctorId, thing: '7', link: '/my', at: clock.now(), until: ahead(60_000) }
  // Neither looks again: both have found it before either wrote it down.
  const tell = () => tellOnce(db, { kind: 'exam_soon', find: async () => [one] }, { now: clock.now() })
  const told = await Promise.all([tell(), tell(), tell()])
  expect(told.toSorted()).toEqual([0, 0, 1])
  expect(await db.$count(tables.pushMessage, eq(tables.pushMessage.topic, 'exam-7'))).toBe(1)
})
