import type { Gateway } from '../../features/gateways/index.ts'

/** What a payer can bring about at a gateway. */
export const outcomes = ['pays', 'pays too little', 'pays, risky', 'is declined', 'cancels', 'waits'] as const
export type Outcome = (typeof outcomes)[number]

/** The calls whose answer may be lost on its way. */
export const losable = ['create', 'execute', 'payment/status', 'refund/payment/transaction'] as const
export type Losable = (typeof losable)[number]

/** What truly became of a payment's money, whatever we believe. */
export type Truth = {
  came: 'nothing' | 'all' | 'all, at a risk' | 'another amount'
  /** The payer has done all that was asked of them. */
  isApproved?: boolean
  /** Every refund that was made, in paisa. */
  wentBack: number[]
}

/** A gateway as a test has it in hand: it goes away, loses answers, and tells in the end what was true. */
export type Till = {
  gateway: Gateway
  /** The payer acts. Money that came stays; whoever waits longer than a day finds the page closed. */
  act(transaction: string, outcome: Outcome): void
  truthOf(transaction: string): Truth
  goAway(isAway: boolean): void
  /** The next such call is not answered, whether or not it was heard. */
  loseNext(call: Losable, wasHeard: boolean): void
  /** Tokens that were given are worth nothing any more. */
  forgetTokens(): void
  /** All is well again, and what was under way arrives. */
  endWell(): void
  clear(): void
  close(): Promise<void>
}

export const isWithinADay = (from: Date, now: Date): boolean => now.getTime() - from.getTime() < 86_400_000
