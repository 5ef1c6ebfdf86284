import { tables } from '@prostuti/db'
import { and, eq, isNotNull, notExists } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, open, type Page, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const { batch, enrolment, schedule, sheet, sheetDelivery } = tables

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named before the test's own facts
test.beforeEach(({}, { project }) => {
  test.skip(project.name === 'desktop', 'a parcel goes the same way at any width')
})

/** Puts a doctor into a batch with sheets that are ready, or into one that has none at all. */
const enrol = (doctorId: number, has: 'sheets' | 'none'): Promise<number> =>
  withDatabase(async ({ db }) => {
    const sheets = db.select().from(sheet).where(eq(sheet.batchId, batch.id))
    const [place] =
      has === 'sheets'
        ? await db
            .select({ batchId: schedule.batchId, scheduleId: schedule.id })
            .from(sheet)
            .innerJoin(schedule, eq(schedule.batchId, sheet.batchId))
            .where(and(isNotNull(sheet.readyAt), eq(sheet.volume, 3)))
            .limit(1)
        : await db
            .select({ batchId: batch.id, scheduleId: schedule.id })
            .from(batch)
            .innerJoin(schedule, eq(schedule.batchId, batch.id))
            .where(notExists(sheets))
            .limit(1)
    const [made] = await db
      .insert(enrolment)
      .values({ doctorId, ...place! })
      .returning({ id: enrolment.id })
    return made!.id
  })

/** What waits ten minutes in life is due now. Gives our number of the parcel, by which the courier knows it. */
const letItLeave = (enrolmentId: number) =>
  withDatabase(async ({ db }) => {
    const [row] = await db
      .update(sheetDelivery)
      .set({ nextAskAt: new Date() })
      .where(eq(sheetDelivery.enrolmentId, enrolmentId))
      .returning({ invoice: sheetDelivery.invoice })
    return row!.invoice
  })

const push = (page: Page, invoice: string, status: string) =>
  page.request.post('/dev/couriers', { form: { invoice, status } })

test('sheets go to another address, and the doctor sees them come without reloading', async ({ page }) => {
  const id = await enrol(await signIn(page), 'sheets')
  await open(page, `/my/courses/${id}/lecture-sheet`)
  await expect(page.getByRole('heading', { name: 'আপনার শিটগুলো' })).toBeVisible()
  await page.getByRole('link', { name: 'খণ্ড ১ নিয়ে প্রশ্ন'.normalize('NFC') }).click()
  await expect(page).toHaveURL(/\/my\/complain-box\?course=\d+&sheet=\d+$/)
  await expect(page.getByText(/^খণ্ড ১: /)).toBeVisible()
  await page.goBack()
  await page.getByRole('radio', { name: 'অন্য ঠিকানা' }).check()
  await page.getByRole('button', { name: 'শিট পাঠাতে বলুন' }).click()
  // Nothing was written yet: every box that is missing is named, and nothing was sent.
  await expect(page.getByRole('alert')).toContainText('জেলা')
  await page.getByLabel('বিভাগ', { exact: true }).selectOption({ label: 'সিলেট' })
  await page.getByLabel('জেলা', { exact: true }).selectOption({ label: 'সিলেট' })
  await page.getByLabel('উপজেলা বা থানা').selectOption({ index: 1 })
  await page.getByLabel('বাসা, সড়ক, এলাকা'.normalize('NFC')).fill('আম্বরখানা, চৌকিদেখী')
  await page.getByLabel('যিনি নেবেন').fill('আবদুল করিম')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'শিট পাঠাতে বলুন' }).click()

  const head = page.locator('[data-part~="track-head"]')
  await expect(head).toContainText('শিট প্যাকেট হচ্ছে')
  await expect(page.getByText('আবদুল করিম')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expectAccessible(page)
  await expectNoSideways(page)

  const invoice = await letItLeave(id)
  await expect(head).toContainText('কুরিয়ারকে দেওয়া হয়েছে'.normalize('NFC'))
  await expect(page.getByRole('button', { name: 'ঠিকানা বদলান' })).toBeHidden()
  await push(page, invoice, 'pending')
  await expect(head).toContainText('শিট পথে আছে')
  await push(page, invoice, 'delivered')
  await expect(head).toContainText('শিট পৌঁছে গেছে')
  await expect(page.getByRole('listitem').filter({ hasText: 'হাতে পেয়েছেন'.normalize('NFC') })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a parcel is taken back before it leaves, and a batch without sheets says so', async ({ page }) => {
  const doctorId = await signIn(page)
  const id = await enrol(doctorId, 'sheets')
  await open(page, `/my/courses/${id}/lecture-sheet`)
  await page.getByRole('radio', { name: 'অন্য ঠিকানা' }).check()
  await page.getByLabel('বিভাগ', { exact: true }).selectOption({ label: 'ঢাকা' })
  await page.getByLabel('জেলা', { exact: true }).selectOption({ label: 'ঢাকা' })
  await page.getByLabel('উপজেলা বা থানা').selectOption({ index: 1 })
  await page.getByLabel('বাসা, সড়ক, এলাকা'.normalize('NFC')).fill('বাসা ১২, সড়ক ৭'.normalize('NFC'))
  await page.getByRole('button', { name: 'শিট পাঠাতে বলুন' }).click()
  await page.getByRole('button', { name: 'পার্সেল বাতিল করুন' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'হ্যাঁ, বাতিল করুন' }).click()
  await expect(page.locator('[data-part~="track-head"]')).toContainText('পার্সেলটি বাতিল হয়েছে'.normalize('NFC'))
  await page.getByRole('link', { name: 'আবার চাইব' }).click()
  await expect(page.getByRole('button', { name: 'শিট পাঠাতে বলুন' })).toBeVisible()

  const bare = await enrol(doctorId, 'none')
  await open(page, `/my/courses/${bare}/lecture-sheet`)
  await expect(page.getByRole('heading', { name: 'এই ব্যাচে ছাপানো শিট নেই' })).toBeVisible()
  await expectAccessible(page)
})
