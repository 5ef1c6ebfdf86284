import * as calls from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { confirmed } from '../../testing/payment-test.ts'
import { createTestClock, days } from '../../testing/test-clock.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import { startEnrolment } from '../enrolment/index.ts'
import { findLedgerFaults, settlePayment } from '../payment/index.ts'

const { auditEntry, enrolment, freeSeat, notice, payment, purchaseOrder, schedule, subscription } = tables

let test: TestOffice
const clock = createTestClock()
type Session = Awaited<ReturnType<TestOffice['signInStaff']>>
let manager: Session, owner: Session, support: Session, accounts: Session
let place: Awaited<ReturnType<typeof buildCourse>>

beforeAll(async () => {
  test = await buildTestOffice({ clock: clock.now })
  place = await buildCourse(test.deps.database.db)
})
afterAll(async () => {
  expect(await findLedgerFaults(db())).toEqual([])
  await test.close()
})
// The clock goes on from test to test, and a session of the office ends by itself.
beforeEach(async () => {
  const signed = (role: 'manager' | 'owner' | 'support' | 'accounts') => test.signInStaff({ role })
  ;[manager, owner, support, accounts] = [
    await signed('manager'),
    await signed('owner'),
    await signed('support'),
    await signed('accounts'),
  ]
})

const db = () => test.deps.database.db
const before = (many: number) => new Date(clock.now().getTime() - days(many))
const reason = 'পরিবার ঢাকা ছেড়েছে'

type Sent = { params?: Record<string, number>; query?: Record<string, string>; body?: object }

function send(call: { method: string; path: string }, { headers }: Pick<Session, 'headers'>, sent: Sent = {}) {
  const { params = {}, query, body } = sent
  const path = Object.entries(params).reduce((text, [key, value]) => text.replace(`:${key}`, String(value)), call.path)
  const url = query ? `${path}?${new URLSearchParams(query)}` : path
  const payload = call.method === 'GET' ? {} : { payload: body ?? {} }
  return test.office.inject({ method: call.method as 'GET' | 'POST', url, headers, ...payload })
}
type Answer = Awaited<ReturnType<typeof send>>
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code]
const done = (answer: Answer) => {
  expect(answer.statusCode, answer.body).toBeOneOf([200, 201])
  return answer.json()
}

async function buildRoom(given: { feePaisa?: number; seats?: number } = {}) {
  const { seats = 10, ...of } = given
  const batch = await buildBatch(db(), place, of)
  const { id: scheduleId } = await buildSchedule(db(), batch.id, { seats })
  return { batchId: batch.id, scheduleId }
}
type Room = Awaited<ReturnType<typeof buildRoom>>

/** All of an order, by a gateway. */
async function pay(orderId: number) {
  const [order] = await db().select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
  const values = { orderId, gateway: 'sslcommerz', amountPaisa: order!.totalPaisa, startedAt: clock.now() } as const
  const transaction = `2607-${String(orderId).padStart(6, '0')}`
  const [row] = await db()
    .insert(payment)
    .values({ ...values, transaction })
    .returning()
  await settlePayment(test.deps, { paymentId: row!.id, verdict: confirmed(row!) })
}

/** A doctor who has begun to pay, or has paid. */
async function enrolled(room: Room, { paid = true } = {}) {
  const { id: doctorId } = await buildDoctor(db())
  const now = clock.now()
  const { orderId } = await db().transaction((tx) => startEnrolment(tx, { doctorId, ...room, now }))
  const [order] = await db().select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
  if (paid) await pay(orderId)
  return { doctorId, orderId, id: order!.enrolmentId! }
}

const rowOf = async (id: number) => (await db().select().from(enrolment).where(eq(enrolment.id, id)))[0]!
const soldIn = async ({ scheduleId }: Room) =>
  (await db().select().from(schedule).where(eq(schedule.id, scheduleId)))[0]!.seatsSold
const noticesOf = (doctorId: number) => db().select().from(notice).where(eq(notice.doctorId, doctorId))
const deedsOf = async (doctorId: number) =>
  (await db().select().from(auditEntry).where(eq(auditEntry.doctorId, doctorId))).map(({ action }) => action)
/** The doctor's one enrolment as their page shows it. */
const courseOf = async (doctorId: number, by = manager) =>
  done(await send(calls.readDoctor, by, { params: { id: doctorId } })).courses[0]
const inBatch = (doctorId: number, { batchId }: Room) =>
  db()
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.batchId, batchId), eq(enrolment.state, 'active')))

describe('a change of batch by staff', () => {
  it('shows beforehand what it means, and is done once with the price as it was shown', async () => {
    const [from, to] = [await buildRoom({ feePaisa: 600_000 }), await buildRoom({ feePaisa: 900_000 })]
    const { id, doctorId, orderId } = await enrolled(from)
    const read = done(await send(calls.readEnrolmentMoves, manager, { params: { id } }))
    expect(read).toMatchObject({ stop: null, from: { batch_id: from.batchId, total_paisa: 600_000 }, sheets_sent: 0 })
    const option = read.options.find((each: { batch_id: number }) => each.batch_id === to.batchId)
    expect(option).toMatchObject({
      ...{ total_paisa: 900_000, difference_paisa: 300_000, back_paisa: 0, seats_left: 10, refusal: null },
      due: { paisa: 300_000 },
    })
    const body = { schedule_id: to.scheduleId, total_paisa: 900_000, reason }
    const stale = await send(calls.moveEnrolmentAsStaff, manager, { params: { id }, body: { ...body, total_paisa: 1 } })
    expect(stale.statusCode).toBe(422)
    const two = await Promise.all([1, 2].map(() => send(calls.moveEnrolmentAsStaff, manager, { params: { id }, body })))
    expect(two.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await rowOf(id)).toMatchObject({ batchId: to.batchId, scheduleId: to.scheduleId, state: 'active' })
    expect([await soldIn(from), await soldIn(to)]).toEqual([0, 1])
    const [order] = await db().select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
    expect(order).toMatchObject({ totalPaisa: 900_000, paidAt: null })
    const told = await noticesOf(doctorId)
    expect(told).toHaveLength(1)
    expect(told[0]!.body.bn).toContain(reason)
    expect(await deedsOf(doctorId)).toContain('enrolment_moved')
    // A second move is nobody's: receipts and books know of one.
    expect(done(await send(calls.readEnrolmentMoves, owner, { params: { id } })).stop).toBe('moved')
    const back = { schedule_id: from.scheduleId, total_paisa: 600_000, reason }
    expect(codeOf(await send(calls.moveEnrolmentAsStaff, owner, { params: { id }, body: back }))).toEqual([
      409,
      'move_closed',
    ])
  })

  it('is the support desk’s for two weeks, and a manager’s at any time', async () => {
    const [from, to] = [await buildRoom(), await buildRoom()]
    const { id } = await enrolled(from)
    clock.move(days(15))
    const fresh = await Promise.all((['support', 'manager'] as const).map((role) => test.signInStaff({ role })))
    const body = { schedule_id: to.scheduleId, total_paisa: 1_000_000, reason }
    expect(done(await send(calls.readEnrolmentMoves, fresh[0]!, { params: { id } }))).toMatchObject({
      stop: 'late',
      options: [],
    })
    const late = await send(calls.moveEnrolmentAsStaff, fresh[0]!, { params: { id }, body })
    expect(codeOf(late)).toEqual([409, 'change_too_late'])
    done(await send(calls.moveEnrolmentAsStaff, fresh[1]!, { params: { id }, body }))
  })

  it('leaves the page saying what goes back, and offers no second change', async () => {
    const [from, to] = [await buildRoom({ feePaisa: 900_000 }), await buildRoom({ feePaisa: 600_000 })]
    const { id, doctorId } = await enrolled(from)
    expect(await courseOf(doctorId)).toMatchObject({ stop: null, has_moved: false, order: { back_paisa: 0 } })
    const body = { schedule_id: to.scheduleId, total_paisa: 600_000, reason }
    done(await send(calls.moveEnrolmentAsStaff, manager, { params: { id }, body }))
    expect(await courseOf(doctorId)).toMatchObject({ stop: null, has_moved: true, order: { back_paisa: 300_000 } })
    clock.move(days(15))
    const late = await test.signInStaff({ role: 'support' })
    expect(await courseOf(doctorId, late)).toMatchObject({ stop: 'late' })
  })

  it('is refused where there is no seat, and to a batch of another course', async () => {
    const [from, full] = [await buildRoom(), await buildRoom({ seats: 1 })]
    await enrolled(full)
    const { id } = await enrolled(from)
    const to = (scheduleId: number) => ({ schedule_id: scheduleId, total_paisa: 1_000_000, reason })
    const nowhere = await send(calls.moveEnrolmentAsStaff, manager, { params: { id }, body: to(full.scheduleId) })
    expect(codeOf(nowhere)).toEqual([409, 'no_seat_left'])
    const elsewhere = await buildBatch(db(), await buildCourse(db()))
    const { id: strange } = await buildSchedule(db(), elsewhere.id)
    const other = await send(calls.moveEnrolmentAsStaff, manager, { params: { id }, body: to(strange) })
    expect(other.statusCode).toBe(404)
    expect((await rowOf(id)).batchId).toBe(from.batchId)
  })
})

describe('an enrolment ended without a refund', () => {
  it('frees the seat, gives up what is owed, keeps what was paid, and tells the doctor', async () => {
    const room = await buildRoom({ feePaisa: 500_000 })
    const { id, doctorId } = await enrolled(room)
    const shown = done(await send(calls.readEnrolmentEnd, manager, { params: { id } }))
    expect(shown).toMatchObject({ stop: null, paid_paisa: 500_000, owed_paisa: 0, payment_id: expect.any(Number) })
    const body = { owed_paisa: 0, reason }
    const other = await send(calls.endEnrolment, manager, { params: { id }, body: { ...body, owed_paisa: 100 } })
    expect(codeOf(other)).toEqual([409, 'version_conflict'])
    const two = await Promise.all([1, 2].map(() => send(calls.endEnrolment, manager, { params: { id }, body })))
    expect(two.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    expect((await rowOf(id)).state).toBe('ended')
    expect(await soldIn(room)).toBe(0)
    expect(await noticesOf(doctorId)).toHaveLength(1)
    expect(await deedsOf(doctorId)).toContain('enrolment_ended')
  })

  it('is done to one that no order was for, which cannot be moved', async () => {
    const room = await buildRoom()
    const { id: doctorId } = await buildDoctor(db())
    const values = { doctorId, batchId: room.batchId, scheduleId: room.scheduleId, state: 'active' } as const
    const [made] = await db().insert(enrolment).values(values).returning()
    const { id } = made!
    await db().update(schedule).set({ seatsSold: 1 }).where(eq(schedule.id, room.scheduleId))
    expect(await courseOf(doctorId)).toMatchObject({ order: null, stop: null, has_moved: false })
    expect((await send(calls.readEnrolmentMoves, manager, { params: { id } })).statusCode).toBe(404)
    expect(done(await send(calls.readEnrolmentEnd, manager, { params: { id } }))).toMatchObject({
      ...{ stop: null, paid_paisa: 0, owed_paisa: 0, payment_id: null },
    })
    const body = { owed_paisa: 0, reason }
    const two = await Promise.all([1, 2].map(() => send(calls.endEnrolment, manager, { params: { id }, body })))
    expect(two.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    expect((await rowOf(id)).state).toBe('ended')
    expect(await soldIn(room)).toBe(0)
  })

  it('is not done to one that was never paid, and not by who takes the money', async () => {
    const { id } = await enrolled(await buildRoom(), { paid: false })
    const body = { owed_paisa: 0, reason }
    expect(codeOf(await send(calls.endEnrolment, manager, { params: { id }, body }))).toEqual([403, 'not_enrolled'])
    expect((await send(calls.endEnrolment, accounts, { params: { id }, body })).statusCode).toBe(404)
  })
})

describe('a free seat', () => {
  const propose = (by: Session, doctorId: number, room: Room) =>
    send(calls.proposeFreeSeat, by, { params: { id: doctorId }, body: { schedule_id: room.scheduleId, reason } })
  const sign = (by: Session, id: number) => send(calls.signFreeSeat, by, { params: { id } })

  it('is proposed by one and given by another, through the books, once', async () => {
    const room = await buildRoom({ feePaisa: 700_000, seats: 1 })
    const { id: doctorId } = await buildDoctor(db())
    const two = await Promise.all([1, 2].map(() => propose(manager, doctorId, room)))
    expect(new Set(two.map((each) => done(each).id)).size).toBe(1)
    const id = two[0]!.json().id
    const listed = done(await send(calls.listFreeSeats, owner, { query: { doctor: String(doctorId) } })).rows
    expect(listed).toMatchObject([{ id, total_paisa: 700_000, seats_left: 1, reason, is_own: false }])
    const today = done(await send(calls.readToday, owner))
    expect(today.queues.rows).toContainEqual(expect.objectContaining({ name: 'free_seats' }))
    const bound = await test.signInStaff({ role: 'manager', courseIds: [place.course.id] })
    expect(done(await send(calls.listFreeSeats, bound)).rows, 'a doctor who is in none of their courses').toEqual([])
    expect((await sign(bound, id)).statusCode).toBe(404)
    expect(codeOf(await propose(owner, doctorId, room))).toEqual([409, 'seat_proposed'])
    expect(codeOf(await sign(manager, id))).toEqual([409, 'second_person_needed'])

    const signed = await Promise.all([1, 2].map(() => sign(owner, id)))
    expect(signed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    const [row] = await inBatch(doctorId, room)
    const [order] = await db().select().from(purchaseOrder).where(eq(purchaseOrder.enrolmentId, row!.id))
    expect(order).toMatchObject({
      listPaisa: 700_000,
      reductionPaisa: 700_000,
      totalPaisa: 0,
      paidAt: expect.any(Date),
    })
    expect(await soldIn(room)).toBe(1)
    expect(await db().select().from(freeSeat).where(eq(freeSeat.id, id))).toMatchObject([
      { state: 'given', enrolmentId: row!.id },
    ])
    expect(await noticesOf(doctorId)).toHaveLength(1)
    expect(await deedsOf(doctorId)).toEqual(expect.arrayContaining(['free_seat_proposed', 'free_seat_given']))
    expect(codeOf(await propose(manager, doctorId, room))).toEqual([409, 'already_enrolled'])
  })

  it('takes up what the doctor had begun, and is nothing to who enrolled meanwhile', async () => {
    const room = await buildRoom()
    const begun = await enrolled(room, { paid: false })
    done(await sign(owner, done(await propose(manager, begun.doctorId, room)).id))
    expect(await inBatch(begun.doctorId, room)).toMatchObject([{ id: begun.id }])

    const later = await enrolled(room, { paid: false })
    const { id } = done(await propose(manager, later.doctorId, room))
    await pay(later.orderId)
    expect(codeOf(await sign(owner, id))).toEqual([409, 'already_enrolled'])
    expect(await inBatch(later.doctorId, room)).toHaveLength(1)
    expect(await soldIn(room)).toBe(2)
  })

  it('never makes a batch fuller than it is: of two at once one gets the last seat', async () => {
    const room = await buildRoom({ seats: 1 })
    const doctors = [await buildDoctor(db()), await buildDoctor(db())]
    const ids: number[] = []
    for (const { id } of doctors) ids.push(done(await propose(manager, id, room)).id)
    const answers = await Promise.all(ids.map((id) => sign(owner, id)))
    expect(answers.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'no_seat_left'],
    ])
    expect(await soldIn(room)).toBe(1)
    const third = await buildDoctor(db())
    expect(codeOf(await propose(manager, third.id, room))).toEqual([409, 'no_seat_left'])
  })

  it('is neither asked for nor signed by somebody new in their role, nor by the support desk', async () => {
    const room = await buildRoom()
    const { id: doctorId } = await buildDoctor(db())
    const fresh = await test.signInStaff({ role: 'manager', roleGivenAt: clock.now() })
    expect(codeOf(await propose(fresh, doctorId, room))).toEqual([409, 'role_too_new'])
    const { id } = done(await propose(manager, doctorId, room))
    expect(codeOf(await sign(fresh, id))).toEqual([409, 'role_too_new'])
    for (const by of [support, accounts]) expect((await sign(by, id)).statusCode).toBe(404)
    expect(await inBatch(doctorId, room)).toEqual([])
  })

  it('is refused by another with a reason, or taken back, and can be proposed again', async () => {
    const room = await buildRoom()
    const { id: doctorId } = await buildDoctor(db())
    const refuse = (by: Session, id: number) =>
      send(calls.refuseFreeSeat, by, { params: { id }, body: { words: 'নিয়মে নেই' } })
    const first = done(await propose(manager, doctorId, room)).id
    expect(done(await refuse(owner, first)).state).toBe('refused')
    expect((await sign(owner, first)).statusCode).toBe(404)
    const second = done(await propose(manager, doctorId, room)).id
    expect(done(await refuse(manager, second)).state).toBe('withdrawn')
    expect(await inBatch(doctorId, room)).toEqual([])
    expect(await noticesOf(doctorId)).toEqual([])
  })
})

describe('an order opened by staff', () => {
  it('holds a seat for a doctor who pays later, once', async () => {
    const room = await buildRoom({ feePaisa: 400_000 })
    const { id: doctorId } = await buildDoctor(db())
    const seats = { params: { id: doctorId }, query: { batch: String(room.batchId) } }
    expect(done(await send(calls.readDoctorSeats, support, seats))).toMatchObject({
      ...{ total_paisa: 400_000, is_open: true, is_over: false, state: 'none' },
      seats: [{ schedule_id: room.scheduleId, seats_left: 10 }],
    })
    const ask = { params: { id: doctorId }, body: { schedule_id: room.scheduleId } }
    const two = await Promise.all([1, 2].map(() => send(calls.enrolDoctor, support, ask)))
    expect(new Set(two.map((each) => done(each).order_id)).size).toBe(1)
    expect(two[0]!.json()).toMatchObject({ total_paisa: 400_000, number: expect.stringContaining('-') })
    expect(done(await send(calls.readDoctorSeats, support, seats)).state).toBe('begun')
    expect(await inBatch(doctorId, room)).toEqual([])
  })
})

describe('a subscription', () => {
  async function subscribed(doctorId: number, startsAt: Date, renewsId: number | null = null) {
    const [offer] = await db().select().from(tables.subscriptionOffer).limit(1)
    const values = { doctorId, offerId: offer!.id, days: 30, state: 'active', renewsId } as const
    const endsAt = new Date(startsAt.getTime() + days(30))
    const [row] = await db()
      .insert(subscription)
      .values({ ...values, startsAt, endsAt })
      .returning()
    return row!
  }
  const prolong = (by: Session, id: number, endsAt: Date, more = 10) =>
    send(calls.prolongSubscription, by, {
      params: { id },
      body: { days: more, ends_at: endsAt.toISOString(), reason },
    })

  it('is prolonged once for a press, and what was bought after it waits', async () => {
    const { id: doctorId } = await buildDoctor(db())
    const row = await subscribed(doctorId, before(5))
    const next = await subscribed(doctorId, row.endsAt!, row.id)
    const two = await Promise.all([1, 2].map(() => prolong(manager, row.id, row.endsAt!)))
    expect(two.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const endsAt = new Date(row.endsAt!.getTime() + days(10))
    const rows = await db().select().from(subscription).where(eq(subscription.doctorId, doctorId))
    expect(rows.find(({ id }) => id === row.id)).toMatchObject({ endsAt, days: 40 })
    expect(rows.find(({ id }) => id === next.id)).toMatchObject({
      startsAt: endsAt,
      endsAt: new Date(endsAt.getTime() + days(30)),
    })
    expect(await noticesOf(doctorId)).toHaveLength(1)
    expect(await deedsOf(doctorId)).toEqual(['subscription_prolonged'])
  })

  it('is prolonged by ninety days at once, and by a hundred and eighty in all', async () => {
    const { id: doctorId } = await buildDoctor(db())
    const { id, endsAt } = await subscribed(doctorId, before(5))
    const left = async () =>
      done(await send(calls.readDoctor, manager, { params: { id: doctorId } })).subscriptions[0].prolong_at_most
    expect((await prolong(manager, id, endsAt!, 91)).statusCode).toBe(422)
    const first = new Date(done(await prolong(manager, id, endsAt!, 90)).ends_at)
    expect(await left()).toBe(90)
    const second = new Date(done(await prolong(manager, id, first, 60)).ends_at)
    expect(await left()).toBe(30)
    expect(codeOf(await prolong(owner, id, second, 31))).toEqual([409, 'prolonged_enough'])
    // Nor is one made longer than any may be.
    await db().update(subscription).set({ days: 980 }).where(eq(subscription.id, id))
    expect(await left()).toBe(20)
    expect(codeOf(await prolong(owner, id, second, 21))).toEqual([409, 'prolonged_enough'])
    await db().update(subscription).set({ days: 180 }).where(eq(subscription.id, id))
    done(await prolong(owner, id, second, 30))
    expect(await left()).toBe(0)
  })

  it('is never shortened, nor prolonged by who may not', async () => {
    const { id: doctorId } = await buildDoctor(db())
    const row = await subscribed(doctorId, before(5))
    expect((await prolong(manager, row.id, row.endsAt!, -3)).statusCode).toBe(422)
    expect((await prolong(support, row.id, row.endsAt!)).statusCode).toBe(404)
    const bound = await test.signInStaff({ role: 'manager', courseIds: [place.course.id] })
    expect((await prolong(bound, row.id, row.endsAt!)).statusCode).toBe(404)
  })
})
