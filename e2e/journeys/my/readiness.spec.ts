import { tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { shiftsSoFar, startCountingShifts } from '../../support/layout-shifts.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, test, useTheme } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const { doctor, enrolment } = tables

/** The first demo doctor, who has sat exams of two rule packs, and her course of the one with enough of them. */
const farhana = () =>
  withDatabase(async ({ db }) => {
    const [row] = await db
      .select({ id: doctor.id, courseId: enrolment.id })
      .from(doctor)
      .innerJoin(enrolment, and(eq(enrolment.doctorId, doctor.id), eq(enrolment.state, 'active')))
      .where(eq(doctor.phone, '+8801700000101'))
      .orderBy(asc(enrolment.id))
    if (!row) throw new Error('the demo doctor is in no course')
    return row
  })

test('a doctor sees the next step, where they stand, and the chance to pass with what it rests on', async ({
  page,
  isMobile,
}) => {
  await signIn(page, (await farhana()).id)
  await open(page, '/my/dashboard')
  if (isMobile) await page.getByRole('button', { name: 'আমি' }).click()
  const menu = page.getByRole(isMobile ? 'dialog' : 'navigation')
  await menu.getByRole('link', { name: 'প্রস্তুতি', exact: true }).click()
  await expect(page).toHaveURL('/my/readiness')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'প্রস্তুতি' })).toBeVisible()
  // Cards that are due stand beside a class of today.
  await expect(main.locator('[data-part~="next-step"] a.btn')).toHaveCount(1)

  // Of one exam there is enough to say on whatever day the demo is made; of the other perhaps not yet.
  const chance = /১০০ জনে [০-৯]+ থেকে [০-৯]+ জন/
  const tooFew = /অন্তত ৩টি পরীক্ষা চাই। আপনার হয়েছে [১২]টি/
  const forecasts = main.getByRole('article').filter({ hasText: new RegExp(`${chance.source}|${tooFew.source}`) })
  await expect(forecasts).toHaveCount(2)
  const forecast = forecasts.filter({ hasText: chance }).first()
  await forecast.getByText('যার ওপর এই হিসাব').click()
  await expect(forecast.getByRole('table')).toHaveCount(2)
  await expect(forecast.getByRole('table').first().getByRole('rowheader')).not.toHaveCount(0)
  await expectNoSideways(page)
  await expectAccessible(page)
  await useTheme(page, 'dark')
  await expectAccessible(page, 'colours')

  // Where they stood is a picture, and a table from which each result is one press away.
  const standing = main
    .getByRole('article')
    .filter({ has: page.getByRole('figure') })
    .first()
  await standing.getByText('সংখ্যায় দেখুন').click()
  await expect(standing.getByRole('columnheader', { name: '১০০ জনে এগিয়ে' })).toBeVisible()
  await standing.getByRole('rowheader').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/result/)
})

test('the pages of learning lead to one another, and the menu has one entry for all', once, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { id, courseId } = await farhana()
  await signIn(page, id)
  await open(page, '/my/results')
  const tabs = page.getByRole('navigation', { name: 'প্রস্তুতির পাতাগুলো' })
  await expect(tabs.getByRole('link', { name: 'ফলাফল' })).toHaveAttribute('aria-current', 'page')
  const menu = page.getByRole('navigation', { name: 'আমার পাতা' })
  await expect(menu.getByRole('link', { name: 'প্রস্তুতি' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'প্রস্তুতি' }).click()
  await expect(page).toHaveURL('/my/readiness')
  await open(page, `/my/courses/${courseId}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^১০০ জনে [০-৯]+ জনের আগে$/ })
    .click()
  await expect(page).toHaveURL('/my/readiness')
})

test('a doctor without exams is told what will be here', once, async ({ page }) => {
  await signIn(page)
  await open(page, '/my/readiness')
  await expect(page.getByRole('heading', { name: 'প্রস্তুতির ছবি এখনো আঁকা হয়নি' })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('nothing of readiness is pushed away by a step that comes later', once, async ({ page }) => {
  await signIn(page, (await farhana()).id)
  await startCountingShifts(page)
  // The step's facts are the last to come.
  await page.route('**/doctor/courses*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await open(page, '/my/readiness')
  await expect(page.getByRole('main').locator('[data-part~="next-step"]')).toBeVisible()
  await expect(page.getByRole('main').getByRole('figure').first()).toBeVisible()
  const { total, moved } = await shiftsSoFar(page)
  expect(total, moved.join('\n')).toBeLessThan(0.02)
})
