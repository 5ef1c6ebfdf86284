import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { pendingMigrations } from '../migrate.ts'
import * as tables from '../tables/index.ts'
import { createTestDatabase } from './index.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()
const demos = await Promise.all([createTestDatabase({ demo: true }), createTestDatabase({ demo: true })])
afterAll(() => Promise.all([first, second, ...demos].map((database) => database.close())))

describe('a test database', () => {
  it('has all migrations and the reference data, and no demo data', async () => {
    expect(await pendingMigrations(first)).toEqual([])
    expect(await first.db.$count(tables.division)).toBe(8)
    expect(await first.db.$count(tables.faq)).toBe(0)
  })

  it('has the demo data if asked for, even by two at once', async () => {
    for (const demo of demos) expect(await demo.db.$count(tables.faq)).toBeGreaterThan(0)
  })

  it('is not seen by another test file', async () => {
    await first.db.execute(sql`create table only_here ()`)
    const { rows } = await second.db.execute(sql`select to_regclass('only_here') as found`)
    expect(rows).toEqual([{ found: null }])
  })
})
