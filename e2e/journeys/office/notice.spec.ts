import { bn, expect, inTheDark, openList, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

test(
  'a manager publishes a notice, a signed-in doctor sees it at once, and it is withdrawn from them',
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
    await public_.close()
  },
)
