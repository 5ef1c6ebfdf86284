/// <reference lib="webworker" />
import { papersCache } from '../kit/storage/cache-names.ts'
import { appPageKey, beyond, isAsset, isAway, isCacheablePage, isState, pageKey } from './cache-policy.ts'
import { addressIn, type News, newsIn } from './news.ts'
import { noteShown, wasShown } from './shown-news.ts'

// Filled in by the build: the files of the offline page, the parts that a script fetches later, and a name that changes with every release.
declare const __PRECACHE__: string[]
declare const __PARTS__: Record<string, string[]>
declare const __VERSION__: string

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const offlinePage = '/offline.html'
/** A slow network gets this long before the kept copy of a page is shown in its place. */
const patienceMs = 4000
const pagesAtMost = 30
const statesAtMost = 2 * pagesAtMost
const assetsAtMost = 220

const shell = `shell-${__VERSION__}`
const pages = `pages-${__VERSION__}`
/** Of pages that are nothing without the app, one copy for all addresses of each: it is shown at once. */
const appPages = `app-pages-${__VERSION__}`
/** The data of each page, which it asks for when its reader begins to use it. */
const states = `states-${__VERSION__}`
/** Not tied to a release: names carry a hash, and a tab opened before a deploy still needs its files after it. */
const assets = 'assets'

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
  } else if (isState(url, worker.location.origin)) {
    event.respondWith(
      caches.match(request, { cacheName: states, ignoreVary: true }).then((kept) => kept ?? fetch(request)),
    )
  }
})

type HandedOver = { page?: string; files?: string[]; app?: string[]; keep?: string[] }

/** A page that was there before the worker hands over what it has already loaded, so that its next opening needs no network. */
worker.addEventListener('message', (event) => {
  const { page, files = [], app = [], keep = [] } = event.data as HandedOver
  const all = [...files, ...app].map(cacheAsset)
  const visited = page ? cacheVisited(page) : undefined
  event.waitUntil(Promise.allSettled([...all, visited, cacheParts(app, all), ...keep.map(cacheUnvisited)]))
})

/** News of the centre while no page is open. Each is shown, as browsers want it. */
worker.addEventListener('push', (event) => {
  event.waitUntil(showNews(newsIn(event.data?.text())))
})

/**
 * Shows a piece of news once. What came before is laid down again without a sound where it is still to be seen, for browsers want something
 * to be seen of every push; where it was read or swept away, it does not come back.
 */
async function showNews({ title, body, link, topic, id }: News): Promise<void> {
  const { registration } = worker
  const shown = { body, data: { link }, icon: '/icons/icon-192.png', ...(topic && { tag: topic }) }
  if (id !== undefined && (await wasShown(id))) {
    const isThere = topic !== undefined && (await registration.getNotifications({ tag: topic })).length > 0
    return isThere ? registration.showNotification(title, { ...shown, silent: true }) : undefined
  }
  await registration.showNotification(title, shown)
  // Afterwards: what a worker that is ended in between has shown may be shown again, but nothing is lost.
  if (id !== undefined) await noteShown(id)
}

/** In a tab of its own: an exam may run in one that is open, and where that one has got to the worker does not know. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = (event.notification.data ?? {}) as { link?: string }
  const address = addressIn(link, worker.location.origin)
  if (address !== undefined) event.waitUntil(worker.clients.openWindow(address))
})

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const cached = await cachedPage(url)
  const opened = openPageCaches(url)
  const fresh = askNetwork(event).then((response) => {
    const copy = response.clone()
    event.waitUntil(opened.then((into) => cachePage(url, copy, into)))
    return isAway(response.status) && cached ? cached : response
  })
  if (!cached)
    return fresh.catch(async () => (await caches.match(offlinePage, { cacheName: shell })) ?? Response.error())
  event.waitUntil(fresh.then(() => undefined).catch(() => undefined))
  if (appPageKey(url, worker.location.origin) !== undefined) return cached
  return Promise.race([fresh.catch(() => cached), later(patienceMs).then(() => cached)])
}

async function cachedPage(url: URL): Promise<Response | undefined> {
  const { origin } = worker.location
  const own = isCacheablePage(url, origin) ? await caches.match(pageKey(url), { cacheName: pages }) : undefined
  const appPage = appPageKey(url, origin)
  return own ?? (appPage === undefined ? undefined : caches.match(appPage, { cacheName: appPages }))
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
}

async function openAsset(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(event.request)
  if (response.status === 200 && !isHtml(response)) event.waitUntil(storeAsset(event.request.url, response.clone()))
  return response
}

const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? ''

const isHtml = (response: Response): boolean => /^text\/html/.test(typeOf(response))

/** Not what a hotel's network, or a proxy in trouble, says in its place: shown once, it would be kept for the next time. */
const isWholePage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  isHtml(response) &&
  response.headers.has('x-page') &&
  !/no-store/.test(response.headers.get('cache-control') ?? '')

type PageCaches = { own?: Cache | undefined; app?: Cache | undefined }

/**
 * Where a page will lie, opened before the network is asked for it: who leaves a language has these deleted (`forget-pages.ts`), and
 * what is written into a deleted one afterwards is found by nobody. By its name it would be there again, in the language that was left.
 */
async function openPageCaches(url: URL): Promise<PageCaches> {
  const { origin } = worker.location
  const [own, app] = await Promise.all([
    isCacheablePage(url, origin) ? caches.open(pages) : undefined,
    appPageKey(url, origin) === undefined ? undefined : caches.open(appPages),
  ])
  return { own, app }
}

async function cachePage(url: URL, response: Response, { own, app }: PageCaches): Promise<void> {
  if (!isWholePage(response)) return
  const { origin } = worker.location
  const appPage = appPageKey(url, origin)
  if (app && appPage !== undefined) await store(app, appPage, response.clone(), pagesAtMost)
  if (!own) return
  const address = response.headers.get('x-page-state')
  await store(own, pageKey(url), response, pagesAtMost)
  if (address === null || (await caches.match(address, { cacheName: states }))) return
  const state = await fetch(address)
  // What is newer than the page comes as a page with its data in it.
  if (isWholePage(state)) await store(own, pageKey(url), state, pagesAtMost)
  else if (state.status === 200 && /^text\/plain/.test(typeOf(state)))
    await store(await caches.open(states), new URL(address, origin).href, state, statesAtMost)
}

async function cacheVisited(page: string): Promise<void> {
  const url = new URL(page, worker.location.origin)
  const into = await openPageCaches(url)
  if (into.own || into.app) await cachePage(url, await fetch(url), into)
}

/** A page of the app that its reader comes to by links, with the files that it begins with; once for a release. */
async function cacheUnvisited(page: string): Promise<void> {
  const key = appPageKey(new URL(page, worker.location.origin), worker.location.origin)
  if (key === undefined || (await caches.match(key, { cacheName: appPages }))) return
  await cacheVisited(page)
  const html = (await (await caches.match(key, { cacheName: appPages }))?.text()) ?? ''
  await Promise.allSettled([...new Set(html.match(/\/assets\/[\w.-]+/g))].map(cacheAsset))
}

async function cacheAsset(file: string): Promise<void> {
  const url = new URL(file, worker.location.origin)
  if (!isAsset(url, worker.location.origin) || (await caches.match(url.href))) return
  const response = await fetch(url)
  if (response.status === 200) await storeAsset(url.href, response)
}

/** Of an app that a page did not need yet: whoever wakes it without a network finds it whole. What it begins with comes first. */
async function cacheParts(app: readonly string[], before: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(before)
  const found = new Set(app.map((file) => new URL(file, worker.location.origin).pathname))
  for (const file of found) for (const part of __PARTS__[file] ?? []) found.add(part)
  await Promise.allSettled([...found].map(cacheAsset))
}

const storeAsset = async (url: string, response: Response) =>
  store(await caches.open(assets), url, response, assetsAtMost)

async function store(cache: Cache, key: string, response: Response, bound: number): Promise<void> {
  // Whole before the old copy goes: a network that breaks off half-way must not cost the reader the page.
  const whole = new Response(await response.blob(), response)
  // It takes the old one's place at once, so that whoever opens the page meanwhile finds one, and is the last to go from then on.
  await cache.put(key, whole)
  for (const old of beyond(await cache.keys(), bound)) await cache.delete(old)
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys()
  const ours = [shell, pages, appPages, states, assets, papersCache]
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
