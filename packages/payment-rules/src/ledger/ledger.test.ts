import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceOf, bookMove, bookOrder, bookPayment, bookRefund, bookWaiver, isBalanced } from './ledger.ts'

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

it('books a move: what is owed rises or falls, and what was paid too much is owed back until it is gone', () => {
  const before = { list: 2_000_000, total: 1_800_000 }
  const dearer = bookMove({ before, after: { list: 2_500_000, total: 2_400_000 }, owed: 300_000, here: 1_500_000 })
  expect([balanceOf('receivable', dearer), balanceOf('payable', dearer), isBalanced(dearer)]).toEqual([
    600_000,
    0,
    true,
  ])
  const cheaper = bookMove({ before, after: { list: 1_200_000, total: 1_200_000 }, owed: 300_000, here: 1_500_000 })
  expect([balanceOf('receivable', cheaper), balanceOf('payable', cheaper)]).toEqual([-300_000, -300_000])
  const gone = [...cheaper, ...bookRefund(500_000, 300_000)]
  expect([balanceOf('payable', gone), balanceOf('refund', gone), isBalanced(gone)]).toEqual([0, 200_000, true])
})

it('owes nothing back that was given back before', () => {
  const before = { list: 1_000_000, total: 1_000_000 }
  const moved = bookMove({ before, after: { list: 200_000, total: 200_000 }, owed: 0, here: 100_000 })
  expect([balanceOf('payable', moved), balanceOf('receivable', moved), isBalanced(moved)]).toEqual([0, 0, true])
})
