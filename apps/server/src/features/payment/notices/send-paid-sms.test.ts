import { tables } from '@prostuti/db'
import { smsParts } from '@prostuti/text/sms-parts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { approvePayment } from '../../../testing/decide-payment.ts'
import { refundPayment } from '../../../testing/give-back.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { hours, minutes } from '../../../testing/test-clock.ts'
import { SmsUndeliverable } from '../../sms/index.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { sweepPayments } from '../settling/sweep-payments.ts'
import { paidText } from './paid-text.ts'
import { sendPaidSms } from './send-paid-sms.ts'

const test = await createPaymentTest()
const { clock, db, gateways } = test
const sent: { to: string; text: string }[] = []
let isAway: { permanent: boolean } | undefined
const deps: typeof test.deps = {
  ...test.deps,
  sendSms: async (sms) => {
    if (isAway) throw new SmsUndeliverable(sms.to, [], { ...isAway, cause: undefined })
    sent.push(sms)
  },
}
afterAll(() => test.close())
beforeEach(async () => {
  isAway = undefined
  clock.move(hours(48))
  await tell()
  sent.length = 0
})

const tell = () => sendPaidSms(deps, clock.now())

async function begun() {
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, await test.buildRoom())
  const payment = await test.pay(payer, order.id)
  gateways.sslcommerz.says.set(payment.transaction, confirmed(payment))
  return { payer, order, payment }
}

async function paid() {
  const begin = await begun()
  await settlePayment(deps, { paymentId: begin.payment.id, verdict: confirmed(begin.payment) })
  return begin
}

const callBack = ({ transaction }: { transaction: string }, callback: 'success' | 'ipn') =>
  test.app.inject({
    method: 'POST',
    url: `/api/v3/web/payments/sslcommerz/${callback}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ tran_id: transaction, status: 'VALID', verify_sign: 'true' }).toString(),
  })

describe('who has paid', () => {
  it('is told how much came, for what, and the number of the receipt', async () => {
    const { payer, payment } = await paid()
    expect(await tell()).toBe(1)
    const [doctor] = await db.select().from(tables.doctor).where(eq(tables.doctor.id, payer.id))
    const [receipt] = await db.select().from(tables.invoice).where(eq(tables.invoice.paymentId, payment.id))
    const number = new Intl.NumberFormat('bn', { minimumIntegerDigits: 6, useGrouping: false }).format(receipt!.number)
    const text = `আপনার ৳\u00a0১০,০০০ পেয়েছি, ধন্যবাদ। বিসিএস প্রিলি সন্ধ্যা। রসিদ নম্বর ${number}।`
    expect(sent).toEqual([{ to: doctor!.phone, text: text.normalize('NFC') }])
  })

  it('is told once, however many ways the money was heard of and however many processes tell', async () => {
    const { payment } = await begun()
    await Promise.all([callBack(payment, 'success'), callBack(payment, 'ipn'), callBack(payment, 'ipn')])
    clock.move(minutes(2))
    await sweepPayments(deps, clock.now())
    await Promise.all([tell(), tell(), tell()])
    await callBack(payment, 'ipn')
    clock.move(hours(1))
    await sweepPayments(deps, clock.now())
    await tell()
    expect(sent).toHaveLength(1)
  })

  it('is told when the job found the money, and when staff did', async () => {
    await begun()
    clock.move(minutes(2))
    await sweepPayments(deps, clock.now())
    expect(await tell()).toBe(1)
    const payer = await test.buildPayer()
    const { order } = await test.enrol(payer, await test.buildRoom())
    const byHand = { gateway: 'manual', payer_number: '01712345678', trx_id: '9HK22AC' }
    const { id: paymentId } = await test.pay(payer, order.id, byHand)
    expect(await tell()).toBe(0)
    await approvePayment(deps, { paymentId })
    expect(await tell()).toBe(1)
    expect(sent).toHaveLength(2)
  })

  it('is told of a payment that has gone back before the job came by', async () => {
    const { payment } = await paid()
    const staffId = (await buildStaff(db)).id
    const byHand = { reference: null }
    await refundPayment(test.deps, {
      paymentId: payment.id,
      amountPaisa: payment.amountPaisa,
      reason: 'ভুল ব্যাচ',
      staffId,
      byHand,
    })
    expect([await tell(), await tell()]).toEqual([1, 0])
  })
})

it('nobody is told of money that is held or did not come', async () => {
  const [doubted, declined] = [await begun(), await begun()]
  const risky = confirmed(doubted.payment, { risky: true })
  await settlePayment(deps, { paymentId: doubted.payment.id, verdict: risky })
  await settlePayment(deps, { paymentId: declined.payment.id, verdict: { status: 'declined' } })
  clock.move(hours(1))
  expect(await tell()).toBe(0)
})

describe('an SMS that no gateway took', () => {
  it('is sent later, and in the end let go', async () => {
    await paid()
    isAway = { permanent: false }
    await tell()
    isAway = undefined
    expect(await tell()).toBe(0)
    clock.move(minutes(10))
    expect([await tell(), sent.length]).toEqual([1, 1])

    await paid()
    isAway = { permanent: false }
    clock.move(hours(7))
    await tell()
    isAway = undefined
    clock.move(hours(1))
    expect(await tell()).toBe(0)
  })

  it('is not sent again to a number that takes none', async () => {
    await paid()
    isAway = { permanent: true }
    await tell()
    isAway = undefined
    clock.move(hours(1))
    expect([await tell(), sent.length]).toEqual([0, 0])
  })
})

it('the text stays within two parts: a long title gives way to the number of the order', () => {
  const order = { id: 12, createdAt: new Date('2026-07-01T06:00:00Z'), title: { bn: 'মক টেস্ট' } }
  const short = paidText({ amountPaisa: 50_000, invoice: 7, order })
  const long = paidText({
    amountPaisa: 12_345_650,
    invoice: 123_456,
    order: { ...order, title: { bn: 'দীর্ঘ '.repeat(30) } },
  })
  expect(short).toContain('মক টেস্ট')
  expect(smsParts(short).parts).toBe(1)
  expect(long).toContain('অর্ডার ২৬০৭-০০১২')
  expect(smsParts(long).parts).toBe(2)
})
