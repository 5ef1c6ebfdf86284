import { sandboxPaymentAccounts, startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { paymentToStart } from '../../testing/wire-payment.ts'
import { createGateways, type Gateways } from '../gateways/index.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let test: TestApp
let gateways: Gateways
beforeAll(async () => {
  sandbox = await startSandbox({ pagesUrl: 'http://shop.test/sandbox' })
  test = await buildTestApp({ sandboxUrl: sandbox.url })
  const { database, clock } = test.deps
  gateways = createGateways(
    { db: database.db, clock, publicUrl: 'http://shop.test' },
    sandboxPaymentAccounts(sandbox.url),
  )
})
afterAll(async () => {
  await sandbox.close()
  await test.close()
})

const pathOf = (url: string) => url.replace('http://shop.test', '')
const choose = (url: string, outcome: string) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })

describe('the payment pages of the sandbox', () => {
  it('are passed on under an address of ours, with a policy of their own', async () => {
    const { url } = await gateways.sslcommerz.start(paymentToStart('PAGE-000001'))
    expect(url).toMatch(/^http:\/\/shop\.test\/sandbox\/pay\/sslcommerz\?key=/)
    const page = await test.app.inject(pathOf(url))
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.body).toContain('৳ ১,৫০০')
  })

  it('bring their own letters', async () => {
    const font = await test.app.inject('/sandbox/pay/bengali-400-600.woff2')
    expect(font.headers['content-type']).toBe('font/woff2')
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  })

  it('send the payer back with a form from SSLCOMMERZ', async () => {
    const { url } = await gateways.sslcommerz.start(paymentToStart('PAGE-000002'))
    const answer = await choose(pathOf(url), 'no_ipn')
    expect(answer.body).toContain('action="http://shop.test/api/v3/web/payments/sslcommerz/success"')
    expect(answer.body).toContain('name="tran_id" value="PAGE-000002"')
    expect((await choose(pathOf(url), 'success')).body).toContain('এই পেমেন্ট শেষ হয়েছে')
  })

  it('send the payer back with an address from bKash', async () => {
    const { url } = await gateways.bkash.start(paymentToStart('PAGE-000003'))
    const answer = await choose(pathOf(url), 'cancel')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(
      /^http:\/\/shop\.test\/api\/v3\/web\/payments\/bkash\/callback\?paymentID=TR0011\w+&status=cancel/,
    )
  })

  it('lead to nothing else of the sandbox', async () => {
    for (const url of [
      '/sandbox/pay/control?key=x',
      '/sandbox/pay/..%2Fcontrol%2Fpay%2Ftransactions?key=x',
      '/sandbox/pay/bkash',
    ])
      expect((await test.app.inject(url)).statusCode).toBe(404)
    expect((await test.app.inject('/sandbox/pay/bkash?key=unknown')).statusCode).toBe(404)
  })

  it('are not there when payments are live', async () => {
    const { deps } = test
    const app = await buildApp({ ...deps, env: { ...deps.env, payment: { ...deps.env.payment, mode: 'live' } } })
    const { url } = await gateways.sslcommerz.start(paymentToStart('PAGE-000004'))
    expect((await app.inject(pathOf(url))).statusCode).toBe(404)
    await app.close()
  })

  it('say so when the sandbox is away', async () => {
    const app = await buildApp({ ...test.deps, sandboxUrl: 'http://127.0.0.1:9' })
    expect((await app.inject('/sandbox/pay/bkash?key=x')).statusCode).toBe(503)
    await app.close()
  })
})
