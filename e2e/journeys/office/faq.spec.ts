import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once, useTheme } from '../../support/test.ts'

test(
  'a question is written, seen by visitors, changed by two, and set back',
  once,
  async ({ page, browser, complaints }) => {
    await signInStaff(page, { role: 'manager' })
    await page.goto('/faqs')
    await page.getByRole('link', { name: bn('নতুন প্রশ্ন') }).click()
    const question = bn(`রাতে কি ক্লাস হয়? ${Date.now()}`)
    await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await expect(page.getByLabel(bn('প্রশ্ন (বাংলা)'))).toHaveAttribute('aria-invalid', 'true')
    // What was refused, and what somebody else had saved first: the browser says so too.
    complaints.length = 0
    await page.getByLabel(bn('প্রশ্ন (বাংলা)')).fill(question)
    await page.getByLabel(bn('উত্তর (বাংলা)')).fill(bn('হয়, রাত ৯টায়।'))
    await page.getByLabel(bn('বিভাগ')).fill('classes')

    // Unsent, it outlives the page.
    await page.reload()
    await expect(page.getByLabel(bn('প্রশ্ন (বাংলা)'))).toHaveValue(question)
    await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await expect(page).toHaveURL(/\/faqs\/\d+$/)
    await expectAccessible(page)
    await expectNoSideways(page)
    const id = Number(page.url().split('/').at(-1))

    const visitor = await browser.newPage({ baseURL: process.env.E2E_BASE_URL })
    await expect(async () => {
      await visitor.goto(`/faq/${id}/show`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(question, { timeout: 500 })
    }).toPass({ timeout: 5000 })

    // Somebody else saves while this one is open.
    const other = await browser.newContext({ baseURL: process.env.E2E_OFFICE_URL })
    const theirs = await other.newPage()
    await signInStaff(theirs, { role: 'manager', name: bn('রাশেদ') })
    await theirs.goto(`/faqs/${id}`)
    await theirs.getByLabel(bn('উত্তর (বাংলা)')).fill(bn('হয়, রাত ১০টায়।'))
    await theirs.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await expect(theirs.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
    await other.close()
    await page.getByLabel(bn('উত্তর (বাংলা)')).fill(bn('হয়, রাত ৮টায়।'))
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: bn('আরেকজন আগে সংরক্ষণ করেছেন') })).toBeVisible()
    complaints.length = 0
    await useTheme(page, 'dark')
    await expectAccessible(page, 'colours')
    await page.getByRole('radio', { name: /রাশেদ-এর লেখা/ }).check()
    await page.getByRole('button', { name: bn('এভাবেই রাখুন') }).click()
    await page.getByLabel(bn('প্রশ্ন (ইংরেজি)')).fill('Are there classes at night?')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
    await expect(page.getByLabel(bn('উত্তর (বাংলা)'))).toHaveValue(bn('হয়, রাত ১০টায়।'))

    await page.getByText(bn('আগের রূপ')).click()
    await page
      .getByRole('button', { name: bn('এই রূপে ফিরুন') })
      .last()
      .click()
    await expect(page.getByLabel(bn('উত্তর (বাংলা)'))).toHaveValue(bn('হয়, রাত ৯টায়।'))
    await visitor.close()
  },
)
