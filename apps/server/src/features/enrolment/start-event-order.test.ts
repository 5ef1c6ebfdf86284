import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { type Checkout, confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { days, minutes } from '../../testing/test-clock.ts'
import { findLedgerFaults, settlePayment } from '../payment/index.ts'

const test = await createPaymentTest()
const { db, clock, deps } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

async function buildEvent(given: Partial<typeof tables.event.$inferInsert> = {}) {
  const [made] = await db
    .insert(tables.event)
    .values({
      name: { bn: 'ইসিজি কর্মশালা', en: 'ECG workshop' },
      startsAt: new Date(clock.now().getTime() + days(10)),
      deadline: new Date(clock.now().getTime() + days(5)),
      feePaisa: 150_000,
      mode: 'online',
      seats: 1,
      ...given,
    })
    .returning()
  return made!
}

const soldOf = async (id: number) => (await db.select().from(tables.event).where(eq(tables.event.id, id)))[0]!.seatsSold
const isRegistered = async (eventId: number, doctorId: number) => {
  const { eventRegistration } = tables
  return (
    (await db.$count(
      eventRegistration,
      and(eq(eventRegistration.eventId, eventId), eq(eventRegistration.doctorId, doctorId)),
    )) === 1
  )
}

describe('an event', () => {
  it('is ordered, paid and entered like a batch', async () => {
    const event = await buildEvent()
    const payer = await test.buildPayer()
    const { order, plans } = (await test.post(payer, `/events/${event.id}/order`)).json<Checkout>()
    expect(order).toMatchObject({
      kind: 'event',
      event_id: event.id,
      enrolment_id: null,
      title: 'ইসিজি কর্মশালা',
      total_paisa: 150_000,
      held_until: new Date(clock.now().getTime() + minutes(15)).toISOString(),
    })
    expect(plans).toHaveLength(1)
    const payment = await test.pay(payer, order.id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    expect([await soldOf(event.id), await isRegistered(event.id, payer.id)]).toEqual([1, true])
    const again = await test.post(payer, `/events/${event.id}/order`)
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_enrolled'])
  })

  it('is never oversold: late money without a place is held', async () => {
    const event = await buildEvent()
    const [late, other] = [await test.buildPayer(), await test.buildPayer()]
    const first = (await test.post(late, `/events/${event.id}/order`)).json<Checkout>()
    const payment = await test.pay(late, first.order.id)
    expect((await test.post(other, `/events/${event.id}/order`)).json().code).toBe('no_seat_left')
    clock.move(minutes(16))
    const second = (await test.post(other, `/events/${event.id}/order`)).json<Checkout>()
    const paid = await test.pay(other, second.order.id)
    await settlePayment(deps, { paymentId: paid.id, verdict: confirmed(paid) })
    expect(await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })).toMatchObject({
      state: 'on_hold',
      reason: 'no_seat',
    })
    expect(await soldOf(event.id)).toBe(1)
  })

  it('without a fee is entered at once, and without a limit by as many as come', async () => {
    const event = await buildEvent({ feePaisa: 0, seats: null })
    for (let came = 0; came < 3; came += 1) {
      const payer = await test.buildPayer()
      expect((await test.post(payer, `/events/${event.id}/order`)).json<Checkout>().order.state).toBe('paid')
      expect(await isRegistered(event.id, payer.id)).toBe(true)
    }
    expect(await soldOf(event.id)).toBe(3)
  })

  it('is closed after its deadline and not there when it is not shown', async () => {
    const payer = await test.buildPayer()
    const over = await buildEvent({ deadline: clock.now() })
    expect((await test.post(payer, `/events/${over.id}/order`)).json().code).toBe('enrolment_closed')
    const hidden = await buildEvent({ isActive: false })
    expect((await test.post(payer, `/events/${hidden.id}/order`)).statusCode).toBe(404)
  })

  it('keeps one open order for a doctor who asks twice at once', async () => {
    const event = await buildEvent()
    const payer = await test.buildPayer()
    const answers = await Promise.all([1, 2, 3].map(() => test.post(payer, `/events/${event.id}/order`)))
    expect(new Set(answers.map((each) => each.json<Checkout>().order.id)).size).toBe(1)
  })
})
