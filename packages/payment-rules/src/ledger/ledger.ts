import type { Paisa } from '../money.ts'

/**
 * Where money is. What a doctor owes is a receivable; what the centre has earned is revenue; `discount` and `refund` are what it
 * gave away; `cash` is what a gateway, or a branch, holds for it; `payable` is what it owes a doctor who paid too much.
 */
export const ledgerAccounts = ['receivable', 'revenue', 'discount', 'refund', 'cash', 'payable'] as const

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

/** Money went back: first what was owed to the doctor anyway, and the rest is given away. */
export function bookRefund(amount: Paisa, payable: Paisa = 0): LedgerLine[] {
  const owed = Math.min(amount, payable)
  return without([
    { account: 'payable', amount: owed },
    { account: 'refund', amount: amount - owed },
    { account: 'cash', amount: -amount },
  ])
}

type Price = { readonly list: Paisa; readonly total: Paisa }

type Move = {
  before: Price
  after: Price
  owed: Paisa
  /** What of the doctor's money is here. */
  here: Paisa
}

/**
 * A booked order is for something else from now on: what was owed for it changes, and what was paid too much is owed back. Money
 * that was given back before, or that was waived, counts as a part of that.
 */
export function bookMove({ before, after, owed, here }: Move): LedgerLine[] {
  const rest = owed + after.total - before.total
  const over = Math.max(0, -rest)
  const payable = Math.min(over, Math.max(0, here - after.total))
  return without([
    { account: 'receivable', amount: Math.max(0, rest) - owed },
    { account: 'payable', amount: -payable },
    { account: 'refund', amount: payable - over },
    { account: 'discount', amount: after.list - after.total - (before.list - before.total) },
    { account: 'revenue', amount: before.list - after.list },
  ])
}

/** What is still owed, or a part of it, is no longer asked for: an enrolment ends early, or two of the staff say so. */
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
