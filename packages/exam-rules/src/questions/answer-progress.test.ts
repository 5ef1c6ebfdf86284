import { expect, it } from 'vitest'
import { answerProgress } from './answer-progress.ts'
import type { PaperQuestion } from './question.ts'
import type { Answer } from './question-types.ts'

const parts = [1, 2, 3, 4].map((id) => ({ id }))

it('sorts the questions of a paper by how much of them is answered', () => {
  const questions: PaperQuestion[] = [1, 2, 3, 4, 5].map((id) => ({
    id,
    type: id < 3 ? 'sba' : 'mcq',
    section: 's',
    subject: 's',
    parts,
  }))
  const answers = new Map<number, Answer>([
    [1, { type: 'sba', option: 2 }],
    [2, { type: 'sba', option: null }],
    [3, { type: 'mcq', stems: { 1: 'T' } }],
    [4, { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'F', 4: 'T' } }],
  ])
  expect(answerProgress(questions, answers)).toEqual({ empty: [2, 5], partial: [3], full: [1, 4] })
})
