import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSignIn } from '../../../auth/find-sign-in.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { requestDevice } from '../request-device.ts'
import { decideDeviceRequest } from './decide-device-request.ts'
import { releaseDeviceAsStaff } from './release-device-as-staff.ts'

const database = await createTestDatabase({ demo: true })
const { db } = database
afterAll(() => database.close())

const now = new Date('2026-03-10T06:00:00Z')
const reason = 'নতুন ফোন কিনেছি, পুরোনোটি হারিয়ে গেছে'
let staffId: number
beforeAll(async () => {
  staffId = (await buildStaff(db)).id
})

/** A doctor with both places taken, who asks for a third device. */
async function askingDoctor() {
  const { id: doctorId } = await buildDoctor(db)
  const first = await buildSignIn(db, { doctorId, now })
  await buildSignIn(db, { doctorId, now })
  const third = await buildSignIn(db, { doctorId, verified: false, now })
  await requestDevice(db, { doctorId, deviceId: third.deviceId, reason, locale: 'bn', now })
  const [request] = await db.select().from(tables.deviceRequest).where(eq(tables.deviceRequest.doctorId, doctorId))
  return { doctorId, first, third, requestId: request!.id }
}

const decide = (requestId: number, decision: 'approved' | 'refused') =>
  db.transaction((tx) => decideDeviceRequest(tx, { requestId, staffId, decision, now }))
const release = (deviceId: number) => db.transaction((tx) => releaseDeviceAsStaff(tx, { deviceId, now }))
const statusOf = async (requestId: number) =>
  (await db.select().from(tables.deviceRequest).where(eq(tables.deviceRequest.id, requestId)))[0]
const isVerified = async (token: string) => (await findSignIn(db, { token, now }))?.deviceVerified

describe('staff decide about a device', () => {
  it('by approving, which verifies it over the limit', async () => {
    const { third, requestId } = await askingDoctor()
    expect(await isVerified(third.token)).toBe(false)
    await decide(requestId, 'approved')
    expect(await isVerified(third.token)).toBe(true)
    expect(await statusOf(requestId)).toMatchObject({ status: 'approved', decidedBy: staffId, decidedAt: now })
  })

  it('by refusing, which leaves it locked', async () => {
    const { third, requestId } = await askingDoctor()
    await decide(requestId, 'refused')
    expect(await isVerified(third.token)).toBe(false)
    expect(await statusOf(requestId)).toMatchObject({ status: 'refused', decidedBy: staffId })
  })

  it('once: the second of two colleagues is told that it is gone', async () => {
    const { requestId } = await askingDoctor()
    const both = await Promise.allSettled([decide(requestId, 'approved'), decide(requestId, 'refused')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(decide(requestId, 'approved')).rejects.toMatchObject({ code: 'not_found' })
    await expect(decide(999_999, 'approved')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('never about a device that took the place of the one they read about', async () => {
    const { doctorId, third, requestId } = await askingDoctor()
    const other = await buildSignIn(db, { doctorId, verified: false, now })
    await requestDevice(db, { doctorId, deviceId: other.deviceId, reason, locale: 'bn', now })
    await expect(decide(requestId, 'approved')).rejects.toMatchObject({ code: 'not_found' })
    expect(await Promise.all([isVerified(third.token), isVerified(other.token)])).toEqual([false, false])
  })
})

describe('staff release a device', () => {
  it('without using up the release of the doctor, and its sign-ins end', async () => {
    const { doctorId, first } = await askingDoctor()
    await release(first.deviceId)
    expect(await findSignIn(db, { token: first.token, now })).toBeUndefined()
    const [doctor] = await db.select().from(tables.doctor).where(eq(tables.doctor.id, doctorId))
    expect(doctor?.deviceReleasedAt).toBeNull()
  })

  it('with the open request for it', async () => {
    const { third, requestId } = await askingDoctor()
    await release(third.deviceId)
    expect(await statusOf(requestId)).toMatchObject({ status: 'withdrawn', decidedBy: null })
  })

  it('but not while an exam runs on it, not twice, and not one that does not exist', async () => {
    const { first } = await askingDoctor()
    const heldUntil = new Date(now.getTime() + 60_000)
    await db.update(tables.device).set({ heldUntil }).where(eq(tables.device.id, first.deviceId))
    await expect(release(first.deviceId)).rejects.toMatchObject({ code: 'device_in_exam' })
    expect(await isVerified(first.token)).toBe(true)
    await db.update(tables.device).set({ heldUntil: now }).where(eq(tables.device.id, first.deviceId))
    await release(first.deviceId)
    await expect(release(first.deviceId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(release(999_999)).rejects.toMatchObject({ code: 'not_found' })
  })
})
