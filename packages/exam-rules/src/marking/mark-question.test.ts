import { describe, expect, it } from 'vitest'
import { perQuestion } from '../rule-packs/mark-rules.ts'
import { markQuestion } from './mark-question.ts'

const question = { id: 9, type: 'sba', parts: [1, 2, 3, 4].map((id) => ({ id })) } as const
const rule = perQuestion(100, 25)

describe('markQuestion', () => {
  it('marks by the question type', () => {
    const mark = markQuestion(question, { type: 'sba', options: [1] }, { type: 'sba', option: 2 }, rule)
    expect(mark).toMatchObject({ state: 'wrong', marks: -25 })
  })

  it('refuses to mark with a key that belongs elsewhere', () => {
    expect(() => markQuestion(question, { type: 'sba', options: [5] }, undefined, rule)).toThrow('question 9')
    expect(() =>
      markQuestion(question, { type: 'mcq', stems: { 1: 'T', 2: 'T', 3: 'T', 4: 'T' } }, undefined, rule),
    ).toThrow('question 9')
  })

  it('refuses an answer of another type', () => {
    const answer = { type: 'mcq', stems: { 1: 'T' } } as const
    expect(() => markQuestion(question, { type: 'sba', options: [1] }, answer, rule)).toThrow('another type')
  })
})
