import { expect, it } from 'vitest'
import { judgeOption, judgeStem } from './judge-part.ts'

it('tells the right option from the chosen one, and accepts several after a correction', () => {
  const answer = { correct_answer: [1, 3], selected_answer: 2 }
  expect([1, 2, 3].map((id) => judgeOption(answer, id))).toEqual([
    { right: true, chosen: false },
    { right: false, chosen: true },
    { right: true, chosen: false },
  ])
})

it('judges every statement by itself', () => {
  const answer = {
    correct_answer: { 1: 'T', 2: 'F', 3: 'T', 4: 'either' } as const,
    selected_answer: { 1: 'T', 2: 'T', 3: null, 4: 'F' } as const,
  }
  expect([1, 2, 3, 4].map((id) => judgeStem(answer, id).verdict)).toEqual(['right', 'wrong', 'blank', 'right'])
})

it('calls nothing right of which no key says what is so', () => {
  expect(judgeStem({ correct_answer: {}, selected_answer: { 1: 'T' } }, 1)).toMatchObject({ verdict: 'wrong' })
})

it('takes a question that nobody answered as blank throughout', () => {
  expect(judgeStem({ correct_answer: { 1: 'F' }, selected_answer: null }, 1)).toEqual({
    key: 'F',
    said: undefined,
    verdict: 'blank',
  })
  expect(judgeOption({ correct_answer: [1], selected_answer: null }, 1)).toEqual({ right: true, chosen: false })
})
