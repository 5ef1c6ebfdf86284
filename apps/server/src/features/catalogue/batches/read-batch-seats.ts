import { type Tx, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { countSeats, sumSeats } from './count-seats.ts'
import { findVisibleBatch } from './find-visible-batch.ts'
import { isOpen } from './open-batches.ts'
import { priceAt } from './price-at.ts'

const { batch } = tables

export async function readBatchSeats(tx: Tx, { id, now }: { id: number; now: Date }) {
  const [{ batch: row }, seats, enrolmentOpen] = await Promise.all([
    findVisibleBatch(tx, id),
    countSeats(tx, { batchIds: [id], now }),
    isEnrolmentOpen(tx, { id, now }),
  ])
  const schedules = seats.get(id) ?? []
  return { ...sumSeats(schedules), ...priceAt(row, now), enrolment_open: enrolmentOpen, schedules }
}

export async function isEnrolmentOpen(tx: Tx, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const [row] = await tx
    .select({ open: sql<boolean>`(${isOpen(now)})` })
    .from(batch)
    .where(eq(batch.id, id))
  return row?.open ?? false
}
