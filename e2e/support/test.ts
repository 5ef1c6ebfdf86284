import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { forgetVisitor, type KeptBrowsers } from './kept-browser.ts'

export { expectAccessible } from './accessible.ts'
export { expect, type Page }

export type Language = 'bn' | 'en'

/** For a journey in which the width of the screen makes no difference: it is made on the phone alone (`playwright.config.ts`). */
export const once = { tag: '@once' }

type Fixtures = {
  /** What the browser complained about. A test that provokes a complaint on purpose empties it. */
  complaints: string[]
  /** The notice about the new site covers the page soon after a first visit; journeys about other things come later. */
  newSiteNotice: 'due' | 'closed'
  /**
   * Fetching and compiling our scripts takes as long as opening a page. With 'kept' a journey comes with the browser of the
   * journey before, emptied of cookies and storage. Not for one that sets the clock, allows the service worker, goes without
   * scripts or counts what a first visit fetches: those leave traces, or find some.
   */
  scripts: 'fetched' | 'kept'
  /** A browser of somebody else in the same journey, at one of our sites; likewise handed on from journey to journey. */
  elsewhere: (site: string | undefined) => Promise<BrowserContext>
}

type WorkerFixtures = { keptBrowsers: KeptBrowsers }

/** Every page that logs an error, throws, or breaks its content policy fails its test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  newSiteNotice: ['closed', { option: true }],
  scripts: ['fetched', { option: true }],
  keptBrowsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named before what is given
    async ({}, use) => {
      const kept: KeptBrowsers = new Map()
      await use(kept)
      for (const context of kept.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, scripts, keptBrowsers }, use) => {
    if (scripts === 'fetched') {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const kept = keptBrowsers.get(baseURL) ?? (await browser.newContext())
    keptBrowsers.set(baseURL, kept)
    await use(kept)
    await forgetVisitor(kept)
  },
  elsewhere: async ({ browser, baseURL, keptBrowsers }, use) => {
    const lent = new Map<string | undefined, BrowserContext>()
    await use(async (site) => {
      const names = [site, `${site} a second time`, `${site} a third time`]
      const name = names.find((each) => each !== baseURL && !lent.has(each))
      const kept = keptBrowsers.get(name) ?? (await browser.newContext({ baseURL: site }))
      keptBrowsers.set(name, kept)
      lent.set(name, kept)
      return kept
    })
    await Promise.all([...lent.values()].map(forgetVisitor))
  },
  page: async ({ page, newSiteNotice }, use) => {
    if (newSiteNotice === 'closed') await closeNewSiteNotice(page)
    await use(page)
    // A call still on its way through a test's hands when the test is over is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

/** As if the reader had closed it a moment ago. A journey that sets the clock calls this again, after that. */
export async function closeNewSiteNotice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top && location.protocol.startsWith('http'))
      localStorage.setItem('new_site_notice_closed_at', String(Date.now()))
  })
}

/** Nothing sticks out at the side: a phone would shrink the whole page to show it. */
export async function expectNoSideways(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** The reader's language, as the switch in the header sets it. */
export async function readIn(page: Page, language: Language, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
}

/** The doctors' site follows with its next frame, unless its reader has chosen a theme; the office when it is opened again. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  if (!page.url().startsWith(process.env.E2E_BASE_URL ?? '')) return
  await page.waitForFunction(
    (wanted) => localStorage.getItem('theme') !== null || document.documentElement.dataset.theme === wanted,
    theme,
  )
}

/** Opens a page, wakes it, and waits until React has taken it over. How it wakes by itself is the journey `everywhere/wake`. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeAlive(page)
}

/** Comes to the home page from another one: what it shows is then asked for, and not in the page already. */
export async function comeHome(page: Page): Promise<void> {
  await open(page, '/about')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
}

export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wake')))
  await page.waitForFunction(() => {
    const isAlive = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
    // The end of the shell comes alive by itself, a little later.
    const end = document.querySelector('footer')
    return isAlive(document.querySelector('#main > *')) && (end === null || isAlive(end))
  })
}

/** The background part (cookie, session, dialogs) comes when the app is idle; the visit is recorded by it, or before it. */
export async function openWithBackground(page: Page, address: string): Promise<void> {
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/activities'))
  await open(page, address)
  await recorded
  await page.locator('[data-part="offline-bar"]').waitFor({ state: 'attached' })
}

/** What the page has queued up to now is done. By messages, because a test may have taken the timers into its hands. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round++) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage('')
      })
    }
  })
}
