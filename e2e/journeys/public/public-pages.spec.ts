import { expectNoHangingDots } from '../../support/hanging-dots.ts'
import { publicAddresses } from '../../support/public-addresses.ts'
import { expect, expectAccessible, expectNoSideways, open, test, useTheme } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const titles = new Map<string, string>()

/** A browser of its own for each page would load and compile the same scripts again and again. */
const perVisit = 3

for (let from = 0; from < publicAddresses.length; from += perVisit) {
  const addresses = publicAddresses.slice(from, from + perVisit)
  // One theme each: what differs between the screens is where things stand, between the themes how they are coloured.
  test(`${addresses.join(' ')} are accessible and fit the screen, dark on a phone and light on a desk`, async ({
    page,
  }, { project }) => {
    const theme = project.name === 'phone' ? 'dark' : 'light'
    await useTheme(page, theme)
    for (const address of addresses) {
      await test.step(address, async () => {
        await open(page, address)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectNoSideways(page)
        await expectNoHangingDots(page)
        // Whole on the phone; the wide screens have theirs in the journeys about what differs there.
        await expectAccessible(page, project.name === 'phone' ? 'all' : 'colours')
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, scripts: 'fetched' })
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 900, 'the same HTML goes to every screen; once is enough')

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
