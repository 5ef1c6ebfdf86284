import { tables } from '@prostuti/db'
import { and, eq, lt } from 'drizzle-orm'
import { aShelfPage, aSubscription } from '../../../apps/web/app/features/subscription/testing/a-shelf.ts'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const words = (text: string) => text.normalize('NFC')

const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: words(name) })
    .filter({ visible: true })
    .click()

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSideways(page)
}

test('a doctor chooses two videos for thirty days, pays, and watches', once, async ({ page }) => {
  await signIn(page)
  await open(page, '/my/subscription')
  const shelf = page.getByRole('article', { name: words('FCPS মেডিসিন') })
  await expect(shelf).toBeVisible()
  await expectFine(page)
  await shelf.getByRole('link', { name: words('ভিডিও বাছুন') }).click()

  await page.getByRole('checkbox', { name: /Cardiac cycle/ }).check()
  await page.getByRole('searchbox').fill('SPIROMETRY')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /spirometry/ }).check()
  await expect(page.getByText(words('৳ ৯৮')).filter({ visible: true })).toBeVisible()
  await expectFine(page)
  // A phone that dropped the page brings the choice back.
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await press(page, 'পরের ধাপ')

  await page.waitForURL(/\/my\/subscription\/\d+\/duration$/)
  await page.getByRole('radio', { name: words('৯০ দিন') }).check()
  await expect(page.getByText(words('৳ ৩০ কম'))).toBeVisible()
  await page.getByRole('radio', { name: words('৩০ দিন') }).check()
  await expectFine(page)
  await press(page, 'পেমেন্টে যান')

  await page.waitForURL(/\/checkout\?order=\d+$/)
  await expect(page.getByText(words('২টি ভিডিও, ৩০ দিন'))).toBeVisible()
  await expectFine(page)
  await press(page, 'পরিশোধ করুন')
  await page.waitForURL((url) => url.pathname.startsWith('/sandbox/pay/'))
  await page.locator('button[value="success"]').click()

  await expect(page.getByRole('heading', { name: words('টাকা পেয়েছি, ভিডিওগুলো এখন আপনার') })).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: words('ভিডিওগুলো দেখুন') }).click()
  await page.getByRole('link', { name: /spirometry/ }).click()
  await page.waitForURL(/\/list\/\d+\/view\/\d+$/)
  await expectFine(page)
  await page.getByRole('link', { name: /Cardiac cycle/ }).click()
  await page.getByRole('button', { name: words('চালান') }).click()
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0.3)
})

/** The demo doctor, and one of her videos whose time has passed. */
const readDemo = () =>
  withDatabase(async ({ db }) => {
    const { doctor, purchaseOrder, subscription, subscriptionVideo } = tables
    const [row] = await db
      .select({
        doctorId: doctor.id,
        offer: subscription.offerId,
        order: purchaseOrder.id,
        video: subscriptionVideo.videoId,
      })
      .from(subscription)
      .innerJoin(doctor, eq(doctor.id, subscription.doctorId))
      .innerJoin(purchaseOrder, eq(purchaseOrder.subscriptionId, subscription.id))
      .innerJoin(subscriptionVideo, eq(subscriptionVideo.subscriptionId, subscription.id))
      .where(and(eq(doctor.phone, '+8801700000101'), lt(subscription.endsAt, new Date())))
      .limit(1)
    if (row === undefined) throw new Error('the demo doctor has no subscription that has ended')
    return row
  })

test('what ends soon says so and is renewed where it ends; what has ended is offered again', once, async ({ page }) => {
  const { doctorId, offer, order, video } = await readDemo()
  await signIn(page, doctorId)
  await useTheme(page, 'dark')
  await open(page, '/my/subscription')
  const ending = page.getByRole('article').filter({ hasText: words('শেষের পথে') })
  await expect(ending).toContainText(words('আর ৩ দিন'))
  await expectFine(page)
  await ending.getByRole('link', { name: words('ভিডিও দেখুন') }).click()
  await expect(page.getByRole('link', { name: /Cardiac cycle/ })).toContainText(words('দেখা শেষ'))
  await expectFine(page)
  await page.getByRole('link', { name: words('মেয়াদ বাড়ান') }).click()
  await expect(page.getByText(words('নতুন মেয়াদ তার পর থেকে শুরু হবে'))).toBeVisible()
  await expect(page.getByText(words('৪টি ভিডিও'))).toBeVisible()
  // An address kept from better days.
  await open(page, `/my/subscription/${offer}/list/${order}/view/${video}`)
  await expect(page.getByRole('heading', { name: words('এই ভিডিওর মেয়াদ শেষ') })).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: words('আবার নিন') }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

test(
  'somebody without videos is told where to begin, and another’s order is not there',
  once,
  async ({ page, complaints }) => {
    await signIn(page)
    await open(page, '/my/subscription/1/list')
    await expect(page.getByRole('heading', { name: words('এখনো কিছু নেননি') })).toBeVisible()
    await expectFine(page)
    await open(page, '/my/subscription/1/duration')
    await expect(page.getByRole('heading', { name: words('আগে ভিডিও বেছে নিন') })).toBeVisible()
    await open(page, '/my/subscription/1/checkout?order=1')
    await expect(page.getByRole('heading', { name: words('এমন কোনো অর্ডার পাওয়া গেল না') })).toBeVisible()
    await open(page, '/my/subscription/999999/add')
    await expect(page.getByRole('heading', { name: words('এই ভিডিও সংগ্রহটি পাওয়া গেল না') })).toBeVisible()
    // The browser itself reports the answers 404 that this journey asked for.
    complaints.length = 0
  },
)

test(
  'what is left to pay of videos is shown and asked for, and long after its day they wait for it',
  once,
  async ({ page }) => {
    await signIn(page)
    const owed = { paisa: 12_000, due_on: '2026-11-01' }
    const subscriptions = [
      aSubscription({ owed: { ...owed, access: 'lectures_paused' } }),
      aSubscription({ id: 10, order_id: 485, order_number: '2611-0485', owed: { ...owed, access: 'warned' } }),
      aSubscription({ id: 11, order_id: 486, order_number: '2611-0486', owed: { ...owed, access: 'open' } }),
    ]
    const answer = (path: string, json: object) =>
      page.route(
        ({ pathname }) => pathname === `/api/v3/web/doctor/${path}`,
        (route) => route.fulfill({ json }),
      )
    const { shelf, server_time } = aShelfPage()
    await answer('subscriptions', { shelves: [shelf], subscriptions, server_time })
    await answer('subscriptions/2', aShelfPage({ subscriptions }))
    await open(page, '/my/subscription')
    await expect(page.getByText(words('থেমে আছে'), { exact: true })).toBeVisible()
    await expect(page.getByText(/বাকি, দেওয়ার শেষ দিন/)).toBeVisible()
    await expectFine(page)
    await open(page, '/my/subscription/2/list')
    const pay = page.getByRole('link', { name: /বাকি টাকা দিন/ })
    await expect(pay.first()).toHaveAttribute('href', '/my/subscription/2/checkout?order=484')
    await expectFine(page)
    await open(page, '/my/subscription/2/list/484/view/1')
    await expect(page.getByRole('heading', { name: words('ভিডিও আপাতত থেমে আছে') })).toBeVisible()
    await expect(pay).toHaveAttribute('href', '/my/subscription/2/checkout?order=484')
    await expectFine(page)
  },
)
