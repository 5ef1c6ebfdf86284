import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, type Page, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

/** A doctor of the test's own in the demo's FCPS batch: pages are counted for each doctor, and tests run side by side. */
async function signInAsReader(page: Page) {
  const doctorId = await signIn(page)
  return withDatabase(async ({ db }) => {
    const [place] = await db
      .select({ batchId: tables.enrolment.batchId, scheduleId: tables.enrolment.scheduleId })
      .from(tables.enrolment)
      .innerJoin(tables.doctor, eq(tables.doctor.id, tables.enrolment.doctorId))
      .innerJoin(tables.batch, eq(tables.batch.id, tables.enrolment.batchId))
      .innerJoin(tables.course, eq(tables.course.id, tables.batch.courseId))
      .where(and(eq(tables.course.slug, 'fcps-part-1'), eq(tables.doctor.phone, '+8801700000101')))
      .limit(1)
    const [made] = await db
      .insert(tables.enrolment)
      .values({ doctorId, ...place! })
      .returning({ id: tables.enrolment.id })
    return made!.id
  })
}

/** The picture of a page, once it is drawn. */
async function expectPage(page: Page, title: string, pageNo: string, total: string) {
  const picture = page.getByRole('img', { name: `${title}: পৃষ্ঠা ${pageNo}, মোট ${total}` })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThanOrEqual(480)
}

test('a doctor reads a sheet page by page, leaves, and finds the place again', once, async ({ page }) => {
  const courseId = await signInAsReader(page)
  const title = 'কার্ডিয়াক সাইকেল'
  await open(page, `/my/courses/${courseId}/course-materials`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)

  await page.getByRole('button', { name: 'স্লাইড', exact: true }).click()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('button', { name: 'সব', exact: true }).click()

  await page.getByRole('link', { name: title }).click()
  await expectPage(page, title, '১', '৪')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'পরের পৃষ্ঠা' }).click()
  await expectPage(page, title, '২', '৪')
  await page.keyboard.press('ArrowRight')
  await expectPage(page, title, '৩', '৪')
  await expect(page).toHaveURL(/open=\d+&page=3/)

  await page.getByRole('link', { name: 'সব ফাইলে ফিরুন' }).click()
  await expect(page.getByText('৩ পৃষ্ঠা পর্যন্ত পড়েছেন')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expectPage(page, title, '৩', '৪')
})

test('a file is taken away where that is allowed, and named for its owner', once, async ({ page }) => {
  const courseId = await signInAsReader(page)
  await open(page, `/my/courses/${courseId}/course-materials`)
  await expect(page.getByRole('button', { name: /^কার্ডিয়াক সাইকেল নামিয়ে নিন/ })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^ABG পড়ার পাঁচ ধাপ নামিয়ে নিন/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ABG পড়ার পাঁচ ধাপ - ডা. নুসরাত জাহান.pdf')
})

test('a book opens at the page an explanation names, and its address follows the reader', once, async ({ page }) => {
  await signInAsReader(page)
  const title = 'ইসিজি সহজ পাঠ'
  await open(page, '/my/reference-book/1/page-no/5')
  await expectPage(page, title, '৫', '১২')
  await expectAccessible(page)
  await expectNoSideways(page)

  await page.getByRole('textbox', { name: 'পৃষ্ঠা নম্বর' }).fill('১০')
  await page.keyboard.press('Enter')
  await expectPage(page, title, '১০', '১২')
  await expect(page).toHaveURL(/page-no\/10$/)

  await page.getByRole('button', { name: 'বড় করুন' }).click()
  await expect(page.getByText('আকার ১৫০%')).toBeAttached()
  await expectNoSideways(page)

  const fold = page.getByRole('button', { name: 'Heart block' })
  if (await fold.isVisible()) await fold.click()
  await page.getByRole('link', { name: 'বারোটি লিড' }).click()
  await expectPage(page, title, '৩', '১২')

  await page.goto('/my/reference-book/1/page-no/99')
  await expect(page.getByRole('heading', { name: 'এই বইয়ে ৯৯ পৃষ্ঠা নেই' })).toBeVisible()
})

test('a page that does not come says so and is asked for again', once, async ({ page, complaints }) => {
  await signInAsReader(page)
  let refusals = 1
  await page.route('**/reference-books/1/pages/2?*', (route) => {
    if (refusals-- <= 0) return route.continue()
    const body = { code: 'too_many_requests', message: 'একটু পরে', errors: {} }
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: body })
  })
  await open(page, '/my/reference-book/1/page-no/2')
  const trouble = page.getByRole('alert')
  await expect(trouble).toContainText('একটু দ্রুত হয়ে যাচ্ছে')
  await expectAccessible(page)
  const again = trouble.getByRole('button', { name: 'আবার চেষ্টা করুন' })
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  await again.click()
  await expectPage(page, 'ইসিজি সহজ পাঠ', '২', '১২')
  // The refusal on purpose.
  complaints.splice(0)
})
