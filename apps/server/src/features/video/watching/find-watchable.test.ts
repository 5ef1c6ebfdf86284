import { tables } from '@prostuti/db'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../errors.ts'
import { buildSchedule } from '../../../testing/builders/build-batch.ts'
import { days, hours } from '../../../testing/test-clock.ts'
import { openVideoTest } from '../video-test.fixture.ts'
import { findWatchable, isOwnVideo } from './find-watchable.ts'

const test = await openVideoTest()
afterAll(() => test.close())
const { db, after } = test

/** What the doctor gets: the last moment, or the code of the refusal. */
async function asked(doctorId: number, videoId: number): Promise<Date | null | string> {
  try {
    return (await findWatchable(db, { doctorId, videoId, now: test.clock.now() })).until
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const give = (videoId: number, given: Partial<typeof tables.adminVideo.$inferInsert> = {}) =>
  db.insert(tables.adminVideo).values({ batchId: test.batch.id, videoId, publishedAt: after(-hours(1)), ...given })

async function subscribe(doctorId: number, videoId: number, given: { startsAt: Date; endsAt: Date } | 'unpaid') {
  const [offer] = await db
    .insert(tables.subscriptionOffer)
    .values({
      title: { bn: 'লেকচার' },
      summary: { bn: 'বেছে নিন' },
      monthPaisa: 5000,
      durations: [{ days: 30, percentOff: 0 }],
    })
    .returning()
  const paid = given === 'unpaid' ? { state: 'pending' as const } : { state: 'active' as const, ...given }
  const [made] = await db
    .insert(tables.subscription)
    .values({ doctorId, offerId: offer!.id, days: 30, ...paid })
    .returning()
  await db.insert(tables.subscriptionVideo).values({ subscriptionId: made!.id, videoId })
}

describe('the recording of a lecture', () => {
  it('is watched by those in its schedule from its beginning to its last moment', async () => {
    const { id } = await test.student()
    const video = await test.video()
    await test.lecture({ videoId: video.id })
    expect(await asked(id, video.id)).toBeNull()
    const short = await test.video()
    await test.lecture({ videoId: short.id, videoUntil: after(hours(3)) })
    expect(await asked(id, short.id)).toEqual(after(hours(3)))
  })

  it('is not there for a doctor outside of it, in another schedule of the batch, or in nothing', async () => {
    const [stranger, neighbour] = [await test.doctor(), await test.doctor()]
    const other = await buildSchedule(db, test.batch.id)
    await test.enrol(neighbour.id, { scheduleId: other.id })
    const video = await test.video()
    await test.lecture({ videoId: video.id })
    expect(await asked(stranger.id, video.id)).toBe('not_found')
    expect(await asked(neighbour.id, video.id)).toBe('not_found')
    expect(await asked(stranger.id, 999_999)).toBe('not_found')
  })

  it('is not there for an enrolment that is not paid or has ended, or when the lecture was called off', async () => {
    const [unpaid, ended, { id }] = [await test.doctor(), await test.doctor(), await test.student()]
    await test.enrol(unpaid.id, { state: 'pending' })
    await test.enrol(ended.id, { state: 'ended' })
    const video = await test.video()
    await test.lecture({ videoId: video.id })
    expect([await asked(unpaid.id, video.id), await asked(ended.id, video.id)]).toEqual(['not_found', 'not_found'])
    const off = await test.video()
    await test.lecture({ videoId: off.id, isCancelled: true })
    expect(await asked(id, off.id)).toBe('not_found')
  })

  it('stays a doctor’s who has moved since, and what is taught there afterwards is not', async () => {
    const { id } = await test.doctor()
    const now = await buildSchedule(db, test.batch.id)
    await test.enrol(id, { scheduleId: now.id, movedFromScheduleId: test.schedule.id, movedAt: after(-hours(1)) })
    const [before, afterwards] = [await test.video(), await test.video()]
    await test.lecture({ videoId: before.id, startsAt: after(-hours(2)) })
    await test.lecture({ videoId: afterwards.id, startsAt: after(-hours(1) + 1) })
    expect([await asked(id, before.id), await asked(id, afterwards.id)]).toEqual([null, 'not_found'])
  })

  it('waits for the lecture, closes after its last moment, and waits for what is overdue', async () => {
    const { id } = await test.student()
    const debtor = await test.student()
    await test.owe(debtor)
    const [coming, over, running] = [await test.video(), await test.video(), await test.video()]
    await test.lecture({ videoId: coming.id, startsAt: after(hours(1)) })
    await test.lecture({ videoId: over.id, videoUntil: after(-1) })
    await test.lecture({ videoId: running.id })
    expect(await asked(id, coming.id)).toBe('not_published_yet')
    expect(await asked(id, over.id)).toBe('forbidden')
    expect(await asked(debtor.id, running.id)).toBe('payment_overdue')
    expect(await asked(id, running.id)).toBeNull()
  })
})

describe('a video given to a batch', () => {
  it('is watched in its window by everybody in the batch', async () => {
    const { id } = await test.student()
    const [open, coming, over, hidden] = [
      await test.video(),
      await test.video(),
      await test.video(),
      await test.video(),
    ]
    await give(open.id, { until: after(days(1)) })
    await give(coming.id, { publishedAt: after(hours(1)) })
    await give(over.id, { publishedAt: after(-days(2)), until: after(-days(1)) })
    await give(hidden.id, { isActive: false })
    expect(await asked(id, open.id)).toEqual(after(days(1)))
    expect(await asked(id, coming.id)).toBe('not_published_yet')
    expect(await asked(id, over.id)).toBe('forbidden')
    expect(await asked(id, hidden.id)).toBe('not_found')
    expect(await asked((await test.doctor()).id, open.id)).toBe('not_found')
  })
})

describe('a subscription', () => {
  it('opens its videos while its time runs', async () => {
    const [running, over, coming, unpaid] = await Promise.all(Array.from({ length: 4 }, test.doctor))
    const video = await test.video()
    await subscribe(running!.id, video.id, { startsAt: after(-days(1)), endsAt: after(days(29)) })
    await subscribe(over!.id, video.id, { startsAt: after(-days(31)), endsAt: after(-days(1)) })
    await subscribe(coming!.id, video.id, { startsAt: after(days(1)), endsAt: after(days(31)) })
    await subscribe(unpaid!.id, video.id, 'unpaid')
    expect(await asked(running!.id, video.id)).toEqual(after(days(29)))
    expect(await asked(over!.id, video.id)).toBe('forbidden')
    expect(await asked(coming!.id, video.id)).toBe('not_published_yet')
    expect(await asked(unpaid!.id, video.id)).toBe('not_found')
  })

  it('is not held up by a fee that is overdue for a batch with the same video', async () => {
    const debtor = await test.student()
    await test.owe(debtor)
    const video = await test.video()
    await test.lecture({ videoId: video.id })
    await subscribe(debtor.id, video.id, { startsAt: after(-days(1)), endsAt: after(days(29)) })
    expect(await asked(debtor.id, video.id)).toEqual(after(days(29)))
  })
})

describe('whose a video is', () => {
  it('is asked of what runs, not of what waits, has ended or was called off', async () => {
    const [runs, waits, ended, subscribes, stranger] = await Promise.all(Array.from({ length: 5 }, test.doctor))
    await test.enrol(runs!.id)
    await test.enrol(waits!.id, { state: 'pending' })
    await test.enrol(ended!.id, { state: 'ended' })
    const [video, calledOff, taken] = [await test.video(), await test.video(), await test.video()]
    await test.lecture({ videoId: video.id })
    await test.lecture({ videoId: calledOff.id, isCancelled: true })
    await give(taken.id, { isActive: false })
    await subscribe(subscribes!.id, video.id, 'unpaid')
    const owners = async (videoId: number) => {
      const doctors = Object.entries({ runs, waits, ended, subscribes, stranger })
      const own = await Promise.all(doctors.map(([, doctor]) => isOwnVideo(db, { doctorId: doctor!.id, videoId })))
      return doctors.flatMap(([name], place) => (own[place] ? name : []))
    }
    expect(await owners(video.id)).toEqual(['runs'])
    for (const { id } of [calledOff, taken]) expect(await owners(id)).toEqual([])
  })
})
