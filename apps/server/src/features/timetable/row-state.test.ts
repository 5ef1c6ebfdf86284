import { describe, expect, it } from 'vitest'
import { type LectureFacts, rowState } from './row-state.ts'

/** Five in the afternoon in Dhaka. */
const now = new Date('2026-07-01T11:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const times = {
  past: [at(-30), at(-28)],
  now: [at(-1), at(1)],
  tonight: [at(3), at(5)],
  tomorrow: [at(8), at(10)],
} as const
type When = keyof typeof times

const unwatched: LectureFacts = { hasVideo: true, completed: false, joined: false, watchable: true }
const row = (when: When, part: Partial<Parameters<typeof rowState>[1]>) => {
  const [startsAt, endsAt] = times[when]
  return rowState(now, { startsAt, endsAt, isCancelled: false, lecture: undefined, exam: undefined, ...part })
}
const exam = (state: NonNullable<Parameters<typeof rowState>[1]['exam']>['state'], opens = at(-30)) => ({
  exam: { state, opens_at: opens.toISOString() },
})

describe('a lecture', () => {
  it('is done once it was joined live, when it has ended', () => {
    const lecture = { ...unwatched, joined: true }
    expect(row('now', { lecture })).toBe('now')
    expect(row('past', { lecture })).toBe('done')
    expect(row('past', { lecture: { ...lecture, hasVideo: false } })).toBe('done')
  })

  it('is ahead, today or now by the clock of Dhaka', () => {
    expect(row('tomorrow', { lecture: unwatched })).toBe('upcoming')
    expect(row('tonight', { lecture: unwatched })).toBe('today')
    expect(row('now', { lecture: unwatched })).toBe('now')
  })

  it('that is over is done once its recording was watched, and waits until then', () => {
    expect(row('past', { lecture: { ...unwatched, completed: true } })).toBe('done')
    expect(row('past', { lecture: unwatched })).toBe('to_do')
  })

  it('is missed when its recording is closed, and nothing is missed without one', () => {
    expect(row('past', { lecture: { ...unwatched, watchable: false } })).toBe('missed')
    expect(row('past', { lecture: { ...unwatched, hasVideo: false } })).toBe('over')
  })
})

describe('an exam', () => {
  it('is ahead until it opens', () => {
    expect(row('tomorrow', exam('not_open', at(8)))).toBe('upcoming')
    expect(row('tonight', exam('not_open', at(3)))).toBe('today')
  })

  it('that is open is "now" at its hour alone', () => {
    expect(row('now', exam('open'))).toBe('now')
    expect(row('past', exam('open'))).toBe('to_do')
    expect(row('past', exam('running'))).toBe('now')
  })

  it('is done when handed in, and missed when closed, whether or not one may come late', () => {
    expect(row('past', exam('finished'))).toBe('done')
    expect(row('past', exam('missed'))).toBe('missed')
    expect(row('past', exam('missed_late_open'))).toBe('missed')
  })

  it('without a paper goes by the clock', () => {
    expect(row('tomorrow', {})).toBe('upcoming')
    expect(row('past', {})).toBe('over')
  })
})

describe('a row with both', () => {
  it('asks for what is left of it', () => {
    const watched = { ...unwatched, completed: true }
    expect(row('past', { lecture: unwatched, ...exam('finished') })).toBe('to_do')
    expect(row('past', { lecture: watched, ...exam('open') })).toBe('to_do')
    expect(row('past', { lecture: watched, ...exam('missed') })).toBe('missed')
    expect(row('past', { lecture: watched, ...exam('finished') })).toBe('done')
    expect(row('past', { lecture: watched, ...exam('not_open', at(20)) })).toBe('upcoming')
  })
})

it('asks for nothing once it was called off', () => {
  expect(row('now', { isCancelled: true, lecture: unwatched, ...exam('open') })).toBe('cancelled')
})
