import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { doctor, enrolment, scheduleEvent, videoNote, videoProgress } from '../../../tables/index.ts'
import { createTestDatabase } from '../../../testing/index.ts'
import { demoDoctors } from '../doctors.ts'

const database = await createTestDatabase({ demo: true })
afterAll(() => database.close())
const { db } = database

const ownRows = () =>
  db
    .select({ row: scheduleEvent, progress: videoProgress })
    .from(scheduleEvent)
    .innerJoin(enrolment, eq(enrolment.scheduleId, scheduleEvent.scheduleId))
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.videoId, scheduleEvent.videoId), eq(videoProgress.doctorId, doctor.id)),
    )
    .where(
      and(
        eq(doctor.phone, demoDoctors[0]!.phone),
        lte(scheduleEvent.startsAt, new Date()),
        ne(scheduleEvent.kind, 'exam'),
      ),
    )

describe('the recordings of the first demo doctor', () => {
  it('are there for every lecture that was held, the newest still to be watched', async () => {
    const rows = await ownRows()
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ row }) => row.videoId === null && !row.isCancelled)).toEqual([])
    const newest = rows.toSorted((one, other) => one.row.startsAt.getTime() - other.row.startsAt.getTime()).at(-1)!
    expect(newest.progress).toBeNull()
  })

  it('are some of them watched, some half, some not, and of the batch that keeps them for a time some soon over and some gone', async () => {
    const rows = await ownRows()
    const open = rows.filter(({ progress }) => !progress?.completedAt)
    expect(rows.length - open.length).toBeGreaterThan(3)
    expect(open.filter(({ progress }) => progress !== null).length).toBeGreaterThan(1)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const until = (from: Date, to: Date) =>
      open.filter(({ row }) => row.videoUntil !== null && row.videoUntil > from && row.videoUntil < to).length
    expect(until(inDays(-9), inDays(0))).toBeGreaterThanOrEqual(1)
    expect(until(inDays(0), inDays(10))).toBeGreaterThanOrEqual(3)
  })

  it('count as watched what their ranges add up to', async () => {
    const sums = await db
      .select({
        kept: videoProgress.watchedSeconds,
        sum: sql<number>`(select sum(upper(part) - lower(part))::integer from unnest(${videoProgress.watched}) part)`,
      })
      .from(videoProgress)
    expect(sums.length).toBeGreaterThan(3)
    for (const { kept, sum } of sums) expect(kept).toBe(sum)
  })

  it('have notes at their moments', async () => {
    expect(await db.$count(videoNote, isNotNull(videoNote.text))).toBe(3)
  })
})
