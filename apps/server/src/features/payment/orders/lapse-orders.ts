import { type Db, type Tx, tables } from '@prostuti/db'
import { awaitsDecision, statesWhere } from '@prostuti/payment-rules'
import { and, eq, inArray, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm'
import { heldUntil, isPending, purchaseOf } from '../purchasables/purchasables.ts'
import { lockOrder } from './lock-order.ts'

const { payment, purchaseOrder } = tables

const day = 86_400_000

/** How many orders one transaction would not be good for, but one sweep is. */
const atMost = 500

/**
 * Lets go of what nobody paid for: a day after its hold ended an order closes, and what it was for lapses. The seat was free
 * for others since the hold ended. A payment whose end is not known, or which staff have to look at, keeps it open.
 */
export async function lapseOrders(db: Db, now: Date): Promise<number> {
  let lapsed = 0
  for (const id of await findForgotten(db, now)) if (await lapse(db, id, now)) lapsed += 1
  return lapsed
}

const hasNoPaymentToWaitFor = (tx: Tx) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(payment)
      .where(and(eq(payment.orderId, purchaseOrder.id), inArray(payment.state, statesWhere(awaitsDecision)))),
  )

async function findForgotten(db: Db, now: Date): Promise<number[]> {
  const longAgo = sql.param(new Date(now.getTime() - day), purchaseOrder.createdAt)
  const rows = await db
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        isNull(purchaseOrder.bookedAt),
        or(
          and(isNull(purchaseOrder.closedAt), sql`coalesce(${heldUntil}, ${purchaseOrder.createdAt}) <= ${longAgo}`),
          // Closed by staff: there is nothing to wait for.
          and(isNotNull(purchaseOrder.closedAt), isPending),
        ),
        hasNoPaymentToWaitFor(db),
      ),
    )
    .limit(atMost)
  return rows.map(({ id }) => id)
}

const lapse = (db: Db, orderId: number, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const isHeld = sql`coalesce(${heldUntil} > ${sql.param(now, purchaseOrder.createdAt)}, false)`
    // Somebody may have paid, or begun to, or held it again since the list was made.
    const [still] = await tx
      .select({ id: purchaseOrder.id })
      .from(purchaseOrder)
      .where(and(eq(purchaseOrder.id, orderId), isNull(purchaseOrder.bookedAt), not(isHeld), hasNoPaymentToWaitFor(tx)))
    if (still === undefined) return false
    await tx
      .update(purchaseOrder)
      .set({ closedAt: order.closedAt ?? now })
      .where(eq(purchaseOrder.id, orderId))
    const { purchasable, purchase } = purchaseOf(order)
    await purchasable.lapse(tx, purchase)
    return true
  })
