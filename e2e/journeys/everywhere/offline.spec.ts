import { signIn } from '../../support/signed-in.ts'
import { comeAlive, expect, expectAccessible, once, openWithBackground, type Page, test } from '../../support/test.ts'

const offlineTitle = 'ইন্টারনেট সংযোগ নেই'
const banner = (page: Page) => page.getByText('ইন্টারনেট নেই। আপনার কিছু হারায়নি')

test(
  'a page opened without a network says so, and opens by itself when the network is back',
  once,
  async ({ page, context, complaints }) => {
    await openWithBackground(page, '/')
    await context.setOffline(true)
    await expect(banner(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' }).click()
    const dialog = page.getByRole('dialog', { name: offlineTitle })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await expect(page).toHaveURL('/')

    await context.setOffline(false)
    await expect(page).toHaveURL('/terms-condition')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('সংযোগ ফিরে এসেছে।')).toBeVisible()
    // The browser names every file it could not have.
    complaints.length = 0
  },
)

test(
  'a page of the doctor’s area opened without a network says so, and opens by itself when the network is back',
  once,
  async ({ page, context, complaints }) => {
    await signIn(page)
    await openWithBackground(page, '/my/dashboard')
    await context.setOffline(true)
    await expect(banner(page)).toBeVisible()
    await page.getByRole('link', { name: 'কোর্স', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: offlineTitle })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/my/dashboard')

    await context.setOffline(false)
    await expect(page).toHaveURL('/my/courses')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'আমার কোর্স' })).toBeVisible()
    // The browser names every file it could not have.
    complaints.length = 0
  },
)

test(
  'a section reached without a network says so, and comes by itself',
  once,
  async ({ page, context, complaints }) => {
    await openWithBackground(page, '/')
    await context.setOffline(true)
    const contact = page.locator('#contact')
    await contact.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(contact.getByRole('alert')).toBeVisible()
    await expectAccessible(page)

    await context.setOffline(false)
    await expect(contact.getByRole('link', { name: '০১৭০০-০০০ ০০০' })).toBeVisible()
    await expect(contact.getByRole('alert')).toHaveCount(0)
    // The browser names every file it could not have.
    complaints.length = 0
  },
)

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  /** The worker is active, and has kept this page and the files it came with. */
  async function visitAndBeKept(page: Page, address: string): Promise<void> {
    await openWithBackground(page, address)
    const missing = () =>
      page.evaluate(async () => {
        const worker = (await navigator.serviceWorker.ready).active
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        const wanted = [location.href, ...files.filter((name) => name.includes('/assets/'))]
        const kept = await Promise.all(wanted.map((name) => caches.match(name)))
        return worker?.state === 'activated' ? wanted.filter((_, place) => kept[place] === undefined) : wanted
      })
    await expect.poll(missing).toEqual([])
  }

  test('a kept page opens again without a network', once, async ({ page, context, complaints }) => {
    await visitAndBeKept(page, '/')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'গুছিয়ে পড়ুন' })).toBeVisible()
    await comeAlive(page)
    await expect(banner(page)).toBeVisible()
    await expectAccessible(page)
    // The browser names every call that did not arrive.
    complaints.length = 0
  })

  test(
    'a page that was never kept gives way to the offline page, which lists the kept ones',
    once,
    async ({ page, context, complaints }) => {
      await visitAndBeKept(page, '/')
      await context.setOffline(true)
      await page.goto('/about')
      await expect(page.getByRole('heading', { level: 1, name: offlineTitle })).toBeVisible()
      await expect(page).toHaveTitle('ইন্টারনেট সংযোগ নেই · প্রস্তুতি')
      await expect(page.getByRole('link', { name: 'প্রথম পাতা' })).toHaveAttribute('href', '/')
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectAccessible(page, theme === 'light' ? 'all' : 'colours')
      }

      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: 'আমাদের কথা' })).toBeVisible()
      // The browser names every call that did not arrive.
      complaints.length = 0
    },
  )
})
