import type { Order } from '../../kit/checkout/checkout-api.ts'

/**
 * `first`: nothing was paid, all can be chosen. `further`: a later part. `waiting`: money is there, or is said to be, and
 * staff look at it. `paid` and `ended`: nothing is to be paid.
 */
export type Phase = 'first' | 'further' | 'waiting' | 'paid' | 'ended'

export function phaseOf(order: Order): Phase {
  if (order.state === 'paid') return 'paid'
  // Let go before anything was paid: it can be taken up again.
  const letGo =
    order.state === 'closed' && order.total_paisa > 0 && order.payments.every(({ state }) => !isMoney(state))
  if (order.state === 'closed' && !letGo) return 'ended'
  if (waitingPaisa(order) > 0 && order.next_paisa === 0) return 'waiting'
  if (order.state === 'booked') return order.next_paisa > 0 ? 'further' : 'paid'
  return 'first'
}

const isMoney = (state: Order['payments'][number]['state']) => state === 'paid' || state === 'refunded'

/** What staff have to look at before more is paid. What was too much waits to go back, and pays for nothing. */
export const waitingPaisa = ({ payments }: Pick<Order, 'payments'>): number =>
  payments
    .filter(
      ({ state, reason }) =>
        (state === 'on_hold' && reason !== 'overpaid') || (state === 'initiated' && reason === 'awaiting_staff'),
    )
    .reduce((sum, { amount_paisa }) => sum + amount_paisa, 0)

/** A payment that waits, for the way to its page. */
export const waitingPayment = ({ payments }: Pick<Order, 'payments'>) =>
  payments.findLast(
    ({ state, reason }) => state === 'on_hold' || (state === 'initiated' && reason === 'awaiting_staff'),
  )

/** The last try, if it is worth a word: nobody should pay twice because the first answer was late. */
export function lastTry({ payments }: Pick<Order, 'payments'>) {
  const last = payments.toSorted((a, b) => a.started_at.localeCompare(b.started_at)).at(-1)
  return last && ['initiated', 'failed', 'cancelled', 'expired'].includes(last.state) ? last : undefined
}
