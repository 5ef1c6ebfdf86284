import { expect, it } from 'vitest'
import { needsSecondSignature } from './second-signature.ts'

it.each([
  [{ amount: 1_000_000, earlier: 0 }, false],
  [{ amount: 1_000_001, earlier: 0 }, true],
  [{ amount: 100, earlier: 1 }, true],
])('of %o a second person signs: %s', (payout, isNeeded) => {
  expect(needsSecondSignature(payout)).toBe(isNeeded)
})
