import { percentileOf } from '@prostuti/exam-rules'
import { describe, expect, it } from 'vitest'
import { peopleBelow, rankingOf } from './ranking-of.ts'
import { aResult } from './testing/a-result.ts'

const now = new Date('2026-11-15T10:00:00+06:00')
const unranked = { rank: null, participants: null, percentile: null }

describe('a ranking', () => {
  it('is shown once it is drawn', () => {
    const data = { result: aResult({ rank: 3, participants: 9, percentile: 7500 }) }
    expect(rankingOf(data, now)).toEqual({ kind: 'ranked', rank: 3, participants: 9, percentile: 7500 })
  })

  it('says when it comes, and after that moment that it is being drawn', () => {
    const at = '2026-11-15T12:00:00+06:00'
    const data = { result: aResult({ ...unranked, ranks_at: at }) }
    expect(rankingOf(data, now)).toEqual({ kind: 'coming', at: new Date(at) })
    expect(rankingOf(data, new Date('2026-11-15T12:00:01+06:00'))).toEqual({ kind: 'being-drawn' })
  })

  it('never comes where the server names no moment', () => {
    const data = { result: aResult({ ...unranked, ranks_at: null }) }
    expect(rankingOf(data, now)).toEqual({ kind: 'never' })
  })

  it('leaves out later attempts and late ones, and tells them apart', () => {
    const of = (attempt: number) => rankingOf({ result: aResult({ ranked: false, attempt }) }, now)
    expect([of(2), of(1)]).toEqual([{ kind: 'later-attempt' }, { kind: 'late' }])
  })
})

it('knows exactly how many stand below as long as the percentile can tell', () => {
  for (const participants of [2, 7, 1186, 10_001])
    for (const below of [0, 1, Math.floor(participants / 3), participants - 1])
      expect(peopleBelow(percentileOf(below, participants), participants)).toBe(below)
  expect(peopleBelow(8200, 20_000)).toBeUndefined()
})
