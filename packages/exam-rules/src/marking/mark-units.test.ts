import { describe, expect, it } from 'vitest'
import type { MarkRule } from './mark-rule.ts'
import { markUnits } from './mark-units.ts'

const perStem: MarkRule = { unit: 'stem', right: 20, wrong: 5, floorAtZero: false }

describe('each stem by itself', () => {
  it('pays right stems and takes for wrong ones', () => {
    expect(markUnits({ right: 3, wrong: 1, blank: 1 }, perStem)).toEqual({
      state: 'partial',
      marks: 55,
      outOf: 100,
      lost: 5,
      right: 3,
      wrong: 1,
      blank: 1,
    })
  })

  it('goes below zero when nothing stops it', () => {
    expect(markUnits({ right: 0, wrong: 5, blank: 0 }, perStem)).toMatchObject({ state: 'wrong', marks: -25, lost: 25 })
  })

  it('stops at zero with a floor, and says what was really lost', () => {
    const harsh: MarkRule = { unit: 'stem', right: 20, wrong: 20, floorAtZero: true }
    expect(markUnits({ right: 1, wrong: 4, blank: 0 }, harsh)).toMatchObject({ state: 'partial', marks: 0, lost: 20 })
    expect(markUnits({ right: 4, wrong: 1, blank: 0 }, harsh)).toMatchObject({ marks: 60, lost: 20 })
  })

  it('calls a question blank, wrong, partial or correct by its stems', () => {
    const states = [
      { right: 0, wrong: 0, blank: 5 },
      { right: 0, wrong: 1, blank: 4 },
      { right: 1, wrong: 0, blank: 4 },
      { right: 5, wrong: 0, blank: 0 },
    ].map((units) => markUnits(units, perStem).state)
    expect(states).toEqual(['blank', 'wrong', 'partial', 'correct'])
  })
})

describe('the question as a whole', () => {
  const whole: MarkRule = { unit: 'question', right: 100, wrong: 25, floorAtZero: false }

  it('pays only when every stem is right', () => {
    expect(markUnits({ right: 5, wrong: 0, blank: 0 }, whole)).toMatchObject({ marks: 100, outOf: 100, right: 1 })
  })

  it('takes once, however many stems are wrong', () => {
    expect(markUnits({ right: 2, wrong: 3, blank: 0 }, whole)).toMatchObject({ marks: -25, wrong: 1, right: 0 })
  })

  it('neither pays nor takes for right stems beside blank ones', () => {
    const unfinished = markUnits({ right: 4, wrong: 0, blank: 1 }, whole)
    expect(unfinished).toMatchObject({ state: 'partial', marks: 0, lost: 0, right: 0, wrong: 0, blank: 1 })
  })
})
