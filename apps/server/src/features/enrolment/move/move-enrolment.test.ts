import type { moveOptions, ResponseOf, readInvoice, readOrderPage } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import {
  buildBatch,
  buildInstalments,
  buildSchedule,
  buildScheduleEvent,
} from '../../../testing/builders/build-batch.ts'
import { buildParcel } from '../../../testing/builders/build-parcel.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { days } from '../../../testing/test-clock.ts'
import { findLedgerFaults, settlePayment } from '../../payment/index.ts'

type MoveOptions = ResponseOf<typeof moveOptions>
type Page = ResponseOf<typeof readOrderPage>
type Receipt = ResponseOf<typeof readInvoice>
type Payer = Awaited<ReturnType<typeof test.buildPayer>>

const test = await createPaymentTest()
const { db, clock, deps } = test
const { purchaseOrder, refundRequest, schedule } = tables
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

const dayFromNow = (count: number) => new Date(clock.now().getTime() + days(count)).toISOString().slice(0, 10)

/** A batch that began so many days ago, with one timetable. */
async function buildYoung(
  given: { feePaisa?: number; seats?: number; startedDaysAgo?: number; parts?: number[] } = {},
) {
  const { feePaisa = 1_000_000, seats = 5, startedDaysAgo = 3, parts = [] } = given
  const made = await buildBatch(db, test.place, {
    feePaisa,
    startsOn: dayFromNow(-startedDaysAgo),
    endsOn: dayFromNow(90),
  })
  if (parts.length > 0) await buildInstalments(db, made.id, parts)
  const { id } = await buildSchedule(db, made.id, { seats })
  return { batch_id: made.id, schedule_id: id }
}

type Room = Awaited<ReturnType<typeof buildYoung>>

async function enrolPaid(room: Room, plan: 'full' | 'instalments' = 'full') {
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  if (plan === 'instalments') await test.post(payer, `/orders/${order.id}`, { plan })
  const payment = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  return { payer, orderId: order.id, courseId: order.enrolment_id!, payment }
}

const optionsOf = async (payer: Payer, courseId: number) =>
  (await test.get(payer, `/courses/${courseId}/move`)).json<MoveOptions>()

async function move(payer: Payer, courseId: number, to: Room) {
  const { options } = await optionsOf(payer, courseId)
  const total_paisa = options.find(({ schedule_id }) => schedule_id === to.schedule_id)?.total_paisa ?? 0
  return test.post(payer, `/courses/${courseId}/move`, { schedule_id: to.schedule_id, total_paisa })
}

it('moves to another timetable of the same batch: seat for seat, and nothing is paid or given back', async () => {
  const here = await buildYoung({ seats: 1 })
  const there = { ...here, schedule_id: (await buildSchedule(db, here.batch_id, { seats: 2 })).id }
  const { payer, courseId, orderId } = await enrolPaid(here)
  const { state, options } = await optionsOf(payer, courseId)
  expect(state).toBe('open')
  expect(options[0]).toMatchObject({
    schedule_id: there.schedule_id,
    is_same_batch: true,
    difference_paisa: 0,
    seats_left: 2,
  })
  const response = await move(payer, courseId, there)
  expect(response.json<Page>()).toMatchObject({ order: { state: 'paid', next_paisa: 0 }, move: { state: 'done' } })
  expect([(await test.seatsOf(here)).sold, (await test.seatsOf(there)).sold]).toEqual([0, 1])
  expect(await test.enrolmentOf(courseId)).toMatchObject({ scheduleId: there.schedule_id, state: 'active' })
  // Pressed twice it is the same; back again it is not.
  expect((await move(payer, courseId, there)).statusCode).toBe(200)
  expect(
    (
      await test.post(payer, `/courses/${courseId}/move`, { schedule_id: here.schedule_id, total_paisa: 1_000_000 })
    ).json(),
  ).toMatchObject({ code: 'move_closed' })
  expect(await db.$count(tables.orderChange, eq(tables.orderChange.orderId, orderId))).toBe(1)
})

it('asks for the difference of a dearer batch, and pays it like any other due', async () => {
  const here = await buildYoung({ feePaisa: 1_100_000 })
  const discountEndsAt = new Date(clock.now().getTime() + days(1))
  const ofHere = eq(tables.batch.id, here.batch_id)
  await db.update(tables.batch).set({ discountPaisa: 100_000, discountEndsAt }).where(ofHere)
  const there = await buildYoung({ feePaisa: 1_300_000 })
  const { payer, courseId, orderId, payment } = await enrolPaid(here)
  const page = (await move(payer, courseId, there)).json<Page>()
  expect(page.order).toMatchObject({
    state: 'booked',
    total_paisa: 1_300_000,
    next_paisa: 300_000,
    batch_id: there.batch_id,
  })
  expect(page.order.dues.map(({ open_paisa, due_on }) => [open_paisa, due_on]).at(-1)).toEqual([300_000, dayFromNow(7)])
  const receipt = async () =>
    (await test.get(payer, `/orders/${orderId}/invoice?payment=${payment.id}`)).json<Receipt>()
  const written = { total_paisa: 1_000_000, reduction_ends_at: discountEndsAt.toISOString() }
  expect(await receipt()).toMatchObject({ invoice: { open_paisa: 0 }, order: written })
  const second = await test.pay(payer, orderId)
  expect(second.amountPaisa).toBe(300_000)
  await settlePayment(deps, { paymentId: second.id, verdict: confirmed(second) })
  expect((await test.follow(payer, second)).order).toMatchObject({ state: 'paid' })
  // What was written on the first receipt stays.
  expect(await receipt()).toMatchObject({ invoice: { open_paisa: 0 }, order: written })
})

it('owes back what a cheaper batch leaves over, and first what was still to be paid', async () => {
  const here = await buildYoung({ parts: [400_000, 600_000] })
  const cheap = await buildYoung({ feePaisa: 300_000 })
  const paid = await enrolPaid(here)
  const page = (await move(paid.payer, paid.courseId, cheap)).json<Page>()
  expect(page.order).toMatchObject({ state: 'paid', total_paisa: 300_000 })
  expect(page.refund_requests).toMatchObject([{ cause: 'move', state: 'asked', reckoning: { back_paisa: 700_000 } }])
  await db.update(schedule).set({ seats: 9 }).where(eq(schedule.id, here.schedule_id))
  await db.execute(
    sql`update batch_instalment set due_on = ${dayFromNow(40)} where batch_id = ${here.batch_id} and number = 2`,
  )
  const inParts = await enrolPaid(here, 'instalments')
  const other = (await move(inParts.payer, inParts.courseId, cheap)).json<Page>()
  expect(other.order).toMatchObject({ state: 'paid', paid_paisa: 400_000 })
  expect(other.refund_requests).toMatchObject([{ reckoning: { back_paisa: 100_000 } }])
})

it('gives the last seat to one of two', async () => {
  const here = await buildYoung()
  const there = await buildYoung({ seats: 1 })
  const doctors = [await enrolPaid(here), await enrolPaid(here)]
  const answers = await Promise.all(
    doctors.map(({ payer, courseId }) =>
      test.post(payer, `/courses/${courseId}/move`, { schedule_id: there.schedule_id, total_paisa: 1_000_000 }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'no_seat_left' })
  expect([(await test.seatsOf(here)).sold, (await test.seatsOf(there)).sold]).toEqual([1, 1])
})

it('lets two doctors change places at once', async () => {
  const [one, other] = [await buildYoung({ seats: 2 }), await buildYoung({ seats: 2 })]
  const [first, second] = [await enrolPaid(one), await enrolPaid(other)]
  const answers = await Promise.all([
    move(first.payer, first.courseId, other),
    move(second.payer, second.courseId, one),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect([(await test.seatsOf(one)).sold, (await test.seatsOf(other)).sold]).toEqual([1, 1])
})

it('loses no money that is on its way, before or after', async () => {
  const here = await buildYoung({ parts: [400_000, 600_000] })
  await db.execute(
    sql`update batch_instalment set due_on = ${dayFromNow(40)} where batch_id = ${here.batch_id} and number = 2`,
  )
  const there = await buildYoung({ feePaisa: 1_100_000 })
  const { payer, courseId, orderId } = await enrolPaid(here, 'instalments')
  const onItsWay = await test.pay(payer, orderId)
  const [moved] = await Promise.all([
    move(payer, courseId, there),
    settlePayment(deps, { paymentId: onItsWay.id, verdict: confirmed(onItsWay) }),
  ])
  expect(moved.statusCode).toBe(200)
  expect(await test.paymentRow(onItsWay.id)).toMatchObject({ state: 'paid' })
  const page = (await test.get(payer, `/orders/${orderId}/page`)).json<Page>()
  expect(page.order).toMatchObject({ paid_paisa: 1_000_000, next_paisa: 100_000, state: 'booked' })
  expect(await test.enrolmentOf(courseId)).toMatchObject({ state: 'active', batchId: there.batch_id })
})

it('is over after two weeks, refuses a price that was not shown, another course and somebody else’s', async () => {
  const here = await buildYoung({ startedDaysAgo: 14 })
  const there = await buildYoung({ feePaisa: 1_200_000 })
  const { payer, courseId } = await enrolPaid(here)
  const wish = { schedule_id: there.schedule_id, total_paisa: 1_000_000 }
  const ask = (by: Payer, body: object) => test.post(by, `/courses/${courseId}/move`, body)
  expect((await ask(payer, wish)).statusCode).toBe(422)
  expect((await ask(payer, { schedule_id: 999_999, total_paisa: 1 })).statusCode).toBe(404)
  expect((await ask(payer, { schedule_id: 'x' })).statusCode).toBe(422)
  expect((await ask(await test.buildPayer(), wish)).statusCode).toBe(404)
  clock.move(days(1))
  expect((await ask(payer, { ...wish, total_paisa: 1_200_000 })).json()).toMatchObject({ code: 'move_closed' })
  expect(await optionsOf(payer, courseId)).toMatchObject({ state: 'over', options: [] })
})

it('takes the code along, keeps the results, and tells calendars to forget the old dates', async () => {
  const here = await buildYoung()
  const there = await buildYoung({ feePaisa: 2_000_000 })
  const [code] = await db.insert(tables.discountCode).values({ code: 'TENTH', kind: 'percent', value: 10 }).returning()
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, here)
  await test.post(payer, `/orders/${order.id}`, { code: 'TENTH' })
  const payment = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
  await buildScheduleEvent(db, here.schedule_id, { startsAt: new Date(clock.now().getTime() + days(2)) })
  const page = (await move(payer, order.enrolment_id!, there)).json<Page>()
  expect(page.order).toMatchObject({ total_paisa: 1_800_000, code: { code: 'TENTH', off_paisa: 200_000 } })
  expect(await db.$count(purchaseOrder, eq(purchaseOrder.discountCodeId, code!.id))).toBe(1)
  const old = await test.app.inject({ url: page.move!.old_calendar_path! })
  expect(old.body).toContain('METHOD:CANCEL')
  expect(old.body).toContain('STATUS:CANCELLED')
  expect(await db.$count(refundRequest, eq(refundRequest.orderId, order.id))).toBe(0)
})

it('offers what can still be joined, and says of what cannot be chosen why', async () => {
  const here = await buildYoung()
  const { payer, courseId } = await enrolPaid(here)
  const [full, begun, taken, old, ended] = [
    await buildYoung({ seats: 1 }),
    await buildYoung(),
    await buildYoung(),
    await buildYoung({ startedDaysAgo: 15 }),
    await buildYoung(),
  ]
  const { batch } = tables
  // One is held by somebody who is about to pay.
  await test.enrol(await test.buildPayer(), full)
  await test.enrol(payer, begun)
  const second = await test.pay(payer, (await test.enrol(payer, taken)).order.id)
  await settlePayment(deps, { paymentId: second.id, verdict: confirmed(second) })
  await db.update(batch).set({ enrolmentEndsAt: clock.now() }).where(eq(batch.id, old.batch_id))
  await db
    .update(batch)
    .set({ endsOn: dayFromNow(-1) })
    .where(eq(batch.id, ended.batch_id))
  const { options } = await optionsOf(payer, courseId)
  const refusals = [full, begun, taken, old, ended].map(
    (room) => options.find(({ schedule_id }) => schedule_id === room.schedule_id)?.refusal,
  )
  expect(refusals).toEqual(['no_seat', 'begun', 'enrolled', undefined, undefined])
  const codes = []
  for (const room of [full, begun, taken, old, ended]) codes.push((await move(payer, courseId, room)).json().code)
  expect(codes).toEqual(['no_seat_left', 'already_enrolled', 'already_enrolled', 'not_found', 'not_found'])
})

it('is not for whoever has asked to leave, until they stay after all', async () => {
  const here = await buildYoung()
  const there = await buildYoung()
  const { payer, courseId, orderId } = await enrolPaid(here)
  await test.post(payer, `/orders/${orderId}/refund-request`)
  expect((await move(payer, courseId, there)).json()).toMatchObject({ code: 'refund_requested' })
  await test.post(payer, `/orders/${orderId}/refund-request/withdraw`)
  expect((await move(payer, courseId, there)).statusCode).toBe(200)
})

it('takes back parcels that no courier has, keeps those on their way, and sends no book twice', async () => {
  const here = await buildYoung()
  const there = await buildYoung()
  const { payer, courseId } = await enrolPaid(here)
  const of = { enrolmentId: courseId, batchId: here.batch_id }
  const draft = await buildParcel(db, { ...of, state: 'draft', title: 'সার্জারি শিট' })
  const sent = await buildParcel(db, { ...of, state: 'booked', title: 'মেডিসিন শিট' })
  const sheet = { batchId: there.batch_id, volume: 1, pages: 100, weightGrams: 400, readyAt: clock.now() }
  for (const bn of ['সার্জারি শিট', 'মেডিসিন শিট']) await db.insert(tables.sheet).values({ ...sheet, title: { bn } })
  await move(payer, courseId, there)
  const stateOf = async ({ id }: { id: number }) =>
    (await db.select().from(tables.sheetDelivery).where(eq(tables.sheetDelivery.id, id)))[0]?.state
  expect([await stateOf(draft), await stateOf(sent)]).toEqual(['cancelled', 'booked'])
  const { sheets } = (await test.get(payer, `/courses/${courseId}/sheets`)).json()
  expect(sheets.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
    ['সার্জারি শিট', 'ready'],
    ['মেডিসিন শিট', 'on_the_way'],
  ])
})
