import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startSandbox } from '../start-sandbox.ts'
import { sandboxCourierAccounts } from './accounts.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A merchant's server that remembers what it was told. */
async function startMerchant() {
  const heard: { url: string; headers: Record<string, unknown>; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    heard.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { heard, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` }
}

async function start(webhooksUrl?: string) {
  const sandbox = await startSandbox({ ...(webhooksUrl && { webhooksUrl }) })
  closing.push(() => sandbox.close())
  const { steadfast } = sandboxCourierAccounts(sandbox.url)
  const book = (invoice: string) =>
    fetch(`${steadfast.baseUrl}/create_order`, {
      method: 'POST',
      headers: { 'api-key': steadfast.apiKey, 'secret-key': steadfast.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        invoice,
        recipient_name: 'নুসরাত <জাহান>',
        recipient_phone: '01712345678',
        recipient_address: 'ধানমন্ডি, ঢাকা',
        cod_amount: 0,
      }),
    })
  return { sandbox, book }
}

describe('the couriers of the sandbox', () => {
  it('take a parcel once, and tell the merchant of every push with the token that was set', async () => {
    const merchant = await startMerchant()
    const { sandbox, book } = await start(merchant.url)
    expect((await book('A-1')).status).toBe(200)
    expect((await book('A-1')).status).toBe(400)
    expect(sandbox.couriers.push('A-1')?.status).toBe('pending')
    await sandbox.couriers.idle()
    expect(merchant.heard).toMatchObject([
      {
        url: '/steadfast',
        headers: { authorization: 'Bearer sandbox-steadfast-webhook' },
        body: { invoice: 'A-1', status: 'pending', notification_type: 'delivery_status' },
      },
    ])
  })

  it('push nothing beyond its end, and to no word of another courier', async () => {
    const { sandbox, book } = await start()
    await book('A-2')
    expect(sandbox.couriers.push('A-2', 'Delivered')).toBeUndefined()
    sandbox.couriers.push('A-2', 'delivered')
    expect(sandbox.couriers.push('A-2')).toBeUndefined()
  })

  it('show their parcels on a page whose buttons push them on', async () => {
    const { sandbox, book } = await start()
    await book('A-3')
    const page = await (await fetch(`${sandbox.url}/couriers`)).text()
    expect(page).toContain('A-3')
    expect(page).toContain('নুসরাত &lt;জাহান&gt;')
    const form = new URLSearchParams({ invoice: 'A-3', status: 'pending' })
    const pressed = await fetch(`${sandbox.url}/couriers`, { method: 'POST', body: form, redirect: 'manual' })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, 'couriers'])
    expect(sandbox.couriers.parcels()[0]?.status).toBe('pending')
  })

  it('can be steered from outside', async () => {
    const { sandbox, book } = await start()
    await book('A-4')
    const push = await fetch(`${sandbox.url}/control/couriers/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ invoice: 'A-4', status: 'hold' }),
    })
    expect(await push.json()).toMatchObject({ parcel: { status: 'hold' } })
    const listed = await (await fetch(`${sandbox.url}/control/couriers/parcels`)).json()
    expect(listed).toMatchObject({ parcels: [{ invoice: 'A-4', status: 'hold' }] })
  })
})
