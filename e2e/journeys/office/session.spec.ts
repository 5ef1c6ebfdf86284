import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, once } from '../../support/test.ts'

const minute = 60_000
const idleMinutes = 30

const warning = (page: Page) => page.getByRole('dialog', { name: bn('আপনি কি আছেন?') })
const ended = (page: Page) => page.getByRole('dialog', { name: bn('আপনি সাইন আউট হয়ে গেছেন') })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name })

/** As if nobody had touched any page of this member for so long. */
const leaveAlone = (staffId: number, ms: number) =>
  withDatabase(({ db }) =>
    db
      .update(tables.staffSession)
      .set({ lastUsedAt: new Date(Date.now() - ms) })
      .where(eq(tables.staffSession.staffId, staffId)),
  )

test('two tabs are one session: warned, gone on with and signed out together', once, async ({ page, complaints }) => {
  const name = bn('রুবিনা হক')
  const staffId = await signInStaff(page, { role: 'manager', name })
  await page.context().clock.install()
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    // A call of the opening page that came after the next step would count as somebody's touch.
    const opened = tab.waitForResponse(/\/admin\/sittings$/)
    await tab.goto('/faqs')
    await expect(menuOf(tab, name)).toBeVisible()
    await opened
  }

  // The pages' clock runs ahead of the server's by these minutes, in which nobody touches anything.
  const ahead = 1.5 * minute
  await leaveAlone(staffId, idleMinutes * minute - ahead - 1.5 * minute)
  for (const tab of [page, other]) await tab.clock.fastForward(ahead)
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: bn('আছি') }).click()
  await expect(warning(page)).toHaveCount(0)
  await expect(warning(other)).toHaveCount(0)

  await menuOf(page, name).click()
  await page.getByRole('button', { name: bn('সাইন আউট') }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(ended(other)).toBeVisible()
  await expectAccessible(other)
  // Both asked once more who is there, and nobody was.
  complaints.length = 0
})

test('whoever is suspended is put out of an open page at once', once, async ({ page, browser, complaints }) => {
  const name = bn('মাসুদ রানা')
  const staffId = await signInStaff(page, { role: 'support', name })
  await page.goto('/')
  await expect(menuOf(page, name)).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: process.env.E2E_OFFICE_URL, locale: 'bn-BD' })).newPage()
  await signInStaff(desk, { role: 'owner' })
  await desk.goto(`/staff/${staffId}`)
  await desk.getByRole('button', { name: bn('স্থগিত করুন') }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill(bn('চাকরি ছেড়েছেন'))
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: bn('স্থগিত করুন') })
    .click()
  // Sooner than the page would have asked by itself.
  await expect(ended(page)).toBeVisible({ timeout: 5_000 })
  await desk.context().close()
  complaints.length = 0
})
