import { expect, it } from 'vitest'
import { createPatience } from './patience.ts'

it('begins with ten seconds, and doubles while nobody answers, up to a minute and a half', () => {
  const patience = createPatience()
  const seen = Array.from({ length: 6 }, () => {
    const ms = patience.ms()
    patience.lengthen()
    return ms / 1000
  })
  expect(seen).toEqual([10, 20, 40, 80, 90, 90])
})

it('is twice the slowest trip of late, and comes down slowly when the network is better', () => {
  const patience = createPatience()
  patience.observe(12_000)
  expect(patience.ms()).toBe(24_000)
  patience.observe(200)
  expect(patience.ms()).toBe(19_200)
  for (let trips = 0; trips < 20; trips++) patience.observe(200)
  expect(patience.ms()).toBe(5000)
})
