import { expect, it } from 'vitest'
import { anExam } from './testing/a-result.ts'
import { whyClosed } from './why-closed.ts'

const now = new Date('2026-11-13T22:00:00+06:00')
const mine = {
  attempt: 1,
  state: 'finished' as const,
  ends_at: '2026-11-13T22:00:00+06:00',
  answered: 180,
  finished_at: '2026-11-13T21:52:00+06:00',
  marks: null,
  outcome: null,
  rank: null,
  marks_at: null,
  answers_at: null,
}
const why = (exam: Parameters<typeof anExam>[0], signedIn = true) => whyClosed({ exam: anExam(exam) }, signedIn, now)

it('asks a visitor to sign in, whatever the exam', () => {
  expect(why({ can_start: true }, false)).toEqual({ kind: 'visitor' })
})

it('leads who has not sat it to the exam, as long as there is one to sit', () => {
  expect(why({ can_start: true, state: 'open' })).toEqual({ kind: 'not-sat' })
  expect(why({ state: 'upcoming' })).toEqual({ kind: 'not-sat' })
  expect(why({ state: 'closed' })).toEqual({ kind: 'missed' })
})

it('waits for the end of a running attempt', () => {
  expect(why({ mine: { ...mine, state: 'running' } })).toEqual({ kind: 'running' })
})

it('names the release, and promises nothing that has passed', () => {
  const whenAt = (answers_at: string | null) => why({ mine: { ...mine, answers_at } })
  expect(whenAt('2026-11-15T10:00:00+06:00')).toEqual({
    kind: 'waiting',
    until: new Date('2026-11-15T10:00:00+06:00'),
  })
  expect(whenAt('2026-11-13T10:00:00+06:00')).toEqual({ kind: 'waiting', until: null })
  expect(whenAt(null)).toEqual({ kind: 'waiting', until: null })
})
