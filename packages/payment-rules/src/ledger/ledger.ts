import type { Paisa } from '../money.ts'

/**
 * Where money is. What a doctor owes is a receivable; what the centre has earned is revenue; `discount` and `refund` are what it
 * gave away; `cash` is what a gateway, or a branch, holds for it.
 */
export const ledgerAccounts = ['receivable', 'revenue', 'discount', 'refund', 'cash'] as const

export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Above zero is debit, below is credit. The lines of one entry always come to nothing. */
export type LedgerLine = { readonly account: LedgerAccount; readonly amount: Paisa }

/** An order becomes binding: the whole of it is owed from now on, and the discounts are given. */
export const bookOrder = ({ list, total }: { list: Paisa; total: Paisa }): LedgerLine[] =>
  without([
    { account: 'receivable', amount: total },
    { account: 'discount', amount: list - total },
    { account: 'revenue', amount: -list },
  ])

/** Money came in. */
export const bookPayment = (amount: Paisa): LedgerLine[] => [
  { account: 'cash', amount },
  { account: 'receivable', amount: -amount },
]

/** Money went back. */
export const bookRefund = (amount: Paisa): LedgerLine[] => [
  { account: 'refund', amount },
  { account: 'cash', amount: -amount },
]

/** What is still owed is no longer asked for, as when an enrolment ends early. */
export const bookWaiver = (amount: Paisa): LedgerLine[] => [
  { account: 'discount', amount },
  { account: 'receivable', amount: -amount },
]

export const isBalanced = (lines: Iterable<LedgerLine>): boolean => sumOf(lines) === 0

/** What an account stands at after these lines. */
export const balanceOf = (account: LedgerAccount, lines: Iterable<LedgerLine>): Paisa =>
  sumOf([...lines].filter((line) => line.account === account))

const sumOf = (lines: Iterable<LedgerLine>): Paisa => {
  let sum = 0
  for (const line of lines) sum += line.amount
  return sum
}

/** A line of nothing says nothing. */
const without = (lines: LedgerLine[]): LedgerLine[] => lines.filter((line) => line.amount !== 0)
