import { describe, expect, it } from 'vitest'
import { aDoctor } from './a-doctor.fixture.ts'
import { changedFields, emptyBoxes, profileFormOf, requiredBody, requiredFormOf } from './profile-form.ts'

describe('the profile form', () => {
  const form = profileFormOf(aDoctor)

  it('sends nothing when nothing has changed', () => {
    expect(changedFields(aDoctor, form)).toEqual({})
  })

  it('sends only what has changed, and null for what was emptied', () => {
    expect(changedFields(aDoctor, { ...form, email: ' new@example.com ', bmdc: '' })).toEqual({
      email: 'new@example.com',
      bmdc: null,
    })
  })

  it('sends the present address as the permanent one when they are to be the same', () => {
    expect(changedFields(aDoctor, { ...form, same: true })).toEqual({
      permanent_division_id: 6,
      permanent_district_id: 47,
      permanent_upazila_id: 9013,
      permanent_address: 'বাসা ১২',
    })
  })

  it('knows that both addresses are the same, but not of two that are empty', () => {
    const twice = {
      ...aDoctor,
      permanent_division_id: 6,
      permanent_district_id: 47,
      permanent_upazila_id: 9013,
      permanent_address: 'বাসা ১২',
    }
    expect(profileFormOf(twice).same).toBe(true)
    const none = {
      present_division_id: null,
      present_district_id: null,
      present_upazila_id: null,
      present_address: null,
    }
    const nowhere = {
      ...none,
      permanent_division_id: null,
      permanent_district_id: null,
      permanent_upazila_id: null,
      permanent_address: null,
    }
    expect(profileFormOf({ ...aDoctor, ...nowhere }).same).toBe(false)
  })
})

describe('the required-information form', () => {
  const lacking = { ...aDoctor, email: null, permanent_upazila_id: null, permanent_address: null }

  it('sends the missing fields and no others', () => {
    const form = requiredFormOf(lacking)
    const filled = { ...form, email: 'a@example.com', permanent: { ...form.permanent, upazila: '281', text: 'বাড়ি' } }
    expect(requiredBody(lacking, { ...filled, name: 'অন্য' })).toEqual({
      email: 'a@example.com',
      permanent_division_id: 5,
      permanent_district_id: 36,
      permanent_upazila_id: 281,
      permanent_address: 'বাড়ি',
    })
  })

  it('names the boxes that are still empty', () => {
    expect(emptyBoxes(lacking, requiredFormOf(lacking))).toEqual(['email', 'permanent_upazila_id', 'permanent_address'])
  })
})
