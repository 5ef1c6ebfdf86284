import { describe, expect, it } from 'vitest'
import type { QuestionAnswer, WireAnswer } from '../../../../kit/exam/exam-types.ts'
import { countRight, judgeDay } from './judge-day.ts'

const asked = (correct_answer: QuestionAnswer['correct_answer']): QuestionAnswer => ({
  position: 1,
  question: {
    id: 7,
    type: Array.isArray(correct_answer) ? 'sba' : 'mcq',
    section: 's',
    subject: 's',
    text: '?',
    images: [],
    parts: [1, 2, 3].map((id) => ({ id, text: String(id), image: null })),
  },
  correct_answer,
  explanation: null,
  corrected: false,
  grace: null,
  correction: null,
  objection: null,
  selected_answer: null,
  flagged: false,
  state: null,
  marks: null,
  out_of: 100,
})

const judged = (key: QuestionAnswer['correct_answer'], answer: WireAnswer) => [...judgeDay(asked(key), answer).values()]

describe('an option', () => {
  it('is right alone', () => {
    expect(judged([2], 2)).toEqual(['none', 'right', 'none'])
  })

  it('is wrong, and the right one is shown', () => {
    expect(judged([2], 3)).toEqual(['none', 'missed', 'wrong'])
  })

  it('is right when a correction accepts several, without the others', () => {
    expect(judged([1, 2], 2)).toEqual(['none', 'right', 'none'])
  })
})

describe('stems', () => {
  it('are judged each by itself, a blank one as missed', () => {
    expect(judged({ 1: 'T', 2: 'F', 3: 'T' }, { 1: 'T', 2: 'T' })).toEqual(['right', 'wrong', 'missed'])
  })

  it('are right either way where a correction left them open', () => {
    expect(judged({ 1: 'either', 2: 'either', 3: 'F' }, { 1: 'T', 2: 'F', 3: 'F' })).toEqual([
      'right',
      'right',
      'right',
    ])
  })

  it('are counted', () => {
    expect(countRight(judgeDay(asked({ 1: 'T', 2: 'F', 3: 'T' }), { 1: 'T', 2: 'T', 3: 'T' }))).toBe(2)
  })
})
