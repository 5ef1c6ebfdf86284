import { expect, expectNoSideways, once, open, type Page, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

const strip = (page: Page) => page.getByRole('region', { name: 'নোটিশ' })

const isRunning = (page: Page) =>
  strip(page)
    .locator('> div > div')
    .evaluate((track) => track.getAnimations().some(({ playState }) => playState === 'running'))

test('the notices take forty seconds to come round', once, async ({ page }) => {
  await open(page, '/')
  await expect(strip(page).locator('> div > div')).toHaveCSS('animation-duration', '40s')
  await expect(strip(page).locator('> div > div')).toHaveCSS('animation-iteration-count', 'infinite')
  await expect.poll(() => isRunning(page)).toBe(true)
})

test('the notices stand still under the mouse', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no mouse')
  await open(page, '/')
  await strip(page).locator('> div').hover()
  await expect.poll(() => isRunning(page)).toBe(false)
  await page.mouse.move(0, 0)
  await expect.poll(() => isRunning(page)).toBe(true)
})

test(
  'the notices stand still while the keyboard reads them, and the one it is on is in sight',
  once,
  async ({ page }) => {
    await open(page, '/')
    const last = strip(page).getByRole('link', { name: 'কিস্তিতে ফি দেওয়ার নিয়ম' })
    await last.focus()
    await expect.poll(() => isRunning(page)).toBe(false)
    await expect(last).toBeInViewport()
    await expectNoSideways(page)
    await last.blur()
    await expect.poll(() => isRunning(page)).toBe(true)
  },
)

test('the button stops the notices and lets them run again', once, async ({ page }) => {
  await open(page, '/')
  const button = strip(page).getByRole('button', { name: 'নোটিশ থামান' })
  await button.click()
  await page.mouse.move(0, 0)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => isRunning(page)).toBe(false)
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => isRunning(page)).toBe(true)
})

test(
  'a notice with a web link opens it in a new tab that knows nothing of this one',
  once,
  async ({ page, context }) => {
    await context.route('https://www.bpsc.gov.bd/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PSC</title>' }),
    )
    await open(page, '/')
    const link = strip(page).getByRole('link', { name: 'পিএসসির ওয়েবসাইটে' })
    await expect(link).toHaveAttribute('rel', 'noopener')
    const opened = context.waitForEvent('page')
    await link.focus()
    await page.keyboard.press('Enter')
    const tab = await opened
    await expect(tab).toHaveURL('https://www.bpsc.gov.bd/')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/')
  },
)

test('a notice with an address of ours goes there without loading the site anew', once, async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  await strip(page).getByRole('link', { name: 'শুক্রবারের মডেল টেস্ট' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/bcs-exam-list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
})

test('a notice without a link is text', once, async ({ page }) => {
  await open(page, '/')
  const notice = strip(page).getByRole('listitem').filter({ hasText: 'রেসিডেন্সি লেকচার শিটের তৃতীয় খণ্ড' })
  await expect(notice).toHaveCount(1)
  await expect(notice.getByRole('link')).toHaveCount(0)
})
