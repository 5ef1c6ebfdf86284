import { expect, it } from 'vitest'
import { percentOf, sumResults } from './sum-results.ts'

const result = (marks: number, average: number | null = null) => ({ marks, out_of: 2000, average })

it('is average, best, and the way from the first to the last', () => {
  expect(sumResults([result(1000, 1200), result(1600, 1000), result(1400)])).toEqual({
    sat: 3,
    average: 67,
    best: 80,
    first: 50,
    last: 70,
    above: 1,
    compared: 2,
  })
})

it('is nothing before the first result, and survives a paper without marks', () => {
  expect(sumResults([])).toBeUndefined()
  expect(percentOf(5, 0)).toBe(0)
})
