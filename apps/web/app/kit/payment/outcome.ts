import type { Followed, Order, Payment } from './payment-queries.ts'

export type Tone = 'wait' | 'ok' | 'hold' | 'bad' | 'back'

const tones = {
  initiated: 'wait',
  paid: 'ok',
  on_hold: 'hold',
  failed: 'bad',
  cancelled: 'bad',
  expired: 'bad',
  refunded: 'back',
} as const

/** Only what the server calls paid is ever shown as paid. */
export const toneOf = ({ state }: Pick<Payment, 'state'>): Tone => tones[state]

/** What the money is for: to get in, or a further part of what is already running. */
export type Purpose = Order['kind'] | 'part'

export function purposeOf({ payment, order }: { payment: Payment; order: Order }): Purpose {
  const own = payment.invoice_number === null ? Number.POSITIVE_INFINITY : Number(payment.invoice_number)
  const others = order.payments.filter(({ id }) => id !== payment.id)
  const isFurther = others.some(({ invoice_number }) => invoice_number !== null && Number(invoice_number) < own)
  return isFurther ? 'part' : order.kind
}

/** What is still to come by the agreed parts; nobody asks for the rest of what has ended. */
export const leftOf = ({ dues, state }: Pick<Order, 'dues' | 'state'>): number =>
  state === 'closed' ? 0 : dues.reduce((sum, { open_paisa }) => sum + open_paisa, 0)

/** The first part that is not paid yet. */
export const nextDue = ({ dues }: Pick<Order, 'dues'>) => dues.find(({ open_paisa }) => open_paisa > 0)

export type Ways = {
  /** Asking the gateway now can bring something new. */
  ask: boolean
  /** Another payment is of use. */
  again: boolean
  thing: boolean
  receipt: boolean
  otherBatches: boolean
}

export function waysOf({ payment, order }: Pick<Followed, 'payment' | 'order'>): Ways {
  const { state, gateway, reason } = payment
  const isOver = state === 'failed' || state === 'cancelled' || state === 'expired'
  const isIn = order.state === 'booked' || order.state === 'paid'
  return {
    ask: (isOver || state === 'initiated') && gateway !== 'manual' && reason !== 'gateway_away',
    again: isOver && (order.state === 'open' || order.state === 'booked') && order.next_paisa > 0,
    thing: isIn,
    receipt: payment.invoice_number !== null,
    otherBatches: state === 'on_hold' && reason === 'no_seat' && order.kind === 'enrolment',
  }
}
