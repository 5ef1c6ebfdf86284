import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerKey } from '../questions/question-types.ts'
import { questionWorth } from '../rule-packs/full-marks.ts'
import { arbitrarySitting } from '../testing/arbitrary-answers.ts'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { analyseSubjects } from './analyse-subjects.ts'
import { markAttempt } from './mark-attempt.ts'
import { markQuestion } from './mark-question.ts'
import type { MarkRule } from './mark-rule.ts'
import { summariseResult } from './summarise-result.ts'

const rule: MarkRule = { unit: 'question', right: 100, wrong: 50, floorAtZero: false }
const sba = { id: 1, type: 'sba', parts: [1, 2, 3, 4].map((id) => ({ id })) } as const
const keyWith = (grace: 'all' | 'void'): AnswerKey => ({ type: 'sba', options: [1], grace })

describe('everybody gets it', () => {
  it('whatever was answered, and whoever left it blank', () => {
    for (const answer of [undefined, { type: 'sba', option: null }, { type: 'sba', option: 3 }] as const)
      expect(markQuestion(sba, keyWith('all'), answer, rule)).toEqual({
        state: 'correct',
        marks: 100,
        outOf: 100,
        lost: 0,
        right: 1,
        wrong: 0,
        blank: 0,
      })
  })

  it('of a question of stems every stem', () => {
    const mcq = { id: 2, type: 'mcq', parts: [1, 2, 3].map((id) => ({ id })) } as const
    const key = { type: 'mcq', stems: { 1: 'T', 2: 'T', 3: 'F' }, grace: 'all' } as const
    const perStem: MarkRule = { unit: 'stem', right: 20, wrong: 5, floorAtZero: false }
    const mark = markQuestion(mcq, key, { type: 'mcq', stems: { 1: 'F' } }, perStem)
    expect(mark).toMatchObject({ marks: 60, outOf: 60, right: 3, wrong: 0, blank: 0 })
  })
})

describe('a void question', () => {
  it('gives nothing, is out of nothing, and gives back what it cost', () => {
    const mark = markQuestion(sba, keyWith('void'), { type: 'sba', option: 3 }, rule)
    expect(mark).toEqual({ state: 'void', marks: 0, outOf: 0, lost: 0, right: 0, wrong: 0, blank: 0 })
    expect(questionWorth('sba', 4, rule, 'void')).toBe(0)
    expect(questionWorth('sba', 4, rule, 'all')).toBe(100)
  })

  it('lowers the bar of a pass by percent and leaves one by marks where it is', () => {
    const half = { pass: { by: 'percent', percent: 50 } } as const
    const fixed = { pass: { by: 'marks', marks: 100 } } as const
    const marks = (grace?: 'void') => [
      markQuestion(sba, { type: 'sba', options: [1] }, { type: 'sba', option: 1 }, rule),
      markQuestion(sba, { type: 'sba', options: [1], ...(grace && { grace }) }, { type: 'sba', option: 2 }, rule),
    ]
    expect(summariseResult(half, marks())).toMatchObject({ marks: 50, outOf: 200, outcome: 'failed' })
    expect(summariseResult(half, marks('void'))).toMatchObject({ marks: 100, outOf: 100, outcome: 'passed' })
    expect(summariseResult(fixed, marks())).toMatchObject({ outcome: 'failed' })
    expect(summariseResult(fixed, marks('void'))).toMatchObject({ outcome: 'passed' })
  })
})

it('the marks of a paper are those without the void question, and with the full worth of one that everybody gets', () => {
  fc.assert(
    fc.property(arbitrarySitting, fc.nat(), fc.constantFrom('all' as const, 'void' as const), (sitting, nth, grace) => {
      const { paper, answers } = sitting
      const question = paper.questions[nth % paper.questions.length]!
      const attempt = buildAttempt({ finish: { at: at('12:00'), by: 'deadline' } })
      const steps = [...answers].map(([questionId, answer]) => ({ questionId, answer, sequence: 1, at: at('11:00') }))
      const keys = new Map(paper.keys).set(question.id, { ...paper.keys.get(question.id)!, grace })
      const before = markAttempt(paper, attempt, steps)
      const after = markAttempt({ ...paper, keys }, attempt, steps)
      const own = before.find(({ questionId }) => questionId === question.id)!
      const [was, is] = [before, after].map((marks) => summariseResult(paper.rules, marks))
      const gained = grace === 'all' ? own.outOf : 0
      expect(is!.marks).toBe(was!.marks - own.marks + gained)
      expect(is!.outOf).toBe(was!.outOf - (grace === 'void' ? own.outOf : 0))
      expect(is!.lost).toBe(was!.lost - own.lost)
      expect(is!.questions).toBe(was!.questions - (grace === 'void' ? 1 : 0))
      const subjects = analyseSubjects(after)
      expect(subjects.reduce((sum, each) => sum + each.outOf, 0)).toBe(is!.outOf)
      expect(subjects.reduce((sum, each) => sum + each.marks, 0)).toBe(is!.marks)
    }),
    { numRuns: 20 },
  )
})
