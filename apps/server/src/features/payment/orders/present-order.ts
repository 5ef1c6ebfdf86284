import type { ResponseOf, readPayment } from '@prostuti/contract'
import { accessOf, type Due } from '@prostuti/payment-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { dhakaDate } from '../../catalogue/index.ts'
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
    kind: row.kind,
    enrolment_id: row.enrolmentId,
    event_id: row.eventId,
    subscription_id: row.subscriptionId,
    offer_id: facts.offerId,
    batch_id: facts.batchId,
    title: pickText(row.title, locale),
    detail: pickText(row.detail, locale),
    list_paisa: row.listPaisa,
    reduction_paisa: row.reductionPaisa,
    reduction_ends_at: row.reductionEndsAt?.toISOString() ?? null,
    code: facts.code === null ? null : { code: facts.code, off_paisa: row.codePaisa },
    total_paisa: row.totalPaisa,
    paid_paisa: facts.paid,
    refunded_paisa: facts.refunded,
    state: stateOf(facts),
    plan,
    dues: dues.map(presentDue),
    next_paisa: amountToPay(facts, now),
    held_until: row.bookedAt === null ? (facts.heldUntil?.toISOString() ?? null) : null,
    access: accessTo(facts, dues, now),
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

/** Only what is agreed can be overdue, and nobody asks for the rest of what has ended. */
function accessTo({ row, pauseLecturesAfterDays }: OrderFacts, dues: readonly Due[], now: Date) {
  if (row.bookedAt === null || row.closedAt !== null) return 'open'
  return accessOf(dues, { pauseLecturesAfterDays }, dhakaDate(now))
}
