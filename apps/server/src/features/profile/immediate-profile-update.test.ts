import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, dhanmondi, openProfileTest, type ProfileTest, sylhetSadar } from './profile-test.fixture.ts'

let test: ProfileTest
beforeAll(async () => {
  test = await openProfileTest()
})
afterAll(() => test.close())

const present = {
  presentDivisionId: dhanmondi.division_id,
  presentDistrictId: dhanmondi.district_id,
  presentUpazilaId: dhanmondi.upazila_id,
  presentAddress: 'বাসা ১২',
}
const permanentIn = (place: typeof dhanmondi) => ({
  permanentDivisionId: place.division_id,
  permanentDistrictId: place.district_id,
  permanentUpazilaId: place.upazila_id,
})

describe('the required-information form', () => {
  it('asks for everything that is missing, field by field', async () => {
    const { headers } = await test.doctor()
    const response = await test.complete(headers, {})
    expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed'])
    expect(Object.keys(response.json().errors).sort()).toEqual([
      'email',
      'permanent_address',
      'permanent_district_id',
      'permanent_division_id',
      'permanent_upazila_id',
      'present_address',
      'present_district_id',
      'present_division_id',
      'present_upazila_id',
    ])
    expect(response.json().message).not.toBe('')
  })

  it('takes all of it, and answers with the doctor and a message', async () => {
    const { headers } = await test.doctor()
    const response = await test.complete(headers, {
      email: 'Whole@example.com',
      ...address('present', dhanmondi),
      ...address('permanent', sylhetSadar),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().message).toContain('ধন্যবাদ')
    expect(response.json().doctor).toMatchObject({ email: 'whole@example.com', permanent_upazila_id: 281 })
    expect((await test.complete(headers, {})).statusCode).toBe(200)
  })

  it('asks only for what is missing, and looks at nothing that is there', async () => {
    const { phone, headers } = await test.doctor({
      email: 'there@example.com',
      ...present,
      ...permanentIn(sylhetSadar),
    })
    const asked = await test.complete(headers, {
      name: '',
      phone: null,
      email: 'not an email',
      present_division_id: 99,
    })
    expect(Object.keys(asked.json().errors)).toEqual(['permanent_address'])
    const saved = await test.complete(headers, {
      name: 'অন্য নাম',
      phone: '01811111111',
      email: 'other@example.com',
      present_address: 'অন্য বাসা',
      permanent_address: 'চৌকিদেখী',
    })
    expect(saved.json().doctor).toMatchObject({
      name: 'নুসরাত জাহান',
      phone,
      email: 'there@example.com',
      present_address: 'বাসা ১২',
      permanent_address: 'চৌকিদেখী',
    })
  })

  it('takes an address with a part missing as a whole, so that its other parts may be chosen anew', async () => {
    const { headers } = await test.doctor({ email: 'part@example.com', ...present, ...permanentIn(dhanmondi) })
    const saved = await test.complete(headers, address('permanent', sylhetSadar))
    expect(saved.json().doctor).toMatchObject({ permanent_division_id: 5, permanent_upazila_id: 281 })
  })

  it.each([
    [{ present_upazila_id: 281 }, 'present_upazila_id'],
    [{ present_division_id: 5 }, 'present_district_id'],
    [{ present_address: ' ' }, 'present_address'],
    [{ email: 'nobody' }, 'email'],
    [{ email: ' ' }, 'email'],
    [{ email: 5 }, 'email'],
  ])('refuses %j with a 422 that names %s, and saves no part of it', async (bad, field) => {
    const { headers } = await test.doctor()
    const whole = { email: 'x@example.com', ...address('present', dhanmondi), ...address('permanent', sylhetSadar) }
    const response = await test.complete(headers, { ...whole, ...bad })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
    expect(await test.read(headers)).toMatchObject({ email: null, permanent_division_id: null })
  })

  it('refuses an email that another account has', async () => {
    await test.doctor({ email: 'taken@example.com' })
    const { headers } = await test.doctor({ ...present, ...permanentIn(dhanmondi), permanentAddress: 'বাসা ১২' })
    const response = await test.complete(headers, { email: 'Taken@example.com' })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['email']])
  })
})

describe('the demo doctors', () => {
  it('are one to whom the popup shows and one to whom it does not', async () => {
    const login = async (phone: string) => {
      const csrf = await test.app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' })
      const token = csrf.cookies[0]?.value ?? ''
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/v3/auth/login',
        headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
        payload: { login: phone, password: 'prostuti-demo' },
      })
      return response.json()
    }
    const complete = await login('01700000101')
    expect(complete.user).toMatchObject({ email: 'farhana@example.com', permanent_upazila_id: 281 })
    const lacking = await login('০১৭০০০০০১০২')
    expect(lacking.user).toMatchObject({ email: null, has_active_courses_with_payment: true })
    for (const { token } of [complete, lacking])
      expect((await test.read({ authorization: `Bearer ${token}` })).has_verified_device).toBe(true)
  })
})
