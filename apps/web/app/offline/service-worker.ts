/// <reference lib="webworker" />
import { beyond, isAsset, isAway, isCacheablePage, pageKey } from './cache-policy.ts'
import { addressIn, newsIn } from './news.ts'

// Both are filled in by the build: the files of the offline page, and a name that changes with every release.
declare const __PRECACHE__: string[]
declare const __VERSION__: string

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const offlinePage = '/offline.html'
/** A slow network gets this long before the kept copy of a page is shown in its place. */
const patienceMs = 4000
const pagesAtMost = 30
const assetsAtMost = 220

const shell = `shell-${__VERSION__}`
const pages = `pages-${__VERSION__}`
/** Not tied to a release: names carry a hash, and a tab opened before a deploy still needs its files after it. */
const assets = 'assets'
/** Sealed papers, laid down by the exam room (`sealed-papers.ts`). */
const papers = 'papers'

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) =>
        cache.addAll(
          __PRECACHE__.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })),
        ),
      )
      // Safe at once: this worker speaks no protocol with the pages, and throws away no file an open tab may still want.
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldCaches(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    // Private pages go to the network untouched, but without one they too get the offline page.
    if (url.origin === worker.location.origin && !url.pathname.startsWith('/admin'))
      event.respondWith(openPage(event, url))
  } else if (isAsset(url, worker.location.origin)) {
    event.respondWith(openAsset(event))
  }
})

/** A page that was there before the worker hands over what it has already loaded, so that its next opening needs no network. */
worker.addEventListener('message', (event) => {
  const { page, files } = event.data as { page?: string; files?: string[] }
  event.waitUntil(Promise.allSettled([...(files ?? []).map(cacheAsset), page ? cacheVisited(page) : undefined]))
})

/** News of the centre while no page is open. Each is shown, as browsers want it. */
worker.addEventListener('push', (event) => {
  const { title, body, link, topic } = newsIn(event.data?.text())
  const shown = { body, data: { link }, icon: '/icons/icon-192.png', ...(topic && { tag: topic }) }
  event.waitUntil(worker.registration.showNotification(title, shown))
})

/** In a tab of its own: an exam may run in one that is open, and where that one has got to the worker does not know. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = (event.notification.data ?? {}) as { link?: string }
  const address = addressIn(link, worker.location.origin)
  if (address !== undefined) event.waitUntil(worker.clients.openWindow(address))
})

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const cacheable = isCacheablePage(url, worker.location.origin)
  const cached = cacheable ? await caches.open(pages).then((cache) => cache.match(pageKey(url))) : undefined
  const fresh = askNetwork(event).then((response) => {
    if (cacheable) event.waitUntil(cachePage(url, response.clone()))
    return isAway(response.status) && cached ? cached : response
  })
  if (!cached)
    return fresh.catch(async () => (await caches.match(offlinePage, { cacheName: shell })) ?? Response.error())
  event.waitUntil(fresh.then(() => undefined).catch(() => undefined))
  return Promise.race([fresh.catch(() => cached), later(patienceMs).then(() => cached)])
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
}

async function openAsset(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(store(assets, event.request.url, response.clone(), assetsAtMost))
  return response
}

const isWholePage = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /^text\/html/.test(response.headers.get('content-type') ?? '') &&
  !/no-store/.test(response.headers.get('cache-control') ?? '')

async function cachePage(url: URL, response: Response): Promise<void> {
  if (isWholePage(response)) await store(pages, pageKey(url), response, pagesAtMost)
}

async function cacheVisited(page: string): Promise<void> {
  const url = new URL(page, worker.location.origin)
  if (isCacheablePage(url, worker.location.origin)) await cachePage(url, await fetch(url))
}

async function cacheAsset(file: string): Promise<void> {
  const url = new URL(file, worker.location.origin)
  if (!isAsset(url, worker.location.origin) || (await caches.match(url.href))) return
  const response = await fetch(url)
  if (response.status === 200) await store(assets, url.href, response, assetsAtMost)
}

async function store(name: string, key: string, response: Response, bound: number): Promise<void> {
  // Whole before the old copy goes: a network that breaks off half-way must not cost the reader the page.
  const whole = new Response(await response.blob(), response)
  const cache = await caches.open(name)
  // Taken out first, so that what was used last is also stored last and goes last.
  await cache.delete(key)
  await cache.put(key, whole)
  for (const old of beyond(await cache.keys(), bound)) await cache.delete(old)
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys()
  const ours = [shell, pages, assets, papers]
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
