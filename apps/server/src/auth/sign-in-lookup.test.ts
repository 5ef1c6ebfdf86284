import { type Database, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildDoctor } from '../testing/builders/build-doctor.ts'
import { buildSignIn } from '../testing/builders/build-sign-in.ts'
import { minutes } from '../testing/test-clock.ts'
import { createSignInLookup, type SignInLookup } from './sign-in-lookup.ts'

let database: Database
let lookup: SignInLookup
const made = new Date('2026-07-01T04:00:00Z')
const after = (count: number) => new Date(made.getTime() + minutes(count))

beforeAll(async () => {
  database = await createTestDatabase()
  lookup = createSignInLookup(database.db)
})
afterAll(() => database.close())

async function someSignIns(count: number) {
  const doctor = await buildDoctor(database.db)
  const all = []
  for (let nth = 0; nth < count; nth++)
    all.push(await buildSignIn(database.db, { doctorId: doctor.id, verified: nth % 2 === 0, now: made }))
  return { doctor, all }
}

describe('looking sign-ins up together', () => {
  it('asks once for all that come together, and gives each its own', async () => {
    const { doctor, all } = await someSignIns(4)
    const query = vi.spyOn(database.pool, 'query')
    const tokens = [...all.map(({ token }) => token), all[0]!.token, 'nobody-s']
    const found = await Promise.all(tokens.map((token) => lookup({ token, now: made })))
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    expect(found.map((signIn) => signIn?.deviceId)).toEqual([
      ...all.map(({ deviceId }) => deviceId),
      all[0]!.deviceId,
      undefined,
    ])
    expect(found.slice(0, 5).map((signIn) => signIn?.doctorId)).toEqual(Array(5).fill(doctor.id))
    expect(found.slice(0, 4).map((signIn) => signIn?.deviceVerified)).toEqual([true, false, true, false])
  })

  it('judges each by the moment at which it came', async () => {
    const { all } = await someSignIns(1)
    const { token, signInId } = all[0]!
    await database.db
      .update(tables.signIn)
      .set({ expiresAt: after(1) })
      .where(eq(tables.signIn.id, signInId))
    const found = await Promise.all([lookup({ token, now: made }), lookup({ token, now: after(1) })])
    expect(found.map((signIn) => signIn?.id)).toEqual([signInId, undefined])
  })

  it('refuses a sign-in from the moment at which it has ended', async () => {
    const { all } = await someSignIns(2)
    const [gone, kept] = [all[0]!, all[1]!]
    expect(await lookup({ token: gone.token, now: made })).toBeDefined()
    await database.db
      .update(tables.signIn)
      .set({ endedAt: made, endedBecause: 'logout' })
      .where(eq(tables.signIn.id, gone.signInId))
    const found = await Promise.all([gone, kept].map(({ token }) => lookup({ token, now: made })))
    expect(found.map((signIn) => signIn?.id)).toEqual([undefined, kept.signInId])
  })

  it('notes the use of all of them with one statement, at most once a minute', async () => {
    const { all } = await someSignIns(3)
    const ids = all.map(({ signInId }) => signInId)
    const usedAt = async () => {
      const rows = await database.db.select().from(tables.signIn).where(inArray(tables.signIn.id, ids))
      const devices = await database.db
        .select()
        .from(tables.device)
        .where(
          inArray(
            tables.device.id,
            all.map(({ deviceId }) => deviceId),
          ),
        )
      return new Set([...rows, ...devices].map(({ lastUsedAt }) => lastUsedAt.toISOString()))
    }
    await Promise.all(all.map(({ token }) => lookup({ token, now: after(1) })))
    expect(await usedAt()).toEqual(new Set([made.toISOString()]))
    const query = vi.spyOn(database.pool, 'query')
    await Promise.all(all.map(({ token }) => lookup({ token, now: after(2) })))
    expect(query).toHaveBeenCalledTimes(2)
    query.mockRestore()
    expect(await usedAt()).toEqual(new Set([after(2).toISOString()]))
  })

  it('lets no call wait for a row that somebody else is writing', async () => {
    const { all } = await someSignIns(2)
    const [busy, free] = [all[0]!, all[1]!]
    await database.db.transaction(async (tx) => {
      await tx.update(tables.signIn).set({ lastUsedAt: made }).where(eq(tables.signIn.id, busy.signInId))
      const found = await Promise.all([busy, free].map(({ token }) => lookup({ token, now: after(5) })))
      expect(found.map((signIn) => signIn?.id)).toEqual([busy.signInId, free.signInId])
    })
    const [left] = await database.db.select().from(tables.signIn).where(eq(tables.signIn.id, busy.signInId))
    const [noted] = await database.db.select().from(tables.signIn).where(eq(tables.signIn.id, free.signInId))
    expect([left?.lastUsedAt, noted?.lastUsedAt]).toEqual([made, after(5)])
  })
})
