import type { courseSheets, ResponseOf } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { hours } from '../../testing/test-clock.ts'
import { createSheetTest, type Delivery, sylhet } from './sheet-test.fixture.ts'

type Sheets = ResponseOf<typeof courseSheets>

let test: Awaited<ReturnType<typeof createSheetTest>>
beforeAll(async () => {
  test = await createSheetTest()
})
afterAll(() => test.close())

const sheetsOf = async (owner: { headers: Record<string, string>; id: number }) =>
  (await test.send('GET', owner.headers, `${owner.id}/sheets`)).json<Sheets>()

describe('the sheets of a course', () => {
  it('say where each is, and where a parcel could go', async () => {
    const owner = await test.buildOwner()
    const response = await test.send('GET', owner.headers, `${owner.id}/sheets`)
    expect(response.headers['cache-control']).toBe('no-store')
    const sheets = response.json<Sheets>()
    expect(sheets.sheets.map(({ volume, state }) => [volume, state])).toEqual([
      [1, 'ready'],
      [2, 'ready'],
      [3, 'printing'],
    ])
    expect(sheets.addresses.present).toMatchObject({ upazila: { id: 9013 }, district: { name: 'ঢাকা' } })
    // No upazila is known of it, so that no courier could use it.
    expect(sheets.addresses.permanent).toBeNull()
    expect(sheets).toMatchObject({ can_request: true, deliveries: [] })
  })

  it('can be read when the course is over, but not asked for', async () => {
    const owner = await test.buildOwner({ state: 'ended' })
    expect(await sheetsOf(owner)).toMatchObject({ can_request: false })
    const response = await test.send('POST', owner.headers, `${owner.id}/deliveries`, { address: 'present' })
    expect([response.statusCode, response.json().code]).toEqual([403, 'not_enrolled'])
  })
})

describe('asking for sheets', () => {
  it('packs all that are ready and not yet sent, and leaves ten minutes to think', async () => {
    const owner = await test.buildOwner()
    const delivery = await test.request(owner)
    expect(delivery.sheets.map(({ volume }) => volume)).toEqual([1, 2])
    expect(delivery).toMatchObject({
      state: 'draft',
      courier: 'steadfast',
      recipient_name: owner.doctor.name,
      phone: owner.doctor.phone,
      can_change: true,
      books_at: new Date(test.clock.now().getTime() + 600_000).toISOString(),
      steps: [{ state: 'draft' }],
    })
    const { sheets, can_request } = await sheetsOf(owner)
    expect(sheets.map(({ state, delivery_id }) => [state, delivery_id])).toEqual([
      ['requested', delivery.id],
      ['requested', delivery.id],
      ['printing', null],
    ])
    expect(can_request).toBe(false)
  })

  it('goes to another address and person', async () => {
    const owner = await test.buildOwner()
    const delivery = await test.request(owner, {
      address: { ...sylhet, address: '  আম্বরখানা,   চৌকিদেখী ' },
      recipient_name: 'আবদুল করিম',
      phone: '০১৭১২-৩৪৫৬৭৮',
      note: 'দুপুরের পরে',
      sheet_ids: [owner.sheetIds[1]],
    })
    expect(delivery).toMatchObject({
      recipient_name: 'আবদুল করিম',
      phone: '+8801712345678',
      address: { upazila: { id: 281 }, address: 'আম্বরখানা, চৌকিদেখী' },
      note: 'দুপুরের পরে',
      sheets: [{ volume: 2 }],
    })
  })

  it('makes one parcel of a press that comes twice, and gives it back', async () => {
    const owner = await test.buildOwner()
    const body = { address: 'present', client_key: 'pressed-once-1' }
    const answers = await Promise.all([test.request(owner, body), test.request(owner, body), test.request(owner, body)])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await sheetsOf(owner)).deliveries).toHaveLength(1)
  })

  it('is asked for twenty times in an hour at most', async () => {
    const owner = await test.buildOwner()
    const ask = async (body: object) =>
      (await test.send('POST', owner.headers, `${owner.id}/deliveries`, body)).statusCode
    const wrong = { address: 'present', sheet_ids: [999_999] }
    for (let count = 0; count < 20; count++) expect(await ask(wrong)).toBe(422)
    expect(await ask({ address: 'present' })).toBe(429)
    test.clock.move(hours(1))
    expect(await ask({ address: 'present' })).toBe(201)
  })

  it('packs no sheet twice when two phones ask at once', async () => {
    const owner = await test.buildOwner()
    const ask = () => test.send('POST', owner.headers, `${owner.id}/deliveries`, { address: 'present' })
    const codes = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([201, 422])
  })

  it('leaves the parcel to staff where the centre has no account with a courier', async () => {
    const owner = await test.buildOwner()
    test.couriers.steadfast.available = false
    const delivery = await test.request(owner)
    test.couriers.steadfast.available = true
    expect(delivery).toMatchObject({ courier: 'manual', books_at: null, can_change: true, address_refused: false })
  })

  it.each([
    ['an address the profile lacks', { address: 'permanent' }, 'address'],
    ['an upazila of another district', { address: { ...sylhet, upazila_id: 9013, address: 'আম্বরখানা' } }, 'upazila_id'],
    ['a place that does not exist', { address: { ...sylhet, upazila_id: 99_999, address: 'আম্বরখানা' } }, 'upazila_id'],
    ['a number that is none', { address: 'present', phone: '12345' }, 'phone'],
    ['a name of two letters', { address: 'present', recipient_name: 'ক ' }, 'recipient_name'],
    ['an address of spaces', { address: { ...sylhet, address: '        ' } }, 'address'],
    ['a sheet that is being printed', 'printing', 'sheet_ids'],
    ['nobody’s sheet', { address: 'present', sheet_ids: [999_999] }, 'sheet_ids'],
    ['no address', {}, 'address'],
  ])('refuses %s', async (_, given, field) => {
    const owner = await test.buildOwner()
    const body = given === 'printing' ? { address: 'present', sheet_ids: [owner.sheetIds[2]] } : (given as object)
    const response = await test.send('POST', owner.headers, `${owner.id}/deliveries`, body)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
  })
})

describe('a parcel that has not left', () => {
  it('can be sent elsewhere, and waits ten minutes anew', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    test.clock.move(300_000)
    const response = await test.send('POST', owner.headers, `${owner.id}/deliveries/${id}`, {
      address: { ...sylhet, address: 'আম্বরখানা, চৌকিদেখী' },
    })
    expect(response.json<{ delivery: Delivery }>().delivery).toMatchObject({
      address: { upazila: { id: 281 } },
      books_at: new Date(test.clock.now().getTime() + 600_000).toISOString(),
    })
  })

  it('can be taken back, and its sheets asked for again', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    const response = await test.send('POST', owner.headers, `${owner.id}/deliveries/${id}/cancel`)
    expect(response.json<{ delivery: Delivery }>().delivery).toMatchObject({ state: 'cancelled', can_change: false })
    expect((await test.request(owner)).sheets).toHaveLength(2)
  })

  it('can neither be changed nor taken back once the courier has it', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    test.clock.move(600_000)
    await test.sweep()
    for (const [path, body] of [
      [`${owner.id}/deliveries/${id}`, { address: 'present' }],
      [`${owner.id}/deliveries/${id}/cancel`, undefined],
    ] as const) {
      const response = await test.send('POST', owner.headers, path, body)
      expect([response.statusCode, response.json().code]).toEqual([409, 'delivery_booked'])
    }
  })
})

describe('who may', () => {
  it('answers nobody without a token, and no unverified device', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    const { headers } = await buildSignIn(test.db, {
      doctorId: owner.doctor.id,
      verified: false,
      now: test.clock.now(),
    })
    const calls = [
      ['GET', `${owner.id}/sheets`],
      ['GET', `${owner.id}/deliveries/${id}`],
      ['POST', `${owner.id}/deliveries`, { address: 'present' }],
      ['POST', `${owner.id}/deliveries/${id}`, { address: 'present' }],
      ['POST', `${owner.id}/deliveries/${id}/cancel`],
    ] as const
    for (const [method, path, body] of calls) {
      const bearer = { authorization: 'Bearer nobody' }
      expect((await test.send(method, bearer, path, body)).statusCode).toBe(401)
      expect((await test.send(method, headers, path, body)).statusCode).toBe(423)
    }
  })

  it('knows nothing of another doctor’s course, nor of a parcel of another course', async () => {
    const owner = await test.buildOwner()
    const other = await test.buildOwner()
    const { id } = await test.request(owner)
    const codes = await Promise.all([
      test.send('GET', other.headers, `${owner.id}/sheets`),
      test.send('GET', other.headers, `${owner.id}/deliveries/${id}`),
      test.send('GET', other.headers, `${other.id}/deliveries/${id}`),
      test.send('POST', other.headers, `${owner.id}/deliveries`, { address: 'present' }),
      test.send('POST', other.headers, `${other.id}/deliveries/${id}`, { address: 'present' }),
      test.send('POST', other.headers, `${other.id}/deliveries/${id}/cancel`),
    ])
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await test.rowOf(id)).state).toBe('draft')
  })

  it('refuses an enrolment that waits for its payment', async () => {
    const owner = await test.buildOwner({ state: 'pending' })
    const response = await test.send('GET', owner.headers, `${owner.id}/sheets`)
    expect([response.statusCode, response.json().code]).toEqual([403, 'not_enrolled'])
  })

  it('lets staff who look as the doctor read, and write nothing', async () => {
    const owner = await test.buildOwner()
    const { id } = await test.request(owner)
    const headers = await test.impersonate(owner)
    expect((await test.send('GET', headers, `${owner.id}/deliveries/${id}`)).statusCode).toBe(200)
    const writes = await Promise.all([
      test.send('POST', headers, `${owner.id}/deliveries`, { address: 'present' }),
      test.send('POST', headers, `${owner.id}/deliveries/${id}`, { address: 'present' }),
      test.send('POST', headers, `${owner.id}/deliveries/${id}/cancel`),
    ])
    expect(writes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  })
})

it('keeps the number of a doctor’s parcels apart from the courier’s and ours', async () => {
  const owner = await test.buildOwner()
  const { id } = await test.request(owner)
  const body = (await test.send('GET', owner.headers, `${owner.id}/deliveries/${id}`)).body
  expect(body).not.toContain((await test.rowOf(id)).invoice)
  expect(await test.db.$count(tables.sheetDelivery)).toBeGreaterThan(0)
})
