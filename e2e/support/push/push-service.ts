import type { BrowserContext, Page, Worker } from '@playwright/test'

/** What a browser for tests does not have: a push service behind it. Whoever is asked says yes, or what they are told to say. */
export async function givePushService(page: Page, answer: NotificationPermission = 'granted'): Promise<void> {
  await page.addInitScript((says) => {
    if (window !== window.top) return
    const kept = 'test-push-endpoint'
    const asked = { times: 0 }
    Object.assign(window, { asked })
    const hasLeave = () => localStorage.getItem(kept) !== null
    Object.defineProperty(Notification, 'permission', {
      get: () => (hasLeave() ? 'granted' : asked.times > 0 ? says : 'default'),
    })
    Notification.requestPermission = async () => {
      asked.times += 1
      return says as NotificationPermission
    }
    const ofEndpoint = async (endpoint: string) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const p256dh = await crypto.subtle.exportKey('raw', (pair as CryptoKeyPair).publicKey)
      const auth = crypto.getRandomValues(new Uint8Array(16)).buffer
      return {
        endpoint,
        options: { applicationServerKey: null },
        getKey: (name: string) => (name === 'auth' ? auth : p256dh),
        unsubscribe: async () => {
          localStorage.setItem(kept, 'ended')
          return true
        },
      } as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => {
      const endpoint = localStorage.getItem(kept)
      return endpoint === null || endpoint === 'ended' ? null : ofEndpoint(endpoint)
    }
    PushManager.prototype.subscribe = async () => {
      const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`
      localStorage.setItem(kept, endpoint)
      return ofEndpoint(endpoint)
    }
  }, answer)
}

export const timesAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)

export async function workerOf(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

type News = { id?: string; title: string; body: string; link: string; topic: string }

/** As much of a worker as is used here; its own types do not go together with those of a page. */
type WorkerScope = {
  location: Location
  registration: {
    showNotification(title: string, more: NotificationOptions): Promise<void>
    getNotifications(which: { tag: string }): Promise<unknown[]>
  }
  clients: { openWindow(url: string): Promise<null> }
  dispatchEvent(event: Event): boolean
  PushEvent: new (type: string, given: { data: string }) => Event
}

/**
 * Gives the worker what its browser would: news from the push service, a press on each, and a press on what leads to another site. A
 * browser for tests shows no notifications and opens no tab for them, so it is written down what would be. `swept` are those that the
 * reader has swept away before the next came.
 */
export const bringNews = (worker: Worker, all: News[], { swept = false } = {}) =>
  worker.evaluate(
    async ([news, isSwept]) => {
      const scope = globalThis as unknown as WorkerScope
      const shown: object[] = []
      const opened: string[] = []
      const there = new Set<string>()
      scope.registration.showNotification = async (title, { body, tag, data, silent }) => {
        shown.push({ title, body, tag, data, ...(silent && { silent }) })
        if (tag && !isSwept) there.add(tag)
      }
      scope.registration.getNotifications = async ({ tag }) => (there.has(tag) ? [{}] : [])
      scope.clients.openWindow = async (url) => {
        opened.push(new URL(url, scope.location.origin).pathname)
        return null
      }
      const happen = async (event: Event, given: object = {}) => {
        const works: Promise<unknown>[] = []
        const waitUntil = (work: Promise<unknown>) => void works.push(work)
        for (const [name, value] of Object.entries({ ...given, waitUntil }))
          Object.defineProperty(event, name, { value })
        scope.dispatchEvent(event)
        await Promise.all(works)
      }
      for (const each of news) await happen(new scope.PushEvent('push', { data: JSON.stringify(each) }))
      for (const link of [...news.map((each) => each.link), 'https://elsewhere.example/my'])
        await happen(new Event('notificationclick'), { notification: { close: () => {}, data: { link } } })
      return { shown, opened }
    },
    [all, swept] as const,
  )
