import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { decideRefund, refundPayment } from '../../../testing/give-back.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { minutes } from '../../../testing/test-clock.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { sweepRefunds } from '../refunds/sweep-refunds.ts'
import { settlePayment } from '../settling/settle-payment.ts'

const test = await createPaymentTest()
const { db, clock, gateways } = test
const texts: string[] = []
const deps = { ...test.deps, sendSms: async ({ text }: { text: string }) => void texts.push(text) }
const staffId = (await buildStaff(db)).id
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

/** A refund of everything that was sent to the gateway, and of which nothing was heard. */
async function lostRefund() {
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, await test.buildRoom())
  const payment = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  const wanted = { paymentId: payment.id, amountPaisa: payment.amountPaisa, reason: 'বদলি', staffId }
  const original = gateways.sslcommerz.refund
  gateways.sslcommerz.refund = async () => ({ state: 'pending' })
  const { id: refundId } = await refundPayment(deps, wanted)
  gateways.sslcommerz.refund = original
  texts.length = 0
  return { payer, order, payment, wanted, refundId }
}

it('staff who find the refund in the panel end what it was for and tell the doctor', async () => {
  const { order, payment, refundId } = await lostRefund()
  const found = { reference: 'panel 12' }
  expect(await decideRefund(deps, { refundId, found })).toMatchObject({
    state: 'done',
    gatewayRef: 'panel 12',
    nextAskAt: null,
  })
  expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'refunded', refundedPaisa: payment.amountPaisa })
  expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'ended' })
  expect(texts).toEqual([expect.stringContaining('ফেরত পাঠানো হয়েছে')])
})

it('staff who find nothing can give the money back anew', async () => {
  const { payment, wanted, refundId } = await lostRefund()
  await expect(refundPayment(deps, wanted)).rejects.toMatchObject({ code: 'validation_failed' })
  expect(await decideRefund(deps, { refundId, found: null })).toMatchObject({ state: 'failed' })
  expect(texts).toEqual([])
  expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'paid', refundedPaisa: 0 })
  await refundPayment(deps, wanted)
  expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'refunded' })
})

it('a refund that the gateway has named is not said to be missing', async () => {
  const { payment, refundId } = await lostRefund()
  await db.update(tables.refund).set({ gatewayRef: 'RF-77' }).where(eq(tables.refund.id, refundId))
  await expect(decideRefund(deps, { refundId, found: null })).rejects.toMatchObject({ code: 'payment_decided' })
  expect(await test.paymentRow(payment.id)).toMatchObject({ refundedPaisa: 0 })
  expect(await decideRefund(deps, { refundId, found: { reference: 'RF-77' } })).toMatchObject({ state: 'done' })
})

it('nobody decides about a refund that is being asked for, or that has ended', async () => {
  const { refundId } = await lostRefund()
  const ofIt = eq(tables.refund.id, refundId)
  await db.update(tables.refund).set({ asked: 0 }).where(ofIt)
  const decide = () => decideRefund(deps, { refundId, found: null })
  await expect(decide()).rejects.toMatchObject({ code: 'payment_decided' })
  clock.move(minutes(20))
  await sweepRefunds(deps, clock.now())
  expect((await db.select().from(tables.refund).where(ofIt))[0]).toMatchObject({ state: 'done' })
  await expect(decide()).rejects.toMatchObject({ code: 'payment_decided' })
  await expect(decideRefund(deps, { refundId: 0, found: null })).rejects.toMatchObject({ code: 'not_found' })
})
