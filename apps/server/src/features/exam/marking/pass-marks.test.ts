import { summariseResult } from '@prostuti/exam-rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passMarksOf } from './pass-marks.ts'

const marked = (marks: number, outOf: number) => ({
  state: 'partial' as const,
  marks,
  outOf,
  lost: 0,
  right: 0,
  wrong: 0,
  blank: 0,
})

it('are the least with which the rules let one pass', () => {
  const pass = fc.oneof(
    fc.record({ by: fc.constant('marks' as const), marks: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ by: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  )
  fc.assert(
    fc.property(pass, fc.integer({ min: 1, max: 20_000 }), (rule, outOf) => {
      const least = passMarksOf({ pass: rule }, outOf)!
      expect(summariseResult({ pass: rule }, [marked(least, outOf)]).outcome).toBe('passed')
      expect(summariseResult({ pass: rule }, [marked(least - 1, outOf)]).outcome).toBe('failed')
    }),
  )
})

it('do not exist where the rules have none', () => {
  expect(passMarksOf({ pass: null }, 100)).toBeNull()
})
