import { tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildBranch } from '../../../../testing/builders/build-batch.ts'
import { buildPayment } from '../../../../testing/builders/build-payment.ts'
import { fakeGateways } from '../../../../testing/fake-gateway.ts'
import { buildTestOffice } from '../../../../testing/test-office.ts'

const gateways = fakeGateways()
const test = await buildTestOffice({ gateways })
const { db } = test.deps.database
afterAll(test.close)
const accounts = await test.signInStaff({ role: 'accounts' })
const support = await test.signInStaff({ role: 'support' })

const call = (method: 'GET' | 'POST', path: string, by = accounts, payload?: object) =>
  test.office.inject({ method, url: `/api/v3/admin${path}`, headers: by.headers, ...(payload && { payload }) })

let made = 0
const payment = (given: Omit<Parameters<typeof buildPayment>[1], 'transaction'> = {}) => {
  made += 1
  return buildPayment(db, { transaction: `2611-TEST${made}`, gatewayTrx: `9HK000${made}`, ...given })
}

it('shows one payment in the order of time, in plain words, and what each member can do about it', async () => {
  const { payment: row, order } = await payment({
    gateway: 'manual',
    reason: 'awaiting_staff',
    payerNumber: '+8801712345678',
  })
  await db.insert(tables.gatewayMessage).values({
    ...{ gateway: 'manual', paymentId: row.id, direction: 'received', kind: 'typed', at: new Date() },
    body: { trx_id: '9HK0001', secret: 'no' },
  })
  const page = (await call('GET', `/payments/${row.id}`)).json()
  expect(page.verbs).toEqual(['approve', 'refuse'])
  expect(page.payment).toMatchObject({
    reference: '9HK0001',
    way: 'manual',
    payer_number: expect.stringContaining('*'),
  })
  expect(JSON.stringify(page)).not.toMatch(/secret|8801712345678/)
  expect(page.happenings.map(({ kind }: { kind: string }) => kind)).toEqual(['step', 'step', 'message'])
  expect((await call('GET', `/payments/${row.id}`, support)).json().verbs).toEqual([])

  const both = await Promise.all(
    [0, 1].map(() => call('POST', `/payments/${row.id}/approve`, accounts, { note: 'স্টেটমেন্টে আছে' })),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [audit] = await db.select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1)
  expect(audit).toMatchObject({
    ...{ action: 'payment_approved', resource: 'payment', doctorId: order.doctorId, reason: 'স্টেটমেন্টে আছে' },
    ...{ staffId: accounts.staffId, before: { state: 'initiated' }, after: { state: 'paid' } },
  })
  const after = (await call('GET', `/payments/${row.id}`)).json()
  expect(after.verbs).toEqual(['refund', 'print', 'resend'])
  expect(after.happenings.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['receipt', 'deed']),
  )
  expect((await call('GET', `/payments/${row.id}`, support)).json().verbs).toEqual(['print', 'propose'])
  const receipt = await call('GET', `/payments/${row.id}/receipt`, support)
  expect([receipt.headers['content-type'], receipt.rawPayload.subarray(0, 4).toString()]).toEqual([
    'application/pdf',
    '%PDF',
  ])
})

it('asks the gateway, says when it did not answer, and settles what it says', async () => {
  const { payment: row } = await payment({ gatewayRef: 'S1' })
  gateways.sslcommerz.away = true
  expect((await call('POST', `/payments/${row.id}/ask`)).json()).toEqual({
    state: 'initiated',
    reason: null,
    answered: false,
  })
  gateways.sslcommerz.away = false
  gateways.sslcommerz.says.set(row.transaction, { status: 'declined' })
  expect((await call('POST', `/payments/${row.id}/ask`)).json()).toMatchObject({ state: 'failed', answered: true })
})

it('has a list that is narrowed by the address, and shows nobody what is not theirs', async () => {
  const held = await payment({ state: 'on_hold', reason: 'risky', startedAt: new Date('2026-01-05T20:00:00Z') })
  const { id: branchId } = await buildBranch(db)
  const branch = await test.signInStaff({ role: 'accounts', branchIds: [branchId] })
  const cash = await payment({ gateway: 'cash', state: 'failed', branchId, cashierId: accounts.staffId })
  const { scheduleId } = cash.enrolment
  await db
    .update(tables.schedule)
    .set({ contactId: (await buildBranch(db)).id, mode: 'branch' })
    .where(eq(tables.schedule.id, scheduleId))
  const ids = async (query: string, by = accounts) =>
    (await call('GET', `/payments?${query}`, by)).json().rows.map(({ id }: { id: number }) => id)
  expect(await ids(`state=on_hold&reason=risky&doctor=${held.doctor.id}`)).toEqual([held.payment.id])
  // In Dhaka it was the sixth.
  expect(await ids('from=2026-01-06&to=2026-01-06')).toEqual([held.payment.id])
  expect(await ids('to=2026-01-05')).toEqual([])
  expect(await ids(`trx=${held.payment.gatewayTrx?.toLowerCase()}`)).toEqual([held.payment.id])
  expect(await ids('state=waiting')).toContain(held.payment.id)
  expect(await ids(`doctor=${held.doctor.id}`)).toEqual([held.payment.id])
  expect(await ids(`q=${encodeURIComponent(held.doctor.name)}`)).toContain(held.payment.id)
  expect(await ids(`branch=${branchId}`)).toEqual([cash.payment.id])
  // Cash of their branch is theirs, whatever it was for; of other branches nothing is.
  expect(await ids(`branch=${branchId}`, branch)).toEqual([cash.payment.id])
  await db
    .update(tables.schedule)
    .set({ contactId: (await buildBranch(db)).id, mode: 'branch' })
    .where(eq(tables.schedule.id, held.enrolment.scheduleId))
  expect(await ids(`ids=${held.payment.id}`, branch)).toEqual([])
  expect((await call('GET', `/payments/${held.payment.id}`, branch)).statusCode).toBe(404)
})

it('finds what a doctor can pay at the counter, and takes it', async () => {
  const { order, doctor } = await payment({ state: 'failed', amountPaisa: 1_000_000 })
  const { id: branchId } = await buildBranch(db)
  const found = (await call('GET', `/till?q=${doctor.phone.slice(-4)}`)).json().orders
  expect(found).toEqual([expect.objectContaining({ id: order.id, open_paisa: 1_000_000 })])
  expect(found[0].doctor.phone).toContain('*')
  const till = (await call('GET', `/till/${order.id}`)).json()
  expect(till.branches.map(({ id }: { id: number }) => id)).toContain(branchId)
  const body = { amount_paisa: 1_000_000, shown_paisa: 1_000_000, branch_id: branchId, key: crypto.randomUUID() }
  const [first, second] = [
    await call('POST', `/till/${order.id}/cash`, accounts, body),
    await call('POST', `/till/${order.id}/cash`, accounts, body),
  ]
  expect(first.json()).toMatchObject({ open_paisa: 0, invoice_number: expect.stringMatching(/^\d{6}$/) })
  expect(second.json()).toEqual(first.json())
  expect((await call('GET', `/till?q=${doctor.phone.slice(-4)}`)).json().orders).toEqual([])
  const wrong = await call('POST', `/till/${order.id}/cash`, accounts, { ...body, key: crypto.randomUUID() })
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['amount_paisa']])
})
