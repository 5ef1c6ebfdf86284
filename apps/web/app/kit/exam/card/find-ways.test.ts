import { describe, expect, it } from 'vitest'
import { waysOf } from './find-ways.ts'

type Known = Parameters<typeof waysOf>[0]

const exam = (rest: Partial<Known>): Known => ({
  state: 'open',
  mine: null,
  can_start: true,
  access: 'free',
  event_id: null,
  answers_released: false,
  ...rest,
})

const mine = (state: 'running' | 'finished'): Known['mine'] => ({
  attempt: 1,
  state,
  ends_at: '2026-11-15T06:00:00Z',
  answered: 3,
  finished_at: null,
  marks: null,
  outcome: null,
  rank: null,
  marks_at: null,
  answers_at: null,
})

describe('waysOf', () => {
  it('leads back to a running exam and nowhere else, even after its closing', () => {
    expect(waysOf(exam({ state: 'closed', mine: mine('running'), answers_released: true }))).toEqual(['resume'])
  })

  it('leads to the result, and to the answers only when they are released', () => {
    expect(waysOf(exam({ mine: mine('finished'), can_start: false }))).toEqual(['result'])
    expect(waysOf(exam({ mine: mine('finished'), can_start: true, answers_released: true }))).toEqual([
      'result',
      'review',
      'again',
    ])
  })

  it('begins what is open or late', () => {
    expect(waysOf(exam({}))).toEqual(['start'])
    expect(waysOf(exam({ state: 'late' }))).toEqual(['start'])
  })

  it('says how to get a place where one is needed', () => {
    expect(waysOf(exam({ can_start: false, access: 'event', event_id: 3 }))).toEqual(['register'])
    expect(waysOf(exam({ can_start: false, access: 'enrolled' }))).toEqual(['enrol'])
    expect(waysOf(exam({ state: 'upcoming', can_start: false, access: 'event', event_id: 3 }))).toEqual([
      'register',
      'rules',
    ])
  })

  it('shows the rules before the opening, and nothing but released answers after the end', () => {
    expect(waysOf(exam({ state: 'upcoming', can_start: false }))).toEqual(['rules'])
    expect(waysOf(exam({ state: 'closed', can_start: false }))).toEqual([])
    expect(waysOf(exam({ state: 'closed', can_start: false, answers_released: true }))).toEqual(['review'])
  })
})
