import { describe, expect, it } from 'vitest'
import { aDoctor } from './a-doctor.fixture.ts'
import { addressBody, changeAddress, isSameAddress, placesFor, postalAddressOf } from './addresses.ts'

const address = { division: '6', district: '47', upazila: '9013', text: 'বাসা ১২' }
const divisions = [
  {
    id: 6,
    name: 'ঢাকা',
    districts: [
      { id: 47, name: 'ঢাকা', upazilas: [{ id: 9013, name: 'ধানমন্ডি' }] },
      { id: 41, name: 'গাজীপুর', upazilas: [] },
    ],
  },
  { id: 5, name: 'সিলেট', districts: [] },
]

describe('choosing a place', () => {
  it('empties district and upazila with another division, and keeps the text', () => {
    expect(changeAddress(address, 'division', '5')).toEqual({ ...address, division: '5', district: '', upazila: '' })
  })

  it('empties the upazila with another district', () => {
    expect(changeAddress(address, 'district', '41')).toEqual({ ...address, district: '41', upazila: '' })
  })

  it('keeps everything when the same place is chosen again, or the text changes', () => {
    expect(changeAddress(address, 'division', '6')).toEqual(address)
    expect(changeAddress(address, 'text', 'বাসা ১৩')).toEqual({ ...address, text: 'বাসা ১৩' })
  })
})

describe('the choices', () => {
  const names = (places: { name: string }[] | undefined) => places?.map(({ name }) => name)

  it('are the districts of the division and the upazilas of the district', () => {
    const { districts, upazilas } = placesFor(divisions, address)
    expect([names(districts), names(upazilas)]).toEqual([['ঢাকা', 'গাজীপুর'], ['ধানমন্ডি']])
  })

  it('are none before the step above is taken', () => {
    const { districts, upazilas } = placesFor(divisions, { ...address, division: '' })
    expect([districts, upazilas]).toEqual([[], []])
  })
})

it('goes to the wire under the names of its kind, with null for what is empty', () => {
  expect(addressBody('permanent', { ...address, upazila: '', text: ' ' })).toEqual({
    permanent_division_id: 6,
    permanent_district_id: 47,
    permanent_upazila_id: null,
    permanent_address: null,
  })
})

it('is the same as another when every part is', () => {
  expect(isSameAddress(postalAddressOf(aDoctor, 'present'), { ...address, text: ' বাসা ১২ ' })).toBe(true)
  expect(isSameAddress(address, postalAddressOf(aDoctor, 'permanent'))).toBe(false)
})
