import { describe, expect, it } from 'vitest'
import { cleanFields } from './clean-fields.ts'

describe('the phone of a profile', () => {
  it('is fixed once it is there', () => {
    expect(cleanFields({ phone: '01811111111' }, { phone: '+8801711111111' })).toEqual({
      change: {},
      problems: { phone: 'phone_fixed' },
    })
  })

  it('is taken in one spelling where none is there yet, if it can be a number', () => {
    const none = { phone: '' }
    expect(cleanFields({ phone: '০১৭১১-১১১১১১' }, none)).toEqual({ change: { phone: '+8801711111111' }, problems: {} })
    expect(cleanFields({ phone: '011' }, none).problems).toEqual({ phone: 'invalid_phone' })
  })
})

describe('a field that was left out', () => {
  it('is not in the change', () => {
    expect(cleanFields({}, { phone: '+8801711111111' })).toEqual({ change: {}, problems: {} })
  })
})
