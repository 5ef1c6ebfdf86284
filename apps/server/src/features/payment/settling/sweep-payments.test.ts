import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { scheduleQuery } from './schedule-query.ts'
import { sweepPayments } from './sweep-payments.ts'

const test = await createPaymentTest()
const { deps, clock, gateways } = test
afterAll(() => test.close())
beforeEach(async () => {
  gateways.sslcommerz.away = false
  clock.move(hours(48))
  await sweep()
})

const sweep = () => sweepPayments(deps, clock.now())

async function begun() {
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, await test.buildRoom())
  return { order, payment: await test.pay(payer, order.id) }
}

describe('the settlement job', () => {
  it('enrols who paid and never came back, without an IPN', async () => {
    const { order, payment } = await begun()
    gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
    clock.move(minutes(1))
    expect(await sweep()).toBe(0)
    clock.move(minutes(1))
    expect(await sweep()).toBe(1)
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'paid', nextAskAt: null })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
  })

  it('asks at 2, 10 and 30 minutes, 6 and 24 hours, and then gives up what the gateway does not know', async () => {
    const { payment } = await begun()
    const asked: number[] = []
    for (const after of [2, 10, 30, 360, 1440]) {
      const { nextAskAt, startedAt, state } = await test.paymentRow(payment.id)
      expect(state).toBe('initiated')
      asked.push((nextAskAt!.getTime() - startedAt.getTime()) / minutes(1))
      clock.move(nextAskAt!.getTime() - clock.now().getTime())
      expect(await sweep(), `${after}`).toBe(1)
    }
    expect(asked).toEqual([2, 10, 30, 360, 1440])
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'expired', asked: 5, nextAskAt: null })
  })

  it('asks once for all the times that were missed', async () => {
    const { payment } = await begun()
    clock.move(hours(7))
    expect(await sweep()).toBe(1)
    const { asked, nextAskAt, startedAt } = await test.paymentRow(payment.id)
    expect([asked, nextAskAt!.getTime() - startedAt.getTime()]).toEqual([4, hours(24)])
  })

  it('concludes nothing from a gateway that is away, not even at the end', async () => {
    const { payment } = await begun()
    gateways.sslcommerz.away = true
    clock.move(hours(30))
    await sweep()
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'initiated', asked: 0 })
    gateways.sslcommerz.away = false
    gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
    clock.move(hours(7))
    await sweep()
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'paid' })
  })

  it('hears of money that came after the payer was declined once', async () => {
    const { payment } = await begun()
    gateways.sslcommerz.says.set(payment.transaction, { status: 'declined' })
    clock.move(minutes(2))
    await sweep()
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'failed' })
    gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
    clock.move(minutes(8))
    await sweep()
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'paid' })
  })

  it('never gives up money that the gateway knows to be on its way', async () => {
    const { payment } = await begun()
    gateways.sslcommerz.says.set(payment.transaction, { status: 'pending' })
    clock.move(hours(25))
    await sweep()
    const { state, nextAskAt } = await test.paymentRow(payment.id)
    expect([state, nextAskAt!.getTime() - clock.now().getTime()]).toEqual(['initiated', hours(24)])
    gateways.sslcommerz.says.delete(payment.transaction)
  })

  it('asks about each payment once when several processes sweep at the same moment', async () => {
    await Promise.all([begun(), begun(), begun()])
    clock.move(minutes(2))
    const counts = await Promise.all([sweep(), sweep(), sweep()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  })

  it('keeps a payment out of others’ reach also late in a sweep that takes long', async () => {
    await Promise.all(Array.from({ length: 5 }, begun))
    clock.move(minutes(2))
    const ask = gateways.sslcommerz.ask
    const asked: string[] = []
    const slow = Promise.withResolvers<void>()
    vi.spyOn(gateways.sslcommerz, 'ask').mockImplementation(async (about) => {
      const nth = asked.push(about.transaction)
      if (nth === 4) {
        clock.move(minutes(15))
        slow.resolve()
      }
      // As many as are asked about at a time; the last one has to wait for them.
      if (nth <= 4) await slow.promise
      // Another process looks while the last one is being asked about.
      if (nth === 5) await sweep()
      return ask(about)
    })
    await sweep()
    vi.restoreAllMocks()
    expect(asked.filter((transaction) => transaction === asked[4])).toHaveLength(1)
  })

  it('gives up no earlier because it was asked to look in between', async () => {
    const { payment } = await begun()
    for (let nth = 0; nth < 8; nth += 1) {
      await scheduleQuery(test.db, payment, clock.now())
      clock.move((await test.paymentRow(payment.id)).nextAskAt!.getTime() - clock.now().getTime())
      expect(await sweep()).toBe(1)
    }
    const { state, nextAskAt, startedAt } = await test.paymentRow(payment.id)
    expect(state).toBe('initiated')
    expect([2, 10, 30]).toContain((nextAskAt!.getTime() - startedAt.getTime()) / minutes(1))
  })

  it('asks again about what a callback told of while the gateway was asked', async () => {
    const { payment } = await begun()
    clock.move(minutes(30))
    await sweep()
    clock.move(hours(6))
    const ask = gateways.sslcommerz.ask
    vi.spyOn(gateways.sslcommerz, 'ask').mockImplementationOnce(async (about) => {
      const said = await ask(about)
      await scheduleQuery(test.db, payment, clock.now())
      return said
    })
    await sweep()
    gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
    clock.move(minutes(11))
    await sweep()
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'paid' })
  })

  it('asks once about a payment it had given up, when a callback tells of it', async () => {
    const { payment } = await begun()
    clock.move(hours(25))
    await sweep()
    await scheduleQuery(test.db, payment, clock.now())
    clock.move(minutes(11))
    expect(await sweep()).toBe(1)
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'expired', nextAskAt: null })
  })
})
