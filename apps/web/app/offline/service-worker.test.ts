import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPages } from '../kit/preferences/forget-pages.ts'

const origin = 'http://localhost'
const addressOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, origin).href

/** A cache that was deleted is one that nobody finds: who has opened it before may still write into it. */
function fakeCaches() {
  const named = new Map<string, Map<string, Response>>()
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => kept.get(addressOf(asked))?.clone(),
    async put(asked: RequestInfo, response: Response) {
      // What is put in anew is the last one, as in browsers.
      kept.delete(addressOf(asked))
      kept.set(addressOf(asked), response)
    },
    async delete(asked: RequestInfo) {
      removed.push(addressOf(asked))
      return kept.delete(addressOf(asked))
    },
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  })
  return {
    async open(name: string) {
      const kept = named.get(name) ?? new Map<string, Response>()
      named.set(name, kept)
      return cacheOf(kept)
    },
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
    async match(asked: RequestInfo, { cacheName }: { cacheName?: string } = {}) {
      const searched = [...named].filter(([name]) => cacheName === undefined || name === cacheName)
      return searched
        .map(([, kept]) => kept.get(addressOf(asked)))
        .find(Boolean)
        ?.clone()
    },
  }
}

const ours = { 'x-page': 'prostuti' }

/** As the site itself answers a browser; or, without its header, somebody who stands between. */
function answered(body: string, headers: Record<string, string> = ours): Response {
  const response = new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => answered(body, headers) },
  })
}

type Listener = (event: unknown) => void
type NetworkRequest = { address: string; answer: (body: string, headers?: Record<string, string>) => void }

let listeners: Map<string, Listener>
let asked: NetworkRequest[]
let working: Promise<unknown>[]
/** What was taken out of a cache. */
let removed: string[]

beforeEach(async () => {
  listeners = new Map()
  asked = []
  working = []
  removed = []
  vi.resetModules()
  vi.stubGlobal('__VERSION__', '1')
  vi.stubGlobal('__PRECACHE__', [])
  vi.stubGlobal('__PARTS__', { '/assets/shell.js': ['/assets/end.js'], '/assets/end.js': ['/assets/card.js'] })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener))
  vi.stubGlobal(
    'fetch',
    (request: Request | URL) =>
      new Promise<Response>((resolve) => {
        asked.push({ address: addressOf(request), answer: (...said) => resolve(answered(...said)) })
      }),
  )
  await import('./service-worker.ts')
})
afterEach(() => vi.unstubAllGlobals())

const waitUntil = (work: Promise<unknown>) => void working.push(work)
/** All that an event has begun, and what that has begun in its turn. */
async function done(): Promise<void> {
  for (let nth = 0; nth < working.length; nth++) await working[nth]
}

function openPage(path: string): Promise<Response> {
  const request = { method: 'GET', mode: 'navigate', url: origin + path } as Request
  return new Promise((resolve) => {
    const respondWith = (response: Promise<Response>) => resolve(response)
    listeners.get('fetch')?.({ request, preloadResponse: Promise.resolve(), waitUntil, respondWith })
  })
}
const nextAsked = async (count: number) => {
  await vi.waitFor(() => expect(asked).toHaveLength(count))
  return asked[count - 1] as NetworkRequest
}
const text = async (path: string) => (await caches.match(path))?.text()

describe.each([
  ['a page', '/about', '/about'],
  ['an app page', '/my/courses/7', '/my/courses/-'],
])('the copy of %s', (_, path, key) => {
  it('is laid down when it was opened', async () => {
    const opened = openPage(path)
    ;(await nextAsked(1)).answer('bn')
    expect(await (await opened).text()).toBe('bn')
    await done()
    expect(await text(key)).toBe('bn')
  })

  it('is there at every moment while a younger one takes its place', async () => {
    for (const [nth, body] of ['bn', 'bn, younger'].entries()) {
      const opened = openPage(path)
      ;(await nextAsked(nth + 1)).answer(body)
      await opened
      await done()
    }
    expect(await text(key)).toBe('bn, younger')
    expect(removed).toEqual([])
  })

  it('is not taken from who answers in place of the site', async () => {
    const opened = openPage(path)
    ;(await nextAsked(1)).answer('Buy internet', {})
    expect(await (await opened).text()).toBe('Buy internet')
    await done()
    expect(await text(key)).toBeUndefined()
    const again = openPage(path)
    ;(await nextAsked(2)).answer('bn')
    await again
    await done()
    const third = openPage(path)
    ;(await nextAsked(3)).answer('Buy internet', {})
    await third
    await done()
    expect(await text(key)).toBe('bn')
  })

  it('does not come back in a language that the reader has left while it was on its way', async () => {
    const opened = openPage(path)
    const late = await nextAsked(1)
    await forgetPages()
    late.answer('bn')
    await opened
    await done()
    expect(await text(key)).toBeUndefined()
    const again = openPage(path)
    ;(await nextAsked(2)).answer('en')
    await again
    await done()
    expect(await text(key)).toBe('en')
  })

  it('does not come back either when a page has handed it over', async () => {
    listeners.get('message')?.({ data: { page: path }, waitUntil })
    const late = await nextAsked(1)
    await forgetPages()
    late.answer('bn')
    await done()
    expect(await text(key)).toBeUndefined()
  })

  it('that is renewed behind it does not take the place of one in the new language', async () => {
    const first = openPage(path)
    ;(await nextAsked(1)).answer('bn')
    await first
    await done()
    const second = openPage(path)
    const late = await nextAsked(2)
    await forgetPages()
    const third = openPage(path)
    ;(await nextAsked(3)).answer('en')
    await third
    late.answer('bn')
    await second
    await done()
    expect(await text(key)).toBe('en')
  })
})

it('keeps no file and no data of a page from who answers in place of the site', async () => {
  const respond = (path: string) =>
    new Promise<Response>((resolve) => {
      const request = new Request(origin + path)
      listeners.get('fetch')?.({ request, waitUntil, respondWith: (response: Promise<Response>) => resolve(response) })
    })
  const asset = respond('/assets/app.js')
  ;(await nextAsked(1)).answer('Buy internet', {})
  await asset
  await done()
  expect(await text('/assets/app.js')).toBeUndefined()

  const opened = openPage('/about')
  ;(await nextAsked(2)).answer('bn', { ...ours, 'x-page-state': '/page-state/one' })
  await opened
  ;(await nextAsked(3)).answer('Buy internet', {})
  await done()
  expect(await text('/page-state/one')).toBeUndefined()
})

it('keeps the parts that an app fetches later, after the app itself, and none for files that are only handed over', async () => {
  const answerAll = async (count: number) => {
    await nextAsked(count)
    for (const { answer } of asked) answer('', { 'content-type': 'text/javascript' })
  }
  listeners.get('message')?.({ data: { files: ['/assets/end.js'] }, waitUntil })
  await answerAll(1)
  await done()
  expect(asked).toHaveLength(1)
  listeners.get('message')?.({ data: { app: [`${origin}/assets/shell.js`] }, waitUntil })
  await answerAll(2)
  await answerAll(3)
  await done()
  expect(asked.map(({ address }) => address.slice(origin.length))).toEqual([
    '/assets/end.js',
    '/assets/shell.js',
    '/assets/card.js',
  ])
})

it('keeps the copy of an app page that its reader has come to by links, with the files that it begins with, once', async () => {
  const keep = () => listeners.get('message')?.({ data: { keep: ['/my/notebook/retest', '/about'] }, waitUntil })
  keep()
  const files = '<link href="/assets/page.css"><script src="/assets/app.js"></script><link href="/assets/app.js">'
  ;(await nextAsked(1)).answer(files)
  await nextAsked(3)
  for (const { answer } of asked.slice(1)) answer('', { 'content-type': 'text/javascript' })
  await done()
  expect(asked.map(({ address }) => address.slice(origin.length))).toEqual([
    '/my/notebook/retest',
    '/assets/page.css',
    '/assets/app.js',
  ])
  expect(await text('/my/notebook/retest')).toBe(files)
  keep()
  await done()
  expect(asked).toHaveLength(3)
})
