import { type Database, tables } from '@prostuti/db'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { startSubscriptionOrder } from '../../features/subscription/start-subscription-order.ts'
import { buildShelf } from '../builders/build-shelf.ts'
import { days, type TestClock } from '../test-clock.ts'
import type { SoldItem } from './sold-item.ts'

const { purchaseOrder, subscription, subscriptionOffer } = tables

/** A shelf of its own for every schedule. Whoever has its videos and asks again renews them. */
export async function openShelf({ db, clock }: { db: Database['db']; clock: TestClock }): Promise<SoldItem> {
  const shelf = await buildShelf(db, { videos: 2, monthPaisa: 500_000 })
  const ofShelf = eq(subscription.offerId, shelf.id)

  /** The newest one that was paid and that nothing follows. */
  async function findLast(doctorId: number): Promise<number | undefined> {
    const isLast = sql`not exists (
      select from subscription later where later.renews_id = ${subscription.id} and later.state = 'active')`
    const [row] = await db
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(ofShelf, eq(subscription.doctorId, doctorId), eq(subscription.state, 'active'), isLast))
      .orderBy(desc(subscription.id))
      .limit(1)
    return row?.id
  }

  async function order(doctorId: number, howLong: 30 | 90) {
    const renews = await findLast(doctorId)
    const wish = { doctorId, offerId: shelf.id, videoIds: shelf.videoIds, days: howLong, locale: 'bn' as const }
    return db.transaction((tx) => startSubscriptionOrder(tx, { ...wish, renews, now: clock.now() }))
  }

  return {
    begin: (doctorId) => order(doctorId, 30),
    change: (doctorId) => order(doctorId, 90),
    reprice: (percent) =>
      db
        .update(subscriptionOffer)
        .set({ monthPaisa: sql`month_paisa * ${percent}::int / 100` })
        .where(eq(subscriptionOffer.id, shelf.id)),

    move: async () => {},

    async findOrder(doctorId) {
      const [row] = await db
        .select({ id: purchaseOrder.id })
        .from(purchaseOrder)
        .innerJoin(subscription, eq(subscription.id, purchaseOrder.subscriptionId))
        .where(and(ofShelf, eq(subscription.doctorId, doctorId)))
        .orderBy(desc(purchaseOrder.id))
        .limit(1)
      return row?.id
    },

    readOrders: () =>
      db
        .select({ order: purchaseOrder, state: subscription.state })
        .from(purchaseOrder)
        .innerJoin(subscription, eq(subscription.id, purchaseOrder.subscriptionId))
        .where(ofShelf),

    async findFaults() {
      const rows = await db
        .select()
        .from(subscription)
        .where(and(ofShelf, eq(subscription.state, 'active')))
        .orderBy(asc(subscription.doctorId), asc(subscription.startsAt), asc(subscription.id))
      return rows.flatMap((row, index) => {
        const previous = rows[index - 1]
        const before = previous?.doctorId === row.doctorId ? previous : undefined
        const lasts = row.endsAt!.getTime() - row.startsAt!.getTime()
        const waits = row.startsAt!.getTime() - (before?.endsAt ?? clock.now()).getTime()
        return [
          ...(lasts === days(row.days) ? [] : [`subscription ${row.id} runs for ${lasts} ms`]),
          ...(before !== undefined && waits < 0 ? [`the days of ${before.id} and ${row.id} are paid twice`] : []),
          ...(row.startsAt! > clock.now() && waits > 0 ? [`subscription ${row.id} waits for nothing`] : []),
        ]
      })
    },
  }
}
