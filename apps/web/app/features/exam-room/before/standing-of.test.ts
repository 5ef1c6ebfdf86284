import { expect, it } from 'vitest'
import type { ExamCard } from '../../../kit/exam/exam-types.ts'
import { standingOf } from './standing-of.ts'

const open = { state: 'open', access: 'free', can_start: true, mine: null } as ExamCard
const mine = { attempt: 1, state: 'finished' } as NonNullable<ExamCard['mine']>
const refused = (code: string) => ({ code, status: 403, message: '' })

it('lets a reader start an open exam, and says when it is late', () => {
  expect(standingOf(open, null)).toBe('ready')
  expect(standingOf({ ...open, state: 'late' }, null)).toBe('late')
})

it('leads back into an exam that runs, whatever else is true', () => {
  expect(standingOf({ ...open, state: 'closed', can_start: false, mine: { ...mine, state: 'running' } }, null)).toBe(
    'running',
  )
})

it('offers another attempt only where there is one', () => {
  expect(standingOf({ ...open, mine }, null)).toBe('again')
  expect(standingOf({ ...open, mine, can_start: false }, null)).toBe('done')
})

it('says why the client is shut', () => {
  expect(standingOf({ ...open, state: 'upcoming', can_start: false }, null)).toBe('upcoming')
  expect(standingOf({ ...open, state: 'closed', can_start: false }, null)).toBe('closed')
  expect(standingOf({ ...open, access: 'enrolled', can_start: false }, null)).toBe('not-enrolled')
  expect(standingOf({ ...open, access: 'event', can_start: false }, null)).toBe('no-event-seat')
  expect(standingOf({ ...open, can_start: false }, null)).toBe('refused')
})

it('believes the server when it refuses a start that looked possible', () => {
  expect(standingOf({ ...open, access: 'enrolled' }, refused('not_enrolled'))).toBe('not-enrolled')
  expect(standingOf(open, refused('exam_closed'))).toBe('closed')
  expect(standingOf(open, refused('exam_not_open_yet'))).toBe('upcoming')
})
