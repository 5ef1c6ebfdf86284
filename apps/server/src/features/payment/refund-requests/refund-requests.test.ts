import type { doctorOrders, ResponseOf, readOrderPage } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import {
  buildBatch,
  buildInstalments,
  buildSchedule,
  buildScheduleEvent,
} from '../../../testing/builders/build-batch.ts'
import { buildParcel } from '../../../testing/builders/build-parcel.ts'
import { buildShelf } from '../../../testing/builders/build-shelf.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { grantRefundRequest, lookAtRefundRequest, refuseRefundRequest } from '../../../testing/give-back.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { days, hours, minutes } from '../../../testing/test-clock.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { remindDues } from '../notices/remind-dues.ts'
import { sweepRefunds } from '../refunds/sweep-refunds.ts'
import { settlePayment } from '../settling/settle-payment.ts'

type Page = ResponseOf<typeof readOrderPage>
type Orders = ResponseOf<typeof doctorOrders>

const test = await createPaymentTest()
const { db, clock, gateways } = test
const texts: string[] = []
const deps = { ...test.deps, sendSms: async ({ text }: { text: string }) => void texts.push(text) }
const staffId = (await buildStaff(db)).id
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

const dayFromNow = (count: number) => new Date(clock.now().getTime() + days(count)).toISOString().slice(0, 10)

/** A doctor in a batch of four classes, of which the first is in an hour; one part is paid, or all. */
async function enrolled({ isInParts = false } = {}) {
  const made = await buildBatch(db, test.place, { startsOn: dayFromNow(0), endsOn: dayFromNow(60), lectures: 4 })
  if (isInParts) {
    await buildInstalments(db, made.id, [400_000, 600_000])
    const { batchInstalment } = tables
    await db
      .update(batchInstalment)
      .set({ dueOn: dayFromNow(30) })
      .where(eq(batchInstalment.number, 2))
  }
  const room = { batch_id: made.id, schedule_id: (await buildSchedule(db, made.id)).id }
  const startsAt = (day: number) => new Date(clock.now().getTime() + days(day) + hours(1))
  for (const day of [0, 5, 20, 40]) await buildScheduleEvent(db, room.schedule_id, { startsAt: startsAt(day) })
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  if (isInParts) await test.post(payer, `/orders/${order.id}`, { plan: 'instalments' })
  const payment = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  texts.length = 0
  const path = `/orders/${order.id}`
  const page = async () => (await test.get(payer, `${path}/page`)).json<Page>()
  const ask = (reason?: string) => test.post(payer, `${path}/refund-request`, { reason })
  const withdraw = () => test.post(payer, `${path}/refund-request/withdraw`)
  return { payer, room, payment, path, orderId: order.id, courseId: order.enrolment_id, page, ask, withdraw }
}

const openId = (page: Page) => page.refund_requests[0]!.id

it('shows the reckoning, takes one wish, and everything goes back in the first days', async () => {
  const { ask, page, room, courseId, payment } = await enrolled()
  expect(await page()).toMatchObject({ may_ask: true, reckoning: { rule: 'first_days', back_paisa: 1_000_000 } })
  const [one, other] = await Promise.all([ask('বদলি হয়েছি'), ask('বদলি হয়েছি')])
  expect([one.statusCode, other.statusCode]).toEqual([200, 200])
  const asked = await page()
  expect(asked.refund_requests).toMatchObject([{ state: 'asked', reason: 'বদলি হয়েছি' }])
  expect(asked.may_ask).toBe(false)
  // Until it is decided, everything stays open.
  expect(await test.enrolmentOf(courseId)).toMatchObject({ state: 'active' })
  await lookAtRefundRequest(deps, { refundRequestId: openId(asked), staffId })
  expect((await page()).refund_requests).toMatchObject([{ state: 'looked_at' }])
  // Asked in time, decided late: the day of asking counts.
  clock.move(days(10))
  await grantRefundRequest(deps, { refundRequestId: openId(asked), staffId })
  expect(await page()).toMatchObject({
    order: { state: 'closed', refunded_paisa: 1_000_000 },
    refund_requests: [{ state: 'paid_out', granted_paisa: 1_000_000 }],
    reckoning: null,
  })
  expect(await test.paymentRow(payment.id)).toMatchObject({ state: 'refunded' })
  expect(await test.enrolmentOf(courseId)).toMatchObject({ state: 'ended' })
  expect((await test.seatsOf(room)).sold).toBe(0)
})

it('keeps the share of the classes that were held afterwards, and sends it when the gateway is back', async () => {
  const { ask, page, payment } = await enrolled()
  clock.move(days(9))
  await ask()
  const asked = await page()
  expect(asked.refund_requests[0]!.reckoning).toMatchObject({
    rule: 'in_proportion',
    classes: { held: 2, all: 4, cost_paisa: 500_000 },
    back_paisa: 500_000,
  })
  const original = gateways.sslcommerz.refund
  gateways.sslcommerz.refund = async () => ({ state: 'pending' })
  await grantRefundRequest(deps, { refundRequestId: openId(asked), staffId })
  gateways.sslcommerz.refund = original
  expect(await page()).toMatchObject({ order: { state: 'closed' }, refund_requests: [{ state: 'granted' }] })
  clock.move(minutes(20))
  await sweepRefunds(deps, clock.now())
  expect((await page()).refund_requests).toMatchObject([{ state: 'paid_out', granted_paisa: 500_000 }])
  expect(await test.paymentRow(payment.id)).toMatchObject({ refundedPaisa: 500_000, state: 'paid' })
})

it('counts neither classes that were called off nor sheets that came back', async () => {
  const { page, room, courseId } = await enrolled()
  const called = new Date(clock.now().getTime() + days(1))
  await buildScheduleEvent(db, room.schedule_id, { startsAt: called, isCancelled: true })
  const of = { enrolmentId: courseId!, batchId: room.batch_id }
  for (const state of ['delivered', 'returned', 'draft', 'cancelled'] as const)
    await buildParcel(db, { ...of, state, title: `শিট ${state}` })
  clock.move(days(9))
  expect((await page()).reckoning).toMatchObject({
    classes: { held: 2, all: 4, cost_paisa: 500_000 },
    sheets: { sent: 1, cost_paisa: 40_000 },
    back_paisa: 460_000,
  })
})

it('of a subscription gives everything back while nothing of it was watched since it was bought', async () => {
  const shelf = await buildShelf(db, { videos: 2 })
  const payer = await test.buildPayer()
  const watched = (videoId: number) => ({
    ...{ doctorId: payer.id, videoId, positionSeconds: 5, watchedSeconds: 5 },
    ...{ positionAt: clock.now(), updatedAt: clock.now() },
  })
  // Through a batch of theirs, before.
  await db.insert(tables.videoProgress).values(watched(shelf.videoIds[0]!))
  clock.move(minutes(1))
  const wish = { video_ids: shelf.videoIds, days: 30 }
  const { id: orderId } = (await test.post(payer, `/subscriptions/${shelf.id}/orders`, wish)).json().order
  const payment = await test.pay(payer, orderId)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  const reckoned = async () => (await test.get(payer, `/orders/${orderId}/page`)).json<Page>().reckoning
  expect(await reckoned()).toMatchObject({ rule: 'unwatched', back_paisa: payment.amountPaisa })
  await db.insert(tables.videoProgress).values(watched(shelf.videoIds[1]!))
  expect(await reckoned()).toMatchObject({ rule: 'watched', back_paisa: 0 })
})

it('can be taken back until it is decided, and asks for nothing to be paid meanwhile', async () => {
  const { ask, withdraw, page, payer, path } = await enrolled({ isInParts: true })
  await ask()
  expect((await page()).order.next_paisa).toBe(0)
  expect((await test.post(payer, `${path}/payments`, { gateway: 'bkash' })).json()).toMatchObject({
    code: 'refund_requested',
  })
  const part = { number: 2 }
  expect((await test.post(payer, `${path}/postponement`, part)).json()).toMatchObject({ code: 'refund_requested' })
  clock.move(days(28))
  clock.move(hours(4))
  const reminded = texts.length
  await remindDues(deps, clock.now())
  expect(texts.length).toBe(reminded)
  expect((await withdraw()).statusCode).toBe(200)
  expect((await withdraw()).statusCode).toBe(200)
  expect(await page()).toMatchObject({ order: { next_paisa: 600_000 }, refund_requests: [{ state: 'withdrawn' }] })
  await ask()
  const refundRequestId = openId(await page())
  await refuseRefundRequest(deps, { refundRequestId, staffId, answer: 'শর্তাবলির ৪ নম্বর ধারা' })
  expect(await page()).toMatchObject({ may_ask: true, refund_requests: [{ state: 'refused' }, { state: 'withdrawn' }] })
  expect((await withdraw()).json()).toMatchObject({ code: 'refund_closed' })
  await expect(grantRefundRequest(deps, { refundRequestId, staffId })).rejects.toMatchObject({
    code: 'payment_decided',
  })
  expect(texts.filter((text) => text.includes('মঞ্জুর'))).toHaveLength(1)
})

it('gives back money that came after it was asked', async () => {
  const { ask, page, payer, orderId } = await enrolled({ isInParts: true })
  const second = await test.pay(payer, orderId)
  await ask()
  await settlePayment(deps, { paymentId: second.id, verdict: confirmed(second) })
  await grantRefundRequest(deps, { refundRequestId: openId(await page()), staffId, byHand: { reference: 'cheque 7' } })
  expect(await page()).toMatchObject({
    order: { refunded_paisa: 1_000_000 },
    refund_requests: [{ state: 'paid_out', granted_paisa: 1_000_000 }],
  })
})

it('gives no less than the rule, and no more than is here', async () => {
  const { ask, page } = await enrolled()
  await ask()
  const refundRequestId = openId(await page())
  for (const amountPaisa of [999_999, 1_000_001])
    await expect(grantRefundRequest(deps, { refundRequestId, staffId, amountPaisa })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  await expect(lookAtRefundRequest(deps, { refundRequestId: 0, staffId })).rejects.toMatchObject({ code: 'not_found' })
})

it('puts off the next instalment once; receipts and reminders follow', async () => {
  const { page, payer, path, orderId, payment, courseId } = await enrolled({ isInParts: true })
  const due = dayFromNow(30)
  const reminders = () => texts.filter((text) => text.includes(`/my/courses/${courseId}/`)).length
  expect((await page()).postponement).toEqual({ state: 'open', number: 2, from: due, to: dayFromNow(45) })
  const postpone = (number: number) => test.post(payer, `${path}/postponement`, { number })
  clock.move(days(28) + hours(4))
  await remindDues(deps, clock.now())
  expect(reminders()).toBe(1)
  expect((await postpone(2)).statusCode).toBe(200)
  expect((await postpone(2)).statusCode).toBe(200)
  expect(await page()).toMatchObject({ postponement: { state: 'done', from: due }, order: { access: 'open' } })
  expect((await postpone(1)).json()).toMatchObject({ code: 'postponement_closed' })
  const receipt = (await test.get(payer, `/orders/${orderId}/invoice?payment=${payment.id}`)).json()
  expect(receipt.invoice.later_due_on).toEqual([due])
  await remindDues(deps, clock.now())
  expect(reminders()).toBe(1)
  clock.move(days(14))
  await remindDues(deps, clock.now())
  expect(reminders()).toBe(2)
  // Nine days after the first date nothing pauses; eight after the new one it does.
  clock.move(days(11))
  expect((await page()).order.access).toBe('lectures_paused')
})

it('does not put off what is due or overdue', async () => {
  const { page, payer, path } = await enrolled({ isInParts: true })
  clock.move(days(30))
  expect((await page()).postponement).toMatchObject({ state: 'late' })
  expect((await test.post(payer, `${path}/postponement`, { number: 2 })).json()).toMatchObject({
    code: 'postponement_closed',
  })
})

it('lists everything bought, what is owed, and nothing of anybody else', async () => {
  const { payer, orderId, ask, path } = await enrolled({ isInParts: true })
  await test.enrol(payer, await test.buildRoom())
  const read = async () => (await test.get(payer, '/orders')).json<Orders>()
  expect(await read()).toMatchObject({
    owed_paisa: 600_000,
    due_paisa: 0,
    orders: [{ order: { state: 'open' } }, { order: { id: orderId } }],
  })
  await ask()
  expect(await read()).toMatchObject({ owed_paisa: 0, orders: [{}, { refund_request: { state: 'asked' } }] })
  const stranger = await test.buildPayer()
  expect((await test.get(stranger, '/orders')).json<Orders>().orders).toEqual([])
  expect((await test.get(stranger, `${path}/page`)).statusCode).toBe(404)
  expect((await test.post(stranger, `${path}/refund-request`)).statusCode).toBe(404)
  expect((await test.post(payer, `${path}/refund-request`, { reason: 'x'.repeat(1001) })).statusCode).toBe(422)
})

it('leaves alone who has come to an event again, when the money of the first time has gone back', async () => {
  const startsAt = new Date(clock.now().getTime() + days(40))
  const [event] = await db
    .insert(tables.event)
    .values({ name: { bn: 'কর্মশালা' }, startsAt, deadline: startsAt, feePaisa: 150_000, mode: 'online', seats: 5 })
    .returning()
  const payer = await test.buildPayer()
  async function register(): Promise<number> {
    const { order } = (await test.post(payer, `/events/${event!.id}/order`)).json()
    const payment = await test.pay(payer, order.id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    return order.id
  }
  const first = await register()
  const page = (await test.post(payer, `/orders/${first}/refund-request`)).json<Page>()
  const original = gateways.sslcommerz.refund
  gateways.sslcommerz.refund = async () => ({ state: 'pending' })
  await grantRefundRequest(deps, { refundRequestId: openId(page), staffId })
  gateways.sslcommerz.refund = original
  await register()
  clock.move(minutes(20))
  await sweepRefunds(deps, clock.now())
  const after = (await test.get(payer, `/orders/${first}/page`)).json<Page>()
  expect(after.refund_requests).toMatchObject([{ state: 'paid_out' }])
  const { eventRegistration } = tables
  expect(await db.$count(eventRegistration, eq(eventRegistration.eventId, event!.id))).toBe(1)
  expect((await db.select().from(tables.event).where(eq(tables.event.id, event!.id)))[0]).toMatchObject({
    seatsSold: 1,
  })
})
