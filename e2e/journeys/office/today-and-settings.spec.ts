import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { expectAccessible, expectNoSideways, once, useTheme } from '../../support/test.ts'

test('a manager opens on the day, and each part says what it is about', once, async ({ page }) => {
  await signInStaff(page, { role: 'manager', duties: ['approve_money'] })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bn('নাজমা'))
  // What waits leads to its rows only where there is a screen for them, and is never a dead link.
  const waiting = page.getByRole('region', { name: bn('আপনার হাতে') })
  await expect(waiting.getByRole('row', { name: new RegExp(bn('টাকা ফেরতের আবেদন')) })).toBeVisible()
  await expect(page.getByRole('region', { name: bn('সামনের পরীক্ষা ও ক্লাস') })).toContainText(
    // Which of the two depends on the day of the week.
    new RegExp(bn('সব তৈরি|বাকি')),
  )
  await expect(page.getByRole('table', { name: bn('৩০ দিনের আদায়') }).getByRole('row')).toHaveCount(31)
  await expect(page.getByRole('region', { name: bn('ব্যবস্থার খবর') })).toContainText(bn('খাতার গরমিল'))
  await expectAccessible(page)
  await expectNoSideways(page)
  await useTheme(page, 'dark')
  await expectAccessible(page, 'colours')
})

test('an owner changes a switch, a doctor feels it, and it is set back', once, async ({ page, browser }) => {
  await signInStaff(page, { role: 'owner' })
  await page.goto('/settings')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('link', { name: bn('ডিভাইস'), exact: true }).click()
  await page.getByLabel(bn('একজনের কয়টি ডিভাইস')).fill('৩')
  await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
  await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
  await expectAccessible(page)

  const doctor = await browser.newPage({ baseURL: process.env.E2E_BASE_URL })
  await signIn(doctor)
  await doctor.goto('/my/account/devices')
  await expect(doctor.getByText(bn('একসঙ্গে ৩টি ডিভাইসে পড়তে পারবেন।'))).toBeVisible()
  await doctor.close()

  await page.getByText(bn('আগের রূপ')).click()
  await page
    .getByRole('button', { name: bn('এই রূপে ফিরুন') })
    .last()
    .click()
  await expect(page.getByLabel(bn('একজনের কয়টি ডিভাইস'))).toHaveValue('২')
})
