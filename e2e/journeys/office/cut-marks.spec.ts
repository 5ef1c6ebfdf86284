import { bn, expect, inTheDark, openList, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

test(
  'a cut mark is written down, found under its rules, and removed with a way back',
  once,
  async ({ page, complaints }) => {
    await signInStaff(page, { role: 'manager' })
    await openList(page, '/cut-marks')
    await expect(page.getByRole('row').filter({ hasText: bn('২১০/৩০০') })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await expect(page.getByRole('cell', { name: bn('২১০/৩০০') })).toBeInViewport({ ratio: 1 })

    await page.getByRole('link', { name: bn('নতুন কাট মার্ক') }).click()
    await expect(page).toHaveURL(/\/cut-marks\/new$/)
    // What is empty is asked for in the same words everywhere.
    await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    for (const name of ['নিয়ম', 'পরীক্ষার দিন', 'কাট মার্ক'])
      await expect(page.getByLabel(bn(name), { exact: true })).toHaveAccessibleDescription(
        new RegExp(`^${bn('এই ঘরটি পূরণ করুন')}`),
      )
    complaints.length = 0
    const session = bn(`যাচাই পরীক্ষা ${Date.now()}`)
    await page.getByLabel(bn('নিয়ম'), { exact: true }).selectOption('residency-mtf')
    await page.getByLabel(bn('কোন পরীক্ষা (বাংলা)')).fill(session)
    await page.getByLabel(bn('পরীক্ষার দিন')).fill('2020-03-06')
    await page.getByLabel(bn('কাট মার্ক'), { exact: true }).fill('210.5')
    await page.getByLabel(bn('মোট নম্বর')).fill('200')
    await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await expect(page.getByLabel(bn('কাট মার্ক'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    // The browser notes the refusal.
    complaints.length = 0
    await page.getByLabel(bn('মোট নম্বর')).fill('৩০০')
    await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await expect(page).toHaveURL(/\/cut-marks\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await inTheDark(page)
    await expectAccessible(page, 'colours')

    await openList(page, '/cut-marks?pack=residency-mtf')
    await page.getByRole('link', { name: session }).click()
    await page.getByRole('button', { name: bn('মুছে দিন') }).click()
    await expect(page).toHaveURL(/\/cut-marks$/)
    await expect(page.getByText(session)).toHaveCount(0)
    await page.getByRole('button', { name: bn('ফিরিয়ে নিন') }).click()
    await expect(page.getByText(session)).toBeVisible()
  },
)
