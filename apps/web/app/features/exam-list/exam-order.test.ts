import { describe, expect, it } from 'vitest'
import { inGroups, nextTurn } from './exam-order.ts'

type Exam = Parameters<typeof inGroups>[0][number] & { key: string }

const exam = (key: string, rest: Partial<Exam>): Exam => ({
  key,
  state: 'open',
  opens_at: '2026-11-01T04:00:00Z',
  closes_at: null,
  late_until: null,
  mine: null,
  ...rest,
})

const running: Exam['mine'] = {
  attempt: 1,
  state: 'running',
  ends_at: '2026-11-15T06:00:00Z',
  answered: 3,
  finished_at: null,
  marks: null,
  outcome: null,
  rank: null,
  marks_at: null,
  answers_at: null,
}

const keysOf = (exams: Exam[]) => inGroups(exams).map(({ group, exams }) => [group, ...exams.map(({ key }) => key)])

describe('inGroups', () => {
  it('puts first what ends first, and what never ends behind it', () => {
    expect(
      keysOf([
        exam('always', {}),
        exam('late', { state: 'late', closes_at: '2026-11-10T00:00:00Z', late_until: '2026-11-18T00:00:00Z' }),
        exam('soon', { closes_at: '2026-11-16T00:00:00Z' }),
        exam('later', { closes_at: '2026-11-30T00:00:00Z' }),
      ]),
    ).toEqual([['open', 'soon', 'late', 'later', 'always']])
  })

  it('lists what is coming by its opening and the past as it came', () => {
    expect(
      keysOf([
        exam('newest', { state: 'closed', closes_at: '2026-11-10T00:00:00Z' }),
        exam('second', { state: 'upcoming', opens_at: '2026-12-02T00:00:00Z' }),
        exam('older', { state: 'closed', closes_at: '2026-11-02T00:00:00Z' }),
        exam('first', { state: 'upcoming', opens_at: '2026-11-20T00:00:00Z' }),
      ]),
    ).toEqual([
      ['upcoming', 'first', 'second'],
      ['closed', 'newest', 'older'],
    ])
  })

  it('keeps a running exam among the open ones after its closing', () => {
    expect(keysOf([exam('mine', { state: 'closed', closes_at: '2026-11-15T05:00:00Z', mine: running })])).toEqual([
      ['open', 'mine'],
    ])
  })
})

describe('nextTurn', () => {
  const now = Date.parse('2026-11-15T05:30:00Z')

  it('is the nearest opening, closing or end of a running exam that is still to come', () => {
    const exams = [
      exam('a', { closes_at: '2026-11-15T07:00:00Z' }),
      exam('b', { state: 'closed', closes_at: '2026-11-15T05:00:00Z', mine: running }),
    ]
    expect(nextTurn(exams, now)).toBe(Date.parse('2026-11-15T06:00:00Z'))
    expect(nextTurn(exams.slice(0, 1), now)).toBe(Date.parse('2026-11-15T07:00:00Z'))
  })

  it('is none when nothing will change', () => {
    expect(nextTurn([exam('a', {})], now)).toBeUndefined()
  })
})
