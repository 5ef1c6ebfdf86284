import { tables } from '@prostuti/db'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, once, useTheme } from '../../support/test.ts'

test('a list is found, hidden, taken back and taken away by keyboard alone', once, async ({ page }) => {
  const category = `desk-${Date.now()}`
  await withDatabase(({ db }) =>
    db.insert(tables.faq).values(
      ['প্রথম', 'দ্বিতীয়', 'তৃতীয়'].map((nth) => ({
        title: { bn: bn(`${nth} প্রশ্ন`) },
        answer: { bn: bn('উত্তর') },
        category,
      })),
    ),
  )
  await signInStaff(page, { role: 'manager' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: bn('ডাক্তার, ফোন') })).toBeVisible()

  // Somebody on the phone: a name in other letters, and then the screen that is wanted.
  await page.keyboard.press('/')
  await page.keyboard.type('nusrat')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(bn('সাধারণ প্রশ্ন'))
  await expect(page.getByRole('option', { name: bn('সাধারণ প্রশ্ন') })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faqs$/)

  await page.goto(`/faqs?category=${category}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  for (const key of ['j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key)
  await expect(page.getByText(bn('২টি বাছা হয়েছে'))).toBeVisible()
  await useTheme(page, 'dark')
  await expectAccessible(page, 'colours')
  await page.getByRole('button', { name: bn('লুকান') }).press('Enter')
  await expect(page.getByRole('cell', { name: bn('লুকানো') })).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('cell', { name: bn('লুকানো') })).toHaveCount(0)

  await page.getByRole('button', { name: bn('তালিকা নামান') }).press('Enter')
  await page.getByRole('button', { name: 'CSV' }).press('Enter')
  await page.getByRole('button', { name: /^কাজ/ }).press('Enter')
  const fetched = page.waitForEvent('download')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: bn('ফাইল নামান') })
    .press('Enter')
  expect((await fetched).suggestedFilename()).toMatch(/\.csv$/)
  await page.getByRole('link', { name: bn('সব কাজ দেখুন') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: bn('কাজ') })).toBeVisible()
  await expectAccessible(page)
})
