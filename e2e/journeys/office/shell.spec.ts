import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, once } from '../../support/test.ts'

test(
  'a link leads before the heading of its screen, which names the tab; no network costs that screen alone',
  once,
  async ({ page, context, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signInStaff(page, { role: 'teacher' })
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: bn('মেনু') })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page).toHaveTitle(/ · প্রস্তুতি অফিস$/)
    await expect(heading).not.toBeFocused()

    await menu.getByRole('link', { name: bn('কোর্স ও রুটিন') }).click()
    await expect(heading).toHaveText(bn('ব্যাচ'))
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(bn('ব্যাচ · প্রস্তুতি অফিস'))
    await page.getByRole('searchbox').fill(bn('ফুল'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=/)
    await expect(page.getByRole('searchbox')).toBeFocused()

    // No network: the menu stays, the card says so, and the screen opens by itself when the network is back.
    await context.setOffline(true)
    await menu.getByRole('link', { name: bn('শিক্ষক'), exact: true }).click()
    await expect(heading).toHaveText(bn('পাতাটি আনা গেল না'))
    await expect(heading).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: bn('আবার চেষ্টা করুন') }).click()
    await expect(page.getByText(bn('সার্ভারে এখনো পৌঁছানো যাচ্ছে না।'))).toBeVisible()
    await context.setOffline(false)
    await expect(heading).toHaveText(bn('শিক্ষক'))

    // What is not there and what is another's look alike.
    for (const address of [
      '/batches/99999',
      '/batches/new',
      '/staff',
      '/staff/1',
      '/staff/new',
      '/settings',
      '/nowhere',
    ]) {
      await page.goto(address)
      await expect(heading, address).toHaveText(bn('এখানে কিছু নেই'))
      await expect(menu).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: bn('আজ পাতায় যান') }).click()
    await expect(page).toHaveURL(/\/$/)
    // The network that was missing, and what the server does not have.
    complaints.length = 0
  },
)

test('a page from before a release is loaded anew by itself', once, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInStaff(page, { role: 'owner' })
  await page.goto('/')
  // As if the release had put another file in its place.
  await page.route(/\/assets\/notice-list-/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('link', { name: bn('নোটিশ ও এসএমএস') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bn('নোটিশ'))
  complaints.length = 0
})
