import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { eventually } from '../../testing/eventually.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'
import { messageOf } from './live-stream.ts'
import { tellLive } from './tell-live.ts'

const database = await createTestDatabase()
const { db } = database
let hub: LiveHub
afterEach(() => hub.close())
afterAll(() => database.close())

function openHub() {
  hub = createLiveHub({ database, clock: () => new Date(), onError: () => {}, heartbeatMs: 20 })
}

async function subscribe() {
  const doctor = await buildDoctor(db)
  const { signInId, deviceId } = await buildSignIn(db, { doctorId: doctor.id })
  const subscriber = { written: [] as string[], ended: false }
  await hub.join({ doctorId: doctor.id, signInId }, (leave) => ({
    write: (text) => subscriber.written.push(text),
    end() {
      subscriber.ended = true
      leave()
    },
  }))
  return { doctorId: doctor.id, subscriber, signInId, deviceId }
}

describe('a heartbeat', () => {
  it('keeps those whose sign-in is good and sends off those whose sign-in or device is not', async () => {
    openHub()
    const [stays, signedOut, expired, released] = [
      await subscribe(),
      await subscribe(),
      await subscribe(),
      await subscribe(),
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
    await eventually(() =>
      expect([signedOut, expired, released].map(({ subscriber }) => subscriber.ended)).toEqual([true, true, true]),
    )
    expect(hub.count()).toBe(1)
    const beats = () => stays.subscriber.written.filter((text) => text.startsWith(':')).length
    const before = beats()
    await eventually(() => expect(beats()).toBeGreaterThan(before))
    expect(stays.subscriber.ended).toBe(false)
  })
})

const breakConnection = () =>
  db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'prostuti-listen' and datname = current_database()`,
  )

describe('a broken connection to the database', () => {
  it('is made again, and everybody is told to ask for everything', async () => {
    openHub()
    const { subscriber } = await subscribe()
    const resyncs = () => subscriber.written.filter((text) => text.includes('resync')).length
    await eventually(() => expect(resyncs()).toBe(1))
    await breakConnection()
    await eventually(() => expect(resyncs()).toBe(2))
  })

  it('makes nobody miss what is said to a batch that they entered meanwhile', async () => {
    openHub()
    const { doctorId, subscriber } = await subscribe()
    const resyncs = () => subscriber.written.filter((text) => text.includes('resync')).length
    await eventually(() => expect(resyncs()).toBe(1))
    const { id: batchId } = await buildBatch(db, await buildCourse(db))
    const { id: scheduleId } = await buildSchedule(db, batchId)
    // Without a word: as if it had been said while nobody heard.
    await db.insert(tables.enrolment).values({ doctorId, batchId, scheduleId })
    await breakConnection()
    await eventually(() => expect(resyncs()).toBe(2))
    await tellLive(db, { batch: batchId }, { kind: 'notice', id: 5 })
    await eventually(() => expect(subscriber.written).toContain(messageOf({ kind: 'notice', id: 5 })))
  })
})
