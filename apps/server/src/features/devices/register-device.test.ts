import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { registerDevice } from './register-device.ts'

const database = await createTestDatabase({ demo: true })
const { db } = database
afterAll(() => database.close())

const now = new Date('2026-03-10T06:00:00Z')
const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36'
const register = (doctorId: number, deviceToken: string, at = now) =>
  db.transaction((tx) => registerDevice(tx, { doctorId, deviceToken, userAgent, now: at }))

const devicesOf = (doctorId: number) => db.select().from(tables.device).where(eq(tables.device.doctorId, doctorId))

describe('the device of a sign-in', () => {
  it('is verified by itself when it is the first of the account, and not when it is the second', async () => {
    const { id } = await buildDoctor(db)
    const first = await register(id, 'a'.repeat(32))
    const second = await register(id, 'b'.repeat(32))
    expect([first.verified, second.verified]).toEqual([true, false])
    expect((await devicesOf(id)).map(({ label }) => label)).toEqual(['Chrome · Android', 'Chrome · Android'])
  })

  it('is the same one when the browser comes back', async () => {
    const { id } = await buildDoctor(db)
    const first = await register(id, 'a'.repeat(32))
    const later = new Date(now.getTime() + 3_600_000)
    expect(await register(id, 'a'.repeat(32), later)).toEqual(first)
    expect((await devicesOf(id)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([later])
  })

  it('is another one for another doctor on the same browser', async () => {
    const [one, other] = [await buildDoctor(db), await buildDoctor(db)]
    const ofOne = await register(one.id, 'shared'.repeat(6))
    const ofOther = await register(other.id, 'shared'.repeat(6))
    expect(ofOther.deviceId).not.toBe(ofOne.deviceId)
    expect(ofOther.verified).toBe(true)
  })

  it('verifies one alone when twelve browsers sign in at once on a new account', async () => {
    const { id } = await buildDoctor(db)
    const tokens = Array.from({ length: 12 }, (_, index) => `token-${index}`.padEnd(32, '-'))
    const registered = await Promise.all(tokens.map((token) => register(id, token)))
    expect(registered.filter(({ verified }) => verified)).toHaveLength(1)
  })

  it('is written once when one browser signs in twelve times at once', async () => {
    const { id } = await buildDoctor(db)
    const registered = await Promise.all(Array.from({ length: 12 }, () => register(id, 'same'.repeat(8))))
    expect(new Set(registered.map(({ deviceId }) => deviceId)).size).toBe(1)
    expect(registered.every(({ verified }) => verified)).toBe(true)
  })

  it('is not verified by itself after the doctor released every other one', async () => {
    const { id } = await buildDoctor(db)
    const { deviceId } = await register(id, 'a'.repeat(32))
    await db.update(tables.device).set({ releasedAt: now }).where(eq(tables.device.id, deviceId))
    expect((await register(id, 'a'.repeat(32))).verified).toBe(false)
  })

  it('counts as verified while an exam runs on it', async () => {
    const { id } = await buildDoctor(db)
    await register(id, 'a'.repeat(32))
    const { deviceId } = await register(id, 'b'.repeat(32))
    const heldUntil = new Date(now.getTime() + 1000)
    await db.update(tables.device).set({ heldUntil }).where(eq(tables.device.id, deviceId))
    expect((await register(id, 'b'.repeat(32))).verified).toBe(true)
    expect((await register(id, 'b'.repeat(32), heldUntil)).verified).toBe(false)
  })

  it('keeps no token in clear', async () => {
    const { id } = await buildDoctor(db)
    await register(id, 'plain-token'.padEnd(32, 'x'))
    expect(JSON.stringify(await devicesOf(id))).not.toContain('plain-token')
  })
})

describe('while locking is off', () => {
  it('every device counts as verified, but only the first stays so when locking returns', async () => {
    const { id } = await buildDoctor(db)
    await db.update(tables.site).set({ deviceLocking: false })
    const whileOff = [await register(id, 'a'.repeat(32)), await register(id, 'b'.repeat(32))]
    expect(whileOff.map(({ verified }) => verified)).toEqual([true, true])
    await db.update(tables.site).set({ deviceLocking: true })
    const whileOn = [await register(id, 'a'.repeat(32)), await register(id, 'b'.repeat(32))]
    expect(whileOn.map(({ verified }) => verified)).toEqual([true, false])
  })
})
