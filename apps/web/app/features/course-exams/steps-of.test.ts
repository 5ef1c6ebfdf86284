import { expect, it } from 'vitest'
import type { MarkedResult } from '../../kit/exam/exam-types.ts'
import { stepsOf } from './steps-of.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const closes = '2026-11-16T12:00:00Z'
const exam = (state: string, more: object = {}) =>
  ({
    exam: {
      state,
      opens_at: '2026-11-14T12:00:00Z',
      closes_at: closes,
      rank: null,
      marks_at: null,
      result_ready: false,
      ...more,
    },
  }) as Parameters<typeof stepsOf>[0]
const states = (row: Parameters<typeof stepsOf>[0], result?: Partial<MarkedResult>) =>
  stepsOf(row, result as MarkedResult | undefined, now).map(({ name, state }) => `${name} ${state}`)

it('waits for the opening, then for the doctor', () => {
  expect(states(exam('not_open'))).toEqual(['open to_do', 'sit to_do', 'marks to_do', 'ranks to_do', 'answers to_do'])
  expect(states(exam('open')).slice(0, 2)).toEqual(['open done', 'sit now'])
})

it('says when ranks come, and that a late sitting gets none', () => {
  const sat = exam('finished', { result_ready: true })
  expect(
    stepsOf(sat, { ranks_at: closes, answers_released: false, answers_at: closes } as MarkedResult, now)[3],
  ).toEqual({
    name: 'ranks',
    state: 'now',
    at: closes,
  })
  expect(states(sat, { ranks_at: null, answers_released: true })).toEqual([
    'open done',
    'sit done',
    'marks done',
    'ranks never',
    'answers done',
  ])
})

it('says when marks come of what was handed in while others can still sit it', () => {
  const [, , marks] = stepsOf(exam('finished', { marks_at: closes }), undefined, now)
  expect(marks).toEqual({ name: 'marks', state: 'now', at: closes })
})

it('ends where the doctor did not come', () => {
  expect(states(exam('missed'))).toEqual(['open done', 'sit lost', 'answers to_do'])
  expect(states(exam('missed', { answers_released: true }))).toEqual(['open done', 'sit lost', 'answers done'])
})
