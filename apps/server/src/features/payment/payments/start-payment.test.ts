import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { days, minutes } from '../../../testing/test-clock.ts'

const test = await createPaymentTest()
const { db, clock, gateways } = test
afterAll(() => test.close())
afterEach(() => {
  gateways.sslcommerz.away = false
})

async function ordered(given: Parameters<typeof test.buildRoom>[0] = {}) {
  const room = await test.buildRoom(given)
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  const press = (body: object = { gateway: 'sslcommerz' }) => test.post(payer, `/orders/${order.id}/payments`, body)
  return { room, payer, order, press }
}

const paymentsOf = (orderId: number) => db.select().from(tables.payment).where(eq(tables.payment.orderId, orderId))

describe('starting a payment', () => {
  it('tells the gateway what is paid for and says where the browser goes', async () => {
    const { order, press } = await ordered({ discountPaisa: 100_000 })
    const response = await press()
    expect(response.statusCode).toBe(201)
    const [row] = await paymentsOf(order.id)
    expect(row).toMatchObject({
      state: 'initiated',
      amountPaisa: 900_000,
      gatewayRef: `ref-${row!.transaction}`,
      nextAskAt: new Date(clock.now().getTime() + minutes(2)),
    })
    expect(row!.transaction.length).toBeLessThanOrEqual(30)
    expect(response.json()).toMatchObject({
      payment: { id: row!.id, state: 'initiated', amount_paisa: 900_000, invoice_number: null },
      redirect: `https://gateway.test/${row!.transaction}`,
    })
    expect(gateways.sslcommerz.started.at(-1)).toMatchObject({
      transaction: row!.transaction,
      amountPaisa: 900_000,
      orderNumber: order.number,
      title: 'বিসিএস প্রিলি সন্ধ্যা',
    })
  })

  it('keeps the seat for at least fifteen minutes more', async () => {
    const { payer, order, press } = await ordered()
    clock.move(minutes(14))
    await press()
    const { order: after } = (await test.get(payer, `/orders/${order.id}`)).json()
    expect(after.held_until).toBe(new Date(clock.now().getTime() + minutes(15)).toISOString())
  })

  it('is one payment for two presses, also at the same moment', async () => {
    const { order, press } = await ordered()
    const [first, second] = await Promise.all([press(), press()])
    const third = await press()
    expect([first!.statusCode, second!.statusCode, third.statusCode]).toEqual([201, 201, 201])
    expect(new Set([first, second, third].map((each) => each!.json().redirect)).size).toBe(1)
    expect(await paymentsOf(order.id)).toHaveLength(1)
  })

  it('is another payment when the doctor comes back for another try', async () => {
    const { order, press } = await ordered()
    await press()
    clock.move(minutes(1))
    await press()
    expect(await paymentsOf(order.id)).toHaveLength(2)
  })

  it('is not begun when the last try turns out to be paid', async () => {
    const { payer, order, press } = await ordered()
    const payment = await test.pay(payer, order.id)
    gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
    clock.move(minutes(1))
    expect((await press({ gateway: 'bkash' })).json().code).toBe('nothing_to_pay')
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'paid' }])
  })

  it('loses nothing when the gateway is away', async () => {
    const { order, press } = await ordered()
    gateways.sslcommerz.away = true
    const response = await press()
    expect([response.statusCode, response.json().code]).toEqual([503, 'gateway_unavailable'])
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'failed', reason: 'gateway_away', nextAskAt: null }])
    gateways.sslcommerz.away = false
    expect((await press()).statusCode).toBe(201)
  })

  it('takes the seat up again after the hold has ended', async () => {
    const { room, press } = await ordered({ seats: 1 })
    clock.move(minutes(16))
    expect((await press()).statusCode).toBe(201)
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 1 })
  })

  it('refuses when somebody else has the seat by then', async () => {
    const { room, press } = await ordered({ seats: 1 })
    clock.move(minutes(16))
    await test.enrol(await test.buildPayer(), room)
    const response = await press()
    expect([response.statusCode, response.json().code]).toEqual([409, 'no_seat_left'])
  })

  it('refuses also when the seat went while the gateway was asked about the last try', async () => {
    const { room, press } = await ordered({ seats: 1 })
    await press()
    clock.move(minutes(14))
    const { ask } = gateways.sslcommerz
    gateways.sslcommerz.ask = async (payment) => {
      gateways.sslcommerz.ask = ask
      clock.move(minutes(2))
      expect(await test.enrol(await test.buildPayer(), room)).toMatchObject({ order: { state: 'open' } })
      return ask(payment)
    }
    const refused = await press()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_seat_left'])
  })

  it('never charges an amount that was not shown: a reduction that has ended is shown first', async () => {
    const { payer, order, press } = await ordered({ discountPaisa: 100_000 })
    clock.move(days(2))
    const refused = await press()
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['total']])
    expect((await test.get(payer, `/orders/${order.id}`)).json().order).toMatchObject({
      total_paisa: 1_000_000,
      reduction_paisa: 0,
    })
    expect((await press()).json().payment.amount_paisa).toBe(1_000_000)
  })

  it('keeps the price that was shown for as long as the seat is held', async () => {
    const { room, press } = await ordered({ discountPaisa: 100_000 })
    await db
      .update(tables.batch)
      .set({ discountEndsAt: new Date(clock.now().getTime() - 1) })
      .where(eq(tables.batch.id, room.batch_id))
    expect((await press()).json().payment.amount_paisa).toBe(900_000)
  })

  it('refuses a gateway that is not offered', async () => {
    const { press } = await ordered()
    gateways.bkash.available = false
    const response = await press({ gateway: 'bkash' })
    gateways.bkash.available = true
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['gateway']])
  })

  it('is limited, so that nobody floods a gateway in our name', async () => {
    const { press } = await ordered()
    const codes: number[] = []
    for (let press_ = 0; press_ < 13; press_ += 1) {
      clock.move(25_000)
      codes.push((await press()).statusCode)
    }
    expect(codes.slice(0, 12)).toEqual(Array(12).fill(201))
    expect(codes.at(-1)).toBe(429)
  })
})

describe('following a payment', () => {
  it('shows how far it has come', async () => {
    const { payer, order } = await ordered()
    const payment = await test.pay(payer, order.id)
    const steps = async () => (await test.follow(payer, payment)).timeline.map(({ step, state }) => `${step} ${state}`)
    expect(await steps()).toEqual(['ordered done', 'sent done', 'confirmed now', 'enrolled to_do'])
    gateways.sslcommerz.says.set(payment.transaction, { status: 'cancelled' })
    await test.post(payer, `/orders/${order.id}/payments/${payment.id}/ask`)
    expect(await steps()).toEqual(['ordered done', 'sent done', 'cancelled bad'])
    gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
    await test.post(payer, `/orders/${order.id}/payments/${payment.id}/ask`)
    expect(await steps()).toEqual(['ordered done', 'sent done', 'confirmed done', 'enrolled done'])
  })

  it('asks the gateway at the doctor’s wish, but not without end', async () => {
    const { payer, order } = await ordered()
    const payment = await test.pay(payer, order.id)
    const ask = () => test.post(payer, `/orders/${order.id}/payments/${payment.id}/ask`)
    gateways.sslcommerz.away = true
    expect((await ask()).json()).toMatchObject({ payment: { state: 'initiated' } })
    gateways.sslcommerz.away = false
    gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
    const answered = await ask()
    expect(answered.json()).toMatchObject({ payment: { state: 'paid' }, order: { state: 'paid' } })
    for (let asked = 0; asked < 4; asked += 1) await ask()
    expect((await ask()).statusCode).toBe(429)
  })
})
