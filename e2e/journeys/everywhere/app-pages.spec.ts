import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, once, openWithBackground, type Page, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const room = '/on-spot-bcs-exam/bcs-50-model-test'
const anotherRoom = '/on-spot-bcs-exam/fcps-part-1-paper'
const greeting = (page: Page) => page.getByRole('heading', { level: 1 })

/** The worker is active, and has a copy of the page under this name. */
const isKept = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const { active } = await navigator.serviceWorker.ready
        return active?.state === 'activated' && (await caches.match(wanted)) !== undefined
      }, name),
    )
    .toBe(true)

/** Opens the page with the worker's copy of it. */
async function openCopy(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  expect(answer?.fromServiceWorker()).toBe(true)
}

/** All that the browser holds for the site's worker. */
const allKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        if (!request.url.includes('/assets/')) texts.push(request.url, (await answer?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })

async function signInAs(page: Page, name: string): Promise<string> {
  const doctorId = await signIn(page)
  return withDatabase(async ({ db }) => {
    const changed = db.update(tables.doctor).set({ name }).where(eq(tables.doctor.id, doctorId))
    const [doctor] = await changed.returning({ phone: tables.doctor.phone })
    return doctor?.phone ?? ''
  })
}

test(
  'a phone that two doctors share shows each the own dashboard, and keeps nothing of either',
  once,
  async ({ page, context }) => {
    const phone = await signInAs(page, 'Dr. Anjuman Rahman')
    await openWithBackground(page, '/my/dashboard')
    await expect(greeting(page)).toContainText('Anjuman')
    await isKept(page, '/my/dashboard')
    await openCopy(page, '/my/dashboard')
    await expect(greeting(page)).toContainText('Anjuman')
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    const kept = await allKept(page)
    expect(kept).toContain('/my/dashboard')
    for (const own of ['Anjuman', phone, phone.slice(-10), token]) expect(kept).not.toContain(own)
    await page.goto('about:blank')

    const next = await context.newPage()
    await signInAs(next, 'Dr. Bilkis Akter')
    await openCopy(next, '/my/dashboard')
    await expect(greeting(next)).toContainText('Bilkis')
    await expect(next.getByText('Anjuman')).toHaveCount(0)
  },
)

test(
  'an exam room opens with the copy of another, and without a network only true addresses are offered',
  once,
  async ({ page, context, complaints }) => {
    await signIn(page)
    await openWithBackground(page, '/my/dashboard')
    await isKept(page, '/my/dashboard')
    await openWithBackground(page, room)
    await isKept(page, room)
    const title = await greeting(page).textContent()
    await openCopy(page, anotherRoom)
    await expect(greeting(page)).toBeVisible()
    await expect(greeting(page)).not.toHaveText(title ?? '')
    await expect(page).toHaveURL(anotherRoom)
    await isKept(page, anotherRoom)

    await context.setOffline(true)
    await page.goto('/about')
    const offered = page.locator('[data-cached-pages] a')
    await expect(offered.first()).toBeAttached()
    const addresses = await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses)).toEqual(new Set([room, anotherRoom]))
    // The browser names every call that did not arrive.
    complaints.length = 0
  },
)
