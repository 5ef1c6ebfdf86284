import type { Paisa } from '@prostuti/payment-rules'
import type { OrderFacts } from '../../orders/load-orders.ts'
import { waitingOf } from '../../orders/plan-order.ts'

/** What of an order's debt can be waived now: nothing where the doctor leaves, and not what they say to have paid already. */
export function waivableOf(facts: OrderFacts): Paisa {
  const { row, parts, covered, isLeaving } = facts
  if (row.bookedAt === null || row.closedAt !== null || isLeaving) return 0
  const owed = parts.reduce((sum, { amount }) => sum + amount, 0) - covered
  return Math.max(0, owed - waitingOf(facts))
}
