import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

type Demo = { members: { role: string; email: string; password: string; code: string }[] }

test(
  'a member signs in with password and code, and comes to the address they had opened',
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

/** Of each role the groups of its menu, and a screen that is somebody else's. */
const desks = ['/doctors', '/payments', '/parcels', '/inbox', '/notices', '/videos']
const whole = ['/', '/questions', '/papers', '/batches', ...desks, '/hero', '/settings']
const menus = {
  owner: { groups: whole, foreign: undefined },
  manager: { groups: whole, foreign: '/refunds' },
  teacher: { groups: ['/', '/questions', '/papers', '/batches', '/inbox', '/videos', '/audit'], foreign: '/notices' },
  support: {
    groups: ['/', '/papers', '/batches', '/doctors', '/payments', '/inbox', '/notices', '/audit'],
    foreign: '/hero',
  },
  accounts: {
    groups: ['/', '/batches', '/doctors', '/payments', '/parcels', '/inbox', '/audit'],
    foreign: '/settings',
  },
} as const

test(
  'each role sees its own menu, and nothing at an address that is not theirs',
  once,
  async ({ page, context, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [role, { groups, foreign }] of Object.entries(menus)) {
      await context.clearCookies()
      await signInStaff(page, { role: role as keyof typeof menus })
      await page.goto('/')
      const links = page.getByRole('navigation', { name: bn('মেনু') }).getByRole('link')
      await expect(links.first()).toBeVisible()
      const leadsTo = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(leadsTo, role).toEqual(groups)
      if (foreign !== undefined) {
        await page.goto(foreign)
        await expect(page.getByRole('heading', { level: 1, name: bn('এখানে কিছু নেই') }), role).toBeVisible()
      }
    }
    // The server says 404 to whoever types another's address.
    complaints.length = 0
  },
)
