import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { eventually } from '../../testing/eventually.ts'
import { openLive } from '../../testing/open-live.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { tellLive } from './index.ts'

let one: TestApp
let two: TestApp
let addresses: [string, string]

beforeAll(async () => {
  one = await buildTestApp({ demo: false })
  // Two processes on one database, as far as live news is concerned: each has a hub and a listening connection of its own.
  two = await buildTestApp({ database: one.deps.database })
  addresses = [await one.app.listen(), await two.app.listen()]
})
afterAll(async () => {
  await two.app.close()
  await one.close()
})

async function buildListener(batchId?: number) {
  const { db } = one.deps.database
  const doctor = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId: doctor.id })
  if (batchId !== undefined) await enrol(doctor.id, batchId)
  return { id: doctor.id, headers }
}

async function enrol(doctorId: number, batchId: number) {
  const { db } = one.deps.database
  const [schedule] = await db.select().from(tables.schedule).where(eq(tables.schedule.batchId, batchId))
  await db.insert(tables.enrolment).values({ doctorId, batchId, scheduleId: schedule!.id })
}

async function buildCourseBatch(given: { feePaisa?: number } = {}) {
  const { db } = one.deps.database
  const parent = await buildCourse(db)
  const batch = await buildBatch(db, parent, given)
  const schedule = await buildSchedule(db, batch.id)
  return { batchId: batch.id, scheduleId: schedule.id, courseId: parent.course.id }
}

const ready = (live: Awaited<ReturnType<typeof openLive>>) =>
  eventually(() => expect(live.seen.messages).toContain('resync'))

describe('the live stream', () => {
  it('begins with a word to ask for everything, and is neither kept nor compressed', async () => {
    const { headers } = await buildListener()
    const live = await openLive(addresses[0], headers)
    await ready(live)
    expect(live.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(live.response.headers.get('content-encoding')).toBeNull()
    expect(live.response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(live.response.headers.get('x-content-type-options')).toBe('nosniff')
    await live.leave()
  })

  it('is refused without a token and on an unverified device', async () => {
    const doctor = await buildDoctor(one.deps.database.db)
    const { headers } = await buildSignIn(one.deps.database.db, { doctorId: doctor.id, verified: false })
    const statuses = await Promise.all(
      [{}, headers].map(
        async (given) => (await fetch(`${addresses[0]}/api/v3/web/doctor/live`, { headers: given })).status,
      ),
    )
    expect(statuses).toEqual([401, 423])
  })

  it('brings news that another process has said, to those whom it is for', async () => {
    const { batchId, courseId } = await buildCourseBatch()
    const other = await buildCourseBatch()
    const enrolled = await buildListener(batchId)
    const stranger = await buildListener(other.batchId)
    const here = await openLive(addresses[0], enrolled.headers)
    const there = await openLive(addresses[1], enrolled.headers)
    const away = await openLive(addresses[1], stranger.headers)
    await Promise.all([here, there, away].map(ready))

    const { db } = two.deps.database
    await tellLive(db, { batch: batchId }, { kind: 'notice', id: 1 })
    await tellLive(db, { course: courseId }, { kind: 'notice', id: 2 })
    await tellLive(db, { doctor: enrolled.id }, { kind: 'complaint', id: 3 })
    await tellLive(db, { all: true }, { kind: 'notice', id: 4 })

    const all = [1, 2, 3, 4].map((id) => ({ kind: id === 3 ? 'complaint' : 'notice', id }))
    await eventually(() => expect(here.seen.messages).toEqual(['resync', ...all]))
    await eventually(() => expect(there.seen.messages).toEqual(['resync', ...all]))
    await eventually(() => expect(away.seen.messages).toEqual(['resync', all[3]]))
    await Promise.all([here, there, away].map((live) => live.leave()))
  })

  it('says nothing of what was taken back', async () => {
    const { id, headers } = await buildListener()
    const live = await openLive(addresses[0], headers)
    await ready(live)
    const { db } = one.deps.database
    await db
      .transaction(async (tx) => {
        await tellLive(tx, { doctor: id }, { kind: 'payment', id: 1 })
        throw new Error('taken back')
      })
      .catch(() => {})
    await tellLive(db, { doctor: id }, { kind: 'payment', id: 2 })
    await eventually(() => expect(live.seen.messages).toEqual(['resync', { kind: 'payment', id: 2 }]))
    await live.leave()
  })

  it('follows a doctor into a batch that they enter while it is open, and tells them that they are in', async () => {
    const { batchId, scheduleId } = await buildCourseBatch({ feePaisa: 0 })
    const { headers } = await buildListener()
    const live = await openLive(addresses[0], headers)
    await ready(live)
    const entered = await two.app.inject({
      method: 'POST',
      url: '/api/v3/web/doctor/enrolments',
      headers,
      payload: { batch_id: batchId, schedule_id: scheduleId },
    })
    expect(entered.statusCode, entered.body).toBe(200)
    await eventually(() => expect(live.seen.messages[1]).toMatchObject({ kind: 'enrolment' }))
    await tellLive(one.deps.database.db, { batch: batchId }, { kind: 'notice', id: 6 })
    await eventually(() => expect(live.seen.messages[2]).toEqual({ kind: 'notice', id: 6 }))
    await live.leave()
  })

  it('makes room for the newest when a doctor has too many open', async () => {
    const { headers } = await buildListener()
    const lives: Awaited<ReturnType<typeof openLive>>[] = []
    for (let nth = 0; nth < 7; nth += 1) {
      const live = await openLive(addresses[0], headers)
      await ready(live)
      lives.push(live)
    }
    await eventually(() => expect(lives.map(({ seen }) => seen.ended)).toEqual([true, ...Array(6).fill(false)]))
    expect(lives[0]!.seen.text).toContain('event: bye')
    await Promise.all(lives.map((live) => live.leave()))
  })

  it('does not keep a server from stopping', async () => {
    const third = await buildTestApp({ database: one.deps.database })
    const address = await third.app.listen()
    const { headers } = await buildListener()
    const live = await openLive(address, headers)
    await ready(live)
    await third.app.close()
    await eventually(() => expect(live.seen.ended).toBe(true))
  })
})
