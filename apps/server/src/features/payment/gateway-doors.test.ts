import { connect, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { type PaymentOutcome, sandboxPaymentAccounts, startSandbox } from '@prostuti/sandbox'
import { asc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import { buildPayment } from '../../testing/build-payment.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { paymentToStart } from '../../testing/wire-payment.ts'
import { createGateways, type GatewayName, type Gateways } from '../gateways/index.ts'

const { gatewayMessage, payment: paymentTable } = tables
let test: TestApp
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let doors: FastifyInstance
let deps: Deps
let nth = 0

beforeAll(async () => {
  const database = await createTestDatabase()
  sandbox = await startSandbox()
  // The address is known only when the app listens, and the gateways are told it.
  let publicUrl = ''
  const made = () =>
    createGateways(
      { db: database.db, clock: () => new Date(), publicUrl, timeoutMs: 2000 },
      sandboxPaymentAccounts(sandbox.url),
    )
  const gateways: Gateways = {
    get sslcommerz() {
      return made().sslcommerz
    },
    get bkash() {
      return made().bkash
    },
  }
  test = await buildTestApp({ database, gateways })
  doors = test.app
  deps = test.deps
  publicUrl = await doors.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await sandbox.close()
  await test.close()
})

/** A payment that was started at the gateway. */
async function start(gateway: GatewayName = 'sslcommerz') {
  nth += 1
  const transaction = `DOOR-${String(nth).padStart(6, '0')}`
  const { db } = test.deps.database
  const { payment, enrolment } = await buildPayment(db, { transaction, gateway })
  const { gatewayRef } = await deps.gateways[gateway].start(paymentToStart(transaction))
  await db.update(paymentTable).set({ gatewayRef }).where(eq(paymentTable.id, payment.id))
  return { id: payment.id, transaction, page: `/my/courses/${enrolment.id}/payment/${payment.id}/done` }
}

/** The payer chooses, and the browser goes where it is sent; nothing of the server's own message is waited for. */
async function choose(transaction: string, outcome: PaymentOutcome) {
  const browser = sandbox.pay.choose(transaction, outcome)
  if (!browser) return undefined
  const body = browser.method === 'POST' ? { body: new URLSearchParams(browser.fields) } : {}
  const again = () => fetch(browser.url, { method: browser.method, ...body, redirect: 'manual' })
  const response = await again()
  return { status: response.status, to: response.headers.get('location'), again, browser }
}

const post = (form: Record<string, string>, door = 'success') =>
  doors.inject({
    method: 'POST',
    url: `/api/v3/web/payments/sslcommerz/${door}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

const stateOf = async (id: number) =>
  (await test.deps.database.db.select().from(paymentTable).where(eq(paymentTable.id, id)))[0]?.state
const messagesOf = (id: number) =>
  test.deps.database.db
    .select()
    .from(gatewayMessage)
    .where(eq(gatewayMessage.paymentId, id))
    .orderBy(asc(gatewayMessage.id))

describe('a payer who comes back from SSLCOMMERZ', () => {
  it.each([
    ['success', 'paid'],
    ['no_ipn', 'paid'],
    ['duplicate_ipn', 'paid'],
    ['failure', 'failed'],
    ['cancel', 'cancelled'],
    ['on_hold', 'on_hold'],
    ['wrong_amount', 'on_hold'],
  ] as const)('after %s lands on the page of the payment, which is %s', async (outcome, state) => {
    const { id, transaction, page } = await start()
    expect(await choose(transaction, outcome)).toMatchObject({ status: 303, to: page })
    await sandbox.pay.idle()
    expect(await stateOf(id)).toBe(state)
  })

  it('for an event lands where the event is paid for', async () => {
    const { db } = test.deps.database
    const { id, transaction } = await start()
    const soon = new Date(Date.now() + 86_400_000)
    const [event] = await db
      .insert(tables.event)
      .values({
        name: { bn: 'কর্মশালা', en: 'Workshop' },
        startsAt: soon,
        deadline: soon,
        feePaisa: 150_000,
        mode: 'online',
      })
      .returning()
    const { purchaseOrder } = tables
    await db
      .update(purchaseOrder)
      .set({ kind: 'event', enrolmentId: null, eventId: event!.id })
      .where(eq(purchaseOrder.id, sql`(select order_id from payment where id = ${id})`))
    expect(await choose(transaction, 'no_ipn')).toMatchObject({
      to: expect.stringMatching(`^/my/event/${event!.id}/checkout\\?payment=${id}&order=\\d+$`),
    })
    expect(await stateOf(id)).toBe('paid')
  })

  it('finds the payment still open while the gateway itself is late, and paid after its message', async () => {
    sandbox.pay.setSlow(1000)
    const { id, transaction, page } = await start()
    expect(await choose(transaction, 'slow')).toMatchObject({ to: page })
    expect(await stateOf(id)).toBe('initiated')
    await sandbox.pay.idle()
    expect(await stateOf(id)).toBe('paid')
  })

  it('lands on that page although the gateway is away, and nothing is concluded', async () => {
    const { id, transaction, page } = await start()
    sandbox.pay.setDown('sslcommerz', true)
    expect(await choose(transaction, 'no_ipn')).toMatchObject({ to: page })
    sandbox.pay.setDown('sslcommerz', false)
    expect(await stateOf(id)).toBe('initiated')
  })

  it('a second time with the same form learns nothing', async () => {
    const { id, transaction } = await start()
    const back = await choose(transaction, 'no_ipn')
    expect(await stateOf(id)).toBe('paid')
    expect((await back!.again()).headers.get('location')).toBe('/my/courses')
    expect((await messagesOf(id)).filter(({ kind }) => kind === 'validation')).toHaveLength(2)
  })
})

describe('a message nobody can vouch for', () => {
  it('changes nothing and reveals nothing, with a wrong signature', async () => {
    const { id, transaction } = await start()
    expect(await choose(transaction, 'bad_signature')).toMatchObject({ status: 303, to: '/my/courses' })
    await sandbox.pay.idle()
    expect(await stateOf(id)).toBe('initiated')
  })

  it('looks the same for a payment that exists and for one that does not', async () => {
    const { transaction } = await start()
    const form = { status: 'VALID', val_id: 'x', verify_sign: 'y', verify_key: 'tran_id' }
    const [ours, nobodys] = [await post({ ...form, tran_id: transaction }), await post({ ...form, tran_id: 'NOBODY' })]
    const seen = ({ statusCode, body, headers: { location } }: typeof ours) => ({ statusCode, body, location })
    expect(seen(ours)).toEqual({ statusCode: 303, body: 'null', location: '/my/courses' })
    expect(seen(nobodys)).toEqual(seen(ours))
  })

  it('cannot carry one doctor’s payment over to another’s', async () => {
    const [mine, theirs] = [await start(), await start()]
    const back = await choose(mine.transaction, 'no_ipn')
    const form = back!.browser.method === 'POST' ? back!.browser.fields : {}
    expect((await post({ ...form, tran_id: theirs.transaction })).headers.location).toBe('/my/courses')
    expect(await stateOf(theirs.id)).toBe('initiated')
  })

  it('is kept for an hour’s worth and no more', async () => {
    const kept = async () =>
      (await test.deps.database.db.select().from(gatewayMessage).where(eq(gatewayMessage.kind, 'unproved'))).length
    for (let sent = 0; sent < 70; sent += 1) await post({ tran_id: 'FLOOD' }, 'ipn')
    expect((await post({ tran_id: 'FLOOD' }, 'ipn')).statusCode).toBe(200)
    expect(await kept()).toBe(60)
  })

  it('is not read when it is no form, or too large', async () => {
    const url = '/api/v3/web/payments/sslcommerz/ipn'
    expect((await doors.inject({ method: 'POST', url, payload: { tran_id: 'X' } })).statusCode).toBe(415)
    expect((await post({ tran_id: 'x'.repeat(33_000) }, 'ipn')).statusCode).toBe(413)
  })
})

describe('the message from server to server', () => {
  it('settles the payment although the browser never returns', async () => {
    const { id, transaction } = await start()
    expect(await choose(transaction, 'ipn_only')).toBeUndefined()
    await sandbox.pay.idle()
    expect(await stateOf(id)).toBe('paid')
  })

  it('asks to be sent again while the database is away', async () => {
    const { transaction } = await start()
    const signed = sandbox.pay.choose(transaction, 'no_ipn')
    const database = connect('postgres://nobody@127.0.0.1:9/nowhere')
    const broken = await buildApp({ ...deps, database })
    const response = await broken.inject({
      method: 'POST',
      url: '/api/v3/web/payments/sslcommerz/ipn',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(signed?.method === 'POST' ? signed.fields : {}).toString(),
    })
    expect(response.statusCode).toBe(503)
    await broken.close()
    await database.close()
  })

  it('is kept with everything that was said, and without a password', async () => {
    const { id, transaction } = await start()
    await choose(transaction, 'success')
    await sandbox.pay.idle()
    const kept = await messagesOf(id)
    expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(['session', 'ipn', 'return', 'validation']))
    expect(JSON.stringify(kept)).not.toContain(sandboxPaymentAccounts('').sslcommerz.storePassword)
    expect(JSON.stringify(kept)).not.toContain('store_passwd')
  })
})

describe('a payer who comes back from bKash', () => {
  it.each([
    ['success', 'paid'],
    ['failure', 'failed'],
    ['cancel', 'cancelled'],
    ['wrong_amount', 'on_hold'],
    ['no_balance', 'failed'],
  ] as const)('after %s lands on the page of the payment, which is %s', async (outcome, state) => {
    const { id, transaction, page } = await start('bkash')
    expect(await choose(transaction, outcome)).toMatchObject({ status: 303, to: page })
    expect(await stateOf(id)).toBe(state)
  })

  it('is nobody when bKash never opened that payment', async () => {
    const response = await doors.inject('/api/v3/web/payments/bkash/callback?paymentID=TR0011X&status=success')
    expect([response.statusCode, response.headers.location]).toEqual([303, '/my/courses'])
  })

  it('cannot claim a payment of the other gateway', async () => {
    const { id } = await start()
    const [row] = await test.deps.database.db.select().from(paymentTable).where(eq(paymentTable.id, id))
    const url = `/api/v3/web/payments/bkash/callback?paymentID=${row!.gatewayRef}&status=success`
    expect((await doors.inject(url)).headers.location).toBe('/my/courses')
  })
})
