import type { Page } from '@playwright/test'
import { bn, expect, openList, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { closeNewSiteNotice, expectAccessible, expectNoSideways, once, open, useTheme } from '../../support/test.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const save = async (page: Page) => {
  await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
}

/** Searches for a thing by its words and takes the first by keyboard. */
async function pick(page: Page, label: string, words: string) {
  const box = page.getByRole('combobox', { name: bn(label) })
  const found = page.waitForResponse((response) => response.url().includes('q='))
  await box.fill(words)
  await found
  // Those of native boxes are no part of it.
  const choices = page.locator('[role=option]')
  await expect(choices.first()).toContainText(words)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(choices).toHaveCount(0)
}

test(
  'a manager opens a batch with instalments and a timetable; a doctor finds it, enrols and pays',
  once,
  async ({ page, elsewhere, complaints }) => {
    test.setTimeout(90_000)
    const title = bn(`সকালের ব্যাচ ${Date.now()}`)
    await signInStaff(page, { role: 'manager' })
    await openList(page, '/batches')
    await expectAccessible(page)
    await page.getByRole('link', { name: bn('নতুন ব্যাচ') }).click()
    await expect(page.getByRole('heading', { level: 1, name: bn('নতুন ব্যাচ') })).toBeVisible()
    await pick(page, 'সেশন', 'FCPS Part-1')
    await pick(page, 'ব্যাচের ধরন', 'FCPS Part-1')
    await page.getByLabel(bn('ব্যাচের নাম (বাংলা)')).fill(title)
    await page.getByLabel(bn('সংক্ষেপে (বাংলা)')).fill(bn('সকাল সাতটায়, ডিউটির আগে।'))
    await page.getByLabel(bn('কোথায়'), { exact: true }).selectOption('online')
    await page.getByLabel(bn('শুরু'), { exact: true }).fill(inDays(20))
    await page.getByLabel(bn('শেষ'), { exact: true }).fill(inDays(120))
    await page.getByLabel(bn('ভর্তির শেষ সময়')).fill(`${inDays(30)}T23:59`)
    await page.getByLabel(bn('ফি'), { exact: true }).fill('১৮,৫০০')
    await page.getByLabel(bn('ফেরতের নিয়ম (বাংলা)')).fill(bn('প্রথম ক্লাসের আগে পুরো ফি ফেরত।'))

    // Two parts: what is missing is said while they are typed, and refused by the server.
    const addPart = page.getByRole('button', { name: bn('কিস্তি যোগ করুন') })
    await addPart.click()
    await page.getByLabel(bn('টাকা')).first().fill('১০০০০')
    await expect(page.getByText(bn('আরও ৳ ৮,৫০০ লাগবে').replace('৳ ', '৳\u00a0'))).toBeVisible()
    await save(page)
    await expect(page.getByLabel(bn('টাকা')).first()).toHaveAttribute('aria-invalid', 'true')
    complaints.length = 0
    await addPart.click()
    await expect(page.getByText(bn('ফির সমান'))).toBeVisible()
    await save(page)
    await expect(page).toHaveURL(/\/batches\/\d+$/)
    const batchPage = page.url()
    const addressOfBatch = `/batch-details/${batchPage.split('/').at(-1)}`

    await page.getByRole('link', { name: bn('নতুন রুটিন') }).click()
    await page.getByLabel(bn('রুটিনের নাম (বাংলা)')).fill(bn('অনলাইন, সকাল'))
    await page.getByLabel(bn('আসন')).fill('৩০')
    await page.getByRole('checkbox', { name: bn('রবিবার') }).check()
    await page.getByLabel(bn('শুরুর সময়')).fill('07:00')
    await page.getByLabel(bn('শেষের সময়')).fill('08:30')
    await save(page)
    await expect(page).toHaveURL(/\/schedules\/\d+$/)
    const scheduleId = page.url().split('/').at(-1)
    await expect(page.getByRole('heading', { level: 1, name: bn('অনলাইন, সকাল') })).toBeVisible()
    await expectAccessible(page)

    await page.goto(batchPage)
    await expect(page.getByText('০ / ৩০')).toBeVisible()
    await page.getByLabel(bn('সাইটে দেখান')).check()
    await save(page)
    await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
    await useTheme(page, 'dark')
    await expectAccessible(page, 'colours')
    await expectNoSideways(page)

    const doctor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await signIn(doctor)
    await closeNewSiteNotice(doctor)
    await open(doctor, `/batches?q=${encodeURIComponent(title)}`)
    await expect(doctor.getByRole('link', { name: title }).first()).toBeVisible()
    await open(doctor, `${addressOfBatch}/enroll/${scheduleId}`)
    await expect(doctor.getByText(title).first()).toBeVisible()
    const press = (name: string | RegExp) => doctor.getByRole('button', { name }).filter({ visible: true }).click()
    await press(/আসন ধরে রেখে এগোন/)
    await doctor.waitForURL(/\/checkout$/)
    await press(/পরিশোধ করুন/)
    await doctor.locator('button[value="success"]').click()
    await expect(doctor.getByRole('heading', { name: bn('টাকা পেয়েছি, আপনি ভর্তি হয়েছেন') })).toBeVisible()

    await page.reload()
    await expect(page.getByText('১ / ৩০')).toBeVisible()
  },
)
