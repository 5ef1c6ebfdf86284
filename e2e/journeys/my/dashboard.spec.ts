import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, test, useTheme } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const doctorWith = (phone: string) =>
  withDatabase(async ({ db }) => {
    const [row] = await db.select({ id: tables.doctor.id }).from(tables.doctor).where(eq(tables.doctor.phone, phone))
    return row?.id ?? 0
  })

test('a doctor in the middle of two courses sees at once what is next and what waits', async ({ page, isMobile }) => {
  await signIn(page, await doctorWith('+8801700000101'))
  await open(page, '/my/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('ফারহানা')
  await expect(main.getByRole('heading', { name: 'কোর্সের অগ্রগতি' })).toBeVisible()
  await expect(main.getByText(/^লেকচার [০-৯]+\/[০-৯]+$/)).toHaveCount(2)
  await expect(main.getByRole('link', { name: /লেকচার শিট পথে আছে/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /সাবস্ক্রিপশন শেষ হচ্ছে/ })).toBeVisible()
  await expectNoSideways(page)
  await useTheme(page, isMobile ? 'dark' : 'light')
  await expectAccessible(page)

  await main
    .getByRole('link', { name: /FCPS Part-1/ })
    .first()
    .click()
  await expect(main.getByRole('heading', { name: 'কোর্সে যা আছে' })).toBeVisible()
  for (const name of ['আমার রুটিন', 'পড়ার ফাইল', 'পরীক্ষার ফল', 'লেকচার শিট'])
    await expect(main.getByRole('link', { name: name.normalize('NFC'), exact: true })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('a doctor who has nothing yet is told what will be where, and where to begin', once, async ({ page }) => {
  await signIn(page)
  for (const [address, words] of [
    ['/my/dashboard', 'কোর্সে ভর্তি হলে আজ আর কালের লেকচার ও পরীক্ষা এখানে দেখবেন।'],
    ['/my/courses', undefined],
    ['/my/notices', undefined],
    ['/my/complain-box', undefined],
    ['/my/subscription', undefined],
  ] as const) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (words) await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('main .sk')).toHaveCount(0)
    await expectNoSideways(page)
    await expectAccessible(page)
  }
})
