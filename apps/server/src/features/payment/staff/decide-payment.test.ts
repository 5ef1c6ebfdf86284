import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { approvePayment, refusePayment } from '../../../testing/decide-payment.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { minutes } from '../../../testing/test-clock.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { settlePayment } from '../settling/settle-payment.ts'

const test = await createPaymentTest()
const { db, deps, clock } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})
const { id: staffId } = await buildStaff(db, { role: 'accounts' })

let sent = 0
const byHand = (given: object = {}) => {
  sent += 1
  return { gateway: 'manual', payer_number: '০১৭১২-৩৪৫৬৭৮', trx_id: `9hk${String(sent).padStart(4, '0')}`, ...given }
}

async function ordered(given: Parameters<typeof test.buildRoom>[0] = {}) {
  const room = await test.buildRoom(given)
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  const press = (body: object) => test.post(payer, `/orders/${order.id}/payments`, body)
  return { room, payer, order, press }
}

describe('a payment by hand', () => {
  it('waits for staff, and nobody asks a gateway about it', async () => {
    const { payer, order, press } = await ordered()
    const response = await press(byHand({ trx_id: ' ৯hk-২২ab ' }))
    expect(response.json()).toMatchObject({
      payment: { gateway: 'manual', state: 'initiated', reason: 'awaiting_staff', reference: '9HK22AB' },
      redirect: null,
    })
    const row = await test.paymentRow(response.json().payment.id)
    expect(row).toMatchObject({ payerNumber: '+8801712345678', nextAskAt: null })
    const [kept] = await db.select().from(tables.gatewayMessage).where(eq(tables.gatewayMessage.paymentId, row.id))
    expect(kept).toMatchObject({ gateway: 'manual', kind: 'typed', body: { trx_id: '9HK22AB' } })
    expect((await test.get(payer, `/orders/${order.id}`)).json().order.next_paisa).toBe(0)
    const asked = await test.post(payer, `/orders/${order.id}/payments/${row.id}/ask`)
    expect(asked.json().payment.state).toBe('initiated')
  })

  it('is refused without a number or with one that is none', async () => {
    const { press } = await ordered()
    expect(Object.keys((await press({ gateway: 'manual' })).json().errors).sort()).toEqual(['payer_number', 'trx_id'])
    expect(Object.keys((await press(byHand({ trx_id: 'ab' }))).json().errors)).toEqual(['trx_id'])
  })

  it('is handed in once: by the same doctor it is the same payment, by another it is refused', async () => {
    const [first, second] = [await ordered(), await ordered()]
    const typed = byHand()
    const [once, twice] = [
      await first.press(typed),
      await first.press({ ...typed, trx_id: typed.trx_id.toUpperCase() }),
    ]
    expect(twice.json().payment.id).toBe(once.json().payment.id)
    const stolen = await second.press(typed)
    expect([stolen.statusCode, Object.keys(stolen.json().errors)]).toEqual([422, ['trx_id']])
    await refusePayment(deps, { paymentId: once.json().payment.id })
    expect((await second.press(typed)).statusCode).toBe(201)
  })

  it('is given to one of ten who type the same number at once', async () => {
    const typed = byHand()
    const orders = []
    for (let built = 0; built < 10; built += 1) orders.push(await ordered())
    const answers = await Promise.all(orders.map(({ press }) => press(typed)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  })

  it('enrols when staff approve it, once', async () => {
    const { order, press } = await ordered()
    const paymentId = (await press(byHand())).json().payment.id
    expect(await approvePayment(deps, { paymentId })).toMatchObject({ state: 'paid' })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
    await expect(approvePayment(deps, { paymentId })).rejects.toMatchObject({ code: 'payment_decided' })
  })

  it('fails when staff refuse it, and the doctor can pay again', async () => {
    const { order, press } = await ordered()
    const paymentId = (await press(byHand())).json().payment.id
    expect(await refusePayment(deps, { paymentId })).toMatchObject({ state: 'failed', reason: 'refused' })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'pending' })
    expect((await press({ gateway: 'bkash' })).statusCode).toBe(201)
  })

  it('is held when no seat is left at its approval, and enrols when one is free again', async () => {
    const { room, order, press } = await ordered({ seats: 1 })
    const paymentId = (await press(byHand())).json().payment.id
    clock.move(minutes(16))
    await test.enrol(await test.buildPayer(), room)
    expect(await approvePayment(deps, { paymentId })).toMatchObject({ state: 'on_hold', reason: 'no_seat' })
    clock.move(minutes(16))
    expect(await approvePayment(deps, { paymentId })).toMatchObject({ state: 'paid' })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
  })
})

describe('a payment at a gateway', () => {
  async function held(but: Parameters<typeof confirmed>[1]) {
    const { payer, order } = await ordered()
    const payment = await test.pay(payer, order.id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment, but) })
    return payment.id
  }

  it('is never approved by staff before the gateway has confirmed it', async () => {
    const { payer, order } = await ordered()
    const { id: paymentId } = await test.pay(payer, order.id)
    await expect(approvePayment(deps, { paymentId })).rejects.toMatchObject({ code: 'payment_decided' })
    await expect(refusePayment(deps, { paymentId })).rejects.toMatchObject({ code: 'payment_decided' })
  })

  it('that the gateway doubted can be taken', async () => {
    const paymentId = await held({ risky: true })
    expect(await approvePayment(deps, { paymentId })).toMatchObject({ state: 'paid' })
  })

  it('of another amount can only go back', async () => {
    const paymentId = await held({ amount: 10_000 })
    await expect(approvePayment(deps, { paymentId })).rejects.toMatchObject({ code: 'payment_decided' })
  })

  it('that is on its way back is no longer decided about', async () => {
    const paymentId = await held({ risky: true })
    await db.insert(tables.refund).values({ paymentId, amountPaisa: 1_000_000, reason: 'ঝুঁকি', staffId })
    await expect(approvePayment(deps, { paymentId })).rejects.toMatchObject({ code: 'payment_decided' })
  })
})
