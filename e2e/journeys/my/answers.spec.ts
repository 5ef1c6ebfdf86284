import type { Worker } from '@playwright/test'
import { tables } from '@prostuti/db'
import { asc, eq } from 'drizzle-orm'
import { answerComplaint } from '../../../apps/server/src/features/complaint/index.ts'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  test,
  useTheme,
} from '../../support/test.ts'

const bn = (text: string) => text.normalize('NFC')

/** What a browser for tests does not have: a push service behind it. Whoever is asked says yes. */
async function givePushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return
    const asked = { times: 0 }
    Object.assign(window, { asked })
    Object.defineProperty(Notification, 'permission', { get: () => (asked.times > 0 ? 'granted' : 'default') })
    Notification.requestPermission = async () => {
      asked.times += 1
      return 'granted'
    }
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const p256dh = await crypto.subtle.exportKey('raw', (pair as CryptoKeyPair).publicKey)
      const auth = crypto.getRandomValues(new Uint8Array(16)).buffer
      return {
        endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`,
        getKey: (name: string) => (name === 'auth' ? auth : p256dh),
      } as unknown as PushSubscription
    }
  })
}

const timesAsked = (page: Page) => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)

const rowsOf = (doctorId: number) =>
  withDatabase(async ({ db }) => ({
    complaint: (await db.select().from(tables.complaint).where(eq(tables.complaint.doctorId, doctorId)))[0],
    subscriptions: await db.$count(tables.pushSubscription, eq(tables.pushSubscription.doctorId, doctorId)),
  }))

/** As much of a worker as is used here; its own types do not go together with those of a page. */
type WorkerScope = {
  location: Location
  registration: { showNotification(title: string, more: NotificationOptions): Promise<void> }
  clients: { openWindow(url: string): Promise<null> }
  dispatchEvent(event: Event): boolean
  PushEvent: new (type: string, given: { data: string }) => Event
}

/**
 * Gives the worker what its browser would: news from the push service, a press on them, and a press on what leads to another site. A
 * browser for tests shows no notifications and opens no tab for them, so it is written down what would be.
 */
const tell = (worker: Worker, link: string) =>
  worker.evaluate(async (address) => {
    const scope = globalThis as unknown as WorkerScope
    const shown: object[] = []
    const opened: string[] = []
    scope.registration.showNotification = async (title, { body, tag, data }) =>
      void shown.push({ title, body, tag, data })
    scope.clients.openWindow = async (url) => {
      opened.push(new URL(url, scope.location.origin).pathname)
      return null
    }
    const happen = async (event: Event, given: object = {}) => {
      const works: Promise<unknown>[] = []
      const waitUntil = (work: Promise<unknown>) => void works.push(work)
      for (const [name, value] of Object.entries({ ...given, waitUntil })) Object.defineProperty(event, name, { value })
      scope.dispatchEvent(event)
      await Promise.all(works)
    }
    const news = { title: 'উত্তর এসেছে', body: 'খুলে পড়ুন।', link: address, topic: 'complaint-7' }
    await happen(new scope.PushEvent('push', { data: JSON.stringify(news) }))
    for (const each of [address, 'https://elsewhere.example/my'])
      await happen(new Event('notificationclick'), { notification: { close: () => {}, data: { link: each } } })
    return { shown, opened }
  }, link)

test.describe('answers come to who asked for them', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a doctor wishes for an SMS, lets the phone be told, and a press on the news shows the answer',
    once,
    async ({ page, context }) => {
      await givePushService(page)
      const doctorId = await signIn(page)
      await open(page, '/my/complain-box?new=1')
      await page.getByText('অন্য কিছু').click()
      await page.getByLabel('বিষয়').fill(bn('ভিডিও মাঝপথে থেমে যায়'))
      await page.getByLabel('বিস্তারিত').fill(bn('কাল রাত থেকে থেমে যায়।'))
      await page.getByLabel(bn('উত্তর এলে এসএমএসেও জানাবেন')).check()
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'পাঠান' }).click()
      await expect(page).toHaveURL(/\/my\/complain-box\/\d+$/)
      const address = new URL(page.url()).pathname

      // Asked by the page, and by the browser only after a yes.
      const prompt = page.getByRole('region', { name: bn('উত্তর এলে এই ডিভাইসে জানাব?') })
      await expect(prompt).toBeVisible()
      expect(await timesAsked(page)).toBe(0)
      await expectAccessible(page)
      await expectNoSideways(page)
      await useTheme(page, 'dark')
      await expectAccessible(page, 'colours')
      await prompt.getByRole('button', { name: bn('হ্যাঁ, জানান') }).click()
      await expect(page.getByText(bn('উত্তর এলে এই ডিভাইস জানাবে।'))).toBeVisible()
      expect(await timesAsked(page)).toBe(1)
      const { complaint, subscriptions } = await rowsOf(doctorId)
      expect([complaint?.wantsSms, subscriptions]).toEqual([true, 1])

      // What the service would bring: the worker shows it, and it leads to the answer.
      await page.evaluate(() => navigator.serviceWorker.ready)
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      expect(await tell(worker, address)).toEqual({
        shown: [{ title: 'উত্তর এসেছে', body: 'খুলে পড়ুন।', tag: 'complaint-7', data: { link: address } }],
        opened: [address],
      })

      await withDatabase(({ db }) =>
        db.transaction(async (tx) => {
          const [staff] = await tx.select().from(tables.staff).orderBy(asc(tables.staff.id)).limit(1)
          const answered = { staffId: staff!.id, complaintId: complaint!.id, text: bn('এখন চলবে।'), now: new Date() }
          return answerComplaint(tx, answered)
        }),
      )
      await expect(page.getByText(bn('এখন চলবে।'), { exact: true })).toBeVisible()
    },
  )
})

test('a doctor turns the centre’s news by SMS off, and it stays off', once, async ({ page }) => {
  const doctorId = await signIn(page)
  await open(page, '/my/account')
  const wish = page.getByLabel(bn('কেন্দ্রের খবর এসএমএসে পেতে চাই'))
  await expect(wish).toBeChecked()
  await expect(wish).toBeEnabled()
  await wish.uncheck()
  const isWanted = () =>
    withDatabase(async ({ db }) => {
      const [row] = await db.select().from(tables.doctor).where(eq(tables.doctor.id, doctorId))
      return row?.newsSms
    })
  await expect.poll(isWanted, { timeout: 15_000 }).toBe(false)
  await page.reload()
  await expect(wish).toBeEnabled()
  await expect(wish).not.toBeChecked()
  await expectNoSideways(page)
  await expectAccessible(page)
})
