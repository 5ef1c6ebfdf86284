import type { doctorEvents, ResponseOf, readDoctorEvent } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { type Checkout, confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { settlePayment } from '../payment/index.ts'
import { SmsUndeliverable } from '../sms/index.ts'
import { sendTicketSms } from './send-ticket-sms.ts'

const test = await createPaymentTest()
const { app, db, clock, deps } = test
afterAll(() => test.close())

const secret = 'https://meet.example.com/only-for-those-inside'
type Payer = Awaited<ReturnType<typeof test.buildPayer>>

async function buildEvent(given: Partial<typeof tables.event.$inferInsert> = {}) {
  const [made] = await db
    .insert(tables.event)
    .values({
      name: { bn: 'ইসিজি কর্মশালা', en: 'ECG workshop' },
      startsAt: new Date(clock.now().getTime() + days(2)),
      endsAt: new Date(clock.now().getTime() + days(2) + hours(2)),
      deadline: new Date(clock.now().getTime() + days(1)),
      feePaisa: 0,
      mode: 'online',
      joinLink: secret,
      ...given,
    })
    .returning()
  return made!
}

const get = ({ headers }: Pick<Payer, 'headers'>, path: string) =>
  app.inject({ url: `/api/v3/web/doctor/events${path}`, headers })
const listOf = async (payer: Payer) => (await get(payer, '')).json<ResponseOf<typeof doctorEvents>>().events
const read = async (payer: Payer, id: number) => (await get(payer, `/${id}`)).json<ResponseOf<typeof readDoctorEvent>>()
const order = async (payer: Payer, id: number) => (await test.post(payer, `/events/${id}/order`)).json<Checkout>().order
const join = (payer: Payer, id: number) => test.post(payer, `/events/${id}/join`)

describe('the events of a doctor', () => {
  it('know of nothing before it is begun, of a held seat, of one that was let go, and of a ticket', async () => {
    const event = await buildEvent({ feePaisa: 150_000, seats: 5 })
    const payer = await test.buildPayer()
    expect(await read(payer, event.id)).toMatchObject({ event: { id: event.id }, ticket: null, order: null })
    expect(await listOf(payer)).toEqual([])

    const { id } = await order(payer, event.id)
    const held_until = new Date(clock.now().getTime() + minutes(15)).toISOString()
    const held = { id, state: 'held', held_until, has_receipt: false }
    expect(await read(payer, event.id)).toMatchObject({ ticket: null, order: held })
    expect((await listOf(payer)).map((each) => each.order)).toEqual([held])

    clock.move(minutes(16))
    expect((await read(payer, event.id)).order).toEqual({ ...held, state: 'open', held_until: null })

    await order(payer, event.id)
    const payment = await test.pay(payer, id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    const registered = await read(payer, event.id)
    expect(registered.order).toEqual({ id, state: 'paid', held_until: null, has_receipt: true })
    expect(registered.ticket?.code).toMatch(/^[0-9A-F]{10}$/)
    expect(registered.joining).toEqual({
      opens_at: new Date(event.startsAt.getTime() - minutes(15)).toISOString(),
      closes_at: new Date(event.endsAt!.getTime() + minutes(30)).toISOString(),
    })
  })

  it('say that staff look at money that was sent by hand', async () => {
    const event = await buildEvent({ feePaisa: 150_000 })
    const payer = await test.buildPayer()
    const { id } = await order(payer, event.id)
    await test.pay(payer, id, { gateway: 'manual', payer_number: '01712345678', trx_id: '9HK22ABC' })
    expect((await read(payer, event.id)).order).toMatchObject({ id, state: 'waiting' })
  })

  it('stand the nearest first, the past ones after them; what was only begun is gone once it is over', async () => {
    const payer = await test.buildPayer()
    const at = (offset: number) => ({
      startsAt: new Date(clock.now().getTime() + offset),
      endsAt: new Date(clock.now().getTime() + offset + hours(1)),
    })
    const [far, near, past] = [await buildEvent(at(days(9))), await buildEvent(at(days(3))), await buildEvent()]
    const begun = await buildEvent({ feePaisa: 10_000 })
    for (const { id } of [far, near, past, begun]) await order(payer, id)
    for (const { id } of [past, begun])
      await db
        .update(tables.event)
        .set(at(-days(1)))
        .where(eq(tables.event.id, id))
    expect((await listOf(payer)).map((each) => each.event.id)).toEqual([near.id, far.id, past.id])
  })

  it('are still there for who is registered when the event is not shown any more, and for nobody else', async () => {
    const event = await buildEvent()
    const [inside, outside] = [await test.buildPayer(), await test.buildPayer()]
    await order(inside, event.id)
    await db.update(tables.event).set({ isActive: false }).where(eq(tables.event.id, event.id))
    expect((await get(inside, `/${event.id}`)).statusCode).toBe(200)
    expect((await get(outside, `/${event.id}`)).statusCode).toBe(404)
    expect((await get(outside, '/2147483647')).statusCode).toBe(404)
    expect((await get(outside, '/x')).statusCode).toBe(422)
  })
})

describe('the joining link', () => {
  it('is given at the press from 15 minutes before until half an hour after, and the first press is written down', async () => {
    const event = await buildEvent()
    const payer = await test.buildPayer()
    await order(payer, event.id)
    const goTo = (moment: number) => clock.move(moment - clock.now().getTime())
    const refusal = async () => {
      const answer = await join(payer, event.id)
      return [answer.statusCode, answer.json().code]
    }
    goTo(event.startsAt.getTime() - minutes(15) - 1)
    expect(await refusal()).toEqual([409, 'event_not_open_yet'])
    goTo(event.startsAt.getTime() - minutes(15))
    const first = clock.now()
    const given = await join(payer, event.id)
    expect([given.statusCode, given.json(), given.headers['cache-control']]).toEqual([
      200,
      { link: secret },
      'no-store',
    ])
    goTo(event.endsAt!.getTime() + minutes(30) - 1)
    expect((await join(payer, event.id)).statusCode).toBe(200)
    goTo(event.endsAt!.getTime() + minutes(30))
    expect(await refusal()).toEqual([409, 'event_over'])
    const [row] = await db
      .select()
      .from(tables.eventRegistration)
      .where(eq(tables.eventRegistration.doctorId, payer.id))
    expect(row?.joinedAt).toEqual(first)
  })

  it('is for who is registered, never for who only holds a seat or for staff who look on', async () => {
    const event = await buildEvent({ feePaisa: 10_000 })
    const [holder, stranger] = [await test.buildPayer(), await test.buildPayer()]
    const payment = await test.pay(holder, (await order(holder, event.id)).id)
    clock.move(event.startsAt.getTime() - clock.now().getTime())
    expect((await join(holder, event.id)).statusCode).toBe(404)
    expect((await join(stranger, event.id)).statusCode).toBe(404)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    expect((await join(holder, event.id)).statusCode).toBe(200)
    const headers = await buildImpersonation(db, { doctorId: holder.id, now: clock.now() })
    const staff = await app.inject({ method: 'POST', url: `/api/v3/web/doctor/events/${event.id}/join`, headers })
    expect([staff.statusCode, staff.body.includes(secret)]).toEqual([403, false])
  })

  it('is given sixty times in an hour and not more', async () => {
    const event = await buildEvent()
    const payer = await test.buildPayer()
    await order(payer, event.id)
    clock.move(event.startsAt.getTime() - clock.now().getTime())
    for (let press = 0; press < 60; press++) await join(payer, event.id)
    expect((await join(payer, event.id)).json()).toMatchObject({ code: 'too_many_requests' })
  })

  it('is in nothing else: no list, page, calendar or SMS', async () => {
    const event = await buildEvent()
    const payer = await test.buildPayer()
    await order(payer, event.id)
    const sent: string[] = []
    await sendTicketSms({ ...deps, sendSms: async ({ text }) => void sent.push(text) }, clock.now())
    const answers = [
      ...sent,
      (await get(payer, '')).body,
      (await get(payer, `/${event.id}`)).body,
      (await app.inject('/api/v3/web/events')).body,
      (await app.inject(`/api/v3/web/events/${event.id}`)).body,
      (await app.inject(`/api/v3/web/events/${event.id}/calendar.ics`)).body,
      (await app.inject('/api/v3/web/homepage/event-categories')).body,
    ]
    expect(answers.some((body) => body.includes('meet.example.com'))).toBe(false)
  })
})

describe('the SMS of a ticket', () => {
  it('comes once, for a free registration as for a paid one, and again when no gateway took it', async () => {
    const free = await buildEvent()
    const payer = await test.buildPayer()
    const sent: { to: string; text: string }[] = []
    let away = false
    const told: typeof deps = {
      ...deps,
      sendSms: async (sms) => {
        if (away) throw new SmsUndeliverable(sms.to, [], { permanent: false, cause: undefined })
        sent.push(sms)
      },
    }
    // What earlier tests have left to tell.
    await sendTicketSms(told, clock.now())
    sent.length = 0

    await order(payer, free.id)
    away = true
    await sendTicketSms(told, clock.now())
    away = false
    expect(await sendTicketSms(told, clock.now())).toBe(0)
    clock.move(minutes(11))
    await sendTicketSms(told, clock.now())
    await sendTicketSms(told, clock.now())
    const { ticket } = await read(payer, free.id)
    const code = `${ticket!.code.slice(0, 5)}-${ticket!.code.slice(5)}`
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text).toContain('নিবন্ধন হয়েছে: ইসিজি কর্মশালা'.normalize('NFC'))
    expect(sent[0]!.text).toContain(`টিকিট ${code}। http://localhost:3000/my/events/${free.id}`.normalize('NFC'))

    const paid = await buildEvent({ feePaisa: 10_000 })
    const payment = await test.pay(payer, (await order(payer, paid.id)).id)
    await settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) })
    await sendTicketSms(told, clock.now())
    expect(sent).toHaveLength(2)
  })
})
