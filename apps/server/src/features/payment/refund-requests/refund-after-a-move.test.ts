import type { moveOptions, ResponseOf, readOrderPage } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, expect, it } from 'vitest'
import { buildBatch, buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { grantRefundRequest, refundPayment, refuseRefundRequest } from '../../../testing/give-back.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { sweepRefunds } from '../refunds/sweep-refunds.ts'
import { settlePayment } from '../settling/settle-payment.ts'

type Page = ResponseOf<typeof readOrderPage>
type MoveOptions = ResponseOf<typeof moveOptions>

const test = await createPaymentTest()
const { db, deps, clock, gateways } = test
const staffId = (await buildStaff(db)).id
const { refund } = gateways.sslcommerz
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

const fromNow = (count: number) => new Date(clock.now().getTime() + days(count))
const dayFromNow = (count: number) => fromNow(count).toISOString().slice(0, 10)

/** A batch of ten classes that begins in so many days, with a class every other day. */
async function buildTaught(startsIn: number, feePaisa = 1_000_000) {
  const dates = { startsOn: dayFromNow(startsIn), endsOn: dayFromNow(90) }
  const made = await buildBatch(db, test.place, { feePaisa, lectures: 10, ...dates })
  const { id } = await buildSchedule(db, made.id)
  for (const nth of Array.from({ length: 10 }).keys())
    await buildScheduleEvent(db, id, { startsAt: fromNow(startsIn + 2 * nth) })
  return { batch_id: made.id, schedule_id: id }
}

async function enrolPaid(room: Awaited<ReturnType<typeof buildTaught>>) {
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  const payment = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  const path = `/orders/${order.id}`
  const page = async () => (await test.get(payer, `${path}/page`)).json<Page>()
  const course = `/courses/${order.enrolment_id}/move`
  async function move({ schedule_id }: { schedule_id: number }) {
    const { options } = (await test.get(payer, course)).json<MoveOptions>()
    const total_paisa = options.find((each) => each.schedule_id === schedule_id)!.total_paisa
    return (await test.post(payer, course, { schedule_id, total_paisa })).json<Page>()
  }
  const ask = () => test.post(payer, `${path}/refund-request`)
  const withdraw = () => test.post(payer, `${path}/refund-request/withdraw`)
  return { payment, page, move, ask, withdraw }
}

const stays = (page: Page) => page.refund_requests.map(({ cause, state }) => `${cause} ${state}`)

it('sends what a move left over once, however often the doctor wants to leave while it is on its way', async () => {
  const { move, ask, withdraw, page, payment } = await enrolPaid(await buildTaught(-3))
  const moved = await move(await buildTaught(-3, 700_000))
  gateways.sslcommerz.refund = async () => ({ state: 'pending' })
  await grantRefundRequest(deps, { refundRequestId: moved.refund_requests[0]!.id, staffId })
  await ask()
  await withdraw()
  expect(stays(await page())).toEqual(['leaving withdrawn', 'move granted'])
  gateways.sslcommerz.refund = refund
  clock.move(minutes(20))
  await sweepRefunds(deps, clock.now())
  expect(await test.paymentRow(payment.id)).toMatchObject({ refundedPaisa: 300_000 })
  expect(stays(await page())).toEqual(['leaving withdrawn', 'move paid_out'])
})

it('sends nothing a second time that staff have sent without the wish, and asks again when that failed', async () => {
  const { move, ask, withdraw, page, payment } = await enrolPaid(await buildTaught(-3))
  await move(await buildTaught(-3, 700_000))
  gateways.sslcommerz.refund = async () => ({ state: 'pending' })
  await refundPayment(deps, { paymentId: payment.id, amountPaisa: 300_000, reason: 'কম দামের ব্যাচ', staffId })
  await ask()
  await withdraw()
  expect(stays(await page())).toEqual(['leaving withdrawn', 'move withdrawn'])
  gateways.sslcommerz.refund = async () => ({ state: 'failed' })
  clock.move(minutes(20))
  await sweepRefunds(deps, clock.now())
  expect(stays(await page())).toEqual(['move asked', 'leaving withdrawn', 'move withdrawn'])
  gateways.sslcommerz.refund = refund
  await refundPayment(deps, { paymentId: payment.id, amountPaisa: 300_000, reason: 'কম দামের ব্যাচ', staffId })
  await grantRefundRequest(deps, { refundRequestId: (await page()).refund_requests[0]!.id, staffId })
  expect(await test.paymentRow(payment.id)).toMatchObject({ refundedPaisa: 300_000 })
})

it('owes what a move left over whatever staff decide about leaving, and nobody can refuse it', async () => {
  const { move, ask, withdraw, page } = await enrolPaid(await buildTaught(-3))
  await move(await buildTaught(-3, 700_000))
  const refuse = async () => {
    const refundRequestId = (await page()).refund_requests[0]!.id
    return refuseRefundRequest(deps, { refundRequestId, staffId, answer: 'শর্তাবলির ৪ নম্বর ধারা' })
  }
  await expect(refuse()).rejects.toMatchObject({ code: 'payment_decided' })
  await ask()
  await refuse()
  expect(stays(await page())).toEqual(['move asked', 'leaving refused', 'move withdrawn'])
  await ask()
  await withdraw()
  expect(stays(await page()).slice(0, 2)).toEqual(['move asked', 'leaving withdrawn'])
})

it('gives no second first days to whoever moves after them, and all of them to whoever moves before', async () => {
  const here = await buildTaught(0)
  const there = await buildTaught(30)
  const [early, late] = [await enrolPaid(here), await enrolPaid(here)]
  clock.move(days(5))
  await early.move(there)
  clock.move(days(8) + hours(3))
  const before = (await late.page()).reckoning
  expect(before).toMatchObject({ rule: 'in_proportion', classes: { held: 7, all: 10 }, back_paisa: 300_000 })
  await late.move(there)
  expect((await late.page()).reckoning).toMatchObject({ classes: { held: 7, all: 10 }, back_paisa: 300_000 })
  expect((await early.page()).reckoning).toMatchObject({ rule: 'before_start', back_paisa: 1_000_000 })
})

it('takes along a waiver of more than is owed after it', async () => {
  const { move, payment } = await enrolPaid(await buildTaught(-3))
  const { orderId } = await test.paymentRow(payment.id)
  const asked = { orderId, amountPaisa: 200_000, reason: 'অসুস্থ', state: 'to_sign', askedBy: staffId } as const
  await db.insert(tables.waiver).values({ ...asked, key: `waiver-of-${orderId}` })
  await move(await buildTaught(-3, 700_000))
  expect(await db.select().from(tables.waiver)).toMatchObject([{ state: 'withdrawn' }])
})
