import { tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { codeSentTo } from '../../support/outbox.ts'
import { ownSeats } from '../../support/own-seats.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, open, type Page, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

test.skip(({ isMobile }) => !isMobile, 'the same way at every width')

const freshPhone = () => `016${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).click()

/** From the page of a schedule to the gateway's. */
async function goAndPay(page: Page): Promise<void> {
  await press(page, /আসন ধরে রেখে এগোন/)
  await page.waitForURL(/\/my\/courses\/\d+\/checkout$/)
  await press(page, /পরিশোধ করুন/)
  await page.waitForURL((url) => url.pathname.startsWith('/sandbox/pay/'))
}

test('a visitor joins for a batch, pays, and holds the receipt', async ({ page, request }) => {
  test.setTimeout(90_000)
  const phone = freshPhone()
  const { address, title } = await ownSeats()
  await page.goto(address)
  await page.waitForURL('**/join-to-enroll?*')
  // The page before says the same title until this one stands.
  await expect(page.getByRole('heading', { name: 'ভর্তির আগে একটি অ্যাকাউন্ট' })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  await page.getByLabel('পুরো নাম').fill('ডা. মেহনাজ কবির')
  await page.getByLabel('মোবাইল নম্বর').fill(phone)
  await page.getByRole('button', { name: 'এগিয়ে যান' }).click()
  await page.waitForURL(/\/otp/)
  await page.getByLabel('এসএমএসের কোড').fill(await codeSentTo(request, phone))
  await page.waitForURL(/\/register/)
  await page.getByLabel('পাসওয়ার্ড দিন').fill('নদীর ধারে ৭টি নৌকা')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click()
  // Back at the very schedule.
  await page.waitForURL(`**${address}`)
  await expect(page).toHaveTitle(/^Enroll Now · /)
  await goAndPay(page)
  await page.locator('button[value="success"]').click()
  await page.waitForURL(/\/my\/courses\/\d+\/payment\/\d+\/done$/)
  await expect(page.getByRole('heading', { name: 'টাকা পেয়েছি, আপনি ভর্তি হয়েছেন'.normalize('NFC') })).toBeVisible()
  await page.getByRole('link', { name: 'রসিদ দেখুন' }).click()
  const receipt = page.getByRole('article', { name: 'টাকা প্রাপ্তির রসিদ'.normalize('NFC') })
  await expect(receipt).toContainText('ডা. মেহনাজ কবির')
  await expect(receipt).toContainText('টাকা মাত্র')
})

test('money of which neither browser nor gateway ever spoke is found by the job', async ({ page }) => {
  test.setTimeout(90_000)
  const doctorId = await signIn(page)
  await open(page, (await ownSeats()).address)
  await goAndPay(page)
  await page.locator('button[value="silent"]').click()
  // Two minutes pass.
  await withDatabase(({ db }) =>
    db
      .update(tables.payment)
      .set({ nextAskAt: new Date(Date.now() - 1000) })
      .where(
        inArray(
          tables.payment.orderId,
          db
            .select({ id: tables.purchaseOrder.id })
            .from(tables.purchaseOrder)
            .where(eq(tables.purchaseOrder.doctorId, doctorId)),
        ),
      ),
  )
  const enrolled = () =>
    withDatabase(({ db }) =>
      db.$count(tables.enrolment, and(eq(tables.enrolment.doctorId, doctorId), eq(tables.enrolment.state, 'active'))),
    )
  await expect.poll(enrolled, { timeout: 45_000 }).toBe(1)
  await open(page, '/my/courses')
  await page.getByRole('article').first().getByRole('link', { name: 'কোর্সে যান' }).click()
  await expect(page.getByRole('link', { name: /রসিদ/ })).toBeVisible()
})
