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
  'a page that is read tells of the network, and is whole without it',
  once,
  async ({ page, context, complaints }) => {
    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/activities'))
    await page.goto('/')
    await recorded
    await context.setOffline(true)
    await expect(banner(page)).toBeVisible()
    const contact = page.locator('#contact')
    await contact.scrollIntoViewIfNeeded()
    await expect(contact.getByRole('link', { name: '০১৭০০-০০০ ০০০' })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText('সংযোগ ফিরে এসেছে।')).toBeVisible()
    // The browser names every call that did not arrive.
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

  /** The worker has the page with its data: the copy may be younger than the page that is open, and may have its data in it. */
  const hasKeptState = (page: Page) =>
    page.evaluate(async () => {
      const kept = await caches.match(location.href)
      if (!kept) return false
      const copy = new DOMParser().parseFromString(await kept.text(), 'text/html')
      const address = copy.querySelector<HTMLElement>('script[type=later]')?.dataset.state
      if (copy.querySelector('script[type=page-state]')) return true
      return address !== undefined && (await caches.match(address)) !== undefined
    })

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

  test('a kept page that was only read can be used without a network', once, async ({ page, context, complaints }) => {
    await page.goto('/faq')
    const kept = () =>
      page.evaluate(async () => {
        const files = [...document.querySelectorAll<HTMLLinkElement>('link[data-later=modulepreload]')]
        const answers = await Promise.all(files.map(({ href }) => caches.match(href)))
        return answers.every((answer) => answer !== undefined)
      })
    await expect.poll(kept, { timeout: 30_000 }).toBe(true)
    await expect.poll(() => hasKeptState(page), { timeout: 30_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    const box = page.getByRole('searchbox')
    await box.fill('ফি')
    await comeAlive(page)
    await expect(box).toHaveValue('ফি')
    // The browser names every call that did not arrive.
    complaints.length = 0
  })

  test('a page that was only read wakes whole without a network', once, async ({ page, context, complaints }) => {
    await page.goto('/')
    // The last ones that the app fetches after itself.
    const parts = ['drawer', 'asked', 'contact-card', 'background', 'slider-motion', 'new-site-dialog']
    const missing = () =>
      page.evaluate(async (wanted) => {
        const kept = await (await caches.open('assets')).keys()
        return wanted.filter((name) => !kept.some(({ url }) => url.includes(`/assets/${name}-`)))
      }, parts)
    await expect.poll(missing, { timeout: 30_000 }).toEqual([])
    await expect.poll(() => hasKeptState(page), { timeout: 30_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'উত্তর দিন' }).click()
    const day = page.locator('[data-part=day]')
    await expect(day.getByRole('button', { name: 'উত্তর দিন' })).toHaveCount(0)
    await expect(day.getByRole('list', { name: 'একটি উত্তর বেছে নিন' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-page-loading')
    await page.getByRole('button', { name: 'মেনু খুলুন' }).click()
    await expect(page.getByRole('dialog', { name: 'প্রধান মেনু' })).toBeVisible()
    expect(complaints.filter((words) => !words.includes('net::ERR_'))).toEqual([])
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

      expect(complaints.filter((complaint) => complaint.includes('Content Security Policy'))).toEqual([])
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: 'আমাদের কথা' })).toBeVisible()
      // The browser names every call that did not arrive.
      complaints.length = 0
    },
  )
})

test(
  'a part that cannot be had leaves the page as it stands, and the press is told',
  once,
  async ({ page, complaints }) => {
    const parts = /\/assets\/(drawer|day-question|asked|shell-end|background|new-site-dialog|slider-motion)-[^/]+\.js$/
    await page.route(parts, (route) => route.abort())
    await page.goto('/')
    const answer = page.getByRole('button', { name: 'উত্তর দিন' })
    const told = page.getByRole('status').filter({ hasText: 'এই অংশ এখন আনা গেল না' })
    await answer.click()
    await expect(told).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-page-loading')
    await expect(answer).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await told.getByRole('button', { name: 'বন্ধ করুন' }).click()
    await page.getByRole('button', { name: 'মেনু খুলুন' }).click()
    await expect(told).toBeVisible()
    expect(complaints.filter((words) => !words.includes('net::ERR_'))).toEqual([])
    // The browser names every file it could not have.
    complaints.length = 0
  },
)
