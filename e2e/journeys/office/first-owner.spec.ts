import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bn, codeOf, expect, inTheDark, test } from '../../support/office.ts'
import { holdPasskeys } from '../../support/passkey.ts'
import { expectAccessible, expectNoSideways, once, type Page } from '../../support/test.ts'

const run = promisify(execFile)

/** What somebody at the server types, and the link that they are shown. */
async function inviteOwner(email: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/staff.ts', 'owner', email, 'সাদিয়া ইসলাম'], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, ADMIN_URL: process.env.E2E_OFFICE_URL },
  })
  return /https?:\S+/.exec(stdout)?.[0] ?? ''
}

const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name), exact: true })

test(
  'the first owner comes by a command and invites a teacher, who takes a passkey, sees only their menu, and signs in again over the page',
  once,
  async ({ page, elsewhere, complaints }) => {
    test.setTimeout(120_000)
    const link = await inviteOwner(`owner-${Date.now()}@example.com`)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bn('সাদিয়া'))
    // The token has left the address, and nothing of it stays in the history.
    expect(new URL(page.url()).hash).toBe('')
    await expectAccessible(page)
    await expectNoSideways(page)
    await button(page, 'পাসওয়ার্ড ও অথেনটিকেটর অ্যাপ').click()
    await expectAccessible(page)
    await page.getByLabel(bn('পাসওয়ার্ড বেছে নিন')).fill(bn('নদীর ধারে ৭টি নৌকা'))
    await page.getByLabel(bn('পাসওয়ার্ডটি আবার লিখুন')).fill(bn('নদীর ধারে ৭টি নৌকা'))
    const secret = (await page.locator('code').textContent()) ?? ''
    await page.getByLabel(bn('অ্যাপের ছয় অঙ্কের কোড')).fill('000000')
    await button(page, 'শেষ করুন').click()
    await expect(page.getByRole('alert')).toContainText(bn('কোডটি মেলেনি'))
    complaints.length = 0
    await page.getByLabel(bn('অ্যাপের ছয় অঙ্কের কোড')).fill(codeOf(secret))
    await button(page, 'শেষ করুন').click()
    await expect(page.getByRole('heading', { name: bn('উদ্ধার-কোডগুলো রেখে দিন') })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    await page.getByLabel(bn('কোডগুলো নিরাপদে রেখেছি')).check()
    await button(page, 'এগিয়ে যান').click()
    await expect(page).toHaveURL(/\/$/)

    // Used once, it opens nothing any more.
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: bn('এই আমন্ত্রণ আর চলে না') })).toBeVisible()
    complaints.length = 0

    await page.goto('/staff/new')
    const name = bn(`করিম শিক্ষক ${Date.now()}`)
    await page.getByLabel(bn('নাম')).fill(name)
    await page.getByLabel(bn('ইমেইল')).fill(`teacher-${Date.now()}@example.com`)
    await page.getByLabel(bn('প্রশ্ন যাচাই')).check()
    await expectAccessible(page)
    await button(page, 'লিংক তৈরি করুন').click()
    const invitation = await page.getByText(/\/invitation#/).textContent()
    await expectAccessible(page)
    await button(page, 'পৌঁছে দিয়েছি').click()
    await expect(page).toHaveURL(/\/staff\/\d+$/)
    await expect(page.getByText(bn('আমন্ত্রিত'))).toBeVisible()

    const teacher = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await holdPasskeys(teacher)
    await teacher.goto(invitation ?? '')
    await button(teacher, 'পাসকি (আঙুলের ছাপ বা পিন)').click()
    await expect(teacher).toHaveURL(/\/$/)
    await button(teacher, 'মেনু').click()
    const menu = teacher.getByRole('navigation', { name: bn('মেনু') })
    await expect(menu.getByRole('link', { name: bn('কোর্স ও রুটিন') })).toBeVisible()
    for (const hidden of ['কর্মী', 'নোটিশ', 'ওয়েবসাইট', 'সেটিং'])
      await expect(menu.getByRole('link', { name: bn(hidden), exact: true })).toHaveCount(0)
    // What is not theirs is not there, whatever address is typed.
    const answers = await Promise.all(
      ['staff', 'notices', 'faqs'].map((path) => teacher.request.get(`/api/v3/admin/${path}`)),
    )
    expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404])
    const asDoctor = await teacher.request.get('/api/v3/admin/audit', { headers: { authorization: 'Bearer abcdef' } })
    expect(asDoctor.status()).toBe(404)

    await teacher.goto('/audit')
    await expect(teacher.getByRole('link', { name: bn('আমন্ত্রণ গ্রহণ') })).toBeVisible()
    await expectAccessible(teacher)
    await expectNoSideways(teacher)
    await teacher.getByRole('searchbox').fill('4711')

    // The owner signs them out everywhere; their page notices, and is theirs again with one touch.
    await page.reload()
    await inTheDark(page)
    await expectAccessible(page, 'colours')
    await button(page, 'সব জায়গা থেকে সাইন আউট করুন').click()
    await expect(page.getByText(bn('১টি সেশন শেষ হয়েছে'))).toBeVisible()
    await expect(teacher.getByRole('heading', { name: bn('আপনি সাইন আউট হয়ে গেছেন') })).toBeVisible()
    await expectAccessible(teacher)
    await button(teacher, 'পাসকি দিয়ে ঢুকুন').click()
    await expect(teacher.getByRole('heading', { name: bn('আপনি সাইন আউট হয়ে গেছেন') })).toBeHidden()
    await expect(teacher.getByRole('searchbox')).toHaveValue('4711')
    await teacher.getByRole('searchbox').press('Enter')
    await expect(teacher.getByText(bn('এমন কিছু পাওয়া যায়নি।'))).toBeVisible()

    await teacher.goto('/security')
    await expect(teacher.getByText(bn('প্রথম পাসকি'))).toBeVisible()
    await expectAccessible(teacher)
    await expectNoSideways(teacher)

    // What each of them did stands in the audit, field by field.
    await page.goto('/audit?action=staff_invited')
    await page
      .getByRole('link', { name: bn('কর্মী আমন্ত্রণ') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: bn('কর্মী আমন্ত্রণ') })).toBeVisible()
    await expect(page.getByRole('row', { name })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
  },
)
