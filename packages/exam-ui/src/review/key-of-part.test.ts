import { expect, it } from 'vitest'
import { keyOfPart } from './key-of-part.ts'

it('names the options that count, and the truth of each stem', () => {
  expect([1, 2].map((id) => keyOfPart({ correct_answer: [2] }, id))).toEqual([undefined, 'right'])
  expect([1, 2, 3].map((id) => keyOfPart({ correct_answer: { 1: 'T', 2: 'F', 3: 'either' } }, id))).toEqual([
    'T',
    'F',
    'either',
  ])
})
