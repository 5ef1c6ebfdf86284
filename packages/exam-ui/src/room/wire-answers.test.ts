import { describe, expect, it } from 'vitest'
import { countStems, stemsAnswered, toggleOption, toggleStem, turnStem } from './wire-answers.ts'

describe('toggleOption', () => {
  it('chooses an option, and takes it back when it is pressed again', () => {
    expect(toggleOption(undefined, 3)).toBe(3)
    expect(toggleOption(1, 3)).toBe(3)
    expect(toggleOption(3, 3)).toBeNull()
  })
})

describe('toggleStem', () => {
  it('keeps what was said of the other stems', () => {
    expect(toggleStem({ 1: 'T', 2: 'F' }, 2, 'T')).toEqual({ 1: 'T', 2: 'T' })
  })

  it('makes a stem blank when the same is pressed again', () => {
    expect(toggleStem({ 1: 'T', 2: 'F' }, 2, 'F')).toEqual({ 1: 'T' })
  })

  it('is no answer once the last stem is blank', () => {
    expect(toggleStem({ 2: 'F' }, 2, 'F')).toBeNull()
  })

  it('never changes the answer it was given', () => {
    const answer = { 1: 'T' as const }
    toggleStem(answer, 1, 'F')
    expect(answer).toEqual({ 1: 'T' })
  })
})

describe('turnStem', () => {
  it('goes from blank to true, false and blank again', () => {
    const once = turnStem(undefined, 4)
    const twice = turnStem(once, 4)
    expect([once, twice, turnStem(twice, 4)]).toEqual([{ 4: 'T' }, { 4: 'F' }, null])
  })
})

it('counts the stems that say something', () => {
  expect(stemsAnswered({ 1: 'T', 2: null, 3: 'F' })).toBe(2)
  expect(stemsAnswered(7)).toBe(0)
})

describe('countStems', () => {
  it('counts the stems of a whole paper, and leaves out questions with one answer', () => {
    const parts = [1, 2, 3, 4, 5].map((id) => ({ id, text: '', image: null }))
    const questions = [
      { id: 1, type: 'mcq' as const, parts },
      { id: 2, type: 'mcq' as const, parts },
      { id: 3, type: 'sba' as const, parts },
    ]
    const answers = new Map([
      [1, { 1: 'T' as const, 2: 'F' as const }],
      [3, 4 as never],
    ])
    expect(countStems({ questions, answers })).toEqual({ answered: 2, total: 10 })
    expect(countStems({ questions: questions.slice(2), answers })).toEqual({ answered: 0, total: 0 })
  })
})
