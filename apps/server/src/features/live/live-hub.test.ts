import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { buildDoctor } from '../../testing/build-doctor.ts'
import { buildSignIn } from '../../testing/build-sign-in.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'

const database = await createTestDatabase()
const { db } = database
let hub: LiveHub
afterEach(() => hub.close())
afterAll(() => database.close())

function openHub() {
  hub = createLiveHub({ database, clock: () => new Date(), onError: () => {}, heartbeatMs: 20 })
}

async function takeSeat() {
  const doctor = await buildDoctor(db)
  const { signInId, deviceId } = await buildSignIn(db, { doctorId: doctor.id })
  const seat = { written: [] as string[], ended: false }
  await hub.join({ doctorId: doctor.id, signInId }, (leave) => ({
    write: (text) => seat.written.push(text),
    end() {
      seat.ended = true
      leave()
    },
  }))
  return { seat, signInId, deviceId }
}

describe('a heartbeat', () => {
  it('keeps those whose sign-in is good and sends off those whose sign-in or device is not', async () => {
    openHub()
    const [stays, signedOut, expired, released] = [
      await takeSeat(),
      await takeSeat(),
      await takeSeat(),
      await takeSeat(),
    ]
    await db
      .update(tables.signIn)
      .set({ endedAt: new Date(), endedBecause: 'logout' })
      .where(eq(tables.signIn.id, signedOut.signInId))
    await db
      .update(tables.signIn)
      .set({ expiresAt: new Date(0) })
      .where(eq(tables.signIn.id, expired.signInId))
    await db.update(tables.device).set({ releasedAt: new Date() }).where(eq(tables.device.id, released.deviceId))
    await vi.waitFor(() =>
      expect([signedOut, expired, released].map(({ seat }) => seat.ended)).toEqual([true, true, true]),
    )
    expect(hub.count()).toBe(1)
    const beats = () => stays.seat.written.filter((text) => text.startsWith(':')).length
    const before = beats()
    await vi.waitFor(() => expect(beats()).toBeGreaterThan(before))
    expect(stays.seat.ended).toBe(false)
  })
})

describe('a broken connection to the database', () => {
  it('is made again, and everybody is told to ask for everything', async () => {
    openHub()
    const { seat } = await takeSeat()
    const resyncs = () => seat.written.filter((text) => text.includes('resync')).length
    await vi.waitFor(() => expect(resyncs()).toBe(1))
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'prostuti-listen' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(resyncs()).toBe(2))
  })
})
