import { describe, expect, it } from 'vitest'
import { perStem } from '../rule-packs/mark-rules.ts'
import { type McqAnswer, type McqKey, mcq } from './mcq.ts'

const stems = [1, 2, 3, 4, 5]
const key: McqKey = { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'T' } }

describe('reading true/false stems', () => {
  it('keeps what was said and drops blanks', () => {
    const reading = mcq.read({ 3: 'F', 1: 'T', 5: null }, stems)
    expect(reading).toEqual({ ok: true, answer: { type: 'mcq', stems: { 1: 'T', 3: 'F' } } })
  })

  it('takes null and nothing as cleared', () => {
    for (const wire of [null, {}, { 2: null }]) {
      expect(mcq.read(wire, stems)).toEqual({ ok: true, answer: { type: 'mcq', stems: {} } })
    }
  })

  it('refuses a stem that the question does not have', () => {
    for (const wire of [
      { 6: 'T' },
      { 0: 'F' },
      { '01': 'T' },
      { ' 1': 'T' },
      { constructor: 'T' },
      JSON.parse('{"__proto__":"T"}'),
    ]) {
      expect(mcq.read(wire, stems)).toEqual({ ok: false, reason: 'unknown_part' })
    }
  })

  it('refuses anything but T, F and blank', () => {
    for (const wire of [
      undefined,
      1,
      'TFTFT',
      true,
      ['T', 'F'],
      { 1: 'true' },
      { 1: true },
      { 1: 't' },
      { 1: { T: 1 } },
    ]) {
      expect(mcq.read(wire, stems)).toEqual({ ok: false, reason: 'not_an_answer' })
    }
  })
})

it('is empty, partial or full by its stems', () => {
  const said = (answer: McqAnswer['stems']) => mcq.fullness({ type: 'mcq', stems: answer }, stems)
  expect(said({})).toBe('empty')
  expect(said({ 2: 'F' })).toBe('partial')
  expect(said({ 1: 'T', 2: 'T', 3: 'T', 4: 'T', 5: 'T' })).toBe('full')
})

describe('marking', () => {
  const mark = (answer: McqAnswer['stems'] | undefined, corrected = key) =>
    mcq.mark(answer && { type: 'mcq', stems: answer }, corrected, stems, perStem(20, 5))

  it('counts each stem by itself', () => {
    expect(mark({ 1: 'T', 2: 'F', 3: 'F' })).toEqual({
      state: 'partial',
      marks: 35,
      outOf: 100,
      lost: 5,
      right: 2,
      wrong: 1,
      blank: 2,
    })
  })

  it('gives all for all right and nothing for nothing', () => {
    expect(mark({ 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'T' })).toMatchObject({ state: 'correct', marks: 100 })
    expect(mark(undefined)).toMatchObject({ state: 'blank', marks: 0, blank: 5 })
  })

  it('pays both sides of a stem that a correction leaves open, but not a blank', () => {
    const open: McqKey = { type: 'mcq', stems: { ...key.stems, 1: 'either' } }
    expect([mark({ 1: 'T' }, open).marks, mark({ 1: 'F' }, open).marks, mark({}, open).marks]).toEqual([20, 20, 0])
  })
})

it('wants a key for every stem and for no other', () => {
  expect(mcq.keyFits(key, stems)).toBe(true)
  expect(mcq.keyFits(key, [1, 2, 3, 4])).toBe(false)
  expect(mcq.keyFits({ type: 'mcq', stems: { 1: 'T' } }, [1, 2])).toBe(false)
  expect(mcq.keyFits({ type: 'mcq', stems: { 1: 'T', 3: 'F' } }, [1, 2])).toBe(false)
})
