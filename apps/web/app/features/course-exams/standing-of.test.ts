import { expect, it } from 'vitest'
import type { ExamInfo } from './course-exam-queries.ts'
import { standingOf } from './standing-of.ts'

const row = (state: string | null, more: object = {}) =>
  ({ is_cancelled: false, exam: state === null ? null : { state, result_ready: false, ...more } }) as ExamInfo['row']

it('follows an exam from the announcement to the ranks', () => {
  expect(standingOf(row(null), false)).toBe('no_paper')
  expect(standingOf(row('not_open'), false)).toBe('not_open')
  expect(standingOf(row('open'), false)).toBe('open')
  expect(standingOf(row('running'), false)).toBe('running')
  expect(standingOf(row('finished'), false)).toBe('marking')
  expect(standingOf(row('finished', { result_ready: true }), true)).toBe('waiting')
  expect(standingOf(row('finished', { result_ready: true }), false)).toBe('result')
})

it('knows what was missed, what can still be sat, and what was called off', () => {
  expect(standingOf(row('missed'), false)).toBe('missed')
  expect(standingOf(row('missed_late_open'), false)).toBe('late')
  expect(standingOf({ ...row(null), is_cancelled: true }, false)).toBe('called_off')
})
