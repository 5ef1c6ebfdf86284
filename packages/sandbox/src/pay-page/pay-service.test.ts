import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox } from '../start-sandbox.ts'
import { sandboxAccounts } from './accounts.ts'

type Sandbox = Awaited<ReturnType<typeof startSandbox>>
let sandbox: Sandbox
let merchant: Server
let merchantUrl: string
let ipns: URLSearchParams[]
/** What the merchant answers, in this order; 200 afterwards. */
let answers: number[]

beforeEach(async () => {
  ipns = []
  answers = []
  merchant = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    ipns.push(new URLSearchParams(body))
    response.writeHead(answers.shift() ?? 200, { connection: 'close' }).end()
  }).listen(0, '127.0.0.1')
  await once(merchant, 'listening')
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  sandbox = await startSandbox()
})
afterEach(async () => {
  await sandbox.close()
  await new Promise((resolve) => merchant.close(resolve))
})

const account = {
  store_id: sandboxAccounts.sslcommerz.storeId,
  store_passwd: sandboxAccounts.sslcommerz.storePassword,
}

async function openSession(changes: Record<string, string> = {}) {
  const body = new URLSearchParams({
    ...account,
    total_amount: '12500.00',
    currency: 'BDT',
    tran_id: 'TRAN-1',
    product_category: 'Course',
    product_name: 'বিসিএস <b>প্রিলি</b>',
    product_profile: 'non-physical-goods',
    num_of_item: '1',
    shipping_method: 'NO',
    success_url: `${merchantUrl}/success`,
    fail_url: `${merchantUrl}/fail`,
    cancel_url: `${merchantUrl}/cancel`,
    ipn_url: `${merchantUrl}/ipn`,
    cus_name: 'নুসরাত',
    cus_email: 'n@example.test',
    cus_add1: 'ঢাকা',
    cus_city: 'ঢাকা',
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    cus_phone: '01712345678',
    ...changes,
  })
  const response = await fetch(`${sandbox.url}/sslcommerz/gwprocess/v4/api.php`, { method: 'POST', body })
  return (await response.json()) as { status: string; failedreason: string; sessionkey: string; GatewayPageURL: string }
}

async function query(tran: string) {
  const fields = new URLSearchParams({ ...account, tran_id: tran, format: 'json' })
  const response = await fetch(`${sandbox.url}/sslcommerz/validator/api/merchantTransIDvalidationAPI.php?${fields}`)
  return response.json()
}

const choose = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

describe('the payment page', () => {
  it('shows the amount in Bengali and the course as text, and offers every way it may go', async () => {
    const { GatewayPageURL } = await openSession()
    const page = await (await fetch(GatewayPageURL)).text()
    expect(page).toContain('৳ ১২,৫০০')
    expect(page).toContain('বিসিএস &lt;b&gt;প্রিলি&lt;/b&gt;')
    for (const outcome of ['success', 'failure', 'cancel', 'on_hold', 'slow', 'duplicate_ipn', 'ipn_only', 'no_ipn'])
      expect(page).toContain(`value="${outcome}"`)
    for (const outcome of ['wrong_amount', 'bad_signature', 'silent']) expect(page).toContain(`value="${outcome}"`)
    expect(page).toBe(page.normalize('NFC'))
  })

  it('takes one choice, and only one it offers', async () => {
    const { GatewayPageURL } = await openSession()
    expect((await choose(GatewayPageURL, 'free_money')).status).toBe(400)
    expect(await (await choose(GatewayPageURL, 'success')).text()).toContain(`action="${merchantUrl}/success"`)
    expect(await (await choose(GatewayPageURL, 'cancel')).text()).not.toContain('<form')
    expect(sandbox.pay.transactions()).toMatchObject([{ transaction: 'TRAN-1', outcome: 'success', paid: true }])
  })

  it('is nobody’s without its key', async () => {
    expect((await fetch(`${sandbox.url}/pay/sslcommerz?key=guess`)).status).toBe(404)
  })
})

describe('what the merchant’s server hears', () => {
  it.each([
    ['success', 1],
    ['failure', 1],
    ['cancel', 1],
    ['duplicate_ipn', 2],
    ['ipn_only', 1],
    ['no_ipn', 0],
    ['silent', 0],
  ] as const)('after %s comes %i times', async (outcome, times) => {
    const { GatewayPageURL } = await openSession()
    await choose(GatewayPageURL, outcome)
    await sandbox.pay.idle()
    expect(ipns).toHaveLength(times)
  })

  it('comes again when it was not taken', async () => {
    answers = [503]
    await openSession()
    sandbox.pay.choose('TRAN-1', 'success')
    await sandbox.pay.idle()
    expect(ipns.map((form) => form.get('tran_id'))).toEqual(['TRAN-1', 'TRAN-1'])
  })

  it('does not keep the sandbox from closing', async () => {
    sandbox.pay.setSlow(600_000)
    await openSession()
    sandbox.pay.choose('TRAN-1', 'slow')
    await sandbox.close()
    expect(ipns).toEqual([])
  })
})

describe('SSLCOMMERZ as it is stood in for', () => {
  it.each([
    [{ store_passwd: 'wrong' }, 'Store Credential Error'],
    [{ total_amount: '9.99' }, 'total_amount'],
    [{ total_amount: '1500' }, 'total_amount'],
    [{ tran_id: 'x'.repeat(31) }, 'tran_id'],
    [{ cus_email: '' }, 'cus_email'],
  ])('opens no session with %j', async (changes, reason) => {
    const answer = await openSession(changes)
    expect(answer.status).toBe('FAILED')
    expect(answer.failedreason).toContain(reason)
  })

  it('uses a transaction once', async () => {
    await openSession()
    expect(await openSession()).toMatchObject({ status: 'FAILED' })
  })

  it('finds nothing before a try, then the try', async () => {
    await openSession()
    expect(await query('TRAN-1')).toMatchObject({ APIConnect: 'DONE', no_of_trans_found: 0 })
    sandbox.pay.choose('TRAN-1', 'on_hold')
    expect(await query('TRAN-1')).toMatchObject({ element: [{ status: 'VALID', amount: '12500.00', risk_level: '1' }] })
  })
})

describe('the control addresses of payments', () => {
  const post = (path: string, body: unknown) =>
    fetch(`${sandbox.url}/control/pay/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('choose for the payer, once', async () => {
    await openSession()
    const answer = await (await post('choose', { transaction: 'TRAN-1', outcome: 'no_ipn' })).json()
    expect(answer).toMatchObject({ browser: { method: 'POST', url: `${merchantUrl}/success` } })
    expect((await post('choose', { transaction: 'TRAN-1', outcome: 'no_ipn' })).status).toBe(409)
    expect((await post('choose', { transaction: 'NOBODY', outcome: 'no_ipn' })).status).toBe(409)
  })

  it('switch failures and whole gateways on and off', async () => {
    await post('fail-next', { gateway: 'sslcommerz', kind: 'http-500' })
    await expect(openSession()).rejects.toThrow()
    await post('down', { gateway: 'sslcommerz', down: true })
    await expect(openSession()).rejects.toThrow()
    await post('down', { gateway: 'sslcommerz', down: false })
    expect(await openSession()).toMatchObject({ status: 'SUCCESS' })
  })

  it('list and forget', async () => {
    await openSession()
    const url = `${sandbox.url}/control/pay/transactions`
    expect(await (await fetch(url)).json()).toMatchObject({ transactions: [{ gateway: 'sslcommerz', outcome: null }] })
    await fetch(url, { method: 'DELETE' })
    expect(await (await fetch(url)).json()).toEqual({ transactions: [] })
  })

  it('refuse what nobody knows, and a plain form', async () => {
    expect((await post('choose', { transaction: 'TRAN-1', outcome: 'free_money' })).status).toBe(400)
    const form = { method: 'POST', body: new URLSearchParams({ gateway: 'bkash' }) }
    expect((await fetch(`${sandbox.url}/control/pay/down`, form)).status).toBe(415)
  })
})
