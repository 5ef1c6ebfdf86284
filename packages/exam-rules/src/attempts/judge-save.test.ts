import { describe, expect, it } from 'vitest'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { judgeSave } from './judge-save.ts'

const finished = buildAttempt({ finish: { at: at('11:00'), by: 'doctor' } })

describe('judgeSave', () => {
  it('takes the first save of a question and every newer one', () => {
    expect(judgeSave(at('10:30'), buildAttempt(), 1, undefined)).toBe('new')
    expect(judgeSave(at('10:30'), buildAttempt(), 9, 4)).toBe('new')
  })

  it('does not let a late request overwrite a newer answer', () => {
    expect(judgeSave(at('10:30'), buildAttempt(), 3, 4)).toBe('older')
  })

  it('acknowledges a repeat, also after the end', () => {
    expect(judgeSave(at('10:30'), buildAttempt(), 4, 4)).toBe('repeated')
    expect(judgeSave(at('13:00'), finished, 4, 4)).toBe('repeated')
  })

  it('takes what was on its way for thirty seconds after the deadline', () => {
    expect(judgeSave(at('12:00:29'), buildAttempt(), 5, 4)).toBe('new')
    expect(judgeSave(at('12:00:30'), buildAttempt(), 5, 4)).toBe('too_late')
  })

  it('takes nothing after the doctor has finished', () => {
    expect(judgeSave(at('11:00:01'), finished, 5, 4)).toBe('finished')
  })
})
