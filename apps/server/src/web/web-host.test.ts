import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { Mode } from '../config/mode.ts'
import { eventually } from '../testing/eventually.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { compressPage } from './draft/compress-page.ts'
import { type Pages, pagesInProcess } from './pages.ts'
import type { PageAddressOf, WebApp } from './web-app.ts'

/** Stands in for the built web app: says what it was asked, and asks the API as a loader would. */
const answer: WebApp['respond'] = async ({ request, nonce, get }) => {
  const path = new URL(request.url).pathname
  if (path === '/missing') return new Response('<p>404</p>', { status: 404, headers: { 'content-type': 'text/html' } })
  const data = (await get('/api/v3/web/app-data')) as { company_name: string; gns_ddt: string | null }
  const html = `<p>${path} ${data.company_name} ${data.gns_ddt} ${[...request.headers.keys()].join()}</p><script nonce="${nonce}">1</script>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
const respond = vi.fn(answer)
/** As the real one: a declared parameter, a page of many addresses, and addresses where there is no page. */
const pageAddress: PageAddressOf = (address) => {
  const { pathname, searchParams } = new URL(`http://page${address}`)
  if (pathname.startsWith('/nowhere')) return undefined
  const query = searchParams.has('q')
    ? `?q=${searchParams.get('q')}`
    : searchParams.has('token')
      ? `?${searchParams}`
      : ''
  return { address: pathname + query, key: pathname + query, group: pathname + (query && '?') }
}

const renderPace = { unitsPerSecond: 5, burst: 30, longestWaitMs: 300 }

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ web: { respond, pageAddress }, renderPace })
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })

describe('a public demo', () => {
  const page: WebApp['respond'] = async ({ request }) => {
    const lang = request.headers.get('cookie')?.replace('lang=', '')
    return new Response(`<html lang="${lang}"><body class="x"><p>words</p></body></html>`)
  }
  const ask = async (mode: Mode, lang: string) => {
    const app = await buildApp(
      { ...test.deps, env: { ...test.deps.env, mode } },
      { pages: pagesInProcess({ respond: page, pageAddress, mode: 'production' }), mode: 'production' },
    )
    const headers = { cookie: `lang=${lang}` }
    const [fresh, cached] = [await app.inject({ url: '/', headers }), await app.inject({ url: '/', headers })]
    await app.close()
    expect(cached.body).toBe(fresh.body)
    return cached.body
  }

  it('says on every page, also from memory, that it is one, in the reader’s language', async () => {
    const bengali = await ask({ kind: 'demo', public: true }, 'bn')
    expect(bengali).toMatch(/<body class="x"><aside data-demo aria-label="ডেমো" style="[^"]+">ডেমো সাইট/)
    expect(await ask({ kind: 'demo', public: true }, 'en')).toContain('A demo: everything')
  })

  it.each<Mode>([
    { kind: 'demo', public: false },
    { kind: 'centre', public: true },
  ])('is the only one to say so, not %j', async (mode) => {
    expect(await ask(mode, 'bn')).not.toContain('data-demo')
  })
})

describe('the data that made a page', () => {
  let told = 'one'
  const pages: Pages = {
    pageAddress,
    draft: async ({ lang }) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      bodies: compressPage(`<body><p>${told}</p></body>`),
      state: { key: lang === 'lang=en' ? `${told} in English` : told, bodies: compressPage(`["${told}"]`) },
      scripts: [],
      styles: [],
    }),
    compress: async (page) => page,
    rest: () => {},
    close: async () => {},
  }

  const holdDate = () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  it('is given by its name, also by a process that has to read it first; what has changed comes as a whole page', async () => {
    holdDate()
    const app = await buildApp(test.deps, { pages, mode: 'production' })
    const ask = (key: string) =>
      app.inject({ url: `/page-state/${key}?page=%2Fx`, headers: { 'accept-encoding': 'gzip' } })
    const textOf = ({ rawPayload }: { rawPayload: Buffer }) => gunzipSync(rawPayload).toString()
    await app.inject({ url: '/x' })
    const kept = await ask('one')
    expect([kept.headers['content-type'], textOf(kept)]).toEqual(['text/plain; charset=utf-8', '["one"]'])
    // Another process has read something newer.
    told = 'two'
    vi.setSystemTime(Date.now() + 3000)
    expect(textOf(await ask('two'))).toBe('["two"]')
    const whole = await ask('one')
    expect(whole.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Cookie, X-Language, Accept-Encoding',
    })
    expect(whole.headers.etag).toBeUndefined()
    expect(textOf(whole)).toBe('<body><p>two</p><script type="page-state">"[\\"two\\"]"</script></body>')
    expect((await app.inject({ url: '/page-state/one' })).statusCode).toBe(422)
    // As long as a page's own query may be, in Bengali.
    const search = encodeURIComponent(`/x?q=${encodeURIComponent('ক'.repeat(300))}`)
    expect((await app.inject({ url: `/page-state/one?page=${search}` })).statusCode).toBe(200)
    expect((await app.inject({ url: '/page-state/one?page=%2Fx&lang=fr' })).statusCode).toBe(422)
    await app.close()
  })

  it('is that of the page’s language, not of the one that its reader has chosen since', async () => {
    const app = await buildApp(test.deps, { pages, mode: 'production' })
    const answer = await app.inject({
      url: `/page-state/${encodeURIComponent(`${told} in English`)}?lang=en&page=%2Fx`,
      headers: { cookie: 'lang=bn' },
    })
    expect(answer.body).toBe(`["${told}"]`)
    await app.close()
  })

  it('is not made anew for each of many whose page is a moment older', async () => {
    holdDate()
    const draft = vi.fn(pages.draft)
    const app = await buildApp(test.deps, { pages: { ...pages, draft }, mode: 'production' })
    const ask = () => app.inject({ url: '/page-state/older?page=%2Fx' })
    // What the process has heard at its start may make it forget the first.
    for (const answer of [await ask(), await ask()]) expect(answer.headers['content-type']).toMatch('text/html')
    draft.mockClear()
    for (let nth = 0; nth < 60; nth++) expect((await ask()).statusCode).toBe(200)
    expect(draft).not.toHaveBeenCalled()
    await app.close()
  })
})

describe('the page host', () => {
  it('serves a page from memory the second time, apart for each language', async () => {
    const first = await get('/one')
    respond.mockClear()
    const second = await get('/one')
    const english = await get('/one', { cookie: 'lang=en' })
    expect(second.body).toBe(first.body)
    expect(first.body).toContain('প্রস্তুতি')
    expect(english.body).toContain('Prostuti')
    expect(respond).toHaveBeenCalledTimes(1)
    expect(first.headers.vary).toContain('Cookie')
  })

  it('lets nothing of one visitor into a page that others are given', async () => {
    const response = await get('/two', {
      authorization: 'Bearer secret',
      cookie: 'lang=bn; XSRF-TOKEN=mine',
      'x-device-token': 'd'.repeat(32),
    })
    expect(response.body).toContain('null accept,cookie')
    const asked = respond.mock.calls.at(-1)?.[0].request
    expect(asked?.headers.get('cookie')).toBe('lang=bn')
    expect(asked?.headers.get('authorization')).toBeNull()
  })

  it('sends the policy with the hash of the page’s own script, and no nonce', async () => {
    const response = await get('/three')
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(response.body).toContain('<script>1</script>')
  })

  it('lets the chat plugin in only where the centre configured it', async () => {
    const without = await get('/chat-1')
    await test.deps.database.db.update(tables.site).set({ chatPlugin: { provider: 'facebook', pageId: '12345' } })
    const withChat = await get('/chat-2')
    await test.deps.database.db.update(tables.site).set({ chatPlugin: null })
    expect(without.headers['content-security-policy']).not.toContain('facebook')
    expect(withChat.headers['content-security-policy']).toContain('https://connect.facebook.net')
  })

  it('sends brotli to who takes it, and 304 to who has the page already', async () => {
    const packed = await get('/four', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('/four')
    const known = await get('/four', { 'if-none-match': String(packed.headers.etag) })
    expect(known.statusCode).toBe(304)
    expect(known.body).toBe('')
  })

  it('keeps no page that must not be stored, and says so to the browser', async () => {
    respond.mockImplementation(async () => new Response('<p>secret</p>', { headers: { 'cache-control': 'no-store' } }))
    const response = await get('/login-for-admin?token=abc')
    await get('/login-for-admin?token=abc')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(respond.mock.calls.filter(([page]) => page.request.url.includes('token=abc')).length).toBe(2)
    respond.mockImplementation(answer)
  })

  it('renders once whatever is added to an address, and only what the page reads reaches it', async () => {
    await get('/six')
    respond.mockClear()
    const added = ['/six?y=1', '/six?y=2', '/six?fbclid=IwAR0', '/six?utm_source=facebook&utm_medium=cpc']
    for (const url of added) expect((await get(url)).statusCode).toBe(200)
    expect(respond).not.toHaveBeenCalled()
    await get('/six?q=fee&y=1')
    expect(respond.mock.lastCall?.[0].request.url).toMatch(/\/six\?q=fee$/)
  })

  it('renders one page for all addresses where there is none', async () => {
    respond.mockImplementation(async () => new Response('<p>404</p>', { status: 404 }))
    const urls = ['/nowhere/1', '/nowhere/2', '/nowhere.php', '/one.data', '/one.data?_routes=root']
    for (const url of urls) expect((await get(url)).statusCode).toBe(404)
    expect(respond.mock.calls.filter(([page]) => /nowhere|data/.test(page.request.url))).toEqual([])
    respond.mockImplementation(answer)
  })

  it('refuses an address that makes up pages, with a wait, and serves it and others what is in memory', async () => {
    const headers = { accept: 'text/html' }
    const from = (remoteAddress: string, url: string) => test.app.inject({ method: 'GET', url, remoteAddress, headers })
    await from('203.0.113.9', '/seven')
    const made = await Promise.all(Array.from({ length: 60 }, (_, nth) => from('203.0.113.9', `/seven?q=${nth}`)))
    const refused = made.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(20)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.headers['content-type']).toContain('text/html')
    expect(refused[0]?.body).toContain('<html lang="bn">')
    expect((await from('203.0.113.9', '/seven')).statusCode).toBe(200)
    expect((await from('203.0.113.10', '/seven?q=mine')).statusCode).toBe(200)
  })

  it('shows what was changed in the database at once, whoever changed it, and is not disturbed by a sold seat', async () => {
    const { db } = test.deps.database
    const [before] = await db.select().from(tables.site)
    await eventually(async () => expect((await get('/eight')).body).toContain(before!.companyName.bn))
    await db.update(tables.site).set({ companyName: { bn: 'নতুন নাম' } })
    await eventually(async () => expect((await get('/eight')).body).toContain('নতুন নাম'))
    await db.update(tables.site).set({ companyName: before!.companyName })
    await eventually(async () => expect((await get('/eight')).body).toContain(before!.companyName.bn))
    respond.mockClear()
    await db.update(tables.schedule).set({ seatsSold: tables.schedule.seatsSold })
    await pause(300)
    await get('/eight')
    expect(respond).not.toHaveBeenCalled()
  })

  it('keeps no 404', async () => {
    expect((await get('/missing')).statusCode).toBe(404)
    respond.mockClear()
    await get('/missing')
    expect(respond).toHaveBeenCalledTimes(1)
  })

  it('answers an unknown API address with JSON, never with a page', async () => {
    for (const url of ['/api', '/api/', '/api/v3/web/nothing', '/api/v3/web/app-data/more']) {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_found', errors: {} })
    }
  })

  it('tries a page again after its render failed, and shows no stack trace meanwhile', async () => {
    respond.mockRejectedValueOnce(new Error('secret detail at /srv/app.ts:1'))
    const failed = await get('/five')
    expect(failed.statusCode).toBe(500)
    expect(failed.body).not.toContain('secret detail')
    expect((await get('/five')).statusCode).toBe(200)
  })
})
