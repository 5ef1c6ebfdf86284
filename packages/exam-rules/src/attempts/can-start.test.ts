import { describe, expect, it } from 'vitest'
import { at, buildAttempt, buildTimes } from '../testing/build-attempt.ts'
import { canStart } from './can-start.ts'
import { startAttempt } from './start-attempt.ts'

const done = buildAttempt({ finish: { at: at('11:00'), by: 'doctor' } })
const running = buildAttempt()

describe('canStart', () => {
  it('lets a doctor in from the opening to the last moment before the closing, ranked', () => {
    for (const clock of ['10:00', '15:59:59'])
      expect(canStart(at(clock), buildTimes(), [])).toEqual({ can: true, ranked: true })
  })

  it('asks for patience before the opening', () => {
    expect(canStart(at('09:59:59'), buildTimes(), [])).toEqual({ can: false, reason: 'not_open_yet' })
  })

  it('is over at the closing', () => {
    expect(canStart(at('16:00'), buildTimes(), [])).toEqual({ can: false, reason: 'closed' })
  })

  it('lets those who missed it sit it later, unranked, as long as that is allowed', () => {
    const times = buildTimes({ late: { until: at('20:00') } })
    expect(canStart(at('16:00'), times, [])).toEqual({ can: true, ranked: false })
    expect(canStart(at('20:00'), times, [])).toEqual({ can: false, reason: 'closed' })
    expect(canStart(at('23:00'), buildTimes({ late: { until: null } }), [])).toEqual({ can: true, ranked: false })
  })

  it('sends a doctor back to the attempt that is running, here or elsewhere, even where retakes are allowed', () => {
    expect(canStart(at('11:00'), buildTimes({ attempts: null }), [running])).toEqual({
      can: false,
      reason: 'already_running',
    })
  })

  it('takes an overdue attempt for done, even before the job has finished it', () => {
    expect(canStart(at('12:00:29'), buildTimes({ attempts: 2 }), [running])).toEqual({
      can: false,
      reason: 'already_running',
    })
    expect(canStart(at('12:00:30'), buildTimes({ attempts: 2 }), [running])).toEqual({ can: true, ranked: false })
    expect(canStart(at('12:00:30'), buildTimes(), [running])).toEqual({ can: false, reason: 'already_done' })
  })

  it('keeps to the number of attempts, and ranks the first only', () => {
    expect(canStart(at('13:00'), buildTimes(), [done])).toEqual({ can: false, reason: 'already_done' })
    expect(canStart(at('13:00'), buildTimes({ attempts: 2 }), [done])).toEqual({ can: true, ranked: false })
    expect(canStart(at('13:00'), buildTimes({ attempts: 2 }), [done, done])).toEqual({
      can: false,
      reason: 'already_done',
    })
    expect(canStart(at('13:00'), buildTimes({ attempts: null }), [done, done, done])).toEqual({
      can: true,
      ranked: false,
    })
  })

  it('tells a doctor who has done it so, rather than that it is closed', () => {
    expect(canStart(at('17:00'), buildTimes(), [done])).toEqual({ can: false, reason: 'already_done' })
  })
})

it('a void attempt does not count: the next one is as the first would have been', () => {
  const spoilt = buildAttempt({ finish: { at: at('11:00'), by: 'doctor' }, voidedAt: at('11:30') })
  expect(canStart(at('12:00'), buildTimes(), [spoilt])).toEqual({ can: true, ranked: true })
})

describe('startAttempt', () => {
  it('fixes the end', () => {
    expect(startAttempt(at('15:00'), buildTimes(), [])).toEqual({
      ok: true,
      attempt: buildAttempt({ startedAt: at('15:00'), endsAt: at('16:00') }),
    })
  })

  it('refuses with the reason', () => {
    expect(startAttempt(at('09:00'), buildTimes(), [])).toEqual({ ok: false, reason: 'not_open_yet' })
  })
})
