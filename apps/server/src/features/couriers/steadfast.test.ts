import { sandboxCourierAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CourierAway, CourierRefused } from './courier.ts'
import { createWireTest, parcelToBook } from './courier-test.fixture.ts'
import { type SteadfastAccount, steadfast } from './steadfast.ts'
import { steadfastState } from './steadfast-words.ts'

let test: Awaited<ReturnType<typeof createWireTest>>
let account: SteadfastAccount
beforeAll(async () => {
  test = await createWireTest()
  account = sandboxCourierAccounts(test.sandbox.url).steadfast
})
afterAll(() => test.sandbox.close())
beforeEach(() => {
  test.sandbox.couriers.clear()
  test.messages.length = 0
})

const open = (but: Partial<SteadfastAccount> = {}, timeoutMs = 5000) =>
  steadfast({ ...account, ...but, keep: test.keep, timeoutMs })

describe('Steadfast', () => {
  it('takes a parcel and tells where it is, in its own words', async () => {
    const courier = open()
    const { consignmentId, trackingCode } = await courier.book(parcelToBook('PS-1-a', { note: 'দুপুরের পরে' }))
    expect(test.sandbox.couriers.parcels()).toMatchObject([
      { invoice: 'PS-1-a', phone: '01712345678', address: expect.stringMatching(/, Dhanmondi, Dhaka$/), trackingCode },
    ])
    expect(await courier.ask({ invoice: 'PS-1-a', consignmentId })).toMatchObject({
      state: 'booked',
      said: 'in_review',
    })
    test.sandbox.couriers.push('PS-1-a')
    expect(await courier.ask({ invoice: 'PS-1-a', consignmentId: null })).toMatchObject({ state: 'in_transit' })
    expect(courier.trackingPage(trackingCode ?? '')).toBe(`/sandbox/parcels?code=${trackingCode}`)
  })

  it('keeps upazila and district when an address is too long', async () => {
    await open().book(parcelToBook('PS-1-long', { street: 'অ'.repeat(400) }))
    const [parcel] = test.sandbox.couriers.parcels()
    expect(parcel?.address).toHaveLength(250)
    expect(parcel?.address).toMatch(/, Dhanmondi, Dhaka$/)
  })

  it('knows after a lost answer whether the parcel is there', async () => {
    const courier = open()
    test.sandbox.couriers.failNext({ gateway: 'steadfast', kind: 'lost', at: 'create_order' })
    await expect(courier.book(parcelToBook('PS-1-b'))).rejects.toThrow('http_504')
    expect(await courier.find('PS-1-b')).toBe('there')
    expect(await courier.find('PS-1-never')).toBe('not_there')
  })

  it('makes one parcel of a booking that is sent twice', async () => {
    const courier = open()
    await courier.book(parcelToBook('PS-1-c'))
    expect(await courier.book(parcelToBook('PS-1-c'))).toEqual({ consignmentId: null, trackingCode: null })
    expect(test.sandbox.couriers.parcels()).toHaveLength(1)
  })

  it('leaves open whether a parcel is there when its number is taken and nobody says more', async () => {
    const courier = open()
    await courier.book(parcelToBook('PS-1-k'))
    test.sandbox.couriers.failNext({ gateway: 'steadfast', kind: 'http-503', at: 'status_by' })
    await expect(courier.book(parcelToBook('PS-1-k'))).rejects.toMatchObject({ code: 'cut' })
  })

  it('reads an answer that was written down as it read the answer itself', async () => {
    const courier = open()
    const booked = await courier.book(parcelToBook('PS-1-d'))
    const kept = test.messages.findLast(({ direction }) => direction === 'received')
    expect(courier.readBooking(kept?.body ?? {})).toEqual(booked)
    expect(courier.readBooking({ away: 'timeout' })).toBeUndefined()
  })

  it('says so when it does not take a parcel', async () => {
    const refused = open().book(parcelToBook('PS-1-e', { phone: '12' }))
    await expect(refused).rejects.toBeInstanceOf(CourierRefused)
    // The courier's own words, which the desk shows.
    await expect(refused).rejects.toThrow('must match pattern')
  })

  it.each([
    ['http-500', 'http_500'],
    ['http-503', 'http_503'],
    ['garbage', 'unreadable'],
    ['list', 'unreadable'],
    ['hang', 'timeout'],
  ] as const)('is away when it answers with %s', async (kind, code) => {
    test.sandbox.couriers.failNext({ gateway: 'steadfast', kind, times: 2 })
    const courier = open({}, 300)
    await expect(courier.book(parcelToBook('PS-1-f'))).rejects.toMatchObject({ code })
    await expect(courier.ask({ invoice: 'PS-1-f', consignmentId: null })).rejects.toBeInstanceOf(CourierAway)
  })

  it('is away when nobody is there, or our keys are wrong', async () => {
    const gone = await startSandbox()
    await gone.close()
    const nobody = open({ baseUrl: gone.url })
    await expect(nobody.book(parcelToBook('x'))).rejects.toMatchObject({ code: 'unreachable' })
    await expect(open({ apiKey: 'old' }).book(parcelToBook('x'))).rejects.toMatchObject({ code: 'token' })
  })

  it('knows nothing of a parcel that is not there', async () => {
    expect(await open().ask({ invoice: 'PS-1-g', consignmentId: '12' })).toBeUndefined()
  })

  it('leaves both sides of what was said, without our keys', async () => {
    await open().book(parcelToBook('PS-1-h'))
    expect(test.messages.map(({ direction, kind }) => [direction, kind])).toEqual([
      ['sent', 'book'],
      ['received', 'book'],
    ])
    expect(JSON.stringify(test.messages)).not.toContain(account.secretKey)
  })
})

describe('a message of Steadfast', () => {
  const body = { notification_type: 'delivery_status', consignment_id: 77, invoice: 'PS-1-a', status: 'delivered' }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it('names a parcel when it carries the token we set', () => {
    const hint = open().readWebhook(bearer(account.webhookToken ?? ''), body)
    expect(hint).toEqual({ invoice: 'PS-1-a', consignmentId: '77' })
  })

  it('is nobody’s without it, and without a token of ours', () => {
    expect(open().readWebhook(bearer('guess'), body)).toBeUndefined()
    expect(open().readWebhook({}, body)).toBeUndefined()
    expect(open({ webhookToken: undefined }).readWebhook(bearer('undefined'), body)).toBeUndefined()
    expect(open().readWebhook(bearer(account.webhookToken ?? ''), { invoice: ['x'] })).toBeUndefined()
  })
})

it('takes nothing for over that still waits for an approval, and no word it does not know', () => {
  expect(steadfastState('delivered_approval_pending')).toBe('out_for_delivery')
  expect(steadfastState('cancelled_approval_pending')).toBe('on_hold')
  expect(steadfastState('partial_delivered')).toBe('delivered')
  expect(steadfastState('unknown')).toBeNull()
  expect(steadfastState('teleported')).toBeNull()
})
