import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect, type Page }

export type Language = 'bn' | 'en'

/** For a journey in which the width of the screen makes no difference: it is made on the phone alone (`playwright.config.ts`). */
export const once = { tag: '@once' }

type Fixtures = {
  /** What the browser complained about. A test that provokes a complaint on purpose empties it. */
  complaints: string[]
  /** The notice about the new site covers the page soon after a first visit; journeys about other things come later. */
  newSiteNotice: 'due' | 'closed'
}

/** Every page that logs an error, throws, or breaks its content policy fails its test. */
export const test = base.extend<Fixtures>({
  newSiteNotice: ['closed', { option: true }],
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

/** Nothing that axe can find, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page whose code is still on its way has nothing yet that could be judged.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await motionToEnd(page)
  const { violations } = await new AxeBuilder({ page })
    // Nothing here is framed; the other mode opens a second page only to join what frames report.
    .setLegacyMode()
    // What passed is not looked at, and telling of it takes longer than finding it.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  expect(found).toEqual([])
}

/** A colour half-way from light to dark has a contrast nobody designed. */
async function motionToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((motion) => motion.finished))
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

export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
}

/** Opens a page and waits until React has taken it over: a click before that is the browser's own. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeAlive(page)
}

export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
    // The end of the shell comes alive by itself, a little later.
    const end = document.querySelector('footer')
    return isAlive(document.querySelector('#main > *')) && (end === null || isAlive(end))
  })
}

/** The background part (cookie, session, dialogs) comes when the page is idle; the first record it sends says it is there. */
export async function openWithBackground(page: Page, address: string): Promise<void> {
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/activities'))
  await open(page, address)
  await recorded
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
