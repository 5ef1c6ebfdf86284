import { tables } from '@prostuti/db'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { findWatchable } from './find-watchable.ts'

const { deps, close } = await buildTestApp()
afterAll(close)
const { db } = deps.database
const { batch, enrolment, schedule, scheduleEvent } = tables

it('every batch that promises its earlier recordings gives them to who enrols today', async () => {
  const now = deps.clock()
  const promising = (await db.select().from(batch)).filter(({ inclusions }) =>
    inclusions.some(({ kind }) => kind === 'earlier_recordings'),
  )
  expect(promising.length).toBeGreaterThan(0)
  for (const { id: batchId, title } of promising) {
    const [taken] = await db.select().from(schedule).where(eq(schedule.batchId, batchId)).limit(1)
    const { id: doctorId } = await buildDoctor(db)
    await db.insert(enrolment).values({ doctorId, batchId, scheduleId: taken!.id, createdAt: now })
    const recorded = await db
      .select({ videoId: scheduleEvent.videoId })
      .from(scheduleEvent)
      .where(
        and(
          eq(scheduleEvent.scheduleId, taken!.id),
          isNotNull(scheduleEvent.videoId),
          lt(scheduleEvent.startsAt, now),
          eq(scheduleEvent.isCancelled, false),
        ),
      )
    expect(recorded.length, title.en).toBeGreaterThan(3)
    for (const { videoId } of recorded)
      await expect(findWatchable(db, { doctorId, videoId: videoId!, now })).resolves.toBeTruthy()
  }
})
