import { type PaymentOutcome, sandboxPaymentAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withoutSecrets } from '../../../outbound/without-secrets.ts'
import { memoryJournal, paymentToStart } from '../../../testing/wire-payment.ts'
import type { Gateway } from '../gateway.ts'
import { sslcommerz } from './sslcommerz.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let journal: ReturnType<typeof memoryJournal>
let gateway: Gateway
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => {
  sandbox.pay.clear()
  journal = memoryJournal()
  gateway = open()
})
afterAll(() => sandbox.close())

const open = (changes: object = {}) =>
  sslcommerz({
    ...sandboxPaymentAccounts(sandbox.url).sslcommerz,
    publicUrl: 'http://127.0.0.1:9',
    journal,
    timeoutMs: 2000,
    ...changes,
  })

/** Starts a payment, chooses, and gives what the browser would bring. */
async function pay(outcome: PaymentOutcome, transaction = 'T-000001') {
  const { gatewayRef } = await gateway.start(paymentToStart(transaction))
  const browser = sandbox.pay.choose(transaction, outcome)
  const hint = browser?.method === 'POST' ? browser.fields : undefined
  return { transaction, gatewayRef, ...(hint && { hint }) }
}

const money = {
  status: 'paid',
  transaction: 'T-000001',
  amount: 150_000,
  currency: 'BDT',
  risky: false,
  gatewayTrx: expect.any(String),
  method: 'BKASH-BKash',
}

describe('SSLCOMMERZ', () => {
  it('opens a session and says where its page is', async () => {
    const { gatewayRef, url } = await gateway.start(paymentToStart('T-000001'))
    expect(url).toBe(`${sandbox.url}/pay/sslcommerz?key=${gatewayRef}`)
    expect((await fetch(url)).status).toBe(200)
  })

  it('knows nothing of a payment that was never tried', async () => {
    const { gatewayRef } = await gateway.start(paymentToStart('T-000001'))
    expect(await gateway.ask({ transaction: 'T-000001', gatewayRef })).toEqual({ status: 'unknown' })
    expect(await gateway.ask({ transaction: 'T-nobody', gatewayRef: null })).toEqual({ status: 'unknown' })
  })

  it.each([
    ['success', money],
    ['duplicate_ipn', money],
    ['no_ipn', money],
    ['silent', money],
    ['ipn_only', money],
    ['bad_signature', money],
    ['on_hold', { ...money, risky: true }],
    ['wrong_amount', { ...money, amount: 149_900 }],
    ['failure', { status: 'declined' }],
    ['cancel', { status: 'cancelled' }],
  ] as const)('says of %s the same with what a browser brought and without it', async (outcome, verdict) => {
    const { hint, ...payment } = await pay(outcome)
    expect(await gateway.ask({ ...payment, ...(hint && { hint }) })).toEqual(verdict)
    expect(await gateway.ask(payment)).toEqual(verdict)
  })

  it('is pending while the confirmation is late', async () => {
    sandbox.pay.setSlow(600_000)
    const payment = await pay('slow')
    expect(await gateway.ask(payment)).toEqual({ status: 'pending' })
  })

  it('does not take another payment’s confirmation for this one’s', async () => {
    const other = await pay('success', 'T-000002')
    await gateway.start(paymentToStart('T-000001'))
    const edited = { ...other.hint!, tran_id: 'T-000001' }
    expect(gateway.isSigned(edited)).toBe(false)
    expect(await gateway.ask({ transaction: 'T-000001', gatewayRef: null, hint: edited })).toEqual({
      status: 'unknown',
    })
    // Signed, but for the other payment.
    expect(await gateway.ask({ transaction: 'T-000001', gatewayRef: null, hint: other.hint! })).toEqual({
      status: 'unknown',
    })
  })

  it('does not believe a cancellation nobody signed', async () => {
    await gateway.start(paymentToStart('T-000001'))
    const hint = { tran_id: 'T-000001', status: 'CANCELLED' }
    expect(await gateway.ask({ transaction: 'T-000001', gatewayRef: null, hint })).toEqual({ status: 'unknown' })
  })

  it('recognises what the gateway signed', async () => {
    expect(gateway.isSigned((await pay('success', 'T-000001')).hint!)).toBe(true)
    expect(gateway.isSigned((await pay('bad_signature', 'T-000002')).hint!)).toBe(false)
  })

  it.each([
    ['http-500', 'http_500'],
    ['garbage', 'unreadable'],
    ['list', 'unreadable'],
    ['hang', 'timeout'],
  ] as const)('concludes nothing from %s', async (kind, code) => {
    const payment = await pay('success')
    const impatient = open({ timeoutMs: 300 })
    sandbox.pay.failNext({ gateway: 'sslcommerz', kind, times: 2 })
    await expect(impatient.ask(payment)).rejects.toMatchObject({ name: 'GatewayAway', code })
    await expect(impatient.start(paymentToStart('T-000009'))).rejects.toMatchObject({ name: 'GatewayAway' })
    expect(await gateway.ask(payment)).toEqual(money)
  })

  it('is away when nobody listens, and when the account is wrong', async () => {
    const gone = await startSandbox()
    await gone.close()
    const nobody = open({ baseUrl: gone.url })
    await expect(nobody.start(paymentToStart('T-000001'))).rejects.toMatchObject({ code: 'unreachable' })
    const stranger = open({ storePassword: 'wrong' })
    await expect(stranger.start(paymentToStart('T-000001'))).rejects.toMatchObject({ code: 'FAILED' })
    await expect(stranger.ask({ transaction: 'T-000001', gatewayRef: null })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
  })

  it('keeps both sides of the talk, and never the password', async () => {
    await gateway.ask(await pay('success'))
    expect(journal.messages.map(({ kind, direction }) => `${kind} ${direction}`)).toEqual([
      'session sent',
      'session received',
      'validation sent',
      'validation received',
    ])
    const { storePassword } = sandboxPaymentAccounts('').sslcommerz
    expect(JSON.stringify(journal.messages)).not.toContain(storePassword)
    expect(withoutSecrets({ a: [{ store_passwd: 'x', b: 1 }], id_token: 'y' })).toEqual({ a: [{ b: 1 }] })
  })

  it('cuts long names without tearing a letter', async () => {
    const long = { ...paymentToStart('T-000001'), title: 'ক্ষ'.repeat(200) }
    const doctor = { ...long.doctor, name: 'ক্ষ'.repeat(30), address: 'ঢাকা '.repeat(30) }
    await gateway.start({ ...long, doctor })
    expect(journal.messages[0]?.body).toMatchObject({ cus_name: 'ক্ষ'.repeat(16), product_name: 'ক্ষ'.repeat(85) })
  })
})

describe('refunds by SSLCOMMERZ', () => {
  async function paid() {
    const payment = await pay('success')
    const answer = await gateway.ask(payment)
    const { transaction, gatewayRef } = payment
    return { transaction, gatewayRef, gatewayTrx: answer.gatewayTrx!, reason: 'আসন ছিল না', others: [] }
  }
  const refunded = () => sandbox.pay.transactions()[0]?.refunded

  it('go in parts, and are done when the gateway says so', async () => {
    const payment = await paid()
    const first = await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })
    expect(first).toEqual({ state: 'pending', gatewayRef: expect.any(String) })
    const asked = { ...payment, amountPaisa: 50_000, refundId: 1, refundRef: first.gatewayRef! }
    expect(await gateway.askRefund(asked)).toEqual({ state: 'done', gatewayRef: first.gatewayRef })
    expect(await gateway.refund({ ...payment, amountPaisa: 100_100, refundId: 2 })).toEqual({ state: 'failed' })
    expect(await gateway.refund({ ...payment, amountPaisa: 100_000, refundId: 3 })).toMatchObject({ state: 'pending' })
    expect(refunded()).toEqual(['500.00', '1000.00'])
  })

  it('are asked for again when nobody was there to hear it', async () => {
    const payment = await paid()
    const wanted = { ...payment, amountPaisa: 50_000, refundId: 1 }
    sandbox.pay.setDown('sslcommerz', true)
    await expect(gateway.refund(wanted)).rejects.toMatchObject({ code: 'http_503' })
    sandbox.pay.setDown('sslcommerz', false)
    expect(await gateway.refund(wanted)).toEqual({ state: 'pending', gatewayRef: expect.any(String) })
    expect(refunded()).toEqual(['500.00'])
  })

  it('are sent once, although the answer was lost', async () => {
    const payment = await paid()
    sandbox.pay.failNext({ gateway: 'sslcommerz', kind: 'lost' })
    expect(await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })).toEqual({ state: 'pending' })
    expect(await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })).toEqual({ state: 'pending' })
    expect(refunded()).toEqual(['500.00'])
  })

  it('are found by the journal when the process died after the answer', async () => {
    const payment = await paid()
    const { gatewayRef } = await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })
    expect(await gateway.refund({ ...payment, amountPaisa: 50_000, refundId: 1 })).toEqual({
      state: 'done',
      gatewayRef,
    })
    expect(refunded()).toEqual(['500.00'])
  })
})
