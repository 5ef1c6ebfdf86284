import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { afterAll, expect, it } from 'vitest'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { createLagCount } from './lag-count.ts'
import { createSaveLags, sweepSaveLags } from './save-lags.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())

it('says what is typical and what one of a hundred takes, right to an eighth', () => {
  const count = createLagCount()
  for (let ms = 1; ms <= 1000; ms++) count.add(ms)
  const { saves, typical, slow } = count.sum()
  expect(saves).toBe(1000)
  expect(typical / 500).toBeGreaterThan(0.88)
  expect(typical / 500).toBeLessThan(1.13)
  expect(slow / 990).toBeGreaterThan(0.88)
  expect(slow / 990).toBeLessThan(1.13)
  expect(createLagCount().sum()).toEqual({ saves: 0, typical: 0, slow: 0 })
})

it('is written down for ten seconds of each paper, and let go of after days', async () => {
  const { row } = await buildPaper(db)
  const now = new Date('2026-07-03T04:00:07.500Z')
  const lags = createSaveLags({ db, clock: () => now })
  for (const ms of [3, 3, 3, 40]) lags.note(row.id, ms)
  await lags.close()
  const [written] = await db.select().from(tables.saveLag)
  expect(written).toMatchObject({ paperId: row.id, at: new Date('2026-07-03T04:00:00Z'), saves: 4, typical: 3 })
  expect(written!.slow).toBeGreaterThanOrEqual(40)
  expect(await sweepSaveLags(db, new Date('2026-07-04T00:00:00Z'))).toBe(0)
  expect(await sweepSaveLags(db, new Date('2026-07-06T00:00:00Z'))).toBe(1)
})
