import { randomUUID } from 'node:crypto'
import { tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildOwing } from '../../../../testing/builders/build-owing.ts'
import { buildTestOffice } from '../../../../testing/test-office.ts'
import { findLedgerFaults } from '../../ledger/find-ledger-faults.ts'
import { owedOf } from '../../ledger/owed-of.ts'
import { readLectureAccess } from '../../orders/lecture-access.ts'

const test = await buildTestOffice()
const { db } = test.deps.database
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})
const accounts = await test.signInStaff({ role: 'accounts' })
const owner = await test.signInStaff({ role: 'owner' })
const post = (path: string, by = accounts, payload: object = {}) =>
  test.office.inject({ method: 'POST', url: `/api/v3/admin${path}`, headers: by.headers, payload })
const dues = async (by = accounts) =>
  (await test.office.inject({ url: '/api/v3/admin/dues', headers: by.headers })).json()

const wish = (amount_paisa: number) => ({ amount_paisa, reason: 'বাবা অসুস্থ', key: randomUUID() })
const waiverOf = async (id: number) => (await db.select().from(tables.waiver).where(eq(tables.waiver.id, id)))[0]!
const orderOf = async (id: number) =>
  (await db.select().from(tables.purchaseOrder).where(eq(tables.purchaseOrder.id, id)))[0]!

it('waives a part and then the rest by two, the doctor is told, and the place stays theirs', async () => {
  const { order, enrolment, openPaisa } = await buildOwing(test.deps)
  const bought = { kind: 'enrolment' as const, id: enrolment.id }
  expect(await readLectureAccess(db, bought, new Date())).toBe('lectures_paused')
  const body = wish(100_000)
  const asked = (await post(`/dues/${order.id}/waiver`, accounts, body)).json()
  expect(asked.state).toBe('to_sign')
  // A press that was heard before, and another while the first waits.
  expect((await post(`/dues/${order.id}/waiver`, accounts, body)).json()).toEqual(asked)
  expect((await post(`/dues/${order.id}/waiver`, accounts, wish(1))).json().code).toBe('payment_decided')
  expect(await owedOf(db, order.id)).toBe(openPaisa)

  const shown = (await dues(owner)).waivers.find(({ id }: { id: number }) => id === asked.waiver_id)
  expect(shown).toMatchObject({ amount_paisa: 100_000, may_sign: true, is_own: false, order_id: order.id })
  expect((await dues()).waivers[0]).toMatchObject({ may_sign: false, is_own: true })
  const sign = (id: number, by = owner) => post(`/waivers/${id}/sign`, by)
  expect((await sign(asked.waiver_id, accounts)).statusCode).toBe(404)
  const both = await Promise.all([sign(asked.waiver_id), sign(asked.waiver_id)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await owedOf(db, order.id)).toBe(openPaisa - 100_000)
  expect(test.smses.at(-1)?.text).toContain('১,০০০')

  const rest = (await post(`/dues/${order.id}/waiver`, accounts, wish(openPaisa - 100_000))).json()
  await sign(rest.waiver_id)
  expect(await owedOf(db, order.id)).toBe(0)
  expect(await orderOf(order.id)).toMatchObject({ paidAt: expect.any(Date), closedAt: null })
  const [seat] = await db.select().from(tables.enrolment).where(eq(tables.enrolment.id, enrolment.id))
  expect(seat!.state).toBe('active')
  expect(await readLectureAccess(db, bought, new Date())).toBe('open')
  expect((await dues()).rows.some(({ id }: { id: number }) => id === order.id)).toBe(false)
})

it('waives nothing that was paid meanwhile, and no more than is owed', async () => {
  const { order, openPaisa, payRest } = await buildOwing(test.deps)
  expect((await post(`/dues/${order.id}/waiver`, accounts, wish(openPaisa + 1))).json().code).toBe('payment_decided')
  const { waiver_id } = (await post(`/dues/${order.id}/waiver`, accounts, wish(openPaisa))).json()
  await payRest()
  // It ended with its debt: nobody has to decline it, and no signature waits.
  expect(await waiverOf(waiver_id)).toMatchObject({ state: 'withdrawn', decidedBy: null })
  expect((await dues(owner)).waivers.some(({ id }: { id: number }) => id === waiver_id)).toBe(false)
  const isOfIt = and(eq(tables.signature.resource, 'waiver'), eq(tables.signature.resourceId, String(waiver_id)))
  expect(await db.$count(tables.signature, and(isOfIt, isNull(tables.signature.endedAt)))).toBe(0)
  expect((await post(`/waivers/${waiver_id}/sign`, owner)).json().code).toBe('payment_decided')
  expect((await post(`/dues/${order.id}/waiver`, accounts, wish(1))).json().code).toBe('nothing_to_pay')
})

it('ends where a doctor leaves, and is not signed while one wants to', async () => {
  const { order, payment } = await buildOwing(test.deps)
  const ask = async () => (await post(`/dues/${order.id}/waiver`, accounts, wish(50_000))).json().waiver_id as number
  const first = await ask()
  const money = { total: 1_000_000, here: 400_000, keep: 0, back: 400_000 }
  const reckoning = { rule: 'in_proportion', classes: null, sheets: null, allUntil: null, ...money } as const
  const { refundRequest } = tables
  await db.insert(refundRequest).values({ orderId: order.id, cause: 'leaving', reckoning })
  expect((await post(`/waivers/${first}/sign`, owner)).json().code).toBe('refund_requested')
  expect((await waiverOf(first)).state).toBe('refused')
  await db.update(refundRequest).set({ state: 'withdrawn' }).where(eq(refundRequest.orderId, order.id))
  const second = await ask()
  const back = { amount_paisa: 100_000, reason: 'বদলি', ends: true, by_hand: true, reference: null, key: randomUUID() }
  expect((await post(`/payments/${payment.id}/refund`, accounts, back)).json().state).toBe('given')
  expect((await waiverOf(second)).state).toBe('withdrawn')
})

it('is declined with words or taken back, never signed by who asked or by who is new in their role', async () => {
  const { order } = await buildOwing(test.deps)
  const ask = async (by = accounts) =>
    (await post(`/dues/${order.id}/waiver`, by, wish(50_000))).json().waiver_id as number
  const first = await ask()
  const teacher = await test.signInStaff({ role: 'teacher' })
  expect((await post(`/waivers/${first}/decline`, teacher, { words: 'না হবে না' })).statusCode).toBe(404)
  expect((await post(`/waivers/${first}/decline`, owner, { words: 'আগে ফোন করুন' })).json().state).toBe('refused')
  const second = await ask()
  expect((await post(`/waivers/${second}/decline`, accounts, { words: 'ভুল চাপ' })).json().state).toBe('withdrawn')
  const own = await ask(owner)
  expect((await post(`/waivers/${own}/sign`, owner)).json().code).toBe('second_person_needed')
  const fresh = await test.signInStaff({ role: 'manager', duties: ['approve_money'], roleGivenAt: new Date() })
  expect((await post(`/waivers/${own}/sign`, fresh)).json().code).toBe('role_too_new')
  expect(await owedOf(db, order.id)).toBeGreaterThan(0)
})

it('a part whose day has passed is put off once, to a day from today', async () => {
  const { order } = await buildOwing(test.deps)
  const row = (await dues()).rows.find(({ id }: { id: number }) => id === order.id)
  expect(row.postpone).toMatchObject({ number: 2 })
  const put = await post(`/dues/${order.id}/postponement`, accounts, { number: 2 })
  expect(put.json().due_on).toBe(row.postpone.to)
  expect(row.postpone.to > new Date().toISOString().slice(0, 10)).toBe(true)
  expect((await dues()).rows.some(({ id }: { id: number }) => id === order.id)).toBe(false)
})

it('is offered with what is open on the doctor’s page and on a payment’s, until it waits for its signature', async () => {
  const { order, openPaisa } = await buildOwing(test.deps)
  const [paid] = await db.select().from(tables.payment).where(eq(tables.payment.orderId, order.id))
  const get = async (path: string) =>
    (await test.office.inject({ url: `/api/v3/admin${path}`, headers: owner.headers })).json()
  const shown = async () => [
    (await get(`/doctors/${order.doctorId}`)).courses[0].order,
    (await get(`/payments/${paid!.id}`)).waivable,
  ]
  expect(await shown()).toMatchObject([
    { open_paisa: openPaisa, is_waived_by_one: false },
    { open_paisa: openPaisa, is_asked: false },
  ])
  const inList = (await dues()).rows.find(({ id }: { id: number }) => id === order.id)
  expect(inList).toMatchObject({ open_paisa: openPaisa, waivable_paisa: openPaisa })
  // What the doctor says to have sent is not to be waived, and no screen offers it.
  const sent = { gateway: 'manual', reason: 'awaiting_staff', state: 'on_hold', amountPaisa: 250_000 } as const
  await db
    .insert(tables.payment)
    .values({ ...sent, transaction: `SENT-${order.id}`, orderId: order.id, startedAt: new Date() })
  const left = openPaisa - 250_000
  expect(await shown()).toMatchObject([{ open_paisa: left }, { open_paisa: left }])
  expect((await dues()).rows.find(({ id }: { id: number }) => id === order.id)).toMatchObject({ waivable_paisa: left })
  await post(`/dues/${order.id}/waiver`, accounts, wish(left))
  expect(await shown()).toMatchObject([{ is_waived_by_one: true }, { is_asked: true }])
})
