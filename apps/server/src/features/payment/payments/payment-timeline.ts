import type { ResponseOf, readPayment } from '@prostuti/contract'
import type { OrderRow } from '../orders/lock-order.ts'
import type { PaymentRow } from './lock-payment.ts'

type Step = ResponseOf<typeof readPayment>['timeline'][number]

type PaymentFacts = {
  payment: Pick<PaymentRow, 'state' | 'gateway' | 'startedAt' | 'settledAt'>
  order: Pick<OrderRow, 'createdAt' | 'bookedAt'>
  /** When the browser or the gateway itself first came back. */
  returnedAt: Date | null
  /** Whether it was booked, of one that has gone back since. */
  wasTaken: boolean
}

/** How far a payment has come, as the doctor who waits for it sees it. */
export function paymentTimeline({ payment, order, returnedAt, wasTaken }: PaymentFacts): Step[] {
  const step = (name: Step['step'], state: Step['state'], at: Date | null = null): Step => ({
    step: name,
    state,
    at: at?.toISOString() ?? null,
  })
  const settled = payment.settledAt
  const begun = [step('ordered', 'done', order.createdAt), step('sent', 'done', payment.startedAt)]
  const returned = returnedAt === null ? [] : [step('returned', 'done', returnedAt)]
  // Whoever was in before this payment began does not wait to be let in.
  const wasIn = order.bookedAt !== null && order.bookedAt < payment.startedAt
  const enrolled = wasIn ? [] : [step('enrolled', order.bookedAt === null ? 'to_do' : 'done', order.bookedAt)]
  const confirmed = step('confirmed', 'done', settled)
  switch (payment.state) {
    case 'initiated':
      return [...begun, ...returned, step('confirmed', 'now'), ...enrolled]
    case 'paid':
      return [...begun, ...returned, confirmed, ...enrolled]
    case 'on_hold':
      return [...begun, ...returned, step('held', 'now', settled), ...enrolled]
    case 'refunded':
      return [
        ...begun,
        ...returned,
        ...(wasTaken ? [confirmed, ...enrolled] : [step('held', 'done', settled)]),
        step('refunded', 'done'),
      ]
    case 'failed':
    case 'cancelled':
    case 'expired':
      return [...begun, ...returned, step(payment.state, 'bad', settled)]
  }
}
