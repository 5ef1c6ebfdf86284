import type { doctorOrders, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { selectRequests } from '../refund-requests/find-open-request.ts'
import { presentRefundRequest } from '../refund-requests/present-refund-request.ts'
import { loadOrders, type OrderFacts } from './load-orders.ts'
import { duesNow } from './plan-order.ts'
import { presentOrder } from './present-order.ts'

const { purchaseOrder } = tables

/** More than anybody buys; what is older is found in the course itself. */
const atMost = 200

/** Everything a doctor has bought, the newest first. What was let go before anything was paid is nothing they have. */
export async function listOrders(
  tx: Tx,
  { doctorId, locale, now }: { doctorId: number; locale: Locale; now: Date },
): Promise<ResponseOf<typeof doctorOrders>> {
  const rows = await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(eq(purchaseOrder.doctorId, doctorId), or(isNotNull(purchaseOrder.bookedAt), isNull(purchaseOrder.closedAt))),
    )
    .orderBy(desc(purchaseOrder.createdAt), desc(purchaseOrder.id))
    .limit(atMost)
  const ids = rows.map(({ id }) => id)
  const facts = await loadOrders(tx, ids, now)
  const requests = Map.groupBy(await selectRequests(tx, ids), ({ orderId }) => orderId)
  const dues = facts.filter(isOwing).flatMap((each) => duesNow(each, each.parts, now))
  const sum = (parts: typeof dues) => parts.reduce((all, { open }) => all + open, 0)
  return {
    orders: facts.map((each) => {
      const [last] = requests.get(each.row.id) ?? []
      return {
        order: presentOrder(each, { locale, now }),
        ordered_at: each.row.createdAt.toISOString(),
        refund_request: last === undefined ? null : presentRefundRequest(last),
      }
    }),
    owed_paisa: sum(dues),
    due_paisa: sum(dues.filter(({ state }) => state !== 'coming')),
    server_time: now.toISOString(),
  }
}

const isOwing = ({ row, isLeaving }: OrderFacts): boolean =>
  row.bookedAt !== null && row.closedAt === null && !isLeaving
