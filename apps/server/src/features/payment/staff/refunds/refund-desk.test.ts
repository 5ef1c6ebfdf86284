import { randomUUID } from 'node:crypto'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildScheduleEvent } from '../../../../testing/builders/build-batch.ts'
import { buildOwing } from '../../../../testing/builders/build-owing.ts'
import { buildPayment } from '../../../../testing/builders/build-payment.ts'
import { approvePayment } from '../../../../testing/decide-payment.ts'
import { days } from '../../../../testing/test-clock.ts'
import { buildTestOffice } from '../../../../testing/test-office.ts'
import { findLedgerFaults } from '../../ledger/find-ledger-faults.ts'

const test = await buildTestOffice()
const { db } = test.deps.database
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})
const accounts = await test.signInStaff({ role: 'accounts' })
const support = await test.signInStaff({ role: 'support' })
const owner = await test.signInStaff({ role: 'owner' })

const call = (method: 'GET' | 'POST', path: string, by = accounts, payload: object = {}) =>
  test.office.inject({
    ...{ method, url: `/api/v3/admin${path}`, headers: by.headers },
    ...(method === 'POST' && { payload }),
  })

let made = 0
async function paid(doctorId?: number) {
  made += 1
  const trx = { transaction: `2611-BACK${made}`, gatewayTrx: `BACK000${made}` }
  const built = await buildPayment(db, { ...trx, gateway: 'manual', reason: 'awaiting_staff', amountPaisa: 1_500_000 })
  if (doctorId !== undefined) {
    await db.update(tables.enrolment).set({ doctorId }).where(eq(tables.enrolment.id, built.enrolment.id))
    await db.update(tables.purchaseOrder).set({ doctorId }).where(eq(tables.purchaseOrder.id, built.order.id))
  }
  // As it was agreed on before the fee of the batch was another.
  await approvePayment(test.deps, { paymentId: built.payment.id })
  return { ...built, id: built.payment.id }
}

const wish = (given: object = {}) => ({
  ...{ amount_paisa: 500_000, reason: 'অসুস্থ', ends: false, by_hand: true, reference: null, key: randomUUID() },
  ...given,
})
const refundedOf = async (id: number) =>
  (await db.select().from(tables.payment).where(eq(tables.payment.id, id)))[0]!.refundedPaisa

it('gives back a little at once, once for a press, and asks a second person for the next of the same doctor', async () => {
  const { id } = await paid()
  const body = wish()
  const [first, again] = await Promise.all([
    call('POST', `/payments/${id}/refund`, accounts, body),
    call('POST', `/payments/${id}/refund`, accounts, body),
  ])
  expect([first, again].map(({ statusCode }) => statusCode)).toEqual([200, 200])
  // The press is of this money alone.
  const other = await paid()
  const elsewhere = await call('POST', `/payments/${other.id}/refund`, accounts, body)
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'version_conflict'])
  expect(await refundedOf(id)).toBe(500_000)
  expect((await call('POST', `/payments/${id}/refund`, accounts, body)).json().state).toBe('given')
  expect(await refundedOf(id)).toBe(500_000)
  const terms = (await call('GET', `/payments/${id}/refund?amount=100000`)).json()
  expect(terms).toMatchObject({ refundable_paisa: 1_000_000, needs_second: true, only_by_hand: true })
  expect(terms.sms.by_hand).toContain('১,০০০')
  expect((await call('POST', `/payments/${id}/refund`, accounts, wish())).json().state).toBe('to_sign')
  expect(await refundedOf(id)).toBe(500_000)
})

it('over the limit waits for another who is long enough in their role, and goes when they sign', async () => {
  const { id, order, enrolment } = await paid()
  const asked = (
    await call('POST', `/payments/${id}/refund`, accounts, wish({ amount_paisa: 1_500_000, ends: true }))
  ).json()
  expect(asked.state).toBe('to_sign')
  expect(await refundedOf(id)).toBe(0)
  // Another of the same order is not asked for meanwhile.
  expect((await call('POST', `/payments/${id}/refund`, accounts, wish())).json().code).toBe('payment_decided')
  const sign = (by = owner) => call('POST', `/refunds/${asked.payout_id}/sign`, by)
  expect((await sign(accounts)).statusCode).toBe(404)
  const fresh = await test.signInStaff({ role: 'manager', duties: ['approve_money'], roleGivenAt: new Date() })
  expect((await sign(fresh)).json().code).toBe('role_too_new')
  const listed = (await call('GET', '/refunds', owner)).json().payouts
  expect(listed.find(({ id: each }: { id: number }) => each === asked.payout_id)).toMatchObject({ may_sign: true })
  const both = await Promise.all([sign(), sign()])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await refundedOf(id)).toBe(1_500_000)
  const [row] = await db.select().from(tables.purchaseOrder).where(eq(tables.purchaseOrder.id, order.id))
  const [seat] = await db.select().from(tables.enrolment).where(eq(tables.enrolment.id, enrolment.id))
  expect([row!.closedAt !== null, seat!.state]).toEqual([true, 'ended'])
})

it('is never signed by who asked for it, and is taken back or declined with words', async () => {
  const one = await paid()
  const body = wish({ amount_paisa: 1_200_000 })
  const own = (await call('POST', `/payments/${one.id}/refund`, owner, body)).json()
  expect((await call('POST', `/refunds/${own.payout_id}/sign`, owner)).json().code).toBe('second_person_needed')
  expect((await call('POST', `/refunds/${own.payout_id}/refuse`, owner, { words: 'ভুল চাপ' })).json().state).toBe(
    'withdrawn',
  )
  const two = (await call('POST', `/payments/${one.id}/refund`, accounts, { ...body, key: randomUUID() })).json()
  expect((await call('POST', `/refunds/${two.payout_id}/decline`, owner, { words: 'রসিদ দেখান' })).json().state).toBe(
    'refused',
  )
  expect((await call('POST', `/refunds/${two.payout_id}/sign`, owner)).json().code).toBe('payment_decided')
  expect(await refundedOf(one.id)).toBe(0)
})

it('is proposed by support and decided by accounts', async () => {
  const { id } = await paid()
  expect((await call('POST', `/payments/${id}/refund`, support, wish())).statusCode).toBe(404)
  const { by_hand: _, reference: __, ...proposal } = wish({ amount_paisa: 300_000 })
  const { payout_id } = (await call('POST', `/payments/${id}/refund-proposal`, support, proposal)).json()
  expect(
    (await call('POST', `/refunds/${payout_id}/accept`, support, { by_hand: true, reference: null })).statusCode,
  ).toBe(404)
  const done = await call('POST', `/refunds/${payout_id}/accept`, accounts, { by_hand: true, reference: 'BK1' })
  expect(done.json().state).toBe('given')
  expect(await refundedOf(id)).toBe(300_000)
})

it('answers a doctor’s wish, by its reckoning, and the doctor sees it', async () => {
  const { id, order } = await paid()
  const money = { total: 1_500_000, here: 1_500_000, keep: 600_000, back: 900_000 }
  const reckoning = { rule: 'in_proportion', classes: null, sheets: null, allUntil: null, ...money } as const
  const [request] = await db
    .insert(tables.refundRequest)
    .values({ orderId: order.id, cause: 'leaving', reason: 'বদলি', reckoning })
    .returning()
  await call('POST', `/refund-requests/${request!.id}/look`)
  const listed = (await call('GET', '/refunds')).json().requests
  const own = listed.find(({ request: { id: each } }: { request: { id: number } }) => each === request!.id)
  expect(own).toMatchObject({ least_paisa: 900_000, needs_second: false, request: { state: 'looked_at' } })
  const stranger = await test.signInStaff({ role: 'accounts', courseIds: [] })
  expect((await call('GET', '/refunds', stranger)).json().requests).toEqual([])
  const body = { by_hand: true, reference: 'BK2', amount_paisa: null, answer: 'শুভকামনা', key: randomUUID() }
  expect((await call('POST', `/refund-requests/${request!.id}/grant`, accounts, body)).json().state).toBe('given')
  expect(await refundedOf(id)).toBe(900_000)
  const [after] = await db.select().from(tables.refundRequest).where(eq(tables.refundRequest.id, request!.id))
  expect(after).toMatchObject({ state: 'paid_out', grantedPaisa: 900_000, answer: 'শুভকামনা' })
  expect((await call('POST', `/refund-requests/${request!.id}/refuse`, accounts, { answer: 'আর না' })).json().code).toBe(
    'payment_decided',
  )
})

it('counts one doctor’s refunds of two orders that begin at once: one of them waits for the second signature', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await paid()
    const other = await paid(one.order.doctorId)
    const both = await Promise.all(
      [one, other].map(({ id }) => call('POST', `/payments/${id}/refund`, accounts, wish())),
    )
    expect(both.map((each) => each.json().state).toSorted()).toEqual(['given', 'to_sign'])
  }
})

it('what waits for a signature ends with the wish it was for, and stands in nobody’s way', async () => {
  const { order, id } = await paid()
  const money = { total: 1_500_000, here: 1_500_000, keep: 0, back: 1_500_000 }
  const reckoning = { rule: 'in_proportion', classes: null, sheets: null, allUntil: null, ...money } as const
  const [request] = await db
    .insert(tables.refundRequest)
    .values({ orderId: order.id, cause: 'leaving', reason: 'বদলি', reckoning })
    .returning()
  const body = { by_hand: true, reference: null, amount_paisa: null, answer: '', key: randomUUID() }
  const asked = (await call('POST', `/refund-requests/${request!.id}/grant`, accounts, body)).json()
  expect(asked.state).toBe('to_sign')
  const refused = await call('POST', `/refund-requests/${request!.id}/refuse`, accounts, { answer: 'মেয়াদ শেষ' })
  expect(refused.statusCode).toBe(200)
  expect((await call('POST', `/refunds/${asked.payout_id}/sign`, owner)).json().code).toBe('payment_decided')
  expect((await call('POST', `/payments/${id}/refund`, accounts, wish())).json().state).toBe('given')
})

it('what a gateway did not give back counts as a refund of the doctor’s all the same', async () => {
  const { id } = await paid()
  const failed = { paymentId: id, amountPaisa: 100_000, reason: 'r', state: 'failed', asked: 1 } as const
  await db.insert(tables.refund).values(failed)
  expect((await call('POST', `/payments/${id}/refund`, accounts, wish())).json().state).toBe('to_sign')
})

it('lists a granted wish whose refund failed until it is sent again', async () => {
  const { id, order } = await paid()
  const money = { total: 1_500_000, here: 1_500_000, keep: 1_100_000, back: 400_000 }
  const reckoning = { rule: 'in_proportion', classes: null, sheets: null, allUntil: null, ...money } as const
  const granted = { state: 'granted', grantedPaisa: 400_000, decidedAt: new Date() } as const
  const [request] = await db
    .insert(tables.refundRequest)
    .values({ orderId: order.id, cause: 'leaving', reckoning, ...granted })
    .returning()
  const own = async () =>
    (await call('GET', '/refunds'))
      .json()
      .requests.find((each: { request: { id: number } }) => each.request.id === request!.id)
  const part = { paymentId: id, requestId: request!.id, amountPaisa: 400_000, reason: 'r', asked: 1 }
  const [first] = await db
    .insert(tables.refund)
    .values({ ...part, state: 'asked' })
    .returning()
  expect(await own()).toBeUndefined()
  const grant = (more = {}) => {
    const body = { by_hand: true, reference: 'BK9', amount_paisa: null, answer: null, key: randomUUID(), ...more }
    return call('POST', `/refund-requests/${request!.id}/grant`, accounts, body)
  }
  expect((await grant()).json().code, 'all of it is on its way').toBe('payment_decided')
  await db.update(tables.refund).set({ state: 'failed' }).where(eq(tables.refund.id, first!.id))
  expect(await own()).toMatchObject({ least_paisa: 400_000, request: { state: 'granted' } })
  // What the second person signs is what goes.
  for (const amount_paisa of [100, 400_100]) expect((await grant({ amount_paisa })).statusCode).toBe(422)
  const { payout_id } = (await grant()).json()
  await call('POST', `/refunds/${payout_id}/sign`, owner)
  expect(await refundedOf(id)).toBe(400_000)
  expect(await own()).toBeUndefined()
})

it('tells at once that a gateway refused, and lists it until it is sent again or given up', async () => {
  const bank = test.deps.gateways.sslcommerz
  const original = bank.refund
  bank.refund = async () => ({ state: 'failed' })
  const { id, order } = await paid()
  await db.update(tables.payment).set({ gateway: 'sslcommerz' }).where(eq(tables.payment.id, id))
  const own = async (by = accounts) =>
    (await call('GET', '/refunds', by)).json().failed.filter((each: { payment_id: number }) => each.payment_id === id)
  const body = wish({ by_hand: false })
  const given = (await call('POST', `/payments/${id}/refund`, accounts, body)).json()
  expect(given).toMatchObject({ state: 'given', refund: 'failed' })
  expect((await call('POST', `/payments/${id}/refund`, accounts, body)).json(), 'the same press').toEqual(given)
  const [first] = await own()
  expect(first).toMatchObject({ amount_paisa: 500_000, reason: 'অসুস্থ', needs_second: true, order: { id: order.id } })
  expect(await own(await test.signInStaff({ role: 'accounts', courseIds: [] }))).toEqual([])

  // Sent again it waits for its signature; taken back before that it stands there again.
  const again = async () => (await call('POST', `/payments/${id}/refund`, accounts, wish({ by_hand: false }))).json()
  const { payout_id } = await again()
  expect(await own()).toEqual([])
  await call('POST', `/refunds/${payout_id}/refuse`, accounts, { words: 'ভুল চাপ' })
  expect(await own()).toHaveLength(1)
  const { payout_id: second } = await again()
  expect((await call('POST', `/refunds/${second}/sign`, owner)).json()).toMatchObject({ refund: 'failed' })
  bank.refund = original
  const [newest, ...others] = await own()
  expect([newest.id > first.id, others]).toEqual([true, []])

  const giveUp = (refundId: number) =>
    call('POST', `/refunds/failed/${refundId}/give-up`, accounts, { words: 'ডাক্তার আর চান না' })
  expect((await giveUp(first.id)).json().code).toBe('payment_decided')
  expect((await giveUp(newest.id)).json().state).toBe('refused')
  expect(await own()).toEqual([])
  expect((await giveUp(newest.id)).json().code).toBe('payment_decided')
})

it('speaks of what the rule gives until an amount is typed', async () => {
  const { payment, enrolment } = await buildOwing(test.deps)
  const fromNow = (count: number) => new Date(Date.now() + days(count))
  const [startsOn, endsOn] = [-30, 80].map((count) => fromNow(count).toISOString().slice(0, 10))
  const ofIt = eq(tables.batch.id, enrolment.batchId)
  await db.update(tables.batch).set({ lectures: 10, startsOn, endsOn }).where(ofIt)
  for (const nth of Array.from({ length: 10 }).keys())
    await buildScheduleEvent(db, enrolment.scheduleId, { startsAt: fromNow(20 * nth - 30) })
  const terms = (await call('GET', `/payments/${payment.id}/refund`)).json()
  expect(terms).toMatchObject({ refundable_paisa: 400_000, reckoning: { rule: 'in_proportion' } })
  expect(terms.proposed_paisa).toBe(terms.reckoning.back_paisa)
  expect(terms.proposed_paisa).toBeLessThan(400_000)
  expect(terms).toEqual((await call('GET', `/payments/${payment.id}/refund?amount=${terms.proposed_paisa}`)).json())
})
