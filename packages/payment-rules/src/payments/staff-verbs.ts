import type { Paisa } from '../money.ts'
import { awaitsLookUp, mayStillBePaid, type PaymentState } from './payment-state.ts'

/** What of a payment decides what staff can do with it. */
export type PaymentStanding = {
  readonly gateway: string
  readonly state: PaymentState
  readonly reason: string | null
}

type Standing = PaymentStanding & {
  /** What of it is here and not on its way back. */
  readonly refundable: Paisa
  /** What is still open of its order. */
  readonly open: Paisa
  readonly hasReceipt: boolean
}

const paymentVerbs = ['approve', 'refuse', 'ask', 'refund', 'take_cash', 'print', 'resend'] as const
export type PaymentVerb = (typeof paymentVerbs)[number]

/** Money of another amount than was asked for cannot be taken for that amount. */
export const mayApprove = (payment: PaymentStanding): boolean =>
  awaitsLookUp(payment) || (payment.state === 'on_hold' && payment.reason !== 'mismatch')

/** Money that a gateway holds for us without a doubt is refunded, not refused. */
export const mayRefuse = (payment: PaymentStanding): boolean =>
  awaitsLookUp(payment) ||
  (payment.state === 'on_hold' &&
    (payment.gateway === 'manual' || payment.reason === 'risky' || payment.reason === 'mismatch'))

const isAtGateway = ({ gateway }: PaymentStanding): boolean => gateway !== 'manual' && gateway !== 'cash'

/** What staff can do with a payment as it stands, whoever they are. What goes back already is decided about. */
export function verbsOf(payment: Standing): PaymentVerb[] {
  const isWhole = payment.state !== 'on_hold' || payment.refundable > 0
  const may: Record<PaymentVerb, boolean> = {
    approve: isWhole && mayApprove(payment),
    refuse: isWhole && mayRefuse(payment),
    ask: isAtGateway(payment) && mayStillBePaid(payment.state) && payment.reason !== 'gateway_away',
    refund: payment.refundable > 0,
    take_cash: payment.open > 0,
    print: payment.hasReceipt,
    resend: payment.hasReceipt && payment.state === 'paid',
  }
  return paymentVerbs.filter((verb) => may[verb])
}
