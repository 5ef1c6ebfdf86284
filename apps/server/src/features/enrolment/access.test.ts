import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { settlePayment } from '../payment/index.ts'

const test = await createPaymentTest()
afterAll(() => test.close())

type Payer = Awaited<ReturnType<typeof test.buildPayer>>
let payer: Payer
let stranger: Payer
let ids: { order: number; payment: number; enrolment: number }
let room: Awaited<ReturnType<typeof test.buildRoom>>

beforeAll(async () => {
  room = await test.buildRoom({ instalments: [600_000, 400_000] })
  payer = await test.buildPayer()
  stranger = await test.buildPayer()
  const { order } = await test.enrol(payer, room)
  const payment = await test.pay(payer, order.id)
  ids = { order: order.id, payment: payment.id, enrolment: order.enrolment_id! }
})

type GuardedCall = { method: 'GET' | 'POST'; path: () => string; body?: () => object }
const guardedCalls: Record<string, GuardedCall> = {
  startEnrolment: { method: 'POST', path: () => '/enrolments', body: () => room },
  startEventOrder: { method: 'POST', path: () => '/events/999999/order' },
  readCourseOrder: { method: 'GET', path: () => `/courses/${ids.enrolment}/order` },
  readOrder: { method: 'GET', path: () => `/orders/${ids.order}` },
  changeOrder: { method: 'POST', path: () => `/orders/${ids.order}`, body: () => ({ plan: 'full' }) },
  startPayment: { method: 'POST', path: () => `/orders/${ids.order}/payments`, body: () => ({ gateway: 'bkash' }) },
  readPayment: { method: 'GET', path: () => `/orders/${ids.order}/payments/${ids.payment}` },
  askPayment: { method: 'POST', path: () => `/orders/${ids.order}/payments/${ids.payment}/ask` },
  doctorCourses: { method: 'GET', path: () => '/courses' },
  doctorCourse: { method: 'GET', path: () => `/courses/${ids.enrolment}` },
}
const names = Object.keys(guardedCalls)
const writing = names.filter((name) => guardedCalls[name]!.method === 'POST')
const ofSomebody = names.filter((name) => !['startEnrolment', 'startEventOrder', 'doctorCourses'].includes(name))

const call = (name: string, headers: Record<string, string>) => {
  const { method, path, body = () => ({}) } = guardedCalls[name]!
  return test.send(method, headers, path(), method === 'POST' ? body() : undefined)
}

describe('who may call', () => {
  it.each(names)('%s: nobody without a token', async (name) => {
    // A token that nobody was given, because without any a writing call already fails for its missing echo.
    expect((await call(name, { authorization: 'Bearer nobody' })).statusCode).toBe(401)
  })

  it.each(names)('%s: not from a device that is not verified', async (name) => {
    const now = test.clock.now()
    const { headers } = await buildSignIn(test.db, { doctorId: payer.id, verified: false, now })
    expect((await call(name, headers)).statusCode).toBe(423)
  })

  it.each(ofSomebody)('%s: what belongs to somebody else is not there', async (name) => {
    const response = await call(name, stranger.headers)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  })

  it('staff who look at the site as the doctor read, but order and pay nothing', async () => {
    const headers = await test.buildImpersonator(payer)
    for (const name of writing) expect([name, (await call(name, headers)).statusCode]).toEqual([name, 403])
    for (const name of names.filter((each) => !writing.includes(each)))
      expect([name, (await call(name, headers)).statusCode]).toEqual([name, 200])
  })

  it('a payment is read under its own order only', async () => {
    const other = await test.enrol(payer, await test.buildRoom())
    const path = `/orders/${other.order.id}/payments/${ids.payment}`
    expect((await test.get(payer, path)).statusCode).toBe(404)
    expect((await test.post(payer, `${path}/ask`)).statusCode).toBe(404)
  })
})

describe('bad input', () => {
  it.each([
    ['/enrolments', { batch_id: 1 }, 'schedule_id'],
    ['/enrolments', { batch_id: 'x', schedule_id: 1 }, 'batch_id'],
    ['/enrolments', { batch_id: 3_000_000_000, schedule_id: 1 }, 'batch_id'],
  ])('%s names the field', async (path, body, field) => {
    const response = await test.post(payer, path, body)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
  })

  it('of an order and of a payment names the field', async () => {
    const fieldsOf = async (path: string, body: object) =>
      Object.keys((await test.post(payer, `/orders/${ids.order}${path}`, body)).json().errors)
    expect(await fieldsOf('', { plan: 'never' })).toEqual(['plan'])
    expect(await fieldsOf('', { code: '' })).toEqual(['code'])
    expect(await fieldsOf('/payments', { gateway: 'cash' })).toEqual(['gateway'])
  })

  it('in an address is refused', async () => {
    for (const path of ['/orders/x', '/orders/0', '/courses/x', `/orders/${ids.order}/payments/x`])
      expect((await test.get(payer, path)).statusCode).toBe(422)
  })
})

describe('the doctor’s courses', () => {
  it('are listed with what is owed, running ones first', async () => {
    const doctor = await test.buildPayer()
    expect((await test.get(doctor, '/courses')).json()).toEqual({ courses: [] })
    const running = await test.enrol(doctor, room)
    await test.post(doctor, `/orders/${running.order.id}`, { plan: 'instalments' })
    const payment = await test.pay(doctor, running.order.id)
    await settlePayment(test.deps, { paymentId: payment.id, verdict: confirmed(payment) })
    const pending = await test.enrol(doctor, await test.buildRoom())
    const { courses } = (await test.get(doctor, '/courses')).json()
    expect(courses).toMatchObject([
      {
        id: running.order.enrolment_id,
        state: 'active',
        batch_id: room.batch_id,
        schedule_id: room.schedule_id,
        title: 'বিসিএস প্রিলি সন্ধ্যা',
        schedule: 'অনলাইন, সন্ধ্যা',
        course: 'বিসিএস',
        order: { state: 'booked', next_paisa: 400_000, paid_paisa: 600_000 },
      },
      { id: pending.order.enrolment_id, state: 'pending', order: { state: 'open' } },
    ])
    const { course } = (await test.get(doctor, `/courses/${courses[0].id}`)).json()
    expect(course).toEqual(courses[0])
    expect((await test.get(doctor, `/courses/${courses[0].id}/order`)).json().order).toEqual(courses[0].order)
  })
})
