export const paymentStates = ['initiated', 'paid', 'on_hold', 'failed', 'cancelled', 'expired', 'refunded'] as const

export type PaymentState = (typeof paymentStates)[number]

/** What can become known of a payment. */
export type PaymentNews =
  /** The gateway confirms the money, and transaction, amount and currency are ours. */
  | 'confirmed'
  /** The money is there, but the gateway or we are in doubt: staff decide. */
  | 'doubted'
  | 'declined'
  | 'cancelled'
  /** Nothing was ever heard of it, and the gateway does not know it either. */
  | 'forgotten'
  /** Staff took or refused a payment in doubt, or one typed in by hand. */
  | 'approved'
  | 'refused'
  /** All of it went back. */
  | 'returned'

const ways: Record<PaymentState, Partial<Record<PaymentNews, PaymentState>>> = {
  initiated: {
    confirmed: 'paid',
    doubted: 'on_hold',
    declined: 'failed',
    cancelled: 'cancelled',
    forgotten: 'expired',
    approved: 'paid',
    refused: 'failed',
  },
  // Money that arrives late is still money: a gateway's confirmation outweighs what we believed before.
  failed: { confirmed: 'paid', doubted: 'on_hold' },
  cancelled: { confirmed: 'paid', doubted: 'on_hold' },
  expired: { confirmed: 'paid', doubted: 'on_hold' },
  on_hold: { approved: 'paid', refused: 'failed', returned: 'refunded' },
  paid: { returned: 'refunded' },
  refunded: {},
}

/** The state after the news. News that says nothing new, comes twice or comes too late changes nothing. */
export const afterNews = (state: PaymentState, news: PaymentNews): PaymentState => ways[state][news] ?? state

/** Whether the gateway's word can still make it paid. Of all others the money came, is held for staff or went back: nobody asks again. */
export const mayStillBePaid = (state: PaymentState): boolean => ways[state].confirmed === 'paid'

/** Whether staff can still make it paid: its end is not known, or it is held for them. */
export const awaitsDecision = (state: PaymentState): boolean => ways[state].approved === 'paid'

/** Whether the payer failed or went back, and may try once more on the gateway's page. */
export const mayBeRetried = (state: PaymentState): boolean =>
  state === ways.initiated.declined || state === ways.initiated.cancelled

/** Whether its money was booked, also when it went back since. */
export const wasReceived = (state: PaymentState): boolean => state === 'paid' || state === ways.paid.returned

/** Whether its money is here and can go back: taken, or held for staff. */
export const mayBeRefunded = (state: PaymentState): boolean => ways[state].returned === 'refunded'

/** Whether it was typed in by hand, and nobody has looked it up yet. */
export const awaitsLookUp = ({ gateway, state }: { gateway: string; state: PaymentState }): boolean =>
  gateway === 'manual' && state === 'initiated'

/** The states of which this is true, for conditions of queries. */
export const statesWhere = (isTrue: (state: PaymentState) => boolean): PaymentState[] => paymentStates.filter(isTrue)
