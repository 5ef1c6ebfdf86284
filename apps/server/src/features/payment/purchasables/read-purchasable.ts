import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { isEnrolmentOpen, priceAt } from '../../catalogue/index.ts'
import type { Thing } from './purchasable.ts'
import { readSubscriptionThing } from './read-subscription.ts'
import type { Seat } from './seat-of.ts'

const { batch, event, schedule } = tables

export async function readThing(tx: Tx, seat: Seat, now: Date): Promise<Thing | undefined> {
  if ('subscriptionId' in seat) return readSubscriptionThing(tx, seat.subscriptionId)
  return 'scheduleId' in seat ? readSchedule(tx, seat.scheduleId, now) : readEventThing(tx, seat.eventId, now)
}

async function readSchedule(tx: Tx, scheduleId: number, now: Date): Promise<Thing | undefined> {
  const [row] = await tx
    .select({ batch, detail: schedule.title, isActive: schedule.isActive })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(eq(schedule.id, scheduleId))
  if (row === undefined) return undefined
  const price = priceAt(row.batch, now)
  return {
    key: `batch:${row.batch.id}`,
    title: row.batch.title,
    detail: row.detail,
    listPaisa: price.fee_paisa,
    reductionPaisa: price.discount_paisa,
    reductionEndsAt: price.discount_paisa > 0 ? row.batch.discountEndsAt : null,
    isOpen: row.isActive && (await isEnrolmentOpen(tx, { id: row.batch.id, now })),
  }
}

async function readEventThing(tx: Tx, eventId: number, now: Date): Promise<Thing | undefined> {
  const [row] = await tx.select().from(event).where(eq(event.id, eventId))
  if (row === undefined) return undefined
  return {
    key: `event:${row.id}`,
    title: row.name,
    detail: null,
    listPaisa: row.feePaisa,
    reductionPaisa: 0,
    reductionEndsAt: null,
    isOpen: row.isActive && row.deadline > now,
  }
}
