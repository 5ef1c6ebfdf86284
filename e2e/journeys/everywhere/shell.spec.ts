import { signIn } from '../../support/signed-in.ts'
import {
  closeNewSiteNotice,
  comeAlive,
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  readIn,
  test,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const phoneOnly = 'wide screens have the menu in the header'
const wideOnly = 'phones have the drawer instead'

test.describe('the menu', () => {
  test.beforeEach(({ page: _ }, { project }) => test.skip(project.name === 'phone', wideOnly))

  /** Arrow keys come with the first approach; importing the same file again waits until it has run. */
  async function approach(page: Page) {
    const menu = page.getByRole('navigation', { name: 'প্রধান মেনু' })
    const code = page.waitForResponse(/\/assets\/menu-bar-/)
    const courses = menu.locator('summary').filter({ hasText: 'কোর্স' })
    await courses.focus()
    await page.evaluate((file) => import(file), (await code).url())
    return { menu, courses }
  }

  test('opens, walks and closes by keyboard, leads to its pages and marks where the reader is', async ({ page }) => {
    await open(page, '/about')
    const { menu, courses } = await approach(page)
    const list = menu
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'পিএসসি নন-ক্যাডার' }) })
      .last()
    await expect(list).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'FCPS Part-1' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'রেসিডেন্সি' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(courses).toBeFocused()

    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('link', { name: 'সব ব্যাচ', exact: true })).toBeFocused()

    // And closes behind whoever goes.
    await courses.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(menu.getByRole('link', { name: 'পিএসসি নন-ক্যাডার' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/courses/psc-non-cadre')
    const link = menu.locator('a[href="/courses/psc-non-cadre"]')
    await expect(link).toBeHidden()
    await expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('opens under a resting mouse', async ({ page }) => {
    await open(page, '/about')
    const menu = page.getByRole('navigation', { name: 'প্রধান মেনু' })
    await menu.locator('summary').filter({ hasText: 'মডেল টেস্ট' }).hover()
    await menu.getByRole('link', { name: 'বিশেষ পরীক্ষা' }).click()
    await expect(page).toHaveURL('/special-exam')
  })
})

test.describe('the drawer', () => {
  test.beforeEach(({ page: _ }, { project }) => test.skip(project.name === 'desktop', phoneOnly))

  async function openDrawer(page: Page) {
    await open(page, '/about')
    const burger = page.getByRole('button', { name: 'মেনু খুলুন' })
    await burger.click()
    const drawer = page.getByRole('dialog', { name: 'প্রধান মেনু' })
    await expect(drawer).toBeVisible()
    return { burger, drawer }
  }

  test('keeps the focus inside; Escape, its icon and a touch beside it close it', async ({ page }) => {
    const { burger, drawer } = await openDrawer(page)
    await expectAccessible(page)
    const reachable = await drawer.locator('a, button, summary').count()
    for (let press = 0; press < reachable + 3; press++) {
      await page.keyboard.press('Tab')
      // Past its last element the focus is the browser's own for one step, never the page's behind.
      const inside = await drawer.evaluate((dialog) => {
        const here = document.activeElement
        return here === document.body || dialog.contains(here)
      })
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(burger).toBeFocused()

    await burger.click()
    await drawer.getByRole('button', { name: 'মেনু বন্ধ করুন' }).click()
    await expect(drawer).toHaveCount(0)
    await burger.click()
    await expect(drawer).toBeVisible()
    await page.touchscreen.tap(8, 400)
    await expect(drawer).toHaveCount(0)
  })

  test('closes on the way to a page', async ({ page }) => {
    const { drawer } = await openDrawer(page)
    await drawer.locator('summary').filter({ hasText: 'কোর্স' }).click()
    await drawer.getByRole('link', { name: 'রেসিডেন্সি' }).click()
    await expect(page).toHaveURL('/residency/batches')
    await expect(drawer).toHaveCount(0)
    await expectNoSideways(page)
  })
})

test('the language switch keeps the address and changes every word', once, async ({ page }) => {
  await open(page, '/batches?mode=online')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('banner')).toContainText('প্রস্তুতি')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/batches?mode=online')
  await expect(page.getByRole('banner')).toContainText('Prostuti')
  await comeAlive(page)
  const bengali = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (words.nextNode()) {
      const { textContent: text, parentElement: place } = words.currentNode
      // The switch itself speaks the other language.
      if (/[\u0985-\u09b9]/.test(text ?? '') && !place?.closest('script, [lang="bn"]')) found.push(text ?? '')
    }
    return found
  })
  expect(bengali).toEqual([])

  await page.getByRole('button', { name: 'বাংলায় দেখুন' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
})

test('the language switch keeps the focus of whoever presses it by keyboard', once, async ({ page }) => {
  for (const address of ['/about', '/login']) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Switch to English' }).press('Enter')
    await expect(page.getByRole('button', { name: 'বাংলায় দেখুন' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Switch to English' })).toBeFocused()
  }
})

test('the chosen theme is kept, against the wish of the device', once, async ({ page }, { project }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'মেনু খুলুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'আঁধার' }).click()
  } else {
    await page.getByRole('button', { name: 'আঁধারে বদলান' }).click()
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test.describe('the contact widget', () => {
  // It sets the clock.
  test.use({ scripts: 'fetched' })

  test('says who answers at this hour in Dhaka, closes by Escape and gives the focus back', once, async ({ page }) => {
    const setClock = (dhakaTime: string) => page.clock.setFixedTime(new Date(`${dhakaTime}+06:00`))
    const button = page.getByRole('button', { name: 'সরাসরি কথা বলুন' })
    const card = page.getByRole('dialog', { name: 'যোগাযোগ' })
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(card).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    await setClock('2026-11-16T11:00')
    await closeNewSiteNotice(page)
    await open(page, '/about')
    await button.click()
    await expect(card.getByText('এখন খোলা')).toHaveCount(3)
    await expect(card.getByRole('link', { name: 'ফোন' })).toHaveAttribute('href', 'tel:+8801700000000')
    await expectAccessible(page)
    await close()

    await setClock('2026-11-16T21:00')
    await button.click()
    await expect(card.getByText('এখন খোলা')).toHaveCount(2)
    await expect(card.getByRole('link', { name: 'ফোন' })).toContainText('এখন বন্ধ, আগামীকাল সকাল ১০টায় খুলবে')
    await close()

    await setClock('2026-11-16T03:00')
    await button.click()
    await expect(card.getByText('এখন বন্ধ, আজ সকাল ১০টায় খুলবে')).toHaveCount(3)
  })
})

test.describe('what a page shows of the shell', () => {
  const details = (page: Page) => page.getByRole('contentinfo').getByRole('navigation', { name: 'প্রতিষ্ঠান' })

  test('a public page has the whole footer, the others keep its last line', once, async ({ page }) => {
    await open(page, '/about')
    await expect(details(page)).toBeVisible()
    await signIn(page)
    // The sign-in is there from the next page on.
    for (const address of [
      '/my/dashboard',
      '/on-spot-quiz/quiz-renal',
      '/on-spot-bcs-exam/bcs-50-model-test',
      '/bcs-exam-question-answer/bcs-weekly-constitution',
    ]) {
      await test.step(address, async () => {
        await open(page, address)
        await expect(page.getByRole('contentinfo')).toContainText('সর্বস্বত্ব সংরক্ষিত')
        await expect(details(page)).toHaveCount(0)
        const widget = page.getByRole('button', { name: 'সরাসরি কথা বলুন' })
        await expect(widget).toHaveCount(address.startsWith('/my') ? 1 : 0)
      })
    }
  })

  test('every page of the doctor’s area shows the way to the site, the language, the theme and help', async ({
    page,
  }) => {
    await signIn(page)
    await open(page, '/my/courses')
    await expect(page.getByRole('link', { name: 'কেন্দ্রের সাইট' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Switch to English' })).toBeVisible()
    await page.getByRole('button', { name: 'আঁধারে বদলান' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'সরাসরি কথা বলুন' }).click()
    await expect(page.getByRole('dialog', { name: 'যোগাযোগ' })).toBeVisible()
    await expectAccessible(page)
  })

  test(
    'the contact widget stands above a bar at the bottom, and leaves when it would cover a button',
    once,
    async ({ page }) => {
      const widget = page.getByRole('button', { name: 'সরাসরি কথা বলুন' })
      await open(page, '/batch-details/1')
      await expect(widget).toHaveCSS('opacity', '1')
      const bar = await page.locator('[data-part~="bottom-bar"]').boundingBox()
      const box = await widget.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      expect(box?.width).toBe(box?.height)
      await open(page, '/quiz-list')
      const main = page.getByRole('main').getByRole('link', { name: 'কুইজ দিন' }).first()
      await main.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 30))
      await expect(widget).toHaveCSS('opacity', '0')
    },
  )

  test('a schedule table stands alone', once, async ({ page }) => {
    await open(page, '/batch-schedules/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  test('a signed-in doctor finds the dashboard and the way out', async ({ page }, { project }) => {
    await signIn(page)
    await open(page, '/about')
    if (project.name === 'phone') await page.getByRole('button', { name: 'মেনু খুলুন' }).click()
    const place = project.name === 'phone' ? page.getByRole('dialog') : page.getByRole('banner')
    await expect(place.getByRole('link', { name: 'ড্যাশবোর্ডে যান' }).first()).toHaveAttribute('href', '/my/dashboard')
    await expect(page.getByRole('link', { name: 'লগইন' })).toHaveCount(0)
    if (project.name === 'desktop') await place.getByLabel('আমার মেনু: ডা. নুসরাত জাহান').click()
    await place.getByRole('button', { name: 'লগআউট' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('link', { name: 'লগইন' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test('every page starts at its top, on the way and on the way back', once, async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/terms-condition')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'গুছিয়ে পড়ুন' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the first Tab offers the way past the menus', once, async ({ page, baseURL }) => {
  await readIn(page, 'en', baseURL)
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
