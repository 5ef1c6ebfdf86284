import { tables } from '@prostuti/db'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { CourierAway } from '../../couriers/index.ts'
import { askAfterMs } from '../delivery/delivery-machine.ts'
import type { DeliveryRow } from '../delivery/lock-delivery.ts'
import { applyNews } from './apply-news.ts'

const { sheetDelivery } = tables

type CourierDeps = Pick<Deps, 'database' | 'clock' | 'couriers'>

type CourierQuestion = {
  row: Pick<DeliveryRow, 'id' | 'courier' | 'invoice' | 'consignmentId' | 'tries'>
  source: 'webhook' | 'poll'
  claimedId?: string | null
}

/** Asks the courier itself where a parcel is, and does what that calls for. One that is away changes nothing. */
export async function askCourier(
  deps: CourierDeps,
  { row, source, claimedId }: CourierQuestion,
): Promise<'heard' | 'away'> {
  if (row.courier === 'manual') return 'heard'
  const { db } = deps.database
  const { invoice, consignmentId } = row
  try {
    const news = await deps.couriers[row.courier].ask({ invoice, consignmentId, ...(claimedId && { claimedId }) })
    const now = deps.clock()
    if (news !== undefined) await db.transaction((tx) => applyNews(tx, { deliveryId: row.id, news, source, now }))
    else await askLater(deps, row)
    return 'heard'
  } catch (error) {
    if (!(error instanceof CourierAway)) throw error
    await askLater(deps, row)
    return 'away'
  }
}

/** Not sooner than usual, and never again when somebody has settled it since. */
async function askLater(
  { database: { db }, clock }: CourierDeps,
  { id, tries }: CourierQuestion['row'],
): Promise<void> {
  await db
    .update(sheetDelivery)
    .set({ nextAskAt: new Date(clock().getTime() + askAfterMs(tries)) })
    .where(and(eq(sheetDelivery.id, id), isNotNull(sheetDelivery.nextAskAt)))
}
