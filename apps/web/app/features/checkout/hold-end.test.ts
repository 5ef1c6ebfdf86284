import { expect, it } from 'vitest'
import { holdEnd } from './hold-end.ts'
import { buildCheckout } from './testing/build-checkout.ts'

it('counts from the moment the answer came, whatever this device believes the time to be', () => {
  const anHourBehind = Date.parse('2026-11-15T03:00:00.000Z')
  expect(holdEnd(buildCheckout(), anHourBehind)).toBe(anHourBehind + 15 * 60_000)
})

it('has no end where no seat is kept', () => {
  expect(holdEnd(buildCheckout({ held_until: null }), 0)).toBeUndefined()
})
