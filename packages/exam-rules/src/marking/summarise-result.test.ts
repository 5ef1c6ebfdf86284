import { describe, expect, it } from 'vitest'
import { perQuestion } from '../rule-packs/mark-rules.ts'
import type { PassRule } from '../rule-packs/rule-pack.ts'
import { markUnits } from './mark-units.ts'
import { summariseResult } from './summarise-result.ts'

const rule = perQuestion(100, 50)
const right = markUnits({ right: 1, wrong: 0, blank: 0 }, rule)
const wrong = markUnits({ right: 0, wrong: 1, blank: 0 }, rule)
const blank = markUnits({ right: 0, wrong: 0, blank: 1 }, rule)

it('says the score, what was right, wrong and left, and what guessing cost', () => {
  const marks = [...Array(138).fill(right), ...Array(42).fill(wrong), ...Array(20).fill(blank)]
  expect(summariseResult({ pass: null }, marks)).toEqual({
    questions: 200,
    states: { correct: 138, wrong: 42, partial: 0, blank: 20 },
    right: 138,
    wrong: 42,
    blank: 20,
    marks: 11700,
    outOf: 20000,
    lost: 2100,
    outcome: undefined,
  })
})

describe('pass or fail', () => {
  const outcome = (pass: PassRule, count: number) =>
    summariseResult({ pass }, [...Array(count).fill(right), ...Array(10 - count).fill(blank)]).outcome

  it('is by marks, the pass mark itself being enough', () => {
    expect([6, 7].map((count) => outcome({ by: 'marks', marks: 700 }, count))).toEqual(['failed', 'passed'])
  })

  it('is by per cent of what the paper is out of', () => {
    expect([6, 7].map((count) => outcome({ by: 'percent', percent: 70 }, count))).toEqual(['failed', 'passed'])
  })
})
