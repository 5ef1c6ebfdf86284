import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { ParcelNews } from '../../couriers/index.ts'
import { askAfterMs, isSettled, nextState } from '../delivery/delivery-machine.ts'
import { lockDelivery } from '../delivery/lock-delivery.ts'
import { moveDelivery } from '../delivery/move-delivery.ts'

const { sheetDelivery } = tables

type Heard = {
  deliveryId: number
  /** What the courier itself answered. */
  news: ParcelNews
  source: 'webhook' | 'poll'
  now: Date
}

/** Does what a courier's word about a parcel calls for, once, whoever asked for it. */
export async function applyNews(tx: Transaction, { deliveryId, news, source, now }: Heard): Promise<void> {
  const locked = await lockDelivery(tx, { deliveryId })
  const { row } = locked
  const nextAskAt = new Date(now.getTime() + askAfterMs(row.tries))
  // Its number came with the news: the answer to the booking was lost.
  const learnt =
    news.consignmentId !== undefined && row.consignmentId === null
      ? { consignmentId: news.consignmentId, trackingCode: news.consignmentId }
      : {}
  const state = nextState(row.state, news.state)
  if (state === undefined) {
    if (!isSettled(row.state))
      await tx
        .update(sheetDelivery)
        .set({ ...learnt, nextAskAt })
        .where(eq(sheetDelivery.id, row.id))
    return
  }
  const over = isSettled(state)
  await moveDelivery(tx, locked, {
    state,
    said: news.said,
    detail: news.detail,
    source,
    at: now,
    set: {
      ...learnt,
      bookedAt: row.bookedAt ?? now,
      nextAskAt: over ? null : nextAskAt,
      settledAt: over ? now : null,
    },
  })
}
