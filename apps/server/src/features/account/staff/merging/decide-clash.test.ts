import { expect, it } from 'vitest'
import { decideClash } from './decide-clash.ts'

it('never gives up what has money in it, and leaves it to people where both have', () => {
  const [paid, given, pending] = [
    { isPaid: true, isIn: true },
    { isPaid: false, isIn: true },
    { isPaid: false, isIn: false },
  ]
  expect(decideClash(paid, paid)).toBe('refused')
  expect([decideClash(paid, given), decideClash(paid, pending)]).toEqual(['gone_ends', 'gone_ends'])
  expect([decideClash(given, paid), decideClash(pending, paid)]).toEqual(['kept_ends', 'kept_ends'])
  expect(decideClash(pending, given)).toBe('kept_ends')
  expect([decideClash(given, given), decideClash(pending, pending)]).toEqual(['gone_ends', 'gone_ends'])
})
