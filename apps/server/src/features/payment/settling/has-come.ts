import type { PaymentRow } from '../payments/payment-row.ts'

type State = PaymentRow['state']

/** The money is there, was held for staff, or went back: nobody asks the gateway again. All else may still turn out to be paid. */
export const comeStates = ['paid', 'on_hold', 'refunded'] as const satisfies State[]

export const hasCome = (state: State): boolean => comeStates.some((come) => come === state)
