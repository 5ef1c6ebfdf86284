import { type Transaction, type Tx, tables } from '@prostuti/db'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { OrderRow } from '../orders/lock-order.ts'
import { batchPurchasable } from './batch.ts'
import { eventPurchasable } from './event.ts'
import type { Purchasable, PurchasableKind, Purchase, PurchaseFacts } from './purchasable.ts'
import { subscriptionPurchasable } from './subscription.ts'

const { purchaseOrder } = tables

/** Everything that is sold. */
const purchasables: Record<PurchasableKind, Purchasable> = {
  enrolment: batchPurchasable,
  event: eventPurchasable,
  subscription: subscriptionPurchasable,
}

const all = Object.values(purchasables)

/** What an order is for: the kind with its verbs, and the purchase to hand to them. */
export function purchaseOf(order: OrderRow): { purchasable: Purchasable; purchase: Purchase } {
  // Only here is an order's row looked at as a whole; its type hides from the rest of payment what tells the kinds apart.
  const row = order as typeof purchaseOrder.$inferSelect
  const purchasable = purchasables[row.kind]
  return { purchasable, purchase: { doctorId: row.doctorId, id: row[purchasable.orderColumn]! } }
}

export const purchasableOf = (kind: PurchasableKind): Purchasable => purchasables[kind]

/** The doctor leaves all that they have, with or without an order. */
export async function endAllOf(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  for (const purchasable of all) {
    await purchasable.releaseHolds(tx, doctorId)
    for (const id of await purchasable.listOwned(tx, doctorId)) await purchasable.end(tx, { doctorId, id }, now)
  }
}

export type Bought = { kind: PurchasableKind; id: number }

/** The columns of a new order that say what it is for. */
export const orderColumnsFor = ({ kind, id }: Bought) => ({ kind, [purchasables[kind].orderColumn]: id })

/** As SQL about a row of `purchase_order`: whether it is the order of what was bought. */
export const isOrderOf = ({ kind, id }: Bought): SQL => eq(purchaseOrder[purchasables[kind].orderColumn], id)

/** As SQL about a row of `purchase_order`: until when its seat is held, null where nothing holds one. */
export const heldUntil: SQL = sql`coalesce(${sql.join(
  all.map((each) => each.heldUntil),
  sql`, `,
)})`

/** As SQL about a row of `purchase_order`: whether what it is for still waits for the first money. */
export const isPending: SQL = or(...all.map((each) => each.isPending))!

/** What is known of the purchases of these orders, by the order's id. */
export async function describePurchases(
  tx: Tx,
  orders: readonly OrderRow[],
  now: Date,
): Promise<Map<number, PurchaseFacts>> {
  const byKind = Map.groupBy(orders, (order) => purchaseOf(order).purchasable)
  const found = new Map<number, PurchaseFacts>()
  for (const [purchasable, ofKind] of byKind) {
    const ids = ofKind.map(({ id }) => id)
    for (const [orderId, facts] of await purchasable.describe(tx, ids, now)) found.set(orderId, facts)
  }
  return found
}
