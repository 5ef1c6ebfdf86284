import { expect, it } from 'vitest'
import type { PaperQuestion } from '../questions/question.ts'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import type { AnswerStep } from './answer-step.ts'
import { resumeAttempt } from './resume-attempt.ts'

const parts = [1, 2, 3, 4, 5].map((id) => ({ id }))
const questions: PaperQuestion[] = [
  { id: 11, type: 'sba', section: 'sba', subject: 'anatomy', parts },
  { id: 12, type: 'mcq', section: 'mtf', subject: 'anatomy', parts },
  { id: 13, type: 'sba', section: 'sba', subject: 'anatomy', parts },
]

it('brings everything saved back to another device', () => {
  const steps: AnswerStep[] = [
    { sequence: 1, questionId: 11, answer: { type: 'sba', option: 5 }, at: at('10:01') },
    { sequence: 2, questionId: 12, answer: { type: 'mcq', stems: { 1: 'T', 4: 'F' } }, at: at('10:02') },
    { sequence: 3, questionId: 13, answer: { type: 'sba', option: 1 }, at: at('10:03') },
    { sequence: 4, questionId: 13, answer: { type: 'sba', option: null }, at: at('10:04') },
  ]
  expect(resumeAttempt(buildAttempt(), questions, steps)).toEqual({
    answers: { 11: 5, 12: { 1: 'T', 4: 'F' } },
    progress: { full: [11], partial: [12], empty: [13] },
    lastSequence: 4,
  })
})

it('starts counting at nothing in a fresh room', () => {
  expect(resumeAttempt(buildAttempt(), questions, [])).toMatchObject({ answers: {}, lastSequence: 0 })
})

it('counts on from the highest sequence, also when saves overtook each other', () => {
  const steps: AnswerStep[] = [7, 5].map((sequence) => ({
    sequence,
    questionId: sequence === 7 ? 11 : 13,
    answer: { type: 'sba', option: 1 },
    at: at('10:01'),
  }))
  expect(resumeAttempt(buildAttempt(), questions, steps).lastSequence).toBe(7)
})
