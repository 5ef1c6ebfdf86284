import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { type Checkout, confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { days, minutes } from '../../../testing/test-clock.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { settlePayment } from '../settling/settle-payment.ts'

const test = await createPaymentTest()
const { db, clock, deps } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

let made = 0
async function buildCode(given: Partial<typeof tables.discountCode.$inferInsert> = {}) {
  made += 1
  const [code] = await db
    .insert(tables.discountCode)
    .values({ code: `TEST${made}X`, kind: 'amount', value: 100_000, ...given })
    .returning()
  return code!
}

async function ordered(room: Awaited<ReturnType<typeof test.buildRoom>>) {
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  const change = (body: object) => test.post(payer, `/orders/${order.id}`, body)
  return { payer, order, change }
}

const refusalOf = (response: Awaited<ReturnType<typeof test.post>>): string | undefined =>
  response.statusCode === 422 ? response.json().errors.code?.[0] : `status ${response.statusCode}`

describe('a discount code', () => {
  it('takes its amount off, and gives it back when it is taken back', async () => {
    const { change } = await ordered(await test.buildRoom({ discountPaisa: 50_000 }))
    const code = await buildCode({ kind: 'percent', value: 10 })
    const { order } = (await change({ code: code.code })).json<Checkout>()
    expect(order).toMatchObject({
      list_paisa: 1_000_000,
      reduction_paisa: 50_000,
      code: { code: code.code, off_paisa: 95_000 },
      total_paisa: 855_000,
      next_paisa: 855_000,
    })
    expect((await change({ code: null })).json<Checkout>().order).toMatchObject({ code: null, total_paisa: 950_000 })
  })

  it('is understood in any case, with Bengali digits, spaces and hyphens', async () => {
    const { change } = await ordered(await test.buildRoom())
    await buildCode({ code: 'POSTER700' })
    for (const typed of ['poster700', 'Poster ৭০০', ' POSTER-৭০০ '])
      expect((await change({ code: typed })).json<Checkout>().order.code?.code).toBe('POSTER700')
  })

  it('is refused kindly, with the reason', async () => {
    const room = await test.buildRoom()
    const { change } = await ordered(room)
    const refused = async (given: Parameters<typeof buildCode>[0]) =>
      refusalOf(await change({ code: (await buildCode(given)).code }))
    const now = clock.now()
    const past = new Date(now.getTime() - days(1))
    const future = new Date(now.getTime() + days(1))
    expect(refusalOf(await change({ code: 'নেই এমন' }))).toMatch(/চিনতে পারিনি/)
    expect(await refused({ isActive: false })).toMatch(/চিনতে পারিনি/)
    expect(await refused({ startsAt: future })).toMatch(/এখনো শুরু/)
    expect(await refused({ endsAt: past })).toMatch(/শেষ/)
    expect(await refused({ only: ['batch:999999'] })).toMatch(/অন্য ব্যাচ/)
    expect(await refused({ only: [`batch:${room.batch_id}`] })).toBe('status 200')
  })

  it('counts for one doctor as often as it may', async () => {
    const code = await buildCode({ useLimitPerDoctor: 1 })
    const first = await ordered(await test.buildRoom())
    await first.change({ code: code.code })
    const again = await test.enrol(first.payer, await test.buildRoom())
    const response = await test.post(first.payer, `/orders/${again.order.id}`, { code: code.code })
    expect(refusalOf(response)).toMatch(/আগেই ব্যবহার/)
    // Typing it again for the same order is no second use.
    expect((await first.change({ code: code.code })).statusCode).toBe(200)
  })

  it('is given no oftener than its limit when fifty come at once', async () => {
    const code = await buildCode({ useLimit: 10 })
    const room = await test.buildRoom({ seats: 50 })
    // In rooms of their own, so that nothing but the code stands between them.
    const doctors = await Promise.all(Array.from({ length: 50 }, async () => ordered(await test.buildRoom())))
    const answers = await Promise.all(doctors.map(({ change }) => change({ code: code.code })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refusals = answers.map(refusalOf).filter((words) => words !== 'status 200')
    expect(refusals).toHaveLength(40)
    for (const words of refusals) expect(words).toMatch(/সব কটি ব্যবহার/)
    // Whoever lets the hold end gives the use back; whoever has paid does not.
    const [payer] = doctors.filter((_doctor, place) => answers[place]!.statusCode === 200)
    const payment = await test.pay(payer!.payer, payer!.order.id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    clock.move(minutes(20))
    const later = await Promise.all(doctors.slice(0, 20).map(() => ordered(room)))
    const second = await Promise.all(later.map(({ change }) => change({ code: code.code })))
    expect(second.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9)
  })

  it('that was used up while nobody held the seat is taken off before anything is charged', async () => {
    const code = await buildCode({ useLimit: 1 })
    const room = await test.buildRoom()
    const slow = await ordered(room)
    await slow.change({ code: code.code })
    clock.move(minutes(20))
    const quick = await ordered(room)
    expect((await quick.change({ code: code.code })).statusCode).toBe(200)
    const refused = await test.post(slow.payer, `/orders/${slow.order.id}/payments`, { gateway: 'bkash' })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['total']])
    const { order } = (await test.get(slow.payer, `/orders/${slow.order.id}`)).json<Checkout>()
    expect(order).toMatchObject({ code: null, total_paisa: 1_000_000 })
  })

  it('that nobody else has used is kept by money that comes when hold and code are over', async () => {
    const code = await buildCode({
      useLimit: 1,
      useLimitPerDoctor: 1,
      endsAt: new Date(clock.now().getTime() + 60_000),
    })
    const { payer, order, change } = await ordered(await test.buildRoom())
    await change({ code: code.code })
    const late = await test.pay(payer, order.id)
    clock.move(minutes(20))
    await settlePayment(deps, { paymentId: late.id, verdict: confirmed(late) })
    const paid = (await test.get(payer, `/orders/${order.id}`)).json<Checkout>().order
    expect(paid).toMatchObject({ state: 'paid', total_paisa: 900_000, code: { code: code.code } })
  })

  it('that leaves nothing to pay enrols at once', async () => {
    const room = await test.buildRoom({ feePaisa: 50_000 })
    const { payer, change } = await ordered(room)
    const { order } = (await change({ code: (await buildCode()).code })).json<Checkout>()
    expect(order).toMatchObject({ state: 'paid', total_paisa: 0, next_paisa: 0, dues: [], payments: [] })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'active', doctorId: payer.id })
    expect(await test.seatsOf(room)).toEqual({ sold: 1, holds: 0 })
  })
})

describe('a plan', () => {
  it('is offered with its parts, and chosen', async () => {
    const { change, payer, order } = await ordered(await test.buildRoom({ instalments: [600_000, 400_000] }))
    const checkout = (await test.get(payer, `/orders/${order.id}`)).json<Checkout>()
    expect(checkout.plans.map(({ plan, dues }) => [plan, dues.map((due) => due.amount_paisa)])).toEqual([
      ['full', [1_000_000]],
      ['instalments', [600_000, 400_000]],
    ])
    expect((await change({ plan: 'instalments' })).json<Checkout>().order).toMatchObject({
      plan: 'instalments',
      next_paisa: 600_000,
    })
  })

  it('that is not offered is refused', async () => {
    const { change } = await ordered(await test.buildRoom())
    const response = await change({ plan: 'instalments' })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['plan']])
  })

  it('is not offered where the course takes no instalments', async () => {
    const room = await test.buildRoom({ instalments: [600_000, 400_000] })
    const setting = { courseId: test.place.course.id, allowInstalments: false }
    await db.insert(tables.courseSetting).values(setting)
    const { change } = await ordered(room)
    expect((await change({})).json<Checkout>().plans).toHaveLength(1)
    await db.delete(tables.courseSetting).where(eq(tables.courseSetting.courseId, setting.courseId))
  })
})

it('a change takes up a seat that was let go', async () => {
  const room = await test.buildRoom({ seats: 1 })
  const { change, order } = await ordered(room)
  clock.move(minutes(16))
  await db.update(tables.purchaseOrder).set({ closedAt: clock.now() }).where(eq(tables.purchaseOrder.id, order.id))
  await db.update(tables.enrolment).set({ state: 'lapsed' }).where(eq(tables.enrolment.id, order.enrolment_id!))
  expect((await change({ plan: 'full' })).json<Checkout>().order).toMatchObject({
    state: 'open',
    held_until: new Date(clock.now().getTime() + minutes(15)).toISOString(),
  })
  expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'pending' })
  clock.move(minutes(16))
  await test.enrol(await test.buildPayer(), room)
  expect((await change({ plan: 'full' })).json().code).toBe('no_seat_left')
})
