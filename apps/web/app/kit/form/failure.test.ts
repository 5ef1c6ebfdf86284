import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { FieldsError, failureOf, fieldsError } from './failure.ts'

describe('fieldsError', () => {
  it('is nothing while nothing is wrong', () => {
    expect(fieldsError({ phone: undefined, name: '' })).toBeUndefined()
  })
})

describe('failureOf', () => {
  it('keeps of the form’s own check only the fields that are wrong', () => {
    const error = fieldsError({ phone: 'নম্বরটি দেখুন', name: undefined })
    expect(failureOf(error, [])).toMatchObject({ fields: { phone: 'নম্বরটি দেখুন' }, only: 'phone', code: 'fields' })
    expect(failureOf(new FieldsError({ name: '', phone: 'x' }), []).fields).toEqual({ phone: 'x' })
  })

  it('puts the first complaint about each field beside it', () => {
    const error = new ApiError(422, 'validation_failed', 'দেখুন', { email: ['আছে', 'ভুল'] })
    expect(failureOf(error, ['email'])).toMatchObject({
      fields: { email: 'আছে' },
      message: 'দেখুন',
      tone: 'bad',
    })
  })

  it('says a complaint that has no box above the form', () => {
    const error = new ApiError(422, 'validation_failed', 'দেখুন', { terms: ['মানুন'] })
    expect(failureOf(error, ['email']).message).toBe('দেখুন মানুন')
  })

  it('leads to the box itself where it is the only one', () => {
    const about = (fields: Record<string, string[]>) =>
      failureOf(new ApiError(422, 'validation_failed', '', fields), ['email', 'bmdc']).only
    expect(about({ email: ['আছে'] })).toBe('email')
    expect(about({ email: ['আছে'], bmdc: ['আছে'] })).toBeUndefined()
    expect(about({ terms: ['মানুন'] })).toBeUndefined()
  })

  it('puts wrong credentials where the form wants them, and says nothing above', () => {
    const error = new ApiError(422, 'wrong_credentials', 'মেলেনি')
    const failure = failureOf(error, ['password'], () => ({ password: 'মেলেনি' }))
    expect(failure).toMatchObject({ fields: { password: 'মেলেনি' }, message: '' })
  })

  it('knows how long to wait, and a minute where the server did not say', () => {
    expect(failureOf(new ApiError(429, 'too_many_requests', '', {}, 840), []).waitSeconds).toBe(840)
    expect(failureOf(new ApiError(429, 'too_many_requests'), []).waitSeconds).toBe(60)
  })

  it('takes a lost network for nobody’s fault', () => {
    expect(failureOf(new ApiError(0, 'offline'), [])).toMatchObject({ tone: 'note', fields: {} })
  })

  it('is never without words', () => {
    expect(failureOf(new ApiError(502, 'unavailable'), []).message).not.toBe('')
    expect(failureOf(new TypeError('x'), []).message).not.toBe('')
  })
})
