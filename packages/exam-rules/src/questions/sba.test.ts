import { describe, expect, it } from 'vitest'
import { perQuestion } from '../rule-packs/mark-rules.ts'
import { sba } from './sba.ts'

const options = [1, 2, 3, 4]

describe('reading a single choice', () => {
  it('takes an option of the question, or null for a choice taken back', () => {
    expect(sba.read(3, options)).toEqual({ ok: true, answer: { type: 'sba', option: 3 } })
    expect(sba.read(null, options)).toEqual({ ok: true, answer: { type: 'sba', option: null } })
  })

  it('refuses an option that the question does not have', () => {
    for (const wire of [0, 5, -1, 1.5, Number.NaN])
      expect(sba.read(wire, options)).toEqual({ ok: false, reason: 'unknown_part' })
  })

  it('refuses what is no choice at all', () => {
    for (const wire of [undefined, '1', true, [1], { option: 1 }]) {
      expect(sba.read(wire, options)).toEqual({ ok: false, reason: 'not_an_answer' })
    }
  })
})

it('is full or empty, never partial', () => {
  expect(sba.fullness({ type: 'sba', option: 2 }, options)).toBe('full')
  expect(sba.fullness({ type: 'sba', option: null }, options)).toBe('empty')
})

describe('marking with +1 and −0.5', () => {
  const mark = (option: number | null | undefined, accepted = [2]) =>
    sba.mark(
      option === undefined ? undefined : { type: 'sba', option },
      { type: 'sba', options: accepted },
      options,
      perQuestion(100, 50),
    )

  it('pays the right option', () => {
    expect(mark(2)).toEqual({ state: 'correct', marks: 100, outOf: 100, lost: 0, right: 1, wrong: 0, blank: 0 })
  })

  it('takes half a mark for a wrong one', () => {
    expect(mark(3)).toEqual({ state: 'wrong', marks: -50, outOf: 100, lost: 50, right: 0, wrong: 1, blank: 0 })
  })

  it('does nothing for a blank, untouched or taken back', () => {
    expect(mark(undefined)).toEqual({ state: 'blank', marks: 0, outOf: 100, lost: 0, right: 0, wrong: 0, blank: 1 })
    expect(mark(null)).toEqual(mark(undefined))
  })

  it('pays every option that a corrected key accepts', () => {
    expect([1, 2, 3, 4].map((option) => mark(option, [2, 3]).marks)).toEqual([-50, 100, 100, -50])
  })
})

it('knows a key that cannot be its own', () => {
  expect(sba.keyFits({ type: 'sba', options: [4] }, options)).toBe(true)
  expect(sba.keyFits({ type: 'sba', options: [5] }, options)).toBe(false)
  expect(sba.keyFits({ type: 'sba', options: [] }, options)).toBe(false)
})
