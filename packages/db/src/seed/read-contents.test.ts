import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../connect.ts'
import { doctor, seedRun } from '../tables/index.ts'
import { createTestDatabase } from '../testing/index.ts'
import { readContents } from './read-contents.ts'
import { seedStarterSite } from './starter/seed-starter-site.ts'

let demo: Database
let centre: Database
beforeAll(async () => {
  demo = await createTestDatabase({ demo: true })
  centre = await createTestDatabase({ demo: false })
})
afterAll(async () => {
  await demo.close()
  await centre.close()
})

describe('what a database was filled with', () => {
  it('is the demo once the demo was seeded', async () => {
    expect(await readContents(demo)).toBe('demo')
  })

  it('is still the demo when its mark is gone but one of its doctors is left, under whatever password', async () => {
    await demo.db.delete(seedRun).where(eq(seedRun.name, 'demo'))
    expect(await readContents(demo)).toBe('demo')
    await demo.db.update(doctor).set({ passwordHash: '$argon2id$another' })
    expect(await readContents(demo)).toBe('demo')
  })

  it('is a centre once a site is there without the demo, and nothing before', async () => {
    await centre.pool.query('delete from site')
    expect(await readContents(centre)).toBe('nothing')
    await seedStarterSite(centre.db)
    expect(await readContents(centre)).toBe('centre')
  })

  it('is nothing in a database without tables', async () => {
    await centre.pool.query('drop schema public cascade')
    await centre.pool.query('create schema public')
    expect(await readContents(centre)).toBe('nothing')
  })
})
