import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { tables } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../config/env.ts'
import { inviteOwner } from './invite-owner.ts'

const script = fileURLToPath(new URL('../../../../scripts/staff.ts', import.meta.url))
const run = promisify(execFile)

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'prostuti-owner-'))
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const invite = (email: string, name: string) =>
  inviteOwner(
    { email, name },
    readEnv({
      HOST: '127.0.0.1',
      APP_SECRET: 'mL3v0Qe9Zr7Yt1Wb5Xc8Kd2Pf6Hs4Jg0aN',
      ADMIN_URL: 'http://localhost:3901',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEMO: 'false',
    }),
  )

describe('npm run staff -- owner', () => {
  it('gives the first owner a link, and the same owner a new one that ends the old', async () => {
    const { link } = await invite('Sadia@Example.com', 'সাদিয়া ইসলাম')
    expect(link).toMatch(/^http:\/\/localhost:3901\/invitation#[\w-]{43}$/)
    const { db } = database
    const [owner] = await db.select().from(tables.staff).where(eq(tables.staff.email, 'sadia@example.com'))
    expect(owner).toMatchObject({ role: 'owner', name: 'সাদিয়া ইসলাম'.normalize('NFC'), passwordHash: null })
    await invite('sadia@example.com', 'সাদিয়া ইসলাম')
    expect(await db.$count(tables.staff)).toBe(1)
    expect(await db.$count(tables.staffInvitation, isNull(tables.staffInvitation.withdrawnAt))).toBe(1)
    expect(await db.$count(tables.auditEntry, eq(tables.auditEntry.action, 'owner_invited_by_command'))).toBe(2)
  })

  it('says what is missing, and makes nobody an owner who is something else', async () => {
    await expect(run(process.execPath, [script, 'owner', 'nobody'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run staff -- owner'),
    })
    await database.db.insert(tables.staff).values({ name: 'করিম', email: 'karim@example.com', role: 'teacher' })
    await expect(invite('karim@example.com', 'করিম')).rejects.toThrow('as teacher')
  })
})
