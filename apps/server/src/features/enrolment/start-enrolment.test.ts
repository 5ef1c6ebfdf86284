import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildSchedule } from '../../testing/builders/build-batch.ts'
import { confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { days, minutes } from '../../testing/test-clock.ts'
import { findLedgerFaults, settlePayment } from '../payment/index.ts'

const test = await createPaymentTest()
const { db, clock, deps } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

const codeOf = (response: Awaited<ReturnType<typeof test.post>>) => [response.statusCode, response.json().code]

describe('asking for a seat', () => {
  it('holds it for fifteen minutes and opens an order at the price of now', async () => {
    const room = await test.buildRoom({ discountPaisa: 100_000, instalments: [500_000, 400_000] })
    const payer = await test.buildPayer()
    const checkout = await test.enrol(payer, room)
    expect(checkout).toMatchObject({
      order: {
        kind: 'enrolment',
        batch_id: room.batch_id,
        title: 'বিসিএস প্রিলি সন্ধ্যা',
        detail: 'অনলাইন, সন্ধ্যা',
        state: 'open',
        list_paisa: 1_000_000,
        reduction_paisa: 100_000,
        total_paisa: 900_000,
        next_paisa: 900_000,
        plan: 'full',
        held_until: new Date(clock.now().getTime() + minutes(15)).toISOString(),
        access: 'open',
        payments: [],
      },
      gateways: ['bkash', 'sslcommerz', 'manual'],
      manual: { numbers: [{ wallet: 'bkash', number: '01700000000' }], note: 'সেন্ড মানি করুন।' },
      server_time: clock.now().toISOString(),
    })
    expect(checkout.order.number).toMatch(/^2607-\d{4,}$/)
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 1 })
    expect(await test.enrolmentOf(checkout.order.enrolment_id)).toMatchObject({ state: 'pending', doctorId: payer.id })
  })

  it('gives back the same order and the same time when asked again, also at the same moment', async () => {
    const room = await test.buildRoom()
    const payer = await test.buildPayer()
    const [first, second] = await Promise.all([test.enrol(payer, room), test.enrol(payer, room)])
    clock.move(minutes(5))
    const third = await test.enrol(payer, room)
    expect([second!.order.id, third.order.id]).toEqual([first!.order.id, first!.order.id])
    expect(third.order.held_until).toBe(first!.order.held_until)
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 1 })
  })

  it('moves the seat when another schedule of the batch is chosen', async () => {
    const room = await test.buildRoom()
    const other = await buildSchedule(db, room.batch_id, { title: { bn: 'শুক্রবার সকাল' } })
    const payer = await test.buildPayer()
    const first = await test.enrol(payer, room)
    const moved = await test.enrol(payer, { ...room, schedule_id: other.id })
    expect(moved.order).toMatchObject({ id: first.order.id, detail: 'শুক্রবার সকাল' })
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 0 })
    expect(await test.seatsOf({ schedule_id: other.id })).toEqual({ sold: 0, holds: 1 })
  })

  it('keeps the old seat when the other schedule is full', async () => {
    const room = await test.buildRoom()
    const full = await buildSchedule(db, room.batch_id, { seats: 0 })
    const payer = await test.buildPayer()
    await test.enrol(payer, room)
    expect(codeOf(await test.post(payer, '/enrolments', { ...room, schedule_id: full.id }))).toEqual([
      409,
      'no_seat_left',
    ])
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 1 })
  })

  it('takes up a lapsed enrolment again instead of a second one', async () => {
    const room = await test.buildRoom()
    const payer = await test.buildPayer()
    const { order } = await test.enrol(payer, room)
    clock.move(days(2))
    await db.update(tables.purchaseOrder).set({ closedAt: clock.now() }).where(eq(tables.purchaseOrder.id, order.id))
    await db.update(tables.enrolment).set({ state: 'lapsed' }).where(eq(tables.enrolment.id, order.enrolment_id!))
    const again = await test.enrol(payer, room)
    expect(again.order).toMatchObject({ id: order.id, state: 'open', held_until: expect.any(String) })
    const { enrolment } = tables
    expect(
      await db.$count(enrolment, and(eq(enrolment.doctorId, payer.id), eq(enrolment.batchId, room.batch_id))),
    ).toBe(1)
  })

  it('enters a batch without a fee at once', async () => {
    const room = await test.buildRoom({ feePaisa: 0 })
    const payer = await test.buildPayer()
    const { order } = await test.enrol(payer, room)
    expect(order).toMatchObject({ state: 'paid', total_paisa: 0, next_paisa: 0, dues: [], held_until: null })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active' })
    expect(await test.seatsOf(room)).toEqual({ sold: 1, holds: 0 })
  })

  it('is refused to who is in already', async () => {
    const room = await test.buildRoom()
    const payer = await test.buildPayer()
    const { order } = await test.enrol(payer, room)
    const payment = await test.pay(payer, order.id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    expect(codeOf(await test.post(payer, '/enrolments', room))).toEqual([409, 'already_enrolled'])
  })

  it('is refused when no seat is left, and when enrolment is over', async () => {
    const payer = await test.buildPayer()
    const full = await test.buildRoom({ seats: 1 })
    await test.enrol(await test.buildPayer(), full)
    expect(codeOf(await test.post(payer, '/enrolments', full))).toEqual([409, 'no_seat_left'])
    const over = await test.buildRoom()
    await db.update(tables.batch).set({ enrolmentEndsAt: clock.now() }).where(eq(tables.batch.id, over.batch_id))
    expect(codeOf(await test.post(payer, '/enrolments', over))).toEqual([409, 'enrolment_closed'])
    expect(await test.seatsOf(over)).toEqual({ sold: 0, holds: 0 })
  })

  it('finds nothing where the schedule is of another batch or not shown', async () => {
    const payer = await test.buildPayer()
    const [one, other] = [await test.buildRoom(), await test.buildRoom()]
    expect(codeOf(await test.post(payer, '/enrolments', { ...one, schedule_id: other.schedule_id }))).toEqual([
      404,
      'not_found',
    ])
    await db.update(tables.schedule).set({ isActive: false }).where(eq(tables.schedule.id, one.schedule_id))
    expect(codeOf(await test.post(payer, '/enrolments', one))).toEqual([404, 'not_found'])
  })
})
