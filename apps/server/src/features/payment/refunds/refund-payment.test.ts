import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { refundPayment } from '../../../testing/give-back.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { minutes } from '../../../testing/test-clock.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { owedOf } from '../ledger/owed-of.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import type { NewRefund } from './refund-payment.ts'
import { sweepRefunds } from './sweep-refunds.ts'

const test = await createPaymentTest()
const { db, clock, gateways } = test
const texts: string[] = []
const deps = { ...test.deps, sendSms: async ({ text }: { text: string }) => void texts.push(text) }
const staff = await buildStaff(db)
const bank = gateways.sslcommerz
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})
beforeEach(() => {
  texts.length = 0
  bank.away = false
})

async function paid(given: Parameters<typeof test.buildRoom>[0] = {}, verdict: Parameters<typeof confirmed>[1] = {}) {
  const room = await test.buildRoom(given)
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  if (given.instalments) await test.post(payer, `/orders/${order.id}`, { plan: 'instalments' })
  const payment = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment, verdict) })
  return { room, payer, order, payment }
}

const giveBack = (paymentId: number, amountPaisa: number, more: Partial<NewRefund> = {}) =>
  refundPayment(deps, { paymentId, amountPaisa, reason: 'বদলি', staffId: staff.id, ...more })

describe('a refund', () => {
  it('of everything ends the enrolment, frees the seat and tells the doctor of both steps', async () => {
    const { room, payer, order, payment } = await paid()
    expect(await giveBack(payment.id, 1_000_000)).toMatchObject({ state: 'done' })
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'refunded', refundedPaisa: 1_000_000 })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'ended' })
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 0 })
    const [doctor] = await db.select().from(tables.doctor).where(eq(tables.doctor.id, payer.id))
    expect(doctor!.hasActivePaidCourse).toBe(false)
    expect(texts).toEqual([expect.stringContaining('কাজ শুরু'), expect.stringContaining('ফেরত পাঠানো হয়েছে')])
  })

  it('of a part leaves the doctor in the batch', async () => {
    const { order, payment } = await paid()
    await giveBack(payment.id, 300_000)
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'paid', refundedPaisa: 300_000 })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
  })

  it('is never more than was paid, whatever is on its way already', async () => {
    const { payment } = await paid()
    await expect(giveBack(payment.id, 1_000_100)).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(giveBack(payment.id, 0)).rejects.toMatchObject({ code: 'validation_failed' })
    const tries = await Promise.allSettled([1, 2, 3].map(() => giveBack(payment.id, 400_000)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await test.paymentRow(payment.id)).toMatchObject({ refundedPaisa: 800_000 })
  })

  it('for a doctor who leaves gives up what is still owed', async () => {
    const { order, payment } = await paid({ instalments: [400_000, 600_000] })
    expect(await owedOf(db, order.id)).toBe(600_000)
    await giveBack(payment.id, 150_000, { ends: true })
    expect(await owedOf(db, order.id)).toBe(0)
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'ended' })
  })

  it('is asked about again until the gateway has done it, and asked for only once', async () => {
    const { payment } = await paid()
    bank.away = true
    const { id } = await giveBack(payment.id, 100_000)
    bank.away = false
    bank.saysOfRefund.set(id, { state: 'pending', gatewayRef: 'R1' })
    clock.move(minutes(10))
    await sweepRefunds(deps, clock.now())
    bank.saysOfRefund.set(id, { state: 'done', gatewayRef: 'R1' })
    clock.move(minutes(60))
    await sweepRefunds(deps, clock.now())
    await sweepRefunds(deps, clock.now())
    const [row] = await db.select().from(tables.refund).where(eq(tables.refund.id, id))
    expect(row).toMatchObject({ state: 'done', gatewayRef: 'R1', nextAskAt: null })
    expect(bank.refunds.filter(({ refundId }) => refundId === id)).toHaveLength(1)
    expect(await test.paymentRow(payment.id)).toMatchObject({ refundedPaisa: 100_000 })
  })

  it('that the gateway refuses moves nothing and can be asked for again', async () => {
    const { payment } = await paid()
    const original = bank.refund
    bank.refund = async () => ({ state: 'failed' })
    expect(await giveBack(payment.id, 1_000_000)).toMatchObject({ state: 'failed' })
    bank.refund = original
    expect(texts, 'nothing has begun').toEqual([])
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'paid', refundedPaisa: 0 })
    expect(await giveBack(payment.id, 1_000_000, { byHand: { reference: 'নগদ ১২' } })).toMatchObject({ state: 'done' })
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'refunded' })
  })

  it('of money in doubt touches neither the books nor an enrolment', async () => {
    const { order, payment } = await paid({}, { risky: true })
    await giveBack(payment.id, 1_000_000)
    expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'refunded' })
    expect(await db.$count(tables.ledgerEntry, eq(tables.ledgerEntry.orderId, order.id))).toBe(0)
  })
})
