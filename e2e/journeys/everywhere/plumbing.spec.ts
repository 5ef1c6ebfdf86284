import { signIn } from '../../support/signed-in.ts'
import {
  comeAlive,
  expect,
  expectAccessible,
  once,
  open,
  openWithBackground,
  type Page,
  readIn,
  settled,
  test,
} from '../../support/test.ts'

const appData = '**/api/v3/web/app-data'

test.describe('the first load', () => {
  test.use({ scripts: 'kept' })

  test(
    'asks for the app data again, no sooner than after 300 ms, until it is answered',
    once,
    async ({ page, complaints }) => {
      const asked: number[] = []
      await page.route(appData, (route) => {
        asked.push(Date.now())
        return asked.length <= 3
          ? route.fulfill({ status: 503, json: { message: '', code: 'unavailable', errors: {} } })
          : route.continue()
      })
      const answered = page.waitForResponse((response) => response.url().endsWith('/app-data') && response.ok())
      await openWithBackground(page, '/')
      await answered
      expect(asked).toHaveLength(4)
      const waits = asked.slice(1).map((at, place) => at - (asked[place] ?? 0))
      // No later than that either, says the test of the polling itself, by a clock that no busy machine slows down.
      for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(295)

      // Answered once, it is not asked again.
      const recorded = page.waitForResponse('**/api/activities')
      await page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' }).click()
      await recorded
      expect(asked).toHaveLength(4)
      // The browser names every answer of 503.
      complaints.length = 0
    },
  )

  test('fetches the cross-site cookie and the device token, and sends both back', once, async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('gns_ddt'))
    const first = page.waitForResponse(appData)
    const cookieAsked = page.waitForResponse('**/sanctum/csrf-cookie')
    const written = page.waitForRequest('**/api/activities')
    await open(page, '/')
    expect((await cookieAsked).ok()).toBe(true)
    const { cookie = '', 'x-xsrf-token': echo } = await (await written).allHeaders()
    const value = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(value).not.toBe('')
    expect(echo).toBe(decodeURIComponent(value))
    expect((await (await written).response())?.status()).toBe(202)

    const { gns_ddt: given } = await (await first).json()
    expect(given).toMatch(/^[\w-]{16,}$/)
    await expect.poll(stored).toBe(given)

    // A server that hands out another one later does not change it.
    await page.route(appData, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), gns_ddt: 'another-device-token' } })
    })
    const second = page.waitForResponse(appData)
    const recorded = page.waitForRequest('**/api/activities')
    await page.reload()
    await comeAlive(page)
    expect((await second).request().headers()['x-device-token']).toBe(given)
    expect((await recorded).headers()['x-device-token']).toBe(given)
    await (await second).finished()
    await settled(page)
    expect(await stored()).toBe(given)
  })
})

test('every navigation is recorded: where to, where from, with what query', once, async ({ page }) => {
  const records: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/activities')) records.push(request.postDataJSON())
  })
  await openWithBackground(page, '/?ref=poster&token=secret-value')
  expect(records).toEqual([{ to: '/', from: null, query: { ref: 'poster' } }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' }).click()
  await expect.poll(() => records.length).toBe(2)
  await page.goBack()
  await expect.poll(() => records.length).toBe(3)
  expect(records.slice(1)).toEqual([
    { to: '/terms-condition', from: '/', query: {} },
    { to: '/', from: '/terms-condition', query: { ref: 'poster' } },
  ])
})

test.describe('with a session', () => {
  test('a token that disappears ends it within a second or so', once, async ({ page, complaints }) => {
    await signIn(page)
    await page.clock.install()
    await openWithBackground(page, '/my/dashboard')
    await expect(page).toHaveURL('/my/dashboard')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.clock.runFor(1200)
    await page.waitForURL((url) => url.pathname === '/login')
    expect(JSON.parse(new URL(page.url()).searchParams.get('next') ?? '')).toEqual({ name: 'my-dashboard', params: {} })
    // The browser names a call that fell into that second and was refused.
    complaints.length = 0
  })

  test.describe('in a browser that was here before', () => {
    test.use({ scripts: 'kept' })

    test('an answer of 423 for an unverified device leads to the devices', once, async ({ page, complaints }) => {
      await signIn(page)
      let refused = false
      await page.route(appData, (route) => {
        if (refused) return route.fallback()
        refused = true
        return route.fulfill({
          status: 423,
          json: { message: '', code: 'device_not_verified', errors: {}, device_verified: false },
        })
      })
      await open(page, '/about')
      await expect(page).toHaveURL(/\/my\/account\/devices/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The browser names the answer of 423.
      complaints.length = 0
    })

    test(
      'a sign-in that has ended is known with the first answer, and the login does not lead away',
      once,
      async ({ page }) => {
        await page.addInitScript(() => {
          if (!sessionStorage.getItem('was-signed-in')) localStorage.setItem('token', 'ended-long-ago')
          sessionStorage.setItem('was-signed-in', 'yes')
        })
        await openWithBackground(page, '/about')
        await expect(page.getByRole('banner').getByRole('link', { name: 'লগইন' })).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
        await page.evaluate(() => localStorage.setItem('token', 'ended-long-ago'))
        await openWithBackground(page, '/login')
        await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('typed-meanwhile')
        await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
        await expect(page).toHaveURL('/login')
        await expect(page.getByLabel('পাসওয়ার্ড', { exact: true })).toHaveValue('typed-meanwhile')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      },
    )

    test(
      'an answer of 401 says that the session is over and offers to reload',
      once,
      async ({ page, baseURL, complaints }) => {
        await readIn(page, 'en', baseURL)
        await signIn(page)
        await page.route(appData, (route) =>
          route.request().headers().authorization
            ? route.fulfill({ status: 401, json: { message: '', code: 'unauthenticated', errors: {} } })
            : route.fallback(),
        )
        await open(page, '/about')
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('heading')).toHaveText('Session timeout! Please Reload.')
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog, 'it must be answered').toBeVisible()

        const reloaded = page.waitForEvent('domcontentloaded')
        await dialog.getByRole('button', { name: 'Reload' }).click()
        await reloaded
        await expect(dialog).toHaveCount(0)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
        // The browser names the answer of 401.
        complaints.length = 0
      },
    )
  })
})

test('a page whose code is gone after a deploy is a warning, not a blank page', once, async ({ page, complaints }) => {
  const code = '**/assets/content-page-*.js'
  await openWithBackground(page, '/')
  await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' }).click()
  const warning = page.getByRole('dialog', { name: 'পাতাটি খোলা গেল না' })
  await expect(warning).toContainText('সাইটটি একটু আগে হালনাগাদ হয়েছে')
  await expectAccessible(page)
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'গুছিয়ে পড়ুন' })).toBeVisible()

  // Asked for once more, and opened afresh from the new release.
  await page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' }).click()
  await expect(warning).toBeVisible()
  await page.unroute(code)
  await warning.getByRole('button', { name: 'নতুন করে খুলুন' }).click()
  await expect(page).toHaveURL('/terms-condition')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The browser names the missing file.
  complaints.length = 0
})

test(
  'a part whose code is gone leaves the page standing, and opens when it can be had again',
  once,
  async ({ page, complaints }) => {
    const code = '**/assets/contact-card-*.js'
    await openWithBackground(page, '/about')
    await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }))
    const button = page.getByRole('button', { name: 'সরাসরি কথা বলুন' })
    await button.press('Enter')
    const warning = page.getByRole('dialog', { name: 'পাতাটি খোলা গেল না' })
    await warning.getByRole('button', { name: 'বন্ধ করুন' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'আমাদের কথা' })).toBeVisible()

    await page.unroute(code)
    await button.press('Enter')
    await expect(page.getByRole('dialog', { name: 'যোগাযোগ' })).toBeVisible()
    // The browser names the missing file.
    complaints.length = 0
  },
)

test.describe('the notice about the new site', () => {
  test.use({ newSiteNotice: 'due' })

  const notice = (page: Page) => page.getByRole('dialog', { name: 'নতুন সাইটে স্বাগতম' })

  /** The page with its background part, and so long after it that a notice that is due would show. */
  async function visit(page: Page): Promise<void> {
    await openWithBackground(page, '/about')
    await settled(page)
    await page.clock.runFor(5000)
    await settled(page)
  }

  test('comes on the first visit, not again within a day, and again after it', once, async ({ page }) => {
    await page.clock.install()
    await visit(page)
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page)
    await notice(page).getByRole('button', { name: 'বুঝেছি, বন্ধ করুন' }).click()
    await expect(notice(page)).toHaveCount(0)

    await page.clock.fastForward('23:59:00')
    await visit(page)
    await expect(notice(page)).toHaveCount(0)

    await page.clock.fastForward('01:00')
    await visit(page)
    await expect(notice(page)).toBeVisible()
  })

  test('waits while the reader types, and for as long as something stands open', once, async ({ page }) => {
    await page.clock.install()
    await openWithBackground(page, '/faq')
    const pass = async (ms: number) => {
      await settled(page)
      await page.clock.runFor(ms)
      await settled(page)
    }
    const field = page.getByRole('searchbox')
    await field.focus()
    await pass(10_000)
    await field.pressSequentially('ফি')
    await expect(field).toBeFocused()
    await field.blur()
    await page.mouse.wheel(0, 300)
    await pass(1000)
    await expect(notice(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'সরাসরি কথা বলুন' }).press('Enter')
    const card = page.getByRole('dialog', { name: 'যোগাযোগ' })
    await expect(card).toBeVisible()
    await pass(10_000)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await pass(2000)
    await expect(notice(page)).toHaveCount(0)
    await pass(4000)
    await expect(notice(page)).toBeVisible()
  })

  test('never comes on the way in', once, async ({ page }) => {
    await page.clock.install()
    await openWithBackground(page, '/login')
    await settled(page)
    await page.clock.runFor(10_000)
    await settled(page)
    await expect(notice(page)).toHaveCount(0)
  })

  test('never comes between a doctor and an exam', once, async ({ page }) => {
    await signIn(page)
    await page.clock.install()
    await openWithBackground(page, '/on-spot-bcs-exam/bcs-50-model-test')
    await settled(page)
    await page.clock.runFor(10_000)
    await settled(page)
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('right click and developer tools', () => {
  test.beforeEach(({ page: _ }, { project }) =>
    test.skip(project.name === 'phone', 'a phone has neither mouse nor F12'),
  )

  /** Whether the page kept the browser from doing what it does by itself. */
  async function prevented(page: Page, event: 'contextmenu' | 'keydown', act: () => Promise<void>): Promise<boolean> {
    const seen = page.evaluate(
      (name) =>
        new Promise<boolean>((tell) =>
          window.addEventListener(name, ({ defaultPrevented }) => tell(defaultPrevented), { once: true }),
        ),
      event,
    )
    await settled(page)
    await act()
    return seen
  }

  test('are blocked on the page, never inside a field, and never for the keyboard', async ({ page }) => {
    await openWithBackground(page, '/')
    await page.evaluate(() => {
      const field = document.createElement('input')
      field.setAttribute('aria-label', 'নাম')
      document.querySelector('main')?.prepend(field)
    })
    const headline = page.getByRole('heading', { level: 1 })
    const field = page.getByRole('textbox', { name: 'নাম' })
    const rightClick = { button: 'right' } as const

    expect(await prevented(page, 'contextmenu', () => headline.click(rightClick))).toBe(true)
    expect(await prevented(page, 'contextmenu', () => field.click(rightClick))).toBe(false)
    await headline.click()
    expect(await prevented(page, 'keydown', () => page.keyboard.press('F12'))).toBe(true)
    expect(await prevented(page, 'keydown', () => page.keyboard.press('Shift+F10'))).toBe(false)
    expect(await prevented(page, 'keydown', () => page.keyboard.press('F6'))).toBe(false)
    await field.focus()
    expect(await prevented(page, 'keydown', () => page.keyboard.press('F12'))).toBe(false)
  })
})
