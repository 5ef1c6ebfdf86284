import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildShelf } from '../../../testing/builders/build-shelf.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { approvePayment } from '../../../testing/decide-payment.ts'
import { refundPayment } from '../../../testing/give-back.ts'
import { type Checkout, confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { sweepPayments } from '../settling/sweep-payments.ts'

const test = await createPaymentTest()
const { db, clock, deps } = test
const staffId = (await buildStaff(db)).id
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

type Payer = Awaited<ReturnType<typeof test.buildPayer>>
type Paid = Awaited<ReturnType<typeof test.pay>>

let made = 0
async function buildCode(given: Partial<typeof tables.discountCode.$inferInsert> = {}) {
  made += 1
  const [code] = await db
    .insert(tables.discountCode)
    .values({ code: `TERMS${made}X`, kind: 'amount', value: 100_000, ...given })
    .returning()
  return code!
}
const once = { useLimitPerDoctor: 1 }

const settle = (payment: Paid, but: Parameters<typeof confirmed>[1] = {}) =>
  settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment, but) })
const orderOf = async (payer: Payer, id: number) => (await test.get(payer, `/orders/${id}`)).json<Checkout>().order

/** An order of 10,000 taka, with the code when one is given. */
async function ordered(given: { payer?: Payer; code?: string; room?: Parameters<typeof test.buildRoom>[0] } = {}) {
  const payer = given.payer ?? (await test.buildPayer())
  const room = await test.buildRoom(given.room)
  const { order } = await test.enrol(payer, room)
  const change = (body: object) => test.post(payer, `/orders/${order.id}`, body)
  if (given.code) expect((await change({ code: given.code })).statusCode).toBe(200)
  return { payer, room, id: order.id, enrolmentId: order.enrolment_id, change }
}

describe('a payment that was begun with a code', () => {
  it('binds the order to that code although it was taken back, and the code is used', async () => {
    const code = await buildCode(once)
    const { payer, id, change } = await ordered({ code: code.code })
    const payment = await test.pay(payer, id)
    expect((await change({ code: null })).json<Checkout>().order).toMatchObject({ code: null, total_paisa: 1_000_000 })
    expect(await settle(payment)).toMatchObject({ state: 'paid' })
    expect(await orderOf(payer, id)).toMatchObject({
      state: 'paid',
      total_paisa: 900_000,
      code: { code: code.code, off_paisa: 100_000 },
    })
    const next = await ordered({ payer })
    expect((await next.change({ code: code.code })).statusCode).toBe(422)
  })

  it('does not let a subscription of 504 taka go for 4, four times over', async () => {
    const code = await buildCode({ ...once, value: 50_000 })
    const payer = await test.buildPayer()
    const ids: number[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      const shelf = await buildShelf(db, { monthPaisa: 12_600 })
      const wish = { video_ids: shelf.videoIds, days: 30 }
      const { order } = (await test.post(payer, `/subscriptions/${shelf.id}/orders`, wish)).json<Checkout>()
      expect(order.total_paisa).toBe(50_400)
      if ((await test.post(payer, `/orders/${order.id}`, { code: code.code })).statusCode !== 200) continue
      const payment = await test.pay(payer, order.id)
      await test.post(payer, `/orders/${order.id}`, { code: null })
      await settle(payment)
      ids.push(order.id)
    }
    expect(ids).toHaveLength(1)
    expect(await orderOf(payer, ids[0]!)).toMatchObject({ total_paisa: 400, paid_paisa: 400, state: 'paid' })
  })

  it('keeps the code from the doctor’s other orders until it is certain that no money comes', async () => {
    const code = await buildCode(once)
    const first = await ordered({ code: code.code })
    await test.pay(first.payer, first.id)
    await first.change({ code: null })
    const second = await ordered({ payer: first.payer })
    expect((await second.change({ code: code.code })).statusCode).toBe(422)
    clock.move(hours(25))
    await sweepPayments(deps, clock.now())
    expect((await second.change({ code: code.code })).statusCode).toBe(200)
  })

  it('binds the order to that code although another one was entered since, which is free again', async () => {
    const [one, other] = [await buildCode(once), await buildCode({ ...once, value: 300_000 })]
    const { payer, id, change } = await ordered({ code: one.code })
    const payment = await test.pay(payer, id)
    await change({ code: other.code })
    await settle(payment)
    expect(await orderOf(payer, id)).toMatchObject({ state: 'paid', total_paisa: 900_000, code: { code: one.code } })
    const next = await ordered({ payer })
    expect((await next.change({ code: other.code })).statusCode).toBe(200)
  })

  it('is another payment than one of the same amount with another code', async () => {
    const [one, other] = [await buildCode(), await buildCode()]
    const { payer, id, change } = await ordered({ code: one.code })
    const first = await test.pay(payer, id)
    await change({ code: other.code })
    const second = await test.pay(payer, id)
    expect(second.id).not.toBe(first.id)
    await settle(second)
    expect(await orderOf(payer, id)).toMatchObject({ code: { code: other.code } })
  })

  it('keeps the code from other doctors after the seat was let go, and finds it used up only when it was given up', async () => {
    const code = await buildCode({ useLimit: 1 })
    const slow = await ordered({ code: code.code })
    const late = await test.pay(slow.payer, slow.id)
    clock.move(minutes(20))
    const quick = await ordered()
    expect((await quick.change({ code: code.code })).statusCode).toBe(422)
    clock.move(hours(25))
    await sweepPayments(deps, clock.now())
    expect(await test.paymentRow(late.id)).toMatchObject({ state: 'expired' })
    expect((await quick.change({ code: code.code })).statusCode).toBe(200)
    await settle(await test.pay(quick.payer, quick.id))
    // Neither the whole price nor an agreed part of it: staff decide.
    expect(await settle(late)).toMatchObject({ state: 'on_hold', reason: 'code_used_up' })
    expect(await test.enrolmentOf(slow.enrolmentId)).not.toMatchObject({ state: 'active' })
    expect(await approvePayment(deps, { paymentId: late.id })).toMatchObject({ state: 'on_hold' })
    await db.update(tables.discountCode).set({ useLimit: 2 }).where(eq(tables.discountCode.id, code.id))
    expect(await approvePayment(deps, { paymentId: late.id })).toMatchObject({ state: 'paid' })
    expect(await test.enrolmentOf(slow.enrolmentId)).toMatchObject({ state: 'active' })
  })

  it('is not begun with a code that was given to another by a process whose clock is ahead', async () => {
    const code = await buildCode({ useLimit: 1 })
    const slow = await ordered({ code: code.code })
    clock.move(minutes(16))
    const quick = await ordered({ code: code.code })
    const payment = await test.pay(quick.payer, quick.id)
    clock.move(-minutes(2))
    const refused = await test.post(slow.payer, `/orders/${slow.id}/payments`, { gateway: 'sslcommerz' })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['total']])
    expect(await orderOf(slow.payer, slow.id)).toMatchObject({ code: null, total_paisa: 1_000_000 })
    expect(await settle(payment)).toMatchObject({ state: 'paid' })
  })

  /** A code for one doctor: a payment that was begun with it is given up, and another doctor's order has it now. */
  async function passOnCode() {
    const code = await buildCode({ useLimit: 1 })
    const slow = await ordered({ code: code.code })
    const late = await test.pay(slow.payer, slow.id)
    clock.move(hours(25))
    await sweepPayments(deps, clock.now())
    return { late, quick: await ordered({ code: code.code }) }
  }

  it.each([
    ['finds its code used up', {}, 'code_used_up'],
    ['is in doubt', { risky: true }, 'risky'],
  ] as const)('is not shut out by money that was given up, comes late and %s', async (_, said, reason) => {
    const { late, quick } = await passOnCode()
    const payment = await test.pay(quick.payer, quick.id)
    expect(await settle(late, said)).toMatchObject({ state: 'on_hold', reason })
    expect(await settle(payment)).toMatchObject({ state: 'paid' })
    expect(await test.enrolmentOf(quick.enrolmentId)).toMatchObject({ state: 'active' })
    expect(await approvePayment(deps, { paymentId: late.id })).toMatchObject({ reason: 'code_used_up' })
  })

  it('is begun with a code that late money has found used up', async () => {
    const { late, quick } = await passOnCode()
    expect(await settle(late)).toMatchObject({ state: 'on_hold', reason: 'code_used_up' })
    expect(await settle(await test.pay(quick.payer, quick.id))).toMatchObject({ state: 'paid' })
  })

  it('leaves the code used after its money went back', async () => {
    const code = await buildCode(once)
    const { payer, id } = await ordered({ code: code.code })
    const payment = await test.pay(payer, id)
    await settle(payment)
    await refundPayment(deps, { paymentId: payment.id, amountPaisa: payment.amountPaisa, reason: 'ব্যাচ বদল', staffId })
    const next = await ordered({ payer })
    expect((await next.change({ code: code.code })).statusCode).toBe(422)
  })
})

describe('two payments at two prices', () => {
  async function both() {
    const code = await buildCode(once)
    const { payer, id, change } = await ordered({ code: code.code })
    const low = await test.pay(payer, id)
    await change({ code: null })
    const high = await test.pay(payer, id, { gateway: 'bkash' })
    expect([low.amountPaisa, high.amountPaisa]).toEqual([900_000, 1_000_000])
    return { payer, id, low, high, code: code.code }
  }

  it('are not both taken: the first binds, the second is held to go back', async () => {
    const { payer, id, low, high } = await both()
    expect(await settle(low)).toMatchObject({ state: 'paid' })
    expect(await settle(high)).toMatchObject({ state: 'on_hold', reason: 'overpaid' })
    expect(await orderOf(payer, id)).toMatchObject({ total_paisa: 900_000, paid_paisa: 900_000 })
  })

  it('leave the code free when the one without it was paid', async () => {
    const { payer, id, low, high, code } = await both()
    await settle(high)
    expect(await settle(low)).toMatchObject({ state: 'on_hold', reason: 'overpaid' })
    expect(await orderOf(payer, id)).toMatchObject({ total_paisa: 1_000_000, code: null, state: 'paid' })
    const next = await ordered({ payer })
    expect((await next.change({ code })).statusCode).toBe(200)
  })
})

describe('what was agreed when a payment began', () => {
  it.each([120, 50])('is the price, although staff have changed it to %i per cent since', async (percent) => {
    const { payer, room, id, enrolmentId } = await ordered()
    const payment = await test.pay(payer, id)
    const feePaisa = 10_000 * percent
    await db.update(tables.batch).set({ feePaisa }).where(eq(tables.batch.id, room.batch_id))
    clock.move(minutes(20))
    // The seat is held anew, at the price of today.
    expect((await test.enrol(payer, room)).order.total_paisa).toBe(feePaisa)
    expect(await settle(payment)).toMatchObject({ state: 'paid' })
    expect(await orderOf(payer, id)).toMatchObject({ total_paisa: 1_000_000, paid_paisa: 1_000_000, state: 'paid' })
    expect(await test.enrolmentOf(enrolmentId)).toMatchObject({ state: 'active' })
  })

  it('are the parts and their days, although staff have changed them and one has passed', async () => {
    const { payer, room, id, change } = await ordered({ room: { instalments: [400_000, 600_000] } })
    await change({ plan: 'instalments' })
    const payment = await test.pay(payer, id)
    const agreed = (await orderOf(payer, id)).dues
    await db.delete(tables.batchInstalment).where(eq(tables.batchInstalment.batchId, room.batch_id))
    await change({ plan: 'full' })
    clock.move(days(90))
    await settle(payment)
    const parts = await db.select().from(tables.orderInstalment).where(eq(tables.orderInstalment.orderId, id))
    expect(parts.map(({ amountPaisa, dueOn }) => [amountPaisa, dueOn])).toEqual(
      agreed.map(({ amount_paisa, due_on }) => [amount_paisa, due_on]),
    )
    clock.move(-days(90))
  })

  it('is the whole fee, although instalments were chosen since', async () => {
    const { payer, id, change } = await ordered({ room: { instalments: [400_000, 600_000] } })
    const payment = await test.pay(payer, id)
    await change({ plan: 'instalments' })
    await settle(payment)
    expect(await orderOf(payer, id)).toMatchObject({ plan: 'full', state: 'paid', paid_paisa: 1_000_000 })
  })

  it('is never met by another amount: such money is held', async () => {
    const { payer, id, enrolmentId } = await ordered()
    const payment = await test.pay(payer, id)
    await db.update(tables.payment).set({ amountPaisa: 400 }).where(eq(tables.payment.id, payment.id))
    expect(await settle({ ...payment, amountPaisa: 400 })).toMatchObject({ state: 'on_hold', reason: 'mismatch' })
    expect(await test.enrolmentOf(enrolmentId)).toMatchObject({ state: 'pending' })
  })
})
