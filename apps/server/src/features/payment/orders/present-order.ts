import type { ResponseOf, readPayment } from '@prostuti/contract'
import { type Due, lectureAccess } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { type Locale, pickText } from '@prostuti/text/locale'
import { presentPayment } from '../payments/present-payment.ts'
import type { OrderFacts } from './load-orders.ts'
import { orderNumber } from './order-number.ts'
import { amountToPay, chosenPlan, duesNow } from './plan-order.ts'

export type OrderOnTheWire = ResponseOf<typeof readPayment>['order']

export function presentOrder(facts: OrderFacts, { locale, now }: { locale: Locale; now: Date }): OrderOnTheWire {
  const { row } = facts
  const { plan, parts } = chosenPlan(facts, now)
  const dues = duesNow(facts, parts, now)
  return {
    id: row.id,
    number: orderNumber(row),
    ...facts.purchase.names,
    title: pickText(row.title, locale),
    detail: pickText(row.detail, locale),
    list_paisa: row.listPaisa,
    reduction_paisa: row.reductionPaisa,
    reduction_ends_at: row.reductionEndsAt?.toISOString() ?? null,
    code: facts.code === null ? null : { code: facts.code, off_paisa: row.codePaisa },
    total_paisa: row.totalPaisa,
    paid_paisa: facts.paid,
    waived_paisa: facts.waived,
    refunded_paisa: facts.refunded,
    state: stateOf(facts),
    plan,
    dues: dues.map(presentDue),
    next_paisa: amountToPay(facts, now),
    held_until: row.bookedAt === null ? (facts.purchase.heldUntil?.toISOString() ?? null) : null,
    access: lectureAccess({ ...row, parts: facts.parts, covered: facts.covered }, facts.purchase, dhakaDate(now)),
    payments: facts.payments.map(presentPayment),
  }
}

export const presentDue = (due: Due) => ({
  number: due.number,
  amount_paisa: due.amount,
  open_paisa: due.open,
  due_on: due.dueOn,
  state: due.state,
})

function stateOf({ row }: OrderFacts): OrderOnTheWire['state'] {
  if (row.closedAt !== null) return 'closed'
  if (row.paidAt !== null) return 'paid'
  return row.bookedAt === null ? 'open' : 'booked'
}
