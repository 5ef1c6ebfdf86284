import { startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Mode } from '../../config/mode.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createSmsSender } from '../sms/index.ts'

let test: TestApp
let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
  test = await buildTestApp()
})
afterAll(async () => {
  await sandbox.close()
  await test.close()
})

const ask = async (given: { kind?: Mode['kind']; sandboxUrl?: string | undefined }, accept = 'text/html') => {
  const { kind = 'demo', sandboxUrl } = given
  const app = await buildApp({ ...test.deps, env: { ...test.deps.env, mode: { kind, public: false } }, sandboxUrl })
  const response = await app.inject({ url: '/dev/outbox', headers: { accept } })
  await app.close()
  return response
}

describe('the outbox', () => {
  it('shows what the sandbox was sent, newest first, as text and never as markup', async () => {
    const send = createSmsSender(test.deps.database.db, test.deps.env.sms.config(sandbox.url))
    await send({ to: '+8801712345678', text: 'আপনার ওটিপি কোড ১২৩৪৫৬।' })
    await send({ to: '+8801712345678', text: '<script>alert("x")</script>' })
    const page = await ask({ sandboxUrl: sandbox.url })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.body).toContain('http-equiv="refresh" content="3"')
    expect(page.body).not.toContain('<script')
    expect(page.body.indexOf('&lt;script&gt;')).toBeLessThan(page.body.indexOf('১২৩৪৫৬'))
    expect(page.body.indexOf('&lt;script&gt;')).toBeGreaterThan(0)
  })

  it('gives browser tests the same as JSON', async () => {
    const { messages } = (await ask({ sandboxUrl: sandbox.url }, 'application/json')).json()
    expect(messages).toHaveLength(2)
    expect(messages[1]).toMatchObject({ number: '8801712345678', text: 'আপনার ওটিপি কোড ১২৩৪৫৬।' })
  })

  it('says so when nothing was sent yet', async () => {
    sandbox.sms.clear()
    expect((await ask({ sandboxUrl: sandbox.url })).body).toContain('Nothing yet')
  })

  it('is not there outside demo mode, nor without a sandbox', async () => {
    expect((await ask({ kind: 'centre', sandboxUrl: sandbox.url })).statusCode).toBe(404)
    expect((await ask({})).statusCode).toBe(404)
  })

  it('answers 503 when the sandbox is away', async () => {
    expect((await ask({ sandboxUrl: 'http://127.0.0.1:9' })).statusCode).toBe(503)
  })
})
