import { describe, expect, it } from 'vitest'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { finishByDeadline, finishByDoctor } from './finish-attempt.ts'

const byDeadline = { at: at('12:00'), by: 'deadline' }

describe('finishByDoctor', () => {
  it('finishes at the moment of handing in', () => {
    expect(finishByDoctor(at('11:30'), buildAttempt()).finish).toEqual({ at: at('11:30'), by: 'doctor' })
  })

  it('keeps the first finish when asked again', () => {
    const finished = finishByDoctor(at('11:30'), buildAttempt())
    expect(finishByDoctor(at('11:31'), finished)).toBe(finished)
    expect(finishByDeadline(at('13:00'), finished)).toBe(finished)
  })

  it('counts as finished by the deadline when time was up on arrival', () => {
    expect(finishByDoctor(at('12:00'), buildAttempt()).finish).toEqual(byDeadline)
    expect(finishByDoctor(at('12:00:20'), buildAttempt()).finish).toEqual(byDeadline)
  })
})

describe('finishByDeadline', () => {
  it('waits for the grace to pass', () => {
    expect(finishByDeadline(at('12:00:29'), buildAttempt()).finish).toBeNull()
  })

  it('finishes an abandoned attempt at its deadline, whenever the job runs, and again the same', () => {
    const finished = finishByDeadline(at('12:00:30'), buildAttempt())
    expect(finished.finish).toEqual(byDeadline)
    expect(finishByDeadline(at('18:00'), buildAttempt())).toEqual(finished)
    expect(finishByDeadline(at('18:00'), finished)).toBe(finished)
  })
})
