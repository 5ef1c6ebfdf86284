import { describe, expect, it } from 'vitest'
import { aTally } from '../../kit/exam/result/testing/a-result.ts'
import { mostCostly } from './most-costly.ts'

const subject = (key: string, right: number, wrong: number, blank = 0) => ({
  key,
  subject: key,
  ...aTally(right, wrong, blank),
})

describe('the subject that cost most for its size', () => {
  it('is the one where most answers went wrong, however big the others are', () => {
    expect(mostCostly([subject('medicine', 71, 19), subject('world', 9, 8), subject('maths', 9, 1)])?.key).toBe('world')
  })

  it('is nobody when all went about alike', () => {
    expect(mostCostly([subject('medicine', 70, 30), subject('world', 13, 7)])).toBeUndefined()
  })

  it('is nobody after a slip or two, between equals, and alone', () => {
    expect(mostCostly([subject('bangla', 4, 2), subject('world', 20, 0)])).toBeUndefined()
    expect(mostCostly([subject('bangla', 1, 3), subject('world', 20, 1)])).toBeUndefined()
    expect(mostCostly([subject('bangla', 5, 5), subject('world', 5, 5), subject('maths', 20, 0)])).toBeUndefined()
    expect(mostCostly([subject('bangla', 5, 5)])).toBeUndefined()
    expect(mostCostly([])).toBeUndefined()
  })

  it('is nobody where wrong answers cost nothing', () => {
    const free = { ...subject('bangla', 1, 9), lost: 0 }
    expect(mostCostly([free, { ...subject('world', 9, 1), lost: 0 }])).toBeUndefined()
  })
})
