import type { Paisa } from '../money.ts'
import type { PaymentNews } from './payment-state.ts'

/** What a gateway says of a payment when it is asked directly; the message that a browser brought proves nothing. */
export type GatewayVerdict =
  | {
      readonly status: 'paid'
      readonly transaction: string
      readonly amount: Paisa
      readonly currency: string
      readonly risky: boolean
    }
  | { readonly status: 'declined' | 'cancelled' | 'unknown' | 'pending' }

export type ExpectedPayment = { readonly transaction: string; readonly amount: Paisa; readonly currency: string }

/**
 * The news in a verdict, or undefined while there is none. Money for something else than we asked for is neither taken nor
 * thrown away: it is held for staff.
 */
export function judgeVerdict(expected: ExpectedPayment, verdict: GatewayVerdict): PaymentNews | undefined {
  switch (verdict.status) {
    case 'paid':
      return verdict.risky || !isTheSame(expected, verdict) ? 'doubted' : 'confirmed'
    case 'declined':
      return 'declined'
    case 'cancelled':
      return 'cancelled'
    case 'unknown':
    case 'pending':
      return undefined
  }
}

const isTheSame = (expected: ExpectedPayment, said: ExpectedPayment): boolean =>
  said.transaction === expected.transaction && said.amount === expected.amount && said.currency === expected.currency
