import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { sandboxCourierAccounts } from '@prostuti/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, days } from '../../testing/test-clock.ts'
import { CourierRefused } from './courier.ts'
import { createWireTest, parcelToBook } from './courier-test.fixture.ts'
import { pathao, pathaoWeight } from './pathao.ts'
import type { PathaoAccount } from './pathao-line.ts'
import { pathaoState } from './pathao-words.ts'

const clock = createTestClock()
let test: Awaited<ReturnType<typeof createWireTest>>
let database: TestDatabase
let account: PathaoAccount
beforeAll(async () => {
  test = await createWireTest(clock.now)
  database = await createTestDatabase()
  account = sandboxCourierAccounts(test.sandbox.url).pathao
})
afterAll(async () => {
  await test.sandbox.close()
  await database.close()
})
beforeEach(() => {
  // Long enough for every token to be over.
  clock.move(days(6))
  test.sandbox.couriers.clear()
  test.messages.length = 0
})

const open = (but: Partial<PathaoAccount> = {}) =>
  pathao({ ...account, ...but, db: database.db, clock: clock.now, keep: test.keep, timeoutMs: 5000 })

describe('Pathao', () => {
  it('takes a parcel and tells where it is, in its own words', async () => {
    const courier = open()
    const { consignmentId } = await courier.book(parcelToBook('PS-2-a', { note: 'দুপুরের পরে' }))
    const asked = { invoice: 'PS-2-a', consignmentId }
    expect(await courier.ask(asked)).toMatchObject({ state: 'booked', said: 'Pending' })
    test.sandbox.couriers.push('PS-2-a', 'Assigned_for_Delivery')
    expect(await courier.ask(asked)).toMatchObject({ state: 'out_for_delivery', consignmentId })
    test.sandbox.couriers.push('PS-2-a', 'Return')
    expect(await courier.ask(asked)).toMatchObject({ state: 'returned' })
  })

  it('shares one token among all processes, and renews it once when it is refused', async () => {
    const [one, other] = [open(), open()]
    await Promise.all([one.book(parcelToBook('PS-2-b')), other.book(parcelToBook('PS-2-c'))])
    expect(test.sandbox.couriers.tokensGiven()).toBe(1)
    clock.move(120_000)
    test.sandbox.couriers.revokeTokens()
    await Promise.all([one.book(parcelToBook('PS-2-d')), other.book(parcelToBook('PS-2-e'))])
    expect(test.sandbox.couriers.tokensGiven()).toBe(2)
  })

  it('counts a token it could not get as nothing sent', async () => {
    test.sandbox.couriers.failNext({ gateway: 'pathao', kind: 'http-500', times: 2, at: 'issue-token' })
    await expect(open().book(parcelToBook('PS-2-f'))).rejects.toMatchObject({ code: 'token' })
    expect(test.messages).toEqual([])
  })

  it('cannot be asked by our own number, so that a lost answer leaves doubt', async () => {
    test.sandbox.couriers.failNext({ gateway: 'pathao', kind: 'lost', at: '/orders' })
    const courier = open()
    await expect(courier.book(parcelToBook('PS-2-g'))).rejects.toMatchObject({ code: 'http_504' })
    expect(await courier.find('PS-2-g')).toBe('unsure')
  })

  it('takes a claimed number only for the parcel it belongs to', async () => {
    const courier = open()
    const { consignmentId } = await courier.book(parcelToBook('PS-2-h'))
    const claim = { consignmentId: null, claimedId: consignmentId }
    expect(await courier.ask({ invoice: 'PS-2-h', ...claim })).toMatchObject({ consignmentId })
    expect(await courier.ask({ invoice: 'PS-2-other', ...claim })).toBeUndefined()
    expect(await courier.ask({ invoice: 'PS-2-h', consignmentId: null })).toBeUndefined()
  })

  it('says so when it does not take a parcel', async () => {
    await expect(open().book(parcelToBook('PS-2-i', { phone: '12' }))).rejects.toBeInstanceOf(CourierRefused)
  })

  it('leaves neither token nor password in what is kept', async () => {
    await open().book(parcelToBook('PS-2-j'))
    expect(test.messages.map(({ kind }) => kind)).toEqual(['book', 'book'])
    const kept = JSON.stringify(test.messages)
    for (const secret of [account.clientSecret, account.password, 'Bearer']) expect(kept).not.toContain(secret)
  })

  it('believes no message without the secret we set, and shows its own to nobody else', () => {
    const body = { event: 'order.delivered', merchant_order_id: 'PS-2-a', consignment_id: 'DD1' }
    const courier = open()
    const signed = { 'x-pathao-signature': account.webhookSecret }
    expect(courier.readWebhook(signed, body)).toEqual({ invoice: 'PS-2-a', consignmentId: 'DD1' })
    expect(courier.readWebhook(signed, { event: 'webhook_integration' })).toEqual({
      invoice: null,
      consignmentId: null,
    })
    expect(courier.readWebhook({ 'x-pathao-signature': 'guess' }, body)).toBeUndefined()
    expect(courier.webhookHeaders).toEqual({
      'x-pathao-merchant-webhook-integration-secret': account.integrationSecret,
    })
  })
})

it('understands a status however it is spelt', () => {
  expect(pathaoState('Assigned for Delivery')).toBe('out_for_delivery')
  expect(pathaoState('at-the-sorting-hub')).toBe('in_transit')
  expect(pathaoState('Delivery_Failed')).toBe('on_hold')
  expect(pathaoState('Paid')).toBeNull()
})

it('weighs half a kilogram at least and ten at most', () => {
  expect([120, 850, 1200, 14_000].map(pathaoWeight)).toEqual([0.5, 0.9, 1.2, 10])
})
