import { readdirSync, readFileSync } from 'node:fs'
import type { Response } from '@playwright/test'
import { publicRoutes } from '../../../apps/web/app/route-table.ts'
import { expectNoHangingDots } from '../../support/hanging-dots.ts'
import { publicAddresses } from '../../support/public-addresses.ts'
import {
  comeAlive,
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  type Page,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const titles = new Map<string, string>()

/** What only the browser knows (its clock, its address), the theme, and the contact widget, which goes where there is room. */
const unlikeServer = 'script, [data-clock], [data-part=own-address], [role=timer], [data-does=theme], [data-part=talk]'

/** What stands on the screen in words. */
const readWords = (page: Page) =>
  page.evaluate((besides) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const shown = parentElement?.checkVisibility() && !parentElement.closest(besides)
      if (shown && textContent?.trim()) words.push(textContent)
    }
    return words.join('\n').split('\n')
  }, unlikeServer)

/**
 * A kept page may be minutes old. Where something has changed since (an event has begun), its successor takes its place as it wakes,
 * and is another page: then the next visit is the one that counts.
 */
async function readAsleep(page: Page, address: string): Promise<{ asleep: string[]; asleepWide: string[] }> {
  let isReplaced = false
  const noteSuccessor = (response: Response) => {
    isReplaced ||= response.url().includes('/page-state/') && 'x-page' in response.headers()
  }
  page.on('response', noteSuccessor)
  await page.goto(address)
  const asleep = await readWords(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const asleepWide = await readWords(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await comeAlive(page)
  page.off('response', noteSuccessor)
  return isReplaced ? readAsleep(page, address) : { asleep, asleepWide }
}

/** The home page, the list and an event's own page: what they say depends on the minute. */
const tellsOfEvents = /^\/(events|\d+\/event)?$/

/** A browser of its own for each page would load and compile the same scripts again and again. */
const perVisit = 3

for (let from = 0; from < publicAddresses.length; from += perVisit) {
  const addresses = publicAddresses.slice(from, from + perVisit)
  const title = `${addresses.join(' ')} are accessible and fit the screen, dark on a phone and light on a desk`
  test(title, once, async ({ page }) => {
    const fits = async (theme: 'dark' | 'light') => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectNoSideways(page)
      await expectNoHangingDots(page)
    }
    const visit = async (address: string, nth = 1): Promise<void> => {
      await useTheme(page, 'dark')
      await page.setViewportSize({ width: 360, height: 800 })
      const { asleep, asleepWide } = await readAsleep(page, address)
      await fits('dark')
      await expectAccessible(page)
      // After all that the app asks for by itself: who only reads has it too, and nothing moves under a reader when the app comes.
      const awake = await readWords(page)
      // One theme each: what differs between the screens is where things stand, between the themes how they are coloured.
      // No page asks for the width before it is drawn, so it need not be opened anew.
      await useTheme(page, 'light')
      await page.setViewportSize({ width: 1280, height: 800 })
      await fits('light')
      const awakeWide = await readWords(page)
      // An event may begin while its page is looked at, and be told at once; the page that is kept is renewed behind its readers.
      if (nth < 3 && tellsOfEvents.test(address) && String([awake, awakeWide]) !== String([asleep, asleepWide]))
        return visit(address, nth + 1)
      expect(awake, 'awake it says what it said asleep').toEqual(asleep)
      expect(awakeWide, 'awake it says what it said asleep').toEqual(asleepWide)
      // The wide screens have the other rules in the journeys about what differs there.
      await expectAccessible(page, 'colours')
    }
    for (const address of addresses) await test.step(address, () => visit(address))
  })
}

/** The pages that menus lead to and that have one name; a course, a video or a list of batches has a title of its own. */
const named = publicRoutes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !path.startsWith('/courses/'))

type Link = { title: string; link: string }

test('menus and footer call a page what it calls itself', once, async ({ request }) => {
  for (const lang of ['bn', 'en']) {
    const headers = { cookie: `lang=${lang}` }
    const app = await (await request.get('/api/v3/web/app-data', { headers })).json()
    const links = [
      ...app.menus.flatMap(({ children, ...menu }: Link & { children?: Link[] }) => children ?? menu),
      ...app.footer_menu,
    ]
    const headings = new Map<string, string>()
    for (const { title, link } of links.filter((each: Link) => named.includes(each.link))) {
      if (!headings.has(link)) {
        const page = await (await request.get(link, { headers })).text()
        const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? []
        headings.set(link, heading.replace(/<[^>]*>/g, ''))
      }
      expect(headings.get(link), `${lang} ${link}`).toBe(title)
    }
  }
})

const assets = new URL('../../../apps/web/build/client/assets/', import.meta.url)
/** A class of one component, as the build names it. */
const ownClass = /\b[a-z]{4}\d+\b/g

/** What comes without its sheet is drawn plainly at first, and set again when the sheet comes with a script. */
test('every public page brings the sheets of all that stands in it', once, async ({ request }) => {
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const known = new Set(sheets.flatMap((name) => readFileSync(new URL(name, assets), 'utf8').match(ownClass) ?? []))
  expect(known.size).toBeGreaterThan(500)
  for (const address of publicAddresses) {
    const html = await (await request.get(address)).text()
    const styled = new Set([...html.matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([sheet]) => sheet.match(ownClass)))
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.match(ownClass) ?? [])
    expect(used.length, address).toBeGreaterThan(0)
    const bare = used.filter((name) => known.has(name) && !styled.has(name))
    expect([...new Set(bare)], address).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, scripts: 'fetched' })
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 900, 'the same HTML goes to every screen; once is enough')

  test('the menu of a phone is the footer’s, and the way in says what it needs', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'মেনু খুলুন' })).toBeHidden()
    await page.getByRole('link', { name: 'প্রধান মেনু' }).click()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport()
    await page.goto('/login')
    // Playwright looks for no text in there.
    const note = page.locator('noscript p')
    await expect(note).toBeVisible()
    expect(await note.textContent()).toContain('জাভাস্ক্রিপ্ট বন্ধ আছে')
  })

  test('every public page says what it is, to readers and to search engines', async ({ page }) => {
    for (const address of publicAddresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1'), address).toHaveCount(1)
      await expect(page.locator('h1'), address).toBeVisible()
      const text = await page.locator('#main').textContent()
      expect(text?.length, address).toBeGreaterThan(200)
      const description = await page.locator('meta[name=description]').getAttribute('content')
      expect(description?.length, address).toBeGreaterThan(20)
      await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute('href', /^http/)
      await expect(page.locator('meta[property="og:image"]'), address).toHaveAttribute('content', /^http/)
      titles.set(await page.title(), address)
    }
    // A batch has two addresses and one title; the timetable on paper shares its own with the one on the screen.
    expect(titles.size).toBeGreaterThanOrEqual(publicAddresses.length - 2)
  })
})
