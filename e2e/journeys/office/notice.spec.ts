import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, openList, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

/** Its hour has come. */
const bringForward = (title: string) =>
  withDatabase(({ db }) =>
    db.update(tables.notice).set({ publishedAt: new Date() }).where(sql`${tables.notice.title} ->> 'bn' = ${title}`),
  )

test(
  'a manager publishes a notice, a signed-in doctor sees it at once, and it is withdrawn from them; one for later comes on time and stays on top',
  once,
  async ({ page, browser }) => {
    const public_ = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' })
    const doctor = await public_.newPage()
    await signIn(doctor)
    const listening = doctor.waitForResponse((answer) => answer.url().endsWith('/doctor/live'))
    await doctor.goto('/my/notices')
    await listening

    await signInStaff(page, { role: 'manager' })
    await openList(page, '/notices')
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('link', { name: bn('নতুন নোটিশ') }).click()
    await page.waitForURL(/notices\/new$/)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    // Nobody is chosen for the writer; once somebody is, it says how many they are.
    const audience = page.getByRole('combobox', { name: bn('কাদের জন্য') })
    await expect(audience).toHaveValue('')
    await audience.selectOption('all')
    await expect(page.getByText(bn('জন ডাক্তারের কাছে যাবে'))).toBeVisible()
    const title = bn(`আজ রাতে ক্লাস নেই ${Date.now()}`)
    await page.getByLabel(bn('শিরোনাম (বাংলা)')).fill(title)
    await page.getByRole('textbox', { name: bn('লেখা (বাংলা)') }).fill(bn('আগামীকাল একই সময়ে হবে।'))
    await expectAccessible(page)
    await expectNoSideways(page)
    // Pressed twice, it is sent once.
    await page.getByRole('button', { name: bn('এখনই প্রকাশ করুন') }).dblclick()
    const seen = doctor.getByRole('link', { name: new RegExp(title) })
    await expect(seen).toHaveCount(1)

    await expect(page.getByText(bn('প্রকাশিত'), { exact: true })).toBeVisible()
    await inTheDark(page)
    await expectAccessible(page, 'colours')
    await page.getByRole('button', { name: bn('ফিরিয়ে নিন') }).click()
    await expect(seen).toBeHidden()

    // One for later, to be kept at the top: nobody sees it before its time, and then everybody does, above the rest.
    await page.goto('/notices/new')
    await audience.selectOption('all')
    const later = bn(`আগামী সপ্তাহের রুটিন ${Date.now()}`)
    await page.getByLabel(bn('শিরোনাম (বাংলা)')).fill(later)
    await page.getByRole('textbox', { name: bn('লেখা (বাংলা)') }).fill(bn('নতুন রুটিন দেখে নিন।'))
    await page.getByLabel(/^ওপরে আটকে রাখুন/).check()
    await page.getByLabel(bn('পরে, আমার দেওয়া সময়ে')).check()
    await page.getByRole('button', { name: bn('সময় ঠিক করে রাখুন') }).click()
    await expect(page.getByText(bn('পরে আসবে'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    const planned = doctor.getByRole('link', { name: new RegExp(later) })
    await doctor.reload()
    await expect(
      doctor
        .getByRole('listitem')
        .filter({ has: doctor.getByRole('link') })
        .first(),
    ).toBeVisible()
    await expect(planned).toHaveCount(0)
    await bringForward(later)
    await expect(planned).toBeVisible()
    await doctor.reload()
    const top = doctor.locator('#main').getByRole('listitem').first()
    await expect(top).toContainText(later)
    await expect(top).toContainText(bn('জরুরি'))
    await page.reload()
    await page.getByRole('button', { name: bn('ফিরিয়ে নিন') }).click()
    await expect(planned).toBeHidden()
    await public_.close()
  },
)
