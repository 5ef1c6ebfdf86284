import {
  app,
  burger,
  contactCard,
  drawer,
  first,
  holdApp,
  read,
  unfinished,
  widget,
} from '../../support/sleeping-page.ts'
import {
  comeAlive,
  expect,
  expectAccessible,
  once,
  open,
  type Page,
  readIn,
  settled,
  test,
} from '../../support/test.ts'

test('a page that is read fetches no app, and its visit is recorded all the same', once, async ({ page }) => {
  const records: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/activities')) records.push(request.postDataJSON())
  })
  const scripts = await read(page, '/about')
  await page.mouse.wheel(0, 1500)
  await expect(widget(page)).toHaveCSS('opacity', '1')
  await page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' }).click()
  await expect(page).toHaveURL('/terms-condition')
  await expect.poll(() => records.length).toBe(2)
  expect(records).toEqual([
    { to: '/about', from: null, query: {} },
    { to: '/terms-condition', from: '/about', query: {} },
  ])
  expect(scripts).toEqual([])
})

test('the page of a link is fetched while the mouse rests on it, and no more once the app is there', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'a mouse is a desk’s')
  const browser = await page.context().newCDPSession(page)
  const fetched: string[] = []
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await browser.send('Preload.enable')
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' })
  await read(page, '/about')
  await terms.hover()
  await expect.poll(() => fetched).toEqual(['/terms-condition'])
  await open(page, '/faq')
  // The rules are about links under this alone.
  await expect(page.locator('html')).not.toHaveAttribute('data-sleeps')
})

test.describe('before the app is there', () => {
  test.beforeEach(({ page: _ }, { project }) => test.skip(project.name === 'desktop', 'the drawer is a phone’s'))

  test('a press is shown at once, and done once when it comes, however often it was made', async ({ page }) => {
    const letGo = await holdApp(page)
    await read(page, '/about')
    await burger(page).click()
    await expect(burger(page)).toHaveAttribute('aria-busy', 'true')
    await burger(page).click()
    await burger(page).click()
    letGo()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(burger(page)).not.toHaveAttribute('aria-busy')
  })

  test('of two presses the second waits no longer when the first has opened a dialog', async ({ page }) => {
    const letGo = await holdApp(page)
    await read(page, '/about')
    await burger(page).click()
    await widget(page).click()
    letGo()
    await expect(drawer(page)).toBeVisible()
    await expect(contactCard(page)).toHaveCount(0)
  })
})

test(
  'a page wakes in the language in which it stands, whatever was chosen in another tab since',
  once,
  async ({ page, baseURL }) => {
    await read(page, '/faq')
    const parts = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')]
    const words = await Promise.all(parts.map((part) => part.textContent()))
    await readIn(page, 'en', baseURL)
    // The app asks for the menus again when it has taken the page over.
    const menus = page.waitForResponse((response) => response.url().endsWith('/api/v3/web/app-data'))
    await widget(page).click()
    await expect(contactCard(page)).toBeVisible()
    await (await menus).finished()
    await settled(page)
    expect(await Promise.all(parts.map((part) => part.textContent()))).toEqual(words)
  },
)

for (const [what, held] of [
  ['the app', app],
  ['the first script', first],
] as const)
  test(
    `a schedule that is chosen before ${what} is there stays chosen, and the button that is pressed then enrols in it`,
    once,
    async ({ page }) => {
      const letGo = await holdApp(page, held)
      await page.goto('/batch-details/1', unfinished)
      const second = page.getByRole('radio').nth(1)
      const wanted = await second.getAttribute('value')
      await second.check()
      const enrol = page.getByRole('link', { name: 'ভর্তি হোন' }).filter({ visible: true })
      await enrol.click()
      await expect(page).toHaveURL('/batch-details/1')
      letGo()
      await page.waitForURL(({ href }) => decodeURIComponent(href).includes(`enroll/${wanted}`))
    },
  )

test(
  'a link that opens something on its page waits for the first script, and leads on without it',
  once,
  async ({ page, complaints }) => {
    const letGo = await holdApp(page, first)
    await page.goto('/gallery', unfinished)
    const picture = page.getByRole('main').locator('a[aria-haspopup]').first()
    await picture.click()
    await expect(page).toHaveURL('/gallery')
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.unrouteAll()
    await page.route(first, (route) => route.abort())
    await page.goto('/gallery', unfinished)
    // The first press may be told so.
    await expect(async () => {
      await picture.click()
      await expect(page).not.toHaveURL('/gallery', { timeout: 1000 })
    }).toPass()
    complaints.length = 0
  },
)

test('no letter is lost that is typed while the app comes', once, async ({ page }) => {
  const letGo = await holdApp(page)
  await read(page, '/faq')
  const field = page.getByRole('searchbox')
  await field.pressSequentially('কিস্তি ')
  letGo()
  await field.pressSequentially('ফেরত পাওয়ার নিয়ম জানতে চাই', { delay: 40 })
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(field).toHaveValue('কিস্তি ফেরত পাওয়ার নিয়ম জানতে চাই')
})

test('a press by keyboard before the app is there is done when it comes', once, async ({ page }) => {
  const letGo = await holdApp(page)
  await read(page, '/about')
  await widget(page).press('Enter')
  letGo()
  await expect(contactCard(page)).toBeVisible()
})

test(
  'an app that cannot be had is said, with the way on, and links go on working',
  once,
  async ({ page, complaints }) => {
    await page.route(app, (route) => route.abort())
    await read(page, '/about')
    await widget(page).click()
    const bar = page.getByRole('status').filter({ hasText: 'আনা গেল না' })
    await expect(bar).toBeVisible()
    await expect(widget(page)).not.toHaveAttribute('aria-busy')
    await expectAccessible(page)
    await page.unroute(app)
    await bar.getByRole('button', { name: 'নতুন করে খুলুন' }).click()
    await expect(bar).toHaveCount(0)
    await widget(page).click()
    await expect(contactCard(page)).toBeVisible()
    // The browser names every file it could not have.
    complaints.length = 0
  },
)

/** Presses at the moment at which React listens to the page and has taken over nothing of it yet. */
async function pressAsReactBegins(page: Page, selector: string): Promise<void> {
  await page.addInitScript((pressed) => {
    const listen = document.addEventListener
    let begun = false
    document.addEventListener = (...about: Parameters<typeof listen>) => {
      listen.apply(document, about)
      if (begun || !Object.keys(document).some((key) => key.startsWith('_reactListening'))) return
      begun = true
      queueMicrotask(() => document.querySelector<HTMLElement>(pressed)?.click())
    }
  }, selector)
}

test.describe('a press while the app takes the page over is done once', () => {
  const presses = [
    {
      what: 'the notices',
      at: '/',
      pressed: '[aria-label="নোটিশ থামান"]',
      done: '[aria-label="নোটিশ থামান"][aria-pressed=true]',
    },
    {
      what: 'the question of the day',
      at: '/',
      pressed: '[aria-controls=day-body]',
      done: '[aria-controls=day-body][aria-expanded=true]',
    },
    { what: 'the slides', at: '/', pressed: '[data-turn="1"]', done: '[aria-current][aria-label="৪টির মধ্যে ২ নম্বর"]' },
    { what: 'the theme', at: '/about', pressed: '[data-does=theme]', done: 'html[data-theme=dark]' },
  ]
  for (const { what, at, pressed, done } of presses)
    test(what, once, async ({ page }) => {
      await pressAsReactBegins(page, pressed)
      await read(page, at)
      const shown = page.locator(done)
      await expect(shown).toHaveCount(0)
      await comeAlive(page)
      // What was remembered is done then.
      await expect(page.locator('html')).not.toHaveAttribute('data-sleeps')
      await settled(page)
      await expect(shown).toHaveCount(1)
    })
})

test('theme and language change without the app', async ({ page }, { project }) => {
  const scripts = await read(page, '/about')
  if (project.name === 'desktop') {
    await page.getByRole('button', { name: 'আঁধারে বদলান' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // The name says what the next press does, so that a screen reader tells of this one.
    await expect(page.getByRole('button', { name: 'আলোয় বদলান' })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(scripts).toEqual([])
})

test('words by a clock, and the own address of a printed routine, are said without the app', once, async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T04:00:00Z' })
  const scripts = await read(page, '/contact-details')
  const hours = page.locator('main [data-clock=support]')
  await expect(hours.first()).toHaveText('এখন খোলা')
  await expect(hours.first()).toHaveAttribute('data-open')
  await page.clock.fastForward('16:00:00')
  await expect(hours.first()).toContainText('এখন বন্ধ')
  scripts.push(...(await read(page, '/batch-schedules/1')))
  await expect(page.locator('[data-part=own-address]')).toHaveText(/^localhost:\d+\/batch-details\/1\/schedule$/)
  expect(scripts).toEqual([])
  await comeAlive(page)
  await expect(page.locator('[data-part=own-address]')).toHaveText(/^localhost:\d+\/batch-details\/1\/schedule$/)
})

test.describe('an event that begins while it is read about', () => {
  type Told = { id: number; starts_at: string; registration_open: boolean; seats_left: number | null }

  async function findEvent(page: Page, isOpen: boolean) {
    const list = await page.request.get('/api/v3/web/events')
    const { events } = (await list.json()) as { events: Told[] }
    const found = events.find(
      ({ registration_open, seats_left, starts_at }) =>
        (registration_open && seats_left !== 0) === isOpen && Date.parse(starts_at) > Date.now() + 600_000,
    )
    return { address: `/${found?.id}/event`, startsAt: Date.parse(found?.starts_at ?? '') }
  }

  test('says so in the list without the app, and the app says the same', once, async ({ page }) => {
    const { address, startsAt } = await findEvent(page, true)
    const card = page.locator(`main article:has(a[href="${address}"])`)
    const standing = card.locator('[data-clock=event]')
    await page.clock.install({ time: startsAt - 90_000 })
    const scripts = await read(page, '/events')
    await expect(standing).toHaveText('নিবন্ধন শেষ')
    await expect(card.getByText('পর্যন্ত নিবন্ধন')).toBeHidden()
    await page.clock.fastForward(120_000)
    await expect(standing).toHaveText('এখন চলছে')
    await expect(standing).toHaveClass(/chip-brand/)
    expect(scripts).toEqual([])
    await comeAlive(page)
    await expect(standing).toHaveText('এখন চলছে')
    await expect(card).toHaveAttribute('data-state', 'running')
  })

  test('has the app come to its own page, which says all of it', once, async ({ page }) => {
    const { address, startsAt } = await findEvent(page, false)
    const now = Date.now()
    await page.clock.install({ time: now })
    const scripts = await read(page, address)
    const standing = page.locator('[data-clock=registration]')
    await expect(standing).not.toHaveText('এখন চলছে')
    expect(scripts).toEqual([])
    await page.clock.fastForward(startsAt + 30_000 - now)
    await expect(standing).toHaveText('এখন চলছে')
    expect(scripts).not.toEqual([])
  })
})

test('a page that comes back from memory is as it was, asleep or awake', once, async ({ page }) => {
  await read(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'শর্তাবলি' }).click()
  await expect(page).toHaveURL('/terms-condition')
  await page.goBack()
  await widget(page).click()
  await expect(contactCard(page)).toBeVisible()
})

test('a sign-in in another tab wakes the page', once, async ({ page, context }) => {
  await read(page, '/about')
  const other = await context.newPage()
  await open(other, '/about')
  await other.evaluate(() => localStorage.setItem('token', 'of-nobody'))
  await expect(page.locator('[data-part="offline-bar"]')).toBeAttached()
  await other.close()
})
