import { describe, expect, it } from 'vitest'
import { aDoctor } from './a-doctor.fixture.ts'
import { missingFields, needsInformation } from './missing-fields.ts'

describe('the missing fields', () => {
  it('are none when everything is there', () => {
    expect(missingFields(aDoctor)).toEqual([])
  })

  it.each([
    [{ name: ' ' }, ['name']],
    [{ phone: null }, ['phone']],
    [{ email: '' }, ['email']],
    [{ present_upazila_id: null }, ['present']],
    [{ permanent_address: '  ' }, ['permanent']],
    [{ email: null, present_address: null, permanent_division_id: null }, ['email', 'present', 'permanent']],
  ])('of %j are %j', (lacks, missing) => {
    expect(missingFields({ ...aDoctor, ...lacks })).toEqual(missing)
  })

  it('do not count the BMDC number, the college and the picture', () => {
    expect(missingFields({ ...aDoctor, bmdc: null, medical_college_id: null, avatar: null })).toEqual([])
  })
})

describe('the required-information popup', () => {
  const lacking = { ...aDoctor, email: null }

  it('asks a doctor with a running course for what is missing', () => {
    expect(needsInformation(lacking, { fromAdmin: false })).toBe(true)
  })

  it('asks nobody who lacks nothing, or has no running course', () => {
    expect(needsInformation(aDoctor, { fromAdmin: false })).toBe(false)
    expect(needsInformation({ ...lacking, has_active_courses_with_payment: false }, { fromAdmin: false })).toBe(false)
  })

  it('never asks staff who look at the account', () => {
    expect(needsInformation(lacking, { fromAdmin: true })).toBe(false)
  })
})
