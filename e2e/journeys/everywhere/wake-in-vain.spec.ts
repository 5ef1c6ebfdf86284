import {
  burger,
  contactCard,
  drawer,
  first,
  holdApp,
  read,
  said,
  stateOf,
  widget,
} from '../../support/sleeping-page.ts'
import { expect, expectAccessible, once, settled, test } from '../../support/test.ts'

test(
  'a mouse that came near without a network costs nothing when it is back',
  once,
  async ({ page, context, complaints }) => {
    await read(page, '/about')
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => stateOf.test(request.url()))
    await widget(page).dispatchEvent('pointerover')
    await failed
    await context.setOffline(false)
    await widget(page).press('Enter')
    await expect(contactCard(page)).toBeVisible()
    // The browser names every file it could not have.
    complaints.length = 0
  },
)

test(
  'one line says that the network is gone, and at a press that it was in vain; the next press asks again',
  once,
  async ({ page, context, complaints }) => {
    await read(page, '/about')
    await context.setOffline(true)
    await expect(said(page, 'আপনার কিছু হারায়নি')).toBeVisible()
    await widget(page).press('Enter')
    await expect(said(page, 'তাই এটি এখন চলবে না')).toBeVisible()
    await expect(said(page, 'আপনার কিছু হারায়নি')).toHaveCount(0)
    await expect(widget(page)).not.toHaveAttribute('aria-busy')
    await context.setOffline(false)
    await expect(said(page, 'সংযোগ ফিরে এসেছে')).toBeVisible()
    await widget(page).press('Enter')
    await expect(contactCard(page)).toBeVisible()
    await expect(said(page, 'সংযোগ ফিরে এসেছে')).toHaveCount(0)
    complaints.length = 0
  },
)

test.describe('data of a page that are not ours', () => {
  test('are not taken for a new release', once, async ({ page }) => {
    await read(page, '/about')
    let loads = 0
    page.on('load', () => loads++)
    await page.route(stateOf, (route) => route.fulfill({ contentType: 'text/html', body: '<body>Buy internet</body>' }))
    await widget(page).press('Enter')
    await expect(said(page, 'আনা গেল না')).toBeVisible()
    await page.unroute(stateOf)
    await widget(page).press('Enter')
    await expect(contactCard(page)).toBeVisible()
    expect(loads).toBe(0)
  })

  test('load it anew once, where two releases answer by turns', once, async ({ page }) => {
    await read(page, '/about')
    const headers = { 'content-type': 'text/html', 'x-page': 'prostuti' }
    await page.route(stateOf, (route) => route.fulfill({ headers, body: '<body></body>' }))
    const loaded = page.waitForEvent('load')
    await widget(page).press('Enter')
    await loaded
    await widget(page).press('Enter')
    await expect(said(page, 'আনা গেল না')).toBeVisible()
  })
})

test('a first script that cannot be had is said at a press, and asked for again', async ({ page, complaints }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'the drawer is a phone’s')
  const asked: string[] = []
  await page.route(first, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/about')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await burger(page).click()
  await expect(said(page, 'সংযোগ দেখে আবার চাপুন')).toBeVisible()
  await expectAccessible(page)
  expect(new Set(asked).size, 'a browser remembers what has failed').toBe(asked.length)
  await page.unroute(first)
  await burger(page).click()
  await expect(drawer(page)).toBeVisible()
  await expect(said(page, 'সংযোগ দেখে আবার চাপুন')).toHaveCount(0)
  complaints.length = 0
})

test('what happens before the first script is kept, and not without end', once, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(first, async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto('/about')
  await burger(page).click()
  const kept = await page.evaluate(() => {
    for (let move = 0; move < 500; move++) document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return (window as { early?: Event[] }).early?.length
  })
  expect(kept).toBeLessThan(20)
  held.resolve()
  await expect(drawer(page)).toBeVisible()
})

test('an app whose beginning alone cannot be had is said', once, async ({ page, complaints }) => {
  await page.route('**/assets/entry.client-*', (route) => route.abort())
  await read(page, '/about')
  await widget(page).click()
  await expect(said(page, 'আনা গেল না')).toBeVisible()
  complaints.length = 0
})

test('what fails of somebody else’s is not taken for the app', once, async ({ page, complaints }) => {
  const letGo = await holdApp(page)
  await read(page, '/about')
  const told = page.waitForResponse(stateOf)
  await widget(page).click()
  await told
  await settled(page)
  await page.evaluate(() => void Promise.reject(new Error('a module of somebody else')))
  await expect.poll(() => complaints.length).toBe(1)
  complaints.length = 0
  letGo()
  await expect(contactCard(page)).toBeVisible()
})

test.describe('after a minute', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('a press whose app has not come is told so, and the app comes all the same', once, async ({ page }) => {
    const letGo = await holdApp(page)
    const told = page.waitForResponse(stateOf)
    await page.goto('/about')
    await page.clock.runFor(5000)
    await widget(page).click()
    await page.clock.runFor(1000)
    await told
    await settled(page)
    await page.clock.runFor(61_000)
    await expect(said(page, 'আনা গেল না')).toBeVisible()
    await expect(widget(page)).not.toHaveAttribute('aria-busy')
    letGo()
    await page.clock.resume()
    await expect(page.locator('html')).not.toHaveAttribute('data-sleeps')
    await expect(said(page, 'আনা গেল না')).toHaveCount(0)
    await widget(page).press('Enter')
    await expect(contactCard(page)).toBeVisible()
  })

  test(
    'a press for which the page’s data do not come is told so, and the next one asks again',
    once,
    async ({ page, complaints }) => {
      await page.route(stateOf, () => {})
      const asked = page.waitForRequest(stateOf)
      await page.goto('/about')
      await page.clock.runFor(5000)
      await widget(page).click()
      await page.clock.runFor(1000)
      await asked
      await page.clock.runFor(61_000)
      await expect(said(page, 'আনা গেল না')).toBeVisible()
      await page.unroute(stateOf)
      await page.clock.resume()
      await widget(page).press('Enter')
      await expect(contactCard(page)).toBeVisible()
      complaints.length = 0
    },
  )
})
