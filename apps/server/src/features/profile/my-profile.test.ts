import { immediateProfileUpdate, myProfile, myProfileUpdate } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { address, dhanmondi, openProfileTest, type ProfileTest, sylhetSadar } from './profile-test.fixture.ts'

let test: ProfileTest
beforeAll(async () => {
  test = await openProfileTest()
})
afterAll(() => test.close())

const refused = async (headers: Record<string, string>, payload: object) => {
  const response = await test.update(headers, payload)
  return [response.statusCode, response.json().errors]
}

describe('my profile', () => {
  it('shows the doctor as the specification names the fields, and nothing else', async () => {
    const { id, phone, headers } = await test.doctor({ email: 'nusrat@example.com' })
    const response = await test.send('GET', myProfile.path, headers)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json().doctor).toEqual({
      id,
      name: 'নুসরাত জাহান',
      phone,
      email: 'nusrat@example.com',
      bmdc: null,
      medical_college_id: null,
      present_division_id: null,
      present_district_id: null,
      present_upazila_id: null,
      present_address: null,
      permanent_division_id: null,
      permanent_district_id: null,
      permanent_upazila_id: null,
      permanent_address: null,
      avatar: null,
      has_verified_device: true,
      has_active_courses_with_payment: false,
    })
  })

  it('says when a paid course is running', async () => {
    const { headers } = await test.doctor({ hasActivePaidCourse: true })
    expect((await test.read(headers)).has_active_courses_with_payment).toBe(true)
  })

  it.each([
    ['GET', myProfile.path],
    ['POST', myProfileUpdate.path],
    ['POST', immediateProfileUpdate.path],
  ] as const)('%s %s answers 401 without a good token and 423 on an unverified device', async (method, url) => {
    const { headers } = await test.doctor({}, { verified: false })
    const payload = method === 'POST' ? { name: 'অন্য নাম' } : undefined
    expect((await test.send(method, url, { authorization: 'Bearer x' }, payload)).statusCode).toBe(401)
    const locked = await test.send(method, url, headers, payload)
    expect([locked.statusCode, locked.json().device_verified]).toEqual([423, false])
  })
})

describe('changing the profile', () => {
  it('stores what was typed in one form: NFC name, lower-case email, one spelling of the BMDC number', async () => {
    const { headers } = await test.doctor()
    const response = await test.update(headers, {
      name: '  ডা.  রায়হান\u200b  কবীর ',
      email: ' Rayhan@Example.COM ',
      bmdc: 'a ১২৩৪৫',
      medical_college_id: 1,
      ...address('present', dhanmondi, ' বাসা ১২,\n সড়ক ৭ '),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().doctor).toMatchObject({
      name: 'ডা. রায়হান কবীর'.normalize('NFC'),
      email: 'rayhan@example.com',
      bmdc: 'A-12345',
      medical_college_id: 1,
      present_division_id: 6,
      present_district_id: 47,
      present_upazila_id: 9013,
      present_address: 'বাসা ১২, সড়ক ৭',
    })
    expect(await test.read(headers)).toEqual(response.json().doctor)
  })

  it('leaves what is left out, and empties what is null or blank', async () => {
    const { headers } = await test.doctor({ email: 'kept@example.com', bmdc: 'A-54321', presentAddress: 'পুরোনো' })
    const first = await test.update(headers, { bmdc: null, present_address: '  ' })
    expect(first.json().doctor).toMatchObject({ email: 'kept@example.com', bmdc: null, present_address: null })
    const second = await test.update(headers, { email: '' })
    expect(second.json().doctor).toMatchObject({ email: null, name: 'নুসরাত জাহান' })
    expect((await test.update(headers, {})).statusCode).toBe(200)
  })

  it('does not change the phone, but takes the same number in any spelling', async () => {
    const { phone, headers } = await test.doctor()
    expect((await test.update(headers, { phone: phone.replace('+88', '') })).statusCode).toBe(200)
    const another = await test.update(headers, { phone: '01711111111' })
    expect([another.statusCode, Object.keys(another.json().errors)]).toEqual([422, ['phone']])
    expect((await test.read(headers)).phone).toBe(phone)
  })

  it('says everything that is wrong at once, and then changes nothing', async () => {
    await test.doctor({ bmdc: 'A-77777' })
    const { headers } = await test.doctor()
    const response = await test.update(headers, {
      name: ' \u200b ',
      phone: '123',
      email: 'nobody',
      bmdc: '77777',
      medical_college_id: 999_999,
      present_division_id: 99,
      permanent_division_id: 6,
      permanent_district_id: 36,
    })
    expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed'])
    expect(Object.keys(response.json().errors).sort()).toEqual([
      'bmdc',
      'email',
      'medical_college_id',
      'name',
      'permanent_district_id',
      'phone',
      'present_division_id',
    ])
    expect((await test.read(headers)).permanent_division_id).toBeNull()
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ email: 'a@b' }, 'email'],
    [{ email: 'ডাক্তার@example.com' }, 'email'],
    [{ bmdc: 'C-12' }, 'bmdc'],
    [{ bmdc: 'A-1' }, 'bmdc'],
    [{ medical_college_id: '1' }, 'medical_college_id'],
    [{ present_upazila_id: 1.5 }, 'present_upazila_id'],
    [{ present_address: 'x'.repeat(501) }, 'present_address'],
  ])('refuses %j with a 422 that names %s', async (payload, field) => {
    const { headers } = await test.doctor()
    const response = await test.update(headers, payload)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
  })

  it('keeps a college that has left the list, but takes no other such one', async () => {
    const [gone] = await test.db
      .insert(tables.medicalCollege)
      .values({ nameBn: 'পুরোনো কলেজ', nameEn: 'An Old College', kind: 'other', isActive: false })
      .returning()
    const had = await test.doctor({ medicalCollegeId: gone!.id })
    const had_not = await test.doctor()
    expect((await test.update(had.headers, { medical_college_id: gone!.id })).statusCode).toBe(200)
    expect((await test.update(had_not.headers, { medical_college_id: gone!.id })).statusCode).toBe(422)
  })

  it('speaks the reader’s language', async () => {
    const { headers } = await test.doctor()
    expect(await refused({ ...headers, cookie: 'lang=en' }, { email: 'x' })).toEqual([
      422,
      { email: ['Enter a valid email address, such as name@example.com'] },
    ])
  })
})

describe('the places of an address', () => {
  const mismatch = ['এই জায়গাটি ওপরের বাছাইয়ের মধ্যে নেই। আবার বাছুন।'.normalize('NFC')]
  const required = ['এই ঘরটি পূরণ করুন।'.normalize('NFC')]

  it('must lie in each other, and the one that does not is named', async () => {
    const { headers } = await test.doctor()
    const wrongDistrict = { ...address('present', dhanmondi), present_district_id: 36, present_upazila_id: 281 }
    expect(await refused(headers, wrongDistrict)).toEqual([422, { present_district_id: mismatch }])
    const wrongUpazila = { ...address('permanent', sylhetSadar), permanent_upazila_id: 9013 }
    expect(await refused(headers, wrongUpazila)).toEqual([422, { permanent_upazila_id: mismatch }])
  })

  it('follow a new division: the old district is refused, a new one with its upazila is taken', async () => {
    const { headers } = await test.doctor()
    await test.update(headers, address('present', dhanmondi))
    expect(await refused(headers, { present_division_id: 5 })).toEqual([422, { present_district_id: mismatch }])
    expect(await refused(headers, { present_division_id: 5, present_district_id: 36 })).toEqual([
      422,
      { present_upazila_id: mismatch },
    ])
    expect((await test.update(headers, address('present', sylhetSadar))).statusCode).toBe(200)
  })

  it('need the larger place before the smaller one', async () => {
    const { headers } = await test.doctor()
    expect(await refused(headers, { present_district_id: 47 })).toEqual([422, { present_division_id: required }])
    expect(await refused(headers, { present_division_id: 6, present_upazila_id: 9013 })).toEqual([
      422,
      { present_district_id: required },
    ])
    expect((await test.update(headers, { present_division_id: 6 })).statusCode).toBe(200)
  })
})

describe('an email or BMDC number that somebody has', () => {
  it('is refused in any spelling, and one’s own is not', async () => {
    const first = await test.doctor({ email: 'mine@example.com', bmdc: 'D-4321' })
    const second = await test.doctor()
    const taken = await test.update(second.headers, { email: 'MINE@example.com', bmdc: 'd 4321' })
    expect([taken.statusCode, Object.keys(taken.json().errors).sort()]).toEqual([422, ['bmdc', 'email']])
    expect((await test.update(first.headers, { email: 'Mine@example.com', bmdc: 'D4321' })).statusCode).toBe(200)
  })

  it.each([
    ['email', 'race@example.com'],
    ['bmdc', 'A-88888'],
  ])('goes to one of eight who take the same %s at once; the others are told at that field', async (field, value) => {
    const doctors = await Promise.all(Array.from({ length: 8 }, () => test.doctor()))
    const answers = await Promise.all(doctors.map(({ headers }) => test.update(headers, { [field]: value })))
    const refusals = answers.filter(({ statusCode }) => statusCode === 422)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(refusals).toHaveLength(7)
    for (const refusal of refusals) expect(Object.keys(refusal.json().errors)).toEqual([field])
  })
})

describe('staff who look at the site as the doctor', () => {
  it('change nothing of the profile, and the try is written down', async () => {
    const { id: doctorId, headers: own } = await test.doctor({ name: 'রুবাইয়া হক' })
    const { id: staffId } = await buildStaff(test.db)
    const headers = await buildImpersonation(test.db, { staffId, doctorId })
    expect((await test.update(headers, { name: 'সংশোধিত নাম' })).statusCode).toBe(403)
    expect((await test.update(own, {})).json().doctor.name).toBe('রুবাইয়া হক'.normalize('NFC'))
    // It is written down once the answer has gone out.
    const { auditEntry } = tables
    const tried = and(eq(auditEntry.staffId, staffId), eq(auditEntry.action, 'request_as_doctor'))
    await expect.poll(() => test.db.$count(auditEntry, tried), { timeout: 15_000 }).toBe(1)
  })
})
