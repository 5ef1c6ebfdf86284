import { callAs, plainAddress } from '../../support/call-as.ts'
import { ownSeats } from '../../support/own-seats.ts'
import { readDemoFacts } from '../../support/read-demo-facts.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, type Page, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

type Opened = { order: { id: number; enrolment_id: number } }

/** A doctor who has paid the first of several parts. */
async function payFirstPart(page: Page, seats: Awaited<ReturnType<typeof ownSeats>>) {
  await signIn(page)
  await page.goto(plainAddress)
  const { order } = await callAs<Opened>(page, 'POST', '/api/v3/web/doctor/enrolments', {
    batch_id: seats.id,
    schedule_id: seats.scheduleId,
  })
  const orders = `/api/v3/web/doctor/orders/${order.id}`
  await callAs(page, 'POST', orders, { plan: 'instalments' })
  const { redirect } = await callAs<{ redirect: string }>(page, 'POST', `${orders}/payments`, { gateway: 'sslcommerz' })
  await page.goto(redirect)
  await page.locator('button[value="success"]').click()
  await expect(page).toHaveURL(/\/done$/)
  return order
}

const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text.normalize('NFC') })).toBeVisible()

test('what was bought is found in one list, and what is promised is done on its page', once, async ({ page }) => {
  const seats = await ownSeats()
  const other = await ownSeats()
  const order = await payFirstPart(page, seats)

  await test.step('the list says what is owed, and leads to the order', async () => {
    await open(page, '/my/orders')
    const card = page.getByRole('article').first()
    await expect(card).toContainText('কিস্তি বাকি'.normalize('NFC'))
    await expect(card).toContainText('পরের কিস্তি'.normalize('NFC'))
    await expect(card.getByRole('link', { name: /-এর রসিদ$/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await card.getByRole('link', { name: /-এর বিস্তারিত$/ }).click()
  })

  await test.step('an instalment is put off once', async () => {
    await page.getByRole('button', { name: /পর্যন্ত পিছিয়ে নিন$/ }).click()
    await said(page, 'তারিখ পিছিয়ে দেওয়া হয়েছে')
    await expect(page.getByText('একটি অর্ডারে একবারই পেছানো যায়'.normalize('NFC'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  await test.step('another timetable is chosen, with what it costs before', async () => {
    await page.getByRole('link', { name: 'কোথায় যাওয়া যায় দেখুন'.normalize('NFC') }).click()
    await page.locator(`input[value="${other.scheduleId}"]`).check()
    await expect(page.getByText('পরীক্ষার ফল, দেখা ক্লাস, নোট ও রসিদ সঙ্গে থাকবে'.normalize('NFC'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'বদলে নিন'.normalize('NFC') }).click()
    await said(page, 'বদলে দেওয়া হয়েছে')
    await expect(page).toHaveURL(new RegExp(`/my/orders/${order.id}$`))
    await expect(page.getByText('একটি ভর্তিতে একবারই বদলানো যায়'.normalize('NFC'))).toBeVisible()
  })

  await test.step('money back is asked for by a reckoning, and the wish is taken back', async () => {
    await page.getByRole('button', { name: 'টাকা ফেরতের আবেদন করুন'.normalize('NFC') }).click()
    await page.getByLabel('কারণ'.normalize('NFC')).fill('ডিউটি বেড়ে গেছে')
    // Whatever takes the page away, the form comes back open, with what was written.
    await page.reload()
    await expect(page.getByLabel('কারণ'.normalize('NFC'))).toHaveValue('ডিউটি বেড়ে গেছে')
    await page.getByRole('button', { name: 'আবেদন পাঠান'.normalize('NFC') }).click()
    await said(page, 'আবেদন পেয়েছি')
    const request = page.locator('section', { hasText: 'ফেরতের আবেদন' }).first()
    await expect(request).toContainText('ডিউটি বেড়ে গেছে')
    await page.getByRole('button', { name: 'আবেদন ফিরিয়ে নিন'.normalize('NFC') }).click()
    await said(page, 'আবেদন ফিরিয়ে নেওয়া হয়েছে')
    await expect(page.getByRole('button', { name: 'টাকা ফেরতের আবেদন করুন'.normalize('NFC') })).toBeVisible()
  })
})

test('a course that was left leads to what remains, and to nothing that is closed', once, async ({ page }) => {
  const { doctors } = await readDemoFacts(new Date())
  await signIn(page, doctors.mahbub)
  await open(page, '/my/orders')
  const left = page.getByRole('article').filter({ hasText: 'টাকা ফেরত গেছে'.normalize('NFC') })
  await left.getByRole('link', { name: /-এর বিস্তারিত$/ }).click()
  await page.getByRole('link', { name: 'কোর্সে যান'.normalize('NFC') }).click()
  await expect(page.getByText('ভর্তি বন্ধ হয়েছে'.normalize('NFC'))).toBeVisible()
  const parts = page.locator('section', { hasText: 'কোর্সে যা আছে'.normalize('NFC') }).getByRole('listitem')
  await expect(parts).toHaveCount(5)
  for (const address of await parts
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/v3/web/doctor/'))
    await open(page, address ?? '')
    await answered
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
