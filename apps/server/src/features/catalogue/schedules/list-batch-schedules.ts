import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { count, eq, inArray } from 'drizzle-orm'
import { findVisibleBatch } from '../batches/find-visible-batch.ts'
import { isEnrolmentOpen } from '../batches/read-batch-seats.ts'
import { selectSchedules } from './select-schedules.ts'

const { schedule, scheduleEvent } = tables

export async function listBatchSchedules(tx: Tx, { id, locale, now }: { id: number; locale: Locale; now: Date }) {
  const [{ batch, category }, schedules, counts, enrolmentOpen] = await Promise.all([
    findVisibleBatch(tx, id),
    selectSchedules(tx, { batchId: id, locale, now }),
    countEvents(tx, id),
    isEnrolmentOpen(tx, { id, now }),
  ])
  return {
    batch: {
      id: batch.id,
      title: pickText(batch.title, locale),
      category: { slug: category.slug, title: pickText(category.title, locale) },
      starts_on: batch.startsOn,
      ends_on: batch.endsOn,
      enrolment_open: enrolmentOpen,
    },
    schedules: schedules.map((each) => ({
      ...each,
      calendar_path: `/api/v3/web/schedules/${each.id}/calendar.ics`,
      event_count: counts.get(each.id) ?? 0,
    })),
  }
}

async function countEvents(tx: Tx, batchId: number): Promise<Map<number, number>> {
  const ofBatch = tx.select({ id: schedule.id }).from(schedule).where(eq(schedule.batchId, batchId))
  const rows = await tx
    .select({ scheduleId: scheduleEvent.scheduleId, events: count() })
    .from(scheduleEvent)
    .where(inArray(scheduleEvent.scheduleId, ofBatch))
    .groupBy(scheduleEvent.scheduleId)
  return new Map(rows.map((row) => [row.scheduleId, row.events]))
}
