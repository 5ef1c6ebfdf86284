import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { readMetric } from '../../../testing/read-metric.ts'
import { minutes } from '../../../testing/test-clock.ts'
import type { GatewayAnswer } from '../../gateways/index.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { owedOf } from '../ledger/owed-of.ts'
import { settlePayment } from './settle-payment.ts'

const test = await createPaymentTest()
const { db, deps, clock } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

const settle = (paymentId: number, verdict: GatewayAnswer) => settlePayment(deps, { paymentId, verdict })

/** A doctor on the way to the gateway. */
async function begun(given: Parameters<typeof test.buildRoom>[0] = {}, plan?: 'instalments') {
  const room = await test.buildRoom(given)
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  if (plan) await test.post(payer, `/orders/${order.id}`, { plan })
  const payment = await test.pay(payer, order.id)
  return { room, payer, order, payment }
}

const readOrder = async (payer: Awaited<ReturnType<typeof test.buildPayer>>, id: number) =>
  (await test.get(payer, `/orders/${id}`)).json().order

describe('a confirmed payment', () => {
  it('enrols, sells the seat, books the money and gives a receipt', async () => {
    const { room, payer, order, payment } = await begun()
    expect(await settle(payment.id, confirmed(payment))).toEqual({ state: 'paid', reason: null, changed: true })
    expect(await test.seatsOf(room)).toEqual({ sold: 1, holds: 0 })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
    expect(await readOrder(payer, order.id)).toMatchObject({
      state: 'paid',
      paid_paisa: 1_000_000,
      next_paisa: 0,
      held_until: null,
      dues: [{ number: 1, amount_paisa: 1_000_000, open_paisa: 0, state: 'paid' }],
      payments: [
        { state: 'paid', reference: `bank-${payment.transaction}`, invoice_number: expect.stringMatching(/^\d{6}$/) },
      ],
    })
    const [doctor] = await db.select().from(tables.doctor).where(eq(tables.doctor.id, payer.id))
    expect(doctor!.hasActivePaidCourse).toBe(true)
    expect(await owedOf(db, order.id)).toBe(0)
    // The gateway is asked no more, and the doctor is to be told.
    expect(await test.paymentRow(payment.id)).toMatchObject({ nextAskAt: null, tellAt: clock.now() })
  })

  it('enrols by the price that was paid when a code was entered meanwhile', async () => {
    const { payer, order, payment } = await begun()
    await db.insert(tables.discountCode).values({ code: 'MEANWHILE', kind: 'amount', value: 50_000 })
    expect((await test.post(payer, `/orders/${order.id}`, { code: 'meanwhile' })).json().order.total_paisa).toBe(
      950_000,
    )
    expect(await settle(payment.id, confirmed(payment))).toMatchObject({ state: 'paid', reason: null })
    expect(await readOrder(payer, order.id)).toMatchObject({ state: 'paid', total_paisa: 1_000_000, code: null })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
  })

  it('is the same payment however often and in whatever order it is heard of', async () => {
    const { room, payment } = await begun()
    const paid = () => readMetric('prostuti_payments_total', { gateway: payment.gateway, result: 'paid' })
    const paidBefore = await paid()
    await settle(payment.id, confirmed(payment))
    const later: GatewayAnswer[] = [
      confirmed(payment),
      { status: 'declined' },
      { status: 'cancelled' },
      { status: 'unknown' },
      confirmed(payment, { risky: true }),
      confirmed(payment, { amount: 100 }),
    ]
    for (const verdict of later)
      expect(await settle(payment.id, verdict)).toMatchObject({ state: 'paid', changed: false })
    expect(await paid()).toBe(paidBefore + 1)
    expect(await test.seatsOf(room)).toEqual({ sold: 1, holds: 0 })
  })

  it('enrols once when return and IPN settle it at the same moment', async () => {
    const { room, payment } = await begun()
    const settled = await Promise.all(Array.from({ length: 8 }, () => settle(payment.id, confirmed(payment))))
    expect(settled.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await test.seatsOf(room)).toEqual({ sold: 1, holds: 0 })
    expect(await db.$count(tables.invoice, eq(tables.invoice.paymentId, payment.id))).toBe(1)
  })

  it.each([{ status: 'declined' }, { status: 'cancelled' }] as const)(
    'counts after the gateway had said $status',
    async (said) => {
      const { order, payment } = await begun()
      expect((await settle(payment.id, said)).state).toBe(said.status === 'declined' ? 'failed' : 'cancelled')
      expect((await settle(payment.id, confirmed(payment))).state).toBe('paid')
      expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
    },
  )
})

describe('without a confirmation', () => {
  it('nothing happens while the gateway knows nothing', async () => {
    const { room, order, payment } = await begun()
    for (const status of ['unknown', 'pending'] as const)
      expect(await settle(payment.id, { status })).toMatchObject({ state: 'initiated', changed: false })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'pending' })
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 1 })
  })

  it.each([
    ['another amount', { amount: 10_000 }, 'mismatch'],
    ['another currency', { currency: 'USD' }, 'mismatch'],
    ['another transaction', { transaction: 'SOMETHING-ELSE' }, 'mismatch'],
    ['a doubt of the gateway', { risky: true }, 'risky'],
  ] as const)('money with %s is held for staff and enrols nobody', async (_what, but, reason) => {
    const { room, payer, order, payment } = await begun()
    expect(await settle(payment.id, confirmed(payment, but))).toMatchObject({ state: 'on_hold', reason })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'pending' })
    expect(await test.seatsOf(room)).toMatchObject({ sold: 0 })
    // Nobody is asked to pay a second time meanwhile.
    expect(await readOrder(payer, order.id)).toMatchObject({ next_paisa: 0, paid_paisa: 0, state: 'open' })
  })

  it('the same money never pays twice', async () => {
    const [first, second] = [await begun(), await begun()]
    await settle(first.payment.id, confirmed(first.payment, { gatewayTrx: 'bank-same' }))
    expect(await settle(second.payment.id, confirmed(second.payment, { gatewayTrx: 'bank-same' }))).toMatchObject({
      state: 'on_hold',
      reason: 'mismatch',
    })
  })
})

describe('money after the hold has ended', () => {
  it('takes a seat if one is free', async () => {
    const { order, payment } = await begun({ seats: 1 })
    clock.move(minutes(60))
    expect((await settle(payment.id, confirmed(payment))).state).toBe('paid')
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
  })

  it('is held when the last seat was sold or is being paid for by somebody else', async () => {
    const late = await begun({ seats: 1 })
    clock.move(minutes(16))
    const other = await test.buildPayer()
    const { order } = await test.enrol(other, late.room)
    expect(await settle(late.payment.id, confirmed(late.payment))).toMatchObject({
      state: 'on_hold',
      reason: 'no_seat',
    })
    const others = await test.pay(other, order.id)
    expect((await settle(others.id, confirmed(others))).state).toBe('paid')
    expect(await test.seatsOf(late.room)).toEqual({ sold: 1, holds: 0 })
  })

  it('takes up an enrolment that had lapsed', async () => {
    const { payer, order, payment } = await begun()
    await db.update(tables.purchaseOrder).set({ closedAt: clock.now() }).where(eq(tables.purchaseOrder.id, order.id))
    await db.update(tables.enrolment).set({ state: 'lapsed' }).where(eq(tables.enrolment.id, order.enrolment_id!))
    expect((await settle(payment.id, confirmed(payment))).state).toBe('paid')
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
    expect(await readOrder(payer, order.id)).toMatchObject({ state: 'paid' })
  })
})

it('money for what the doctor has by another way is held, to go back', async () => {
  const { room, payer, order, payment } = await begun()
  await db.update(tables.enrolment).set({ state: 'lapsed' }).where(eq(tables.enrolment.id, order.enrolment_id!))
  await db
    .insert(tables.enrolment)
    .values({ doctorId: payer.id, batchId: room.batch_id, scheduleId: room.schedule_id, state: 'active' })
  expect(await settle(payment.id, confirmed(payment))).toMatchObject({ state: 'on_hold', reason: 'overpaid' })
  expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'lapsed' })
})

describe('instalments', () => {
  const given = { instalments: [500_000, 300_000, 200_000] }

  it('are owed as a whole from the first payment on, and paid one by one', async () => {
    const { payer, order, payment } = await begun(given, 'instalments')
    expect(payment.amountPaisa).toBe(500_000)
    await settle(payment.id, confirmed(payment))
    expect(await owedOf(db, order.id)).toBe(500_000)
    expect(await readOrder(payer, order.id)).toMatchObject({
      state: 'booked',
      plan: 'instalments',
      next_paisa: 300_000,
      dues: [
        { amount_paisa: 500_000, open_paisa: 0, state: 'paid' },
        { amount_paisa: 300_000, due_on: '2026-09-01', state: 'coming' },
        { amount_paisa: 200_000, due_on: '2026-10-01', state: 'coming' },
      ],
    })
    const next = await test.pay(payer, order.id)
    await settle(next.id, confirmed(next))
    const rest = await test.pay(payer, order.id, { gateway: 'bkash', all: true })
    expect(rest.amountPaisa).toBe(200_000)
    await settle(rest.id, confirmed(rest))
    expect(await readOrder(payer, order.id)).toMatchObject({ state: 'paid', paid_paisa: 1_000_000 })
    expect((await test.post(payer, `/orders/${order.id}/payments`, { gateway: 'bkash' })).json().code).toBe(
      'nothing_to_pay',
    )
  })

  it('are what was agreed when a first part arrives after the doctor had gone back to the full fee', async () => {
    const { payer, order, payment } = await begun(given, 'instalments')
    await test.post(payer, `/orders/${order.id}`, { plan: 'full' })
    await settle(payment.id, confirmed(payment))
    expect(await readOrder(payer, order.id)).toMatchObject({
      plan: 'instalments',
      state: 'booked',
      next_paisa: 300_000,
    })
  })

  it('warn, and then pause lectures, when they are late', async () => {
    const { payer, order, payment } = await begun(given, 'instalments')
    await settle(payment.id, confirmed(payment))
    const accessAfter = async (day: string) => {
      const before = clock.now()
      clock.move(new Date(`${day}T06:00:00Z`).getTime() - before.getTime())
      const shown = await test.get(payer, `/orders/${order.id}`)
      clock.move(before.getTime() - clock.now().getTime())
      return shown.json().order.access
    }
    expect(await accessAfter('2026-09-01')).toBe('open')
    expect(await accessAfter('2026-09-02')).toBe('warned')
    expect(await accessAfter('2026-09-08')).toBe('warned')
    expect(await accessAfter('2026-09-09')).toBe('lectures_paused')
  })
})

it('money beyond what is owed is held, to go back', async () => {
  const { payer, order, payment } = await begun()
  clock.move(minutes(1))
  const second = await test.pay(payer, order.id, { gateway: 'bkash' })
  await settle(payment.id, confirmed(payment))
  expect(await settle(second.id, confirmed(second))).toMatchObject({ state: 'on_hold', reason: 'overpaid' })
  expect(await readOrder(payer, order.id)).toMatchObject({ state: 'paid', paid_paisa: 1_000_000 })
})

it('what was agreed cannot be changed once it is booked', async () => {
  const { payer, order, payment } = await begun()
  await settle(payment.id, confirmed(payment))
  await expect(
    db.update(tables.purchaseOrder).set({ totalPaisa: 1, listPaisa: 1 }).where(eq(tables.purchaseOrder.id, order.id)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('was booked') } })
  expect((await test.post(payer, `/orders/${order.id}`, { plan: 'full' })).json().code).toBe('order_booked')
})
