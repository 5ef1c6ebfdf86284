import { bn, expect, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

type Demo = { members: { role: string; email: string; password: string; code: string }[] }

test(
  'a member signs in with password and code, sees only their menu, and signs out',
  once,
  async ({ page, complaints }) => {
    await page.goto('/faqs')
    await expect(page).toHaveURL(/\/sign-in\?next=%2Ffaqs$/)
    // The office asked who is there, and nobody was.
    complaints.length = 0
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('button', { name: bn('ম্যানেজার'), exact: true }).click()
    await page.getByRole('button', { name: bn('এর পর') }).click()
    await page.getByLabel(bn('অ্যাপের ছয় অঙ্কের কোড')).fill(bn('১২৩'))
    await page.getByRole('button', { name: bn('সাইন ইন') }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    complaints.length = 0
    const { members } = (await (await page.request.get('/api/demo-staff')).json()) as Demo
    await page.getByLabel(bn('অ্যাপের ছয় অঙ্কের কোড')).fill(members.find(({ role }) => role === 'manager')?.code ?? '')
    await page.getByRole('button', { name: bn('সাইন ইন') }).click()
    await expect(page).toHaveURL('/faqs')
    await expect(page.getByRole('heading', { level: 1, name: bn('সাধারণ প্রশ্ন') })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
  },
)
