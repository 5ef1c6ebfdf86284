import { expect, it } from 'vitest'
import { nextSpeed } from './speeds.ts'

it('goes from half to double speed, step by step, and no further', () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5])
})
