import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceOf, bookOrder, bookPayment, bookRefund, bookWaiver, isBalanced } from './ledger.ts'

const amount = fc.integer({ min: 1, max: 10_000_000 })

it('balances whatever is booked', () => {
  fc.assert(
    fc.property(amount, amount, (list, part) => {
      const total = Math.min(list, part)
      for (const lines of [bookOrder({ list, total }), bookPayment(part), bookRefund(part), bookWaiver(part)])
        expect(isBalanced(lines)).toBe(true)
    }),
  )
})

it('knows what is owed, what came and what went back', () => {
  const lines = [
    ...bookOrder({ list: 2_200_000, total: 1_800_000 }),
    ...bookPayment(700_000),
    ...bookRefund(220_000),
    ...bookWaiver(1_100_000),
  ]
  expect(balanceOf('receivable', lines)).toBe(0)
  expect(balanceOf('cash', lines)).toBe(480_000)
  expect(balanceOf('discount', lines)).toBe(1_500_000)
  expect(balanceOf('revenue', lines)).toBe(-2_200_000)
})

it('gives no discount line where none was given', () => {
  expect(bookOrder({ list: 500, total: 500 }).map((line) => line.account)).toEqual(['receivable', 'revenue'])
})
