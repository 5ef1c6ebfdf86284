import { createHash } from 'node:crypto'
import { connect, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { type PaymentOutcome, sandboxPaymentAccounts, startSandbox } from '@prostuti/sandbox'
import { asc, eq, like, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Deps } from '../../../deps.ts'
import { buildPayment } from '../../../testing/builders/build-payment.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { paymentToStart } from '../../../testing/wire-payment.ts'
import { createGateways, type GatewayName, type Gateways } from '../../gateways/index.ts'
import { sweepPayments } from '../settling/sweep-payments.ts'

const { gatewayMessage, payment: paymentTable } = tables
let test: TestApp
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let server: FastifyInstance
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
  server = test.app
  deps = test.deps
  publicUrl = await server.listen({ host: '127.0.0.1', port: 0 })
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

const post = (form: Record<string, string>, callback = 'success', remoteAddress = '127.0.0.1') =>
  server.inject({
    method: 'POST',
    remoteAddress,
    url: `/api/v3/web/payments/sslcommerz/${callback}`,
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
    expect((await server.inject({ method: 'POST', url, payload: { tran_id: 'X' } })).statusCode).toBe(415)
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
    const response = await server.inject('/api/v3/web/payments/bkash/callback?paymentID=TR0011X&status=success')
    expect([response.statusCode, response.headers.location]).toEqual([303, '/my/courses'])
  })

  it('cannot claim a payment of the other gateway', async () => {
    const { id } = await start()
    const [row] = await test.deps.database.db.select().from(paymentTable).where(eq(paymentTable.id, id))
    const url = `/api/v3/web/payments/bkash/callback?paymentID=${row!.gatewayRef}&status=success`
    expect((await server.inject(url)).headers.location).toBe('/my/courses')
  })
})

describe('three hundred callbacks that anybody could send', () => {
  const flood = 300
  const questions = ['validation', 'query', 'execute']
  const asksOf = async (id: number) =>
    (await messagesOf(id)).filter(({ kind, direction }) => direction === 'sent' && questions.includes(kind)).length
  /** As the job finds it a minute later. */
  const sweepSoon = () => sweepPayments(deps, new Date(Date.now() + 60_000))

  const addressOf = (nth: number) => `203.0.113.${nth % 250}`
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  const copies = {
    /** A payer who turned back has a form that SSLCOMMERZ signed, and may send it as often as they like. */
    async sslcommerz({ transaction }: { transaction: string }) {
      const said = { tran_id: transaction, status: 'CANCELLED', verify_key: 'tran_id,status' }
      const secret = md5(sandboxPaymentAccounts('').sslcommerz.storePassword)
      const form = { ...said, verify_sign: md5(`status=CANCELLED&store_passwd=${secret}&tran_id=${transaction}`) }
      return (nth: number) => post(form, ['success', 'fail', 'cancel', 'ipn'][nth % 4], addressOf(nth))
    },
    /** Whoever saw the address of bKash's page knows the payment's name there. */
    async bkash({ id }: { id: number }) {
      const [row] = await test.deps.database.db.select().from(paymentTable).where(eq(paymentTable.id, id))
      const url = (status: string) =>
        `/api/v3/web/payments/bkash/callback?paymentID=${row!.gatewayRef}&status=${status}`
      return (nth: number) =>
        server.inject({ url: url(['cancel', 'failure', 'success'][nth % 3]!), remoteAddress: addressOf(nth) })
    },
  }

  it.each(['sslcommerz', 'bkash'] as const)(
    'about one payment at %s cause a handful of questions and rows, and the real one is still heard',
    async (gateway) => {
      const payment = await start(gateway)
      const send = await copies[gateway](payment)
      for (let nth = 0; nth < flood; nth += 1) expect((await send(nth)).statusCode).toBeLessThan(400)
      await sweepSoon()
      expect(await asksOf(payment.id)).toBeLessThanOrEqual(15)
      expect((await messagesOf(payment.id)).length).toBeLessThanOrEqual(40)
      expect(await stateOf(payment.id)).not.toBe('paid')
      // The payer pays after all, and comes back as one of many.
      await choose(payment.transaction, 'success')
      await sandbox.pay.idle()
      await sweepSoon()
      expect(await stateOf(payment.id)).toBe('paid')
      const before = (await messagesOf(payment.id)).length
      for (let nth = 0; nth < 20; nth += 1) await send(nth)
      expect((await messagesOf(payment.id)).length).toBe(before)
    },
  )

  it('about payments that do not exist leave no more rows than one sender may, from any number of addresses', async () => {
    const { db } = test.deps.database
    const kept = () => db.$count(gatewayMessage, eq(gatewayMessage.kind, 'unproved'))
    const before = await kept()
    const from = (remoteAddress: string, nth: number) =>
      server.inject({ url: `/api/v3/web/payments/bkash/callback?paymentID=NO${nth}&status=success`, remoteAddress })
    for (let nth = 0; nth < flood; nth += 1) await from('198.51.100.7', nth)
    expect((await kept()) - before).toBe(60)
    await db.update(tables.rateLimit).set({ hits: 600 }).where(eq(tables.rateLimit.key, 'gateway_door:all'))
    await from('203.0.113.9', 1)
    expect((await kept()) - before).toBe(60)
  })

  it('from one address are put off together, whichever payments they name', async () => {
    const payment = await start('bkash')
    const send = await copies.bkash(payment)
    await test.deps.database.db
      .update(tables.rateLimit)
      .set({ hits: 120 })
      .where(like(tables.rateLimit.key, 'callback-address:%'))
    await send(0)
    expect(await asksOf(payment.id)).toBe(0)
    sandbox.pay.choose(payment.transaction, 'success')
    await sweepSoon()
    expect(await stateOf(payment.id)).toBe('paid')
  })
})
