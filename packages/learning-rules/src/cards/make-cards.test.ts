import type { Answer, AnswerKey } from '@prostuti/exam-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinMistakes } from './join-mistakes.ts'
import { makeCards } from './make-cards.ts'

const parts = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: nth + 1 }))
const choice = { id: 1, parts: parts(4), key: { type: 'sba', options: [2] } } as const
const truths = { id: 2, parts: parts(3), key: { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'either' } } } as const

const made = (
  answers: [number, Answer][],
  flaggedIds: number[] = [],
  questions: Parameters<typeof makeCards>[0]['questions'] = [choice, truths],
) => makeCards({ questions, answers: new Map(answers), flaggedIds })

const option = (of: number | null): Answer => ({ type: 'sba', option: of })
const said = (stems: Record<number, 'T' | 'F'>): Answer => ({ type: 'mcq', stems })
const allRight: [number, Answer][] = [
  [1, option(2)],
  [2, said({ 1: 'T', 2: 'F', 3: 'T' })],
]

describe('what a sitting puts into the notebook', () => {
  it('nothing where all was right', () => {
    expect(made(allRight)).toEqual([])
  })

  it('nothing where any option was taken that a correction accepts', () => {
    const corrected = { ...choice, key: { type: 'sba', options: [2, 3] } } as const
    for (const taken of [2, 3]) expect(made([[1, option(taken)]], [], [corrected])).toEqual([])
  })

  it('what was wrong, and what was left or taken back', () => {
    expect(made([[1, option(1)], allRight[1]!])).toEqual([{ questionId: 1, reasons: ['wrong'], stems: null }])
    for (const answers of [[allRight[1]!], [[1, option(null)] as [number, Answer], allRight[1]!]])
      expect(made(answers)).toEqual([{ questionId: 1, reasons: ['blank'], stems: null }])
  })

  it('of stems those that went wrong or were left, and the whole question where all did', () => {
    expect(made([allRight[0]!, [2, said({ 1: 'F', 3: 'F' })]])).toEqual([
      { questionId: 2, reasons: ['wrong', 'blank'], stems: [1, 2] },
    ])
    expect(made([allRight[0]!])).toEqual([{ questionId: 2, reasons: ['blank'], stems: null }])
  })

  it('what was flagged, as a whole', () => {
    expect(made(allRight, [1, 2])).toEqual([
      { questionId: 1, reasons: ['flagged'], stems: null },
      { questionId: 2, reasons: ['flagged'], stems: null },
    ])
  })

  it('never a question that was given to everybody or to nobody', () => {
    for (const grace of ['all', 'void'] as const)
      expect(made([], [1], [{ ...choice, key: { ...choice.key, grace } as AnswerKey }])).toEqual([])
  })

  it('exactly the questions that are not wholly right or are flagged, each once', () => {
    const answer = fc.option(
      fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom('T' as const, 'F' as const)),
      { nil: undefined },
    )
    fc.assert(
      fc.property(answer, fc.boolean(), (stems, isFlagged) => {
        const cards = made(stems ? [[2, said(stems)]] : [], isFlagged ? [2] : [], [truths])
        const missed = [1, 2, 3].filter((id) => {
          const own = stems?.[id]
          return own === undefined || (id === 1 && own !== 'T') || (id === 2 && own !== 'F')
        })
        expect(cards.length).toBe(missed.length > 0 || isFlagged ? 1 : 0)
        expect(cards[0]?.stems ?? null).toEqual(missed.length === 0 || missed.length === 3 ? null : missed)
      }),
    )
  })
})

it('a card of several sittings asks whatever went wrong in any', () => {
  const one = { reasons: ['wrong'], stems: [3] } as const
  const other = { reasons: ['blank', 'flagged'], stems: [1, 3] } as const
  expect(joinMistakes([other, one])).toEqual({ reasons: ['wrong', 'blank', 'flagged'], stems: [1, 3] })
  expect(joinMistakes([one, { reasons: ['wrong'], stems: null }])).toEqual({ reasons: ['wrong'], stems: null })
  expect(joinMistakes([])).toEqual({ reasons: [], stems: null })
})
