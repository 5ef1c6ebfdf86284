import { describe, expect, it } from 'vitest'
import { at, buildTimes } from '../testing/build-attempt.ts'
import { endsAt } from './ends-at.ts'

describe('endsAt', () => {
  it('is the start plus the duration', () => {
    expect(endsAt(at('10:05'), buildTimes())).toEqual(at('12:05'))
  })

  it('is the closing when the paper closes in the middle of the attempt', () => {
    expect(endsAt(at('15:30'), buildTimes())).toEqual(at('16:00'))
  })

  it('has no other bound where a paper never closes', () => {
    expect(endsAt(at('23:30'), buildTimes({ closesAt: null, durationMinutes: 20 }))).toEqual(at('23:50'))
  })

  it('follows the late period for an attempt that starts after closing', () => {
    expect(endsAt(at('16:00'), buildTimes({ late: { until: at('20:00') } }))).toEqual(at('18:00'))
    expect(endsAt(at('19:00'), buildTimes({ late: { until: at('20:00') } }))).toEqual(at('20:00'))
    expect(endsAt(at('19:00'), buildTimes({ late: { until: null } }))).toEqual(at('21:00'))
  })
})
