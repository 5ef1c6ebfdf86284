import { randomUUID } from 'node:crypto'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../../errors.ts'
import { buildStaff } from '../../../../testing/builders/build-staff.ts'
import { refundPayment } from '../../../../testing/give-back.ts'
import { createPaymentTest } from '../../../../testing/payment-test.ts'
import { minutes } from '../../../../testing/test-clock.ts'
import { findLedgerFaults } from '../../ledger/find-ledger-faults.ts'
import { sendPaidSms } from '../../notices/send-paid-sms.ts'
import { sweepPayments } from '../../settling/sweep-payments.ts'
import { type CashOnTheTable, type TakenCash, takeCash } from './take-cash.ts'

const test = await createPaymentTest()
const { db, deps, clock } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

const branch = async (given: object = {}) => {
  const [row] = await db
    .insert(tables.contact)
    .values({ name: { bn: 'ফার্মগেট' }, address: { bn: 'ফার্মগেট, ঢাকা' }, position: 1, ...given })
    .returning()
  return row!.id
}
const branchId = await branch()
const cashier = await buildStaff(db, { role: 'accounts' })
const other = await buildStaff(db, { role: 'accounts' })

async function ordered(given: Parameters<typeof test.buildRoom>[0] = {}) {
  const room = await test.buildRoom(given)
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  const read = async () => (await test.get(payer, `/orders/${order.id}`)).json().order
  return { room, payer, order, read }
}

const give = (cash: Pick<CashOnTheTable, 'orderId' | 'amountPaisa' | 'shownPaisa'> & Partial<CashOnTheTable>) =>
  db.transaction((tx) =>
    takeCash(tx, { branchId, key: randomUUID(), cashier, locale: 'en', now: clock.now(), ...cash }),
  )

const taken = (answer: TakenCash | AppError): TakenCash => {
  if (answer instanceof AppError) throw answer
  return answer
}

describe('cash at a branch', () => {
  it('pays, enrols, writes the receipt and has the doctor told, all at once', async () => {
    const { order, payer, room, read } = await ordered({ feePaisa: 1_200_000 })
    const { payment, isNew } = taken(await give({ orderId: order.id, amountPaisa: 1_200_000, shownPaisa: 1_200_000 }))
    expect(payment).toMatchObject({ gateway: 'cash', state: 'paid', branchId, cashierId: cashier.id, nextAskAt: null })
    expect(isNew).toBe(true)
    expect(await read()).toMatchObject({ state: 'paid', paid_paisa: 1_200_000, payments: [{ gateway: 'cash' }] })
    expect((await test.enrolmentOf(order.enrolment_id)).state).toBe('active')
    expect(await test.seatsOf(room)).toEqual({ sold: 1, holds: 0 })
    const receipt = await test.get(payer, `/orders/${order.id}/invoice`)
    expect(receipt.json().invoice).toMatchObject({ gateway: 'cash', amount_paisa: 1_200_000, open_paisa: 0 })
    await sendPaidSms(deps, clock.now())
    expect(test.smses.filter(({ text }) => text.includes('১২,০০০'))).toHaveLength(1)
  })

  it('is never offered to a doctor, who cannot begin it either', async () => {
    const { order, payer } = await ordered()
    expect((await test.get(payer, `/orders/${order.id}`)).json().gateways).not.toContain('cash')
    expect((await test.post(payer, `/orders/${order.id}/payments`, { gateway: 'cash' })).statusCode).toBe(422)
  })

  it('sent again with its key is the same money', async () => {
    const { order } = await ordered({ feePaisa: 900_000, instalments: [400_000, 500_000] })
    const press = { orderId: order.id, amountPaisa: 900_000, shownPaisa: 900_000, key: randomUUID() }
    const answers = await Promise.all([give(press), give(press), give(press)])
    const ids = answers.map((each) => taken(each).payment.id)
    expect(new Set(ids).size).toBe(1)
    expect(answers.filter((each) => taken(each).isNew)).toHaveLength(1)
    await expect(give({ ...press, amountPaisa: 100_000 })).rejects.toMatchObject({ code: 'validation_failed' })
    const next = await ordered()
    await expect(give({ ...press, orderId: next.order.id })).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('is taken once when two cashiers press at once, also where the next part is as large', async () => {
    const { order, payer, read } = await ordered({ feePaisa: 800_000, instalments: [400_000, 400_000] })
    await test.post(payer, `/orders/${order.id}`, { plan: 'instalments' })
    const press = { orderId: order.id, amountPaisa: 400_000, shownPaisa: 800_000 }
    const answers = await Promise.all([give(press), give({ ...press, cashier: other })])
    expect(answers.filter((each) => !(each instanceof AppError))).toHaveLength(1)
    const refused = answers.find((each) => each instanceof AppError)
    expect(refused).toMatchObject({ code: 'validation_failed', fields: { amount_paisa: [expect.anything()] } })
    expect(await read()).toMatchObject({ paid_paisa: 400_000, state: 'booked' })
    // Any sum of a later part.
    taken(await give({ orderId: order.id, amountPaisa: 150_000, shownPaisa: 400_000 }))
    expect((await read()).next_paisa).toBe(250_000)
  })

  it.each([
    [{ amountPaisa: 700_000, shownPaisa: 600_000 }, 'amount_paisa'],
    [{ amountPaisa: 100_000, shownPaisa: 600_000 }, 'amount_paisa'],
    [{ amountPaisa: 600_000, shownPaisa: 500_000 }, 'amount_paisa'],
  ])('of another amount is not taken, and the field says why: %o', async (amounts, field) => {
    const { order, read } = await ordered({ feePaisa: 600_000 })
    const answer = await give({ orderId: order.id, ...amounts })
    expect(answer).toMatchObject({ code: 'validation_failed', fields: { [field]: [expect.any(String)] } })
    expect((await read()).payments).toEqual([])
  })

  it('is taken at a branch of the cashier alone', async () => {
    const { order } = await ordered({ feePaisa: 600_000 })
    const press = { orderId: order.id, amountPaisa: 600_000, shownPaisa: 600_000 }
    const bound = { id: cashier.id, branchIds: [await branch()] }
    const closed = await branch({ isActive: false })
    for (const wrong of [{ cashier: bound }, { branchId: closed }, { branchId: 999_999 }])
      await expect(give({ ...press, ...wrong })).rejects.toMatchObject({ fields: { branch_id: [expect.any(String)] } })
  })

  it('stays in the hand where there is no seat, nothing open, or the doctor is leaving', async () => {
    const full = await ordered({ seats: 1 })
    clock.move(minutes(20))
    const quick = await test.buildPayer()
    const { order } = await test.enrol(quick, full.room)
    const total = order.total_paisa
    taken(await give({ orderId: order.id, amountPaisa: total, shownPaisa: total }))
    const late = { orderId: full.order.id, amountPaisa: total, shownPaisa: total }
    await expect(give(late)).rejects.toMatchObject({ code: 'no_seat_left' })
    expect(await give({ orderId: order.id, amountPaisa: total, shownPaisa: 0 })).toMatchObject({
      code: 'nothing_to_pay',
    })
    await test.post(quick, `/orders/${order.id}/refund-request`, { reason: 'অসুস্থ' })
    await expect(give({ orderId: order.id, amountPaisa: total, shownPaisa: 0 })).rejects.toMatchObject({
      code: 'refund_requested',
    })
  })

  it('goes back by hand, without any gateway', async () => {
    const { order } = await ordered({ feePaisa: 600_000 })
    const press = { orderId: order.id, amountPaisa: 600_000, shownPaisa: 600_000 }
    const { payment } = taken(await give(press))
    const refund = { paymentId: payment.id, amountPaisa: 600_000, reason: 'অসুস্থ', staffId: other.id, ends: true }
    expect(await refundPayment(deps, refund)).toMatchObject({ state: 'done', nextAskAt: null })
    expect(await sweepPayments(deps, clock.now())).toBe(0)
    const [row] = await db.select().from(tables.payment).where(eq(tables.payment.id, payment.id))
    expect(row).toMatchObject({ state: 'refunded', refundedPaisa: 600_000 })
  })
})
