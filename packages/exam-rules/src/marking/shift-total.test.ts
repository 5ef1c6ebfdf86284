import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySitting } from '../testing/arbitrary-answers.ts'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { wrongAnswer } from '../testing/build-paper.ts'
import { correctedKey } from './corrected-key.ts'
import { markAttempt } from './mark-attempt.ts'
import { shiftTotal } from './shift-total.ts'
import { summariseResult } from './summarise-result.ts'

const kinds = ['new_key', 'accept', 'everyone', 'void'] as const

it('a total that is shifted by one question is the total of marking everything again', () => {
  fc.assert(
    fc.property(arbitrarySitting, fc.nat(), fc.constantFrom(...kinds), ({ paper, answers }, nth, kind) => {
      const question = paper.questions[nth % paper.questions.length]!
      const wrong = wrongAnswer(question.key)
      const chosen =
        wrong.type === 'sba'
          ? ({ type: 'sba', options: [wrong.option!] } as const)
          : ({ type: 'mcq', stems: wrong.stems } as const)
      const key = correctedKey(question.key, kind, chosen)!
      const attempt = buildAttempt({ finish: { at: at('12:00'), by: 'deadline' } })
      const steps = [...answers].map(([questionId, answer]) => ({ questionId, answer, sequence: 1, at: at('11:00') }))
      const was = markAttempt(paper, attempt, steps)
      const is = markAttempt({ ...paper, keys: new Map(paper.keys).set(question.id, key) }, attempt, steps)
      const of = (marks: typeof was) => marks.find(({ questionId }) => questionId === question.id)!
      const { marks, outOf, wrong: mistakes, outcome } = summariseResult(paper.rules, is)
      expect(shiftTotal(paper.rules, summariseResult(paper.rules, was), { before: of(was), after: of(is) })).toEqual({
        marks,
        outOf,
        wrong: mistakes,
        outcome,
      })
    }),
    { numRuns: 30 },
  )
})

describe('the key after a correction', () => {
  const before = { type: 'sba', options: [1] } as const
  const stems = { type: 'mcq', stems: { 1: 'T', 2: 'F' } } as const

  it('is the new one, both, or what was right with a grace', () => {
    const chosen = { type: 'sba', options: [3] } as const
    expect(kinds.map((kind) => correctedKey(before, kind, chosen))).toEqual([
      { type: 'sba', options: [3] },
      { type: 'sba', options: [1, 3] },
      { type: 'sba', options: [1], grace: 'all' },
      { type: 'sba', options: [1], grace: 'void' },
    ])
  })

  it('accepts either where two truths of a stem differ', () => {
    expect(correctedKey(stems, 'accept', { type: 'mcq', stems: { 1: 'T', 2: 'T' } })).toEqual({
      type: 'mcq',
      stems: { 1: 'T', 2: 'either' },
    })
  })

  it('takes an earlier grace away again', () => {
    expect(correctedKey({ ...before, grace: 'void' }, 'new_key', before)).toEqual(before)
  })

  it('is none where nothing is chosen, or something of another type', () => {
    expect(correctedKey(before, 'accept', null)).toBeUndefined()
    expect(correctedKey(before, 'new_key', stems)).toBeUndefined()
  })
})
