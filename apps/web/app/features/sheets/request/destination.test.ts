import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { atItsBox, bodyOf, type Destination, startOf } from './destination.ts'

const place = (id: number) => ({ id, name: 'ঢাকা' })
const whole = { division: place(6), district: place(47), upazila: place(9013), address: 'বাসা ১২' }
const owner = { recipient_name: 'নুসরাত জাহান', phone: '+8801712345678' }

const other: Destination = {
  where: 'other',
  other: { division: '5', district: '36', upazila: '281', text: ' আম্বরখানা ' },
  recipient: 'আবদুল করিম',
  phone: '০১৭১২-৩৪৫৬৭৮',
  note: ' ',
}

describe('where a parcel goes', () => {
  it('begins at the profile’s address that is complete', () => {
    expect(startOf({ ...owner, present: whole, permanent: null }).where).toBe('present')
    expect(startOf({ ...owner, present: null, permanent: whole }).where).toBe('permanent')
    expect(startOf({ ...owner, present: null, permanent: null })).toMatchObject({
      where: 'other',
      phone: '০১৭১২৩৪৫৬৭৮',
    })
  })

  it('is sent as the wire has it', () => {
    expect(bodyOf(other)).toEqual({
      address: { division_id: 5, district_id: 36, upazila_id: 281, address: 'আম্বরখানা' },
      recipient_name: 'আবদুল করিম',
      phone: '০১৭১২-৩৪৫৬৭৮',
    })
    expect(bodyOf({ ...other, where: 'permanent', note: 'দুপুরে' })).toMatchObject({ address: 'permanent', note: 'দুপুরে' })
  })

  it('names every box that is missing at once', () => {
    const bad: Destination = { ...other, other: { division: '', district: '', upazila: '', text: 'x' }, phone: '12' }
    try {
      bodyOf(bad)
      expect.unreachable()
    } catch (error) {
      expect(Object.keys((error as { fields: object }).fields)).toEqual([
        'phone',
        'present_division_id',
        'present_district_id',
        'present_upazila_id',
        'present_address',
      ])
    }
  })

  it('shows what the server refuses at the box it is about', () => {
    const refusal = new ApiError(422, 'validation_failed', 'দেখুন', { upazila_id: ['মেলেনি'] })
    expect(atItsBox(refusal)).toMatchObject({ fields: { present_upazila_id: 'মেলেনি' } })
    const booked = new ApiError(409, 'delivery_booked', 'কুরিয়ারে গেছে')
    expect(atItsBox(booked)).toBe(booked)
  })
})
