import { createTestDatabase } from '@prostuti/db/testing/index'
import { type PaymentOutcome, sandboxPaymentAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, minutes } from '../../../testing/test-clock.ts'
import { memoryJournal, paymentToStart } from '../../../testing/wire-payment.ts'
import type { Gateway } from '../gateway.ts'
import { bkash } from './bkash.ts'

const clock = createTestClock()
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let database: Awaited<ReturnType<typeof createTestDatabase>>
let journal: ReturnType<typeof memoryJournal>
let gateway: Gateway
beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox({ clock: clock.now })
})
beforeEach(() => {
  sandbox.pay.clear()
  journal = memoryJournal()
  gateway = open()
})
afterAll(async () => {
  await sandbox.close()
  await database.close()
})

const open = (changes: object = {}) =>
  bkash({
    ...sandboxPaymentAccounts(sandbox.url).bkash,
    publicUrl: 'http://localhost:3000',
    db: database.db,
    clock: clock.now,
    journal,
    timeoutMs: 2000,
    ...changes,
  })

/** Starts a payment, chooses, and gives what the browser would bring. */
async function pay(outcome: PaymentOutcome, transaction = 'T-000001') {
  const { gatewayRef } = await gateway.start(paymentToStart(transaction))
  const browser = sandbox.pay.choose(transaction, outcome)
  const hint = browser?.method === 'GET' ? Object.fromEntries(new URL(browser.url).searchParams) : undefined
  return { transaction, gatewayRef, ...(hint && { hint }) }
}

const money = {
  status: 'paid',
  transaction: 'T-000001',
  amount: 150_000,
  currency: 'BDT',
  risky: false,
  gatewayTrx: expect.any(String),
  method: 'bKash',
}
const movedMoney = () => sandbox.pay.transactions().filter(({ paid }) => paid).length

describe('bKash', () => {
  it('opens a payment whose page and callback are known', async () => {
    const { gatewayRef, url } = await gateway.start(paymentToStart('T-000001'))
    expect(url).toBe(`${sandbox.url}/pay/bkash?key=${gatewayRef}`)
    expect(journal.messages[0]?.body).toMatchObject({
      amount: '1500.00',
      payerReference: '8801712345678',
      callbackURL: 'http://localhost:3000/api/v3/web/payments/bkash/callback',
    })
  })

  it.each([
    ['success', money],
    ['wrong_amount', { ...money, amount: 149_900 }],
    ['failure', { status: 'declined' }],
    ['cancel', { status: 'cancelled' }],
    ['no_balance', { status: 'declined' }],
  ] as const)('says of %s the same however often it is asked', async (outcome, verdict) => {
    const payment = await pay(outcome)
    expect(await gateway.ask(payment)).toEqual(verdict)
    expect(await gateway.ask(payment)).toEqual(verdict)
    expect(await gateway.ask({ ...payment, hint: {} })).toEqual(verdict)
  })

  it('takes the money of a payer whose browser never came back', async () => {
    const payment = await pay('silent')
    expect(await gateway.ask(payment)).toEqual(money)
    expect(movedMoney()).toBe(1)
  })

  it('takes no money nobody has approved, whatever a browser claims', async () => {
    const { gatewayRef } = await gateway.start(paymentToStart('T-000001'))
    const forged = { paymentID: gatewayRef, status: 'success' }
    expect(await gateway.ask({ transaction: 'T-000001', gatewayRef, hint: forged })).toEqual({ status: 'unknown' })
    expect(movedMoney()).toBe(0)
  })

  it.each(['lost', 'hang'] as const)('asks what happened when the answer to the execution is %s', async (kind) => {
    const payment = await pay('success')
    sandbox.pay.failNext({ gateway: 'bkash', kind, at: 'execute' })
    const verdict = await open({ timeoutMs: 300 }).ask(payment)
    expect(verdict).toEqual(kind === 'lost' ? money : { status: 'pending' })
    expect(await gateway.ask(payment)).toEqual(money)
    expect(movedMoney()).toBe(1)
  })

  it('knows nothing of a payment it never opened', async () => {
    expect(await gateway.ask({ transaction: 'T-000001', gatewayRef: null })).toEqual({ status: 'unknown' })
    expect(await gateway.ask({ transaction: 'T-000001', gatewayRef: 'TR0011X' })).toEqual({ status: 'unknown' })
  })

  it.each(['http-500', 'garbage', 'list'] as const)('concludes nothing from %s', async (kind) => {
    const { hint: _, ...payment } = await pay('success')
    sandbox.pay.failNext({ gateway: 'bkash', kind, at: 'status' })
    await expect(gateway.ask(payment)).rejects.toMatchObject({ name: 'GatewayAway' })
    sandbox.pay.failNext({ gateway: 'bkash', kind, at: 'create' })
    await expect(gateway.start(paymentToStart('T-000009'))).rejects.toMatchObject({ name: 'GatewayAway' })
  })

  it('says neither token nor password to the journal', async () => {
    const payment = await pay('success')
    await gateway.ask(payment)
    await gateway.ask(payment)
    const kept = JSON.stringify(journal.messages)
    const { username, password, appKey, appSecret } = sandboxPaymentAccounts('').bkash
    for (const secret of [username, password, appKey, appSecret, 'id_token']) expect(kept).not.toContain(secret)
    expect(journal.messages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['create', 'execute', 'query']))
  })
})

describe('refunds by bKash', () => {
  async function paid() {
    const payment = await pay('success')
    const answer = await gateway.ask(payment)
    const { transaction, gatewayRef } = payment
    return { transaction, gatewayRef, gatewayTrx: answer.gatewayTrx!, reason: 'আসন ছিল না', others: [] }
  }
  const refunded = () => sandbox.pay.transactions()[0]?.refunded

  it('are done at once, in parts, never beyond the payment', async () => {
    const payment = await paid()
    const first = await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })
    expect(first).toEqual({ state: 'done', gatewayRef: expect.any(String) })
    expect(await gateway.refund({ ...payment, amountPaisa: 100_100, refundId: 2 })).toEqual({ state: 'failed' })
    const asked = { ...payment, amountPaisa: 50_000, refundId: 1, refundRef: first.gatewayRef! }
    expect(await gateway.askRefund(asked)).toEqual(first)
    expect(refunded()).toEqual(['500.00'])
  })

  it('are asked for again when nobody was there to hear it', async () => {
    const payment = await paid()
    const wanted = { ...payment, amountPaisa: 50_000, refundId: 1 }
    sandbox.pay.setDown('bkash', true)
    await expect(gateway.refund(wanted)).rejects.toMatchObject({ code: 'http_503' })
    sandbox.pay.setDown('bkash', false)
    expect(await gateway.refund(wanted)).toEqual({ state: 'done', gatewayRef: expect.any(String) })
    expect(refunded()).toEqual(['500.00'])
  })

  it('are sent once, although the answer was lost, and found afterwards', async () => {
    const payment = await paid()
    sandbox.pay.failNext({ gateway: 'bkash', kind: 'lost', at: 'refund' })
    expect(await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })).toEqual({ state: 'pending' })
    expect(await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })).toMatchObject({ state: 'done' })
    expect(refunded()).toEqual(['500.00'])
  })

  it('that never arrived are not taken for another one of the same amount', async () => {
    const payment = await paid()
    const half = { ...payment, amountPaisa: 75_000 }
    const first = await gateway.refund({ ...half, refundId: 1 })
    sandbox.pay.failNext({ gateway: 'bkash', kind: 'http-500', at: 'refund' })
    const others = [{ ref: first.gatewayRef!, amountPaisa: 75_000 }]
    expect(await gateway.refund({ ...half, refundId: 2, others })).toEqual({ state: 'pending' })
    expect(await gateway.refund({ ...half, refundId: 2, others })).toEqual({ state: 'failed' })
    expect(refunded()).toEqual(['750.00'])
  })

  it('of one amount whose answers were both lost are found together, and one alone is left to staff', async () => {
    const payment = await paid()
    const half = { ...payment, amountPaisa: 75_000, others: [{ ref: null, amountPaisa: 75_000 }] }
    sandbox.pay.failNext({ gateway: 'bkash', kind: 'lost', at: 'refund', times: 1 })
    await gateway.refund({ ...half, refundId: 1 })
    expect(await gateway.refund({ ...half, refundId: 1 })).toEqual({ state: 'pending' })
    sandbox.pay.failNext({ gateway: 'bkash', kind: 'lost', at: 'refund', times: 1 })
    await gateway.refund({ ...half, refundId: 2 })
    expect(await gateway.refund({ ...half, refundId: 1 })).toMatchObject({ state: 'done' })
    expect(refunded()).toEqual(['750.00', '750.00'])
  })

  it('stay open where the question about them is refused', async () => {
    const payment = await paid()
    const { gatewayRef: refundRef } = await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })
    const asked = { ...payment, gatewayTrx: 'NOTHING', amountPaisa: 50_000, refundId: 1, refundRef: refundRef! }
    await expect(gateway.askRefund(asked)).rejects.toMatchObject({ code: '2033' })
  })

  it('that never arrived have failed', async () => {
    const payment = await paid()
    sandbox.pay.failNext({ gateway: 'bkash', kind: 'http-500', at: 'refund' })
    expect(await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })).toEqual({ state: 'pending' })
    expect(await gateway.askRefund({ ...payment, amountPaisa: 50_000, refundId: 1, refundRef: null })).toEqual({
      state: 'failed',
    })
  })
})

describe('the bKash token', () => {
  const start = (nth: number, by: Gateway = gateway) => by.start(paymentToStart(`T-token-${nth}`))

  it('is one for all calls of all processes, even when they begin at once', async () => {
    clock.move(minutes(61))
    sandbox.pay.clear()
    const processes = [open(), open(), open()]
    await Promise.all(Array.from({ length: 12 }, (_, nth) => start(nth, processes[nth % 3])))
    expect(sandbox.pay.tokensGiven()).toBe(1)
  })

  it('is renewed once, ten minutes before its end, while calls go on', async () => {
    clock.move(minutes(61))
    await start(1)
    sandbox.pay.clear()
    clock.move(minutes(49))
    await start(2)
    expect(sandbox.pay.tokensGiven()).toBe(0)
    clock.move(minutes(2))
    await Promise.all([start(3), start(4), start(5)])
    await expect.poll(() => sandbox.pay.tokensGiven()).toBe(1)
  })

  it('is renewed once when it is refused, and not again at once', async () => {
    clock.move(minutes(61))
    await start(1)
    clock.move(minutes(6))
    sandbox.pay.revokeTokens()
    await Promise.all([start(2), start(3)])
    expect(sandbox.pay.tokensGiven()).toBe(2)
    sandbox.pay.revokeTokens()
    await expect(start(4)).rejects.toMatchObject({ code: 'token' })
    expect(sandbox.pay.tokensGiven()).toBe(2)
  })

  it('that cannot be had is a gateway that is away', async () => {
    clock.move(minutes(61))
    sandbox.pay.setDown('bkash', true)
    await expect(start(1)).rejects.toMatchObject({ name: 'GatewayAway' })
    sandbox.pay.setDown('bkash', false)
    expect(await start(1)).toMatchObject({ gatewayRef: expect.any(String) })
  })
})
