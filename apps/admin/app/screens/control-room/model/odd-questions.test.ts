import { expect, it } from 'vitest'
import { findOddQuestions } from './odd-questions.ts'

/** Two hundred questions of which fewer and fewer have been reached. */
const paper = Array.from({ length: 200 }, (_, at) => Math.round(1000 / (1 + Math.exp((at - 100) / 12))))

it('finds the one that nobody can see', () => {
  const answered = paper.with(46, 380)
  expect(findOddQuestions(answered, 1000)).toEqual([{ number: 47, share: 0.38, around: expect.closeTo(0.985, 2) }])
})

it('takes the slow end of a paper for what it is', () => {
  expect(findOddQuestions(paper, 1000)).toEqual([])
})

it('is not misled by the end of a short paper', () => {
  expect(findOddQuestions([50, 50, 50, 50, 46, 40, 9, 35, 30, 24, 14, 9], 50).map(({ number }) => number)).toEqual([7])
})

it('says nothing of a few', () => {
  expect(findOddQuestions([5, 0, 5, 5, 5, 5], 5)).toEqual([])
})
