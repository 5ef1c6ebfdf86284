import { describe, expect, it } from 'vitest'
import type { QuestionFields } from '../../../kit/question/question-types.ts'
import { blankQuestion } from './blank-question.ts'
import { keyOfType, withoutPart, withPressed, withTruth } from './edit-key.ts'
import { findBijoy } from './find-bijoy.ts'
import { insertNotation, notations } from './insert-notation.ts'

describe('the key', () => {
  it('is the option that was pressed last, or turns the truth of a stem', () => {
    expect(withPressed({ type: 'sba', options: [1] }, 'sba', 3)).toEqual({ type: 'sba', options: [3] })
    const once = withPressed(null, 'mcq', 2)
    expect(once).toEqual({ type: 'mcq', stems: { 2: 'T' } })
    expect(withPressed(once, 'mcq', 2)).toEqual({ type: 'mcq', stems: { 2: 'F' } })
  })

  it('names nothing that is not there', () => {
    expect(withoutPart({ type: 'sba', options: [2] }, 2)).toEqual({ type: 'sba', options: [] })
    expect(withoutPart(withTruth(null, 2, 'T'), 2)).toEqual({ type: 'mcq', stems: {} })
  })

  it('goes along when the type of a question changes, where it can', () => {
    const ids = [1, 2, 3]
    const stems = keyOfType({ type: 'sba', options: [2] }, 'mcq', ids)
    expect(stems).toEqual({ type: 'mcq', stems: { 1: 'F', 2: 'T', 3: 'F' } })
    expect(keyOfType(stems, 'sba', ids)).toEqual({ type: 'sba', options: [2] })
    expect(keyOfType({ type: 'mcq', stems: { 1: 'T', 2: 'T' } }, 'sba', ids)).toEqual({ type: 'sba', options: [] })
  })
})

describe('formulas', () => {
  it('are written around what is marked, and typed on where they need it', () => {
    expect(insertNotation({ value: 'Ca2+', start: 2, end: 4 }, notations.raised)).toEqual({
      value: 'Ca^{2+}',
      start: 6,
      end: 6,
    })
    expect(insertNotation({ value: 'x', start: 1, end: 1 }, notations.root)).toEqual({
      value: 'x\\sqrt{}',
      start: 7,
      end: 7,
    })
    const half = insertNotation({ value: '৩', start: 0, end: 1 }, notations.fraction)
    expect(half).toEqual({ value: '\\frac{৩}{}', start: 9, end: 9 })
  })
})

it('looks for Bijoy in what is written, and passes over a text of which its box has made null', () => {
  const part = { id: 1, text: { bn: 'Avgvi' }, image: null, note: null }
  const fields = { ...blankQuestion, parts: [part], explanation: { bn: null } } as unknown as QuestionFields
  expect(findBijoy(fields, (text) => text.includes('Avg'))).toEqual(['Avgvi'])
})
