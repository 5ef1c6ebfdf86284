import type { ResponseOf, subscriptions } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { loadOrders, orderNumber, presentOrder } from '../payment/index.ts'
import { daysLeft, isNearEnd, stateOf } from './subscription-state.ts'

const { payment, purchaseOrder, subscription, subscriptionOffer, subscriptionVideo, videoProgress } = tables

type OwnSubscription = ResponseOf<typeof subscriptions>['subscriptions'][number]

type SubscriptionReader = { doctorId: number; offerId?: number; locale: Locale; now: Date }

const inOrder: OwnSubscription['state'][] = ['running', 'waiting', 'unpaid', 'coming', 'over', 'returned']

/** What a doctor has, had or is about to have: what runs first, and of that what ends first. What lapsed is forgotten. */
export async function loadOwnSubscriptions(tx: Tx, reader: SubscriptionReader): Promise<OwnSubscription[]> {
  const rows = await selectOwn(tx, reader)
  const owed = await loadOwed(tx, reader, rows)
  const watched = Map.groupBy(await selectVideos(tx, reader, rows), (each) => each.subscriptionId)
  return rows
    .map((row) => present(row, { videos: watched.get(row.row.id) ?? [], owed: owed.get(row.order.id) ?? null }, reader))
    .toSorted((a, b) => inOrder.indexOf(a.state) - inOrder.indexOf(b.state) || byEnd(a, b))
}

const byEnd = (a: OwnSubscription, b: OwnSubscription): number => {
  const earlier = (a.ends_at ?? '').localeCompare(b.ends_at ?? '')
  return a.state === 'over' ? -earlier : earlier
}

type Row = Awaited<ReturnType<typeof selectOwn>>[number]
type Video = Awaited<ReturnType<typeof selectVideos>>[number]

type More = { videos: Video[]; owed: OwnSubscription['owed'] }

function present(
  { row, order, title, ...of }: Row,
  { videos, owed }: More,
  { locale, now }: SubscriptionReader,
): OwnSubscription {
  const state = stateOf({ ...row, isWaiting: of.isWaiting }, now)
  const isRunning = state === 'running' && row.endsAt !== null
  return {
    id: row.id,
    offer_id: row.offerId,
    order_id: order.id,
    order_number: orderNumber(order),
    title: pickText(title, locale),
    state,
    days: row.days,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    days_left: isRunning ? daysLeft(row.endsAt!, now) : null,
    is_ending: isRunning && !of.isRenewed && isNearEnd(row.endsAt!, now),
    renewed: of.isRenewed,
    total_paisa: order.totalPaisa,
    owed,
    is_receipted: of.isReceipted,
    video_ids: videos.map(({ videoId }) => videoId),
    completed: videos.filter(({ completedAt }) => completedAt !== null).length,
  }
}

/** Of the few that were not paid at once: what is late altogether, or else the next part, by order. */
async function loadOwed(
  tx: Tx,
  { locale, now }: SubscriptionReader,
  rows: Row[],
): Promise<Map<number, OwnSubscription['owed']>> {
  const owing = rows.flatMap(({ order }) => (order.isOwing ? [order.id] : []))
  const orders = (await loadOrders(tx, owing, now)).map((facts) => presentOrder(facts, { locale, now }))
  return new Map(
    orders.map(({ id, dues, access }) => {
      const open = dues.filter(({ open_paisa }) => open_paisa > 0)
      const late = open.filter(({ state }) => state === 'overdue')
      const due = late.length > 0 ? late : open.slice(0, 1)
      if (due.length === 0) return [id, null]
      return [id, { paisa: due.reduce((sum, each) => sum + each.open_paisa, 0), due_on: due[0]!.due_on, access }]
    }),
  )
}

const selectOwn = (tx: Tx, { doctorId, offerId }: SubscriptionReader) =>
  tx
    .select({
      row: subscription,
      order: {
        id: purchaseOrder.id,
        createdAt: purchaseOrder.createdAt,
        totalPaisa: purchaseOrder.totalPaisa,
        isOwing: sql<boolean>`${purchaseOrder.bookedAt} is not null and ${purchaseOrder.paidAt} is null and ${purchaseOrder.closedAt} is null`,
      },
      title: subscriptionOffer.title,
      isWaiting: anyPayment(['initiated', 'on_hold']),
      isReceipted: anyPayment(['paid', 'refunded']),
      isRenewed: sql<boolean>`exists (
        select from subscription later where later.renews_id = ${subscription.id} and later.state = 'active')`,
    })
    .from(subscription)
    .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.subscriptionId, subscription.id))
    .where(
      and(
        eq(subscription.doctorId, doctorId),
        ne(subscription.state, 'lapsed'),
        offerId === undefined ? undefined : eq(subscription.offerId, offerId),
      ),
    )
    .orderBy(desc(subscription.id))

const anyPayment = (states: (typeof payment.$inferSelect)['state'][]) =>
  sql<boolean>`exists (select from ${payment} where ${payment.orderId} = ${purchaseOrder.id} and ${inArray(payment.state, states)})`

async function selectVideos(tx: Tx, { doctorId }: SubscriptionReader, rows: Row[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  return tx
    .select({
      subscriptionId: subscriptionVideo.subscriptionId,
      videoId: subscriptionVideo.videoId,
      completedAt: videoProgress.completedAt,
    })
    .from(subscriptionVideo)
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.videoId, subscriptionVideo.videoId), eq(videoProgress.doctorId, doctorId)),
    )
    .where(inArray(subscriptionVideo.subscriptionId, ids))
    .orderBy(subscriptionVideo.videoId)
}
