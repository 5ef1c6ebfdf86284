import { expect, it } from 'vitest'
import { readTaka } from './read-taka.ts'

it.each([
  ['১২,৫০০', 1_250_000],
  ['৳ 1200', 120_000],
  ['0.5', 50],
  ['দশ', Number.NaN],
])('%s is %d paisa', (typed, paisa) => {
  expect(readTaka(typed)).toBe(paisa)
})
