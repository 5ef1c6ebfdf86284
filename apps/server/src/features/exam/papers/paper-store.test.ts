import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCorrection, buildPaper } from '../../../testing/builders/build-paper.ts'
import { createPaperStore } from './paper-store.ts'

const database = await createTestDatabase()
const { db, pool } = database
afterAll(() => database.close())

const kinds = ['quiz'] as const

/** How many statements `work` sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pool, 'query')
  try {
    await work()
    return sent.mock.calls.length
  } finally {
    sent.mockRestore()
  }
}

let age = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => age)
  return () => vi.restoreAllMocks()
})

describe('kept papers', () => {
  it('are read once for all who ask at the same moment, and not again for a while', async () => {
    const { row, questions } = await buildPaper(db)
    const papers = createPaperStore(db)
    await papers.byKey(row.key, kinds)
    expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, () => papers.byKey(row.key, kinds))))).toBe(
      0,
    )
    const fresh = createPaperStore(db)
    const alone = await statementsOf(() => fresh.byId(row.id))
    const other = createPaperStore(db)
    expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, () => other.byId(row.id))))).toBe(alone)
    const loaded = await papers.byId(row.id)
    expect(loaded?.questions.map(({ id, position }) => [id, position])).toEqual(
      questions.map(({ id }, nth) => [id, nth + 1]),
    )
    expect(loaded?.byId.get(questions[2]!.id)?.key).toEqual(questions[2]!.key)
  })

  it('are compared after a few seconds by one of all who ask, and kept if nothing has changed', async () => {
    const { row } = await buildPaper(db)
    const papers = createPaperStore(db)
    const first = await papers.byKey(row.key, kinds)
    age += 3001
    expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, () => papers.byKey(row.key, kinds))))).toBe(
      1,
    )
    expect(await papers.byKey(row.key, kinds)).toBe(first)
  })

  it('show a correction, a change and a removal a few seconds later', async () => {
    const { row, questions } = await buildPaper(db)
    const papers = createPaperStore(db)
    await papers.byId(row.id)
    const key = { type: 'sba', options: [1, 2] } as const
    await buildCorrection(db, questions[0]!, key)
    age += 3001
    const corrected = await papers.byId(row.id)
    expect([corrected?.row.keysRevision, corrected?.byId.get(questions[0]!.id)]).toMatchObject([2, { key, version: 2 }])
    await db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, row.id))
    expect(await papers.byKey(row.key, kinds), 'nobody has asked in the meantime').toBeUndefined()
    age += 3001
    expect(await papers.byId(row.id)).toBeUndefined()
  })

  it('are found by the key they have now', async () => {
    const [one, other] = [await buildPaper(db), await buildPaper(db)]
    const papers = createPaperStore(db)
    await papers.byKey(one.row.key, kinds)
    await db.update(tables.paper).set({ key: 'moved-away' }).where(eq(tables.paper.id, one.row.id))
    await db.update(tables.paper).set({ key: one.row.key }).where(eq(tables.paper.id, other.row.id))
    age += 3001
    expect(await papers.byKey(one.row.key, kinds), 'it looks again').toBeUndefined()
    expect((await papers.byKey(one.row.key, kinds))?.row.id).toBe(other.row.id)
    expect(await papers.byKey('nowhere', kinds)).toBeUndefined()
    expect(await papers.byKey('moved-away', ['bcs_exam'])).toBeUndefined()
  })

  it('leave the memory one by one when it is full, the one nobody asked for longest first', async () => {
    const [first, second, third] = [await buildPaper(db), await buildPaper(db), await buildPaper(db)]
    const papers = createPaperStore(db, 2)
    for (const { row } of [first, second, first, third]) await papers.byId(row.id)
    expect(await statementsOf(() => papers.byId(first.row.id))).toBe(0)
    expect(await statementsOf(() => papers.byId(third.row.id))).toBe(0)
    expect(await statementsOf(() => papers.byId(second.row.id))).toBeGreaterThan(0)
  })
})
