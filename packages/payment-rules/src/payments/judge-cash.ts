import type { Paisa } from '../money.ts'

/** What a payment begun now may be about. */
export type OpenAmounts = {
  /** The next part. */
  readonly next: Paisa
  /** All that is open. */
  readonly all: Paisa
  readonly isBooked: boolean
}

/** `shown`: what the cashier's screen said was open. */
export type OfferedCash = { readonly amount: Paisa; readonly shown: Paisa }

export type CashFault = 'nothing_open' | 'changed' | 'too_much' | 'not_a_part'

/**
 * Why cash cannot be taken; undefined when it can. Whoever pays money in meanwhile changes what is open, so that two cashiers never
 * take the same part twice. The first money is a part that was agreed on or all of it; later any sum up to what is open.
 */
export function judgeCash({ next, all, isBooked }: OpenAmounts, { amount, shown }: OfferedCash): CashFault | undefined {
  if (all !== shown) return 'changed'
  if (all === 0) return 'nothing_open'
  if (amount > all) return 'too_much'
  return isBooked || amount === next || amount === all ? undefined : 'not_a_part'
}
