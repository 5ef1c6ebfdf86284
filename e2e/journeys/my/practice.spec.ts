import { tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { shiftsSoFar, startCountingShifts } from '../../support/layout-shifts.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  test,
  useTheme,
} from '../../support/test.ts'

const bn = (text: string) => text.normalize('NFC')
const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name), exact: true })

/** How many answers of a doctor's practice were shown, and how many steps were written down for it. */
const shownTo = (doctorId: number) =>
  withDatabase(async ({ db }) => {
    const rows = await db
      .select({ shown: tables.attempt.shownPlaces, steps: tables.attempt.steps })
      .from(tables.attempt)
      .innerJoin(tables.practiceSet, eq(tables.practiceSet.paperId, tables.attempt.paperId))
      .where(eq(tables.practiceSet.doctorId, doctorId))
    return rows.map(({ shown, steps }) => [shown?.replaceAll('0', '').length ?? 0, steps])
  })

/** The questions of a doctor's practice sets, the newest set first. */
const questionsOfSets = (doctorId: number) =>
  withDatabase(async ({ db }) => {
    const { practiceSet } = tables
    const own = eq(practiceSet.doctorId, doctorId)
    const rows = await db
      .select({ ids: practiceSet.questionIds })
      .from(practiceSet)
      .where(own)
      .orderBy(desc(practiceSet.paperId))
    return rows.map(({ ids }) => ids.toSorted((one, other) => one - other))
  })

test('a doctor studies a set by the keyboard, sees at once what is right, and goes on after a reload', async ({
  page,
}) => {
  const doctorId = await signIn(page)
  await open(page, '/my/practice')
  await expect(page.getByRole('link', { name: bn('অনুশীলন') })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(/টি প্রশ্ন আছে; সেটে আসবে ২০টি/)).toBeVisible()
  await button(page, 'একটি সঠিক উত্তর').click()
  await button(page, '১০').click()
  await expect(page.getByText(/সেটে আসবে ১০টি/)).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  await useTheme(page, 'dark')
  await expectAccessible(page, 'colours')
  await button(page, 'শুরু করুন').click()
  await expect(page).toHaveURL(/\/my\/practice\/\d+$/)

  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(button(page, 'মিলিয়ে দেখুন')).toBeVisible()
  await page.keyboard.press('Enter')
  const judged = page.locator('[data-part="judged"]')
  await expect(judged).toBeVisible()
  await expect(judged.getByText(/ঠিক হয়েছে|এবার হয়নি/)).toBeFocused()
  await expectNoSideways(page)
  await expectAccessible(page)
  expect(await shownTo(doctorId)).toEqual([[1, 1]])

  // What was shown stands, whatever is pressed.
  await page.keyboard.press('3')
  await page.reload()
  await expect(judged).toBeVisible()
  expect(await shownTo(doctorId)).toEqual([[1, 1]])

  await page.keyboard.press('Enter')
  await expect(judged).toHaveCount(0)
  await open(page, '/my/practice')
  await expect(page.getByRole('heading', { name: bn('একটি সেট চলছে') })).toBeVisible()
  await page.getByRole('link', { name: bn('চালিয়ে যান') }).click()
  // No clock runs and every answer is kept: leaving asks nothing.
  await button(page, 'সেট থেকে বেরোন').click()
  await expect(page).toHaveURL(/\/my\/practice$/)
  await page.getByRole('link', { name: bn('চালিয়ে যান') }).click()
  await button(page, 'জমা দিন').or(button(page, 'সেট শেষ করুন')).first().click()
  await button(page, 'জমা দিয়ে শেষ করি').click()
  await expect(page).toHaveURL(/\/result/)
  await expect(page.getByRole('link', { name: bn('অনুশীলনে ফিরুন') })).toBeVisible()
  for (const role of ['heading', 'link', 'button'] as const)
    await expect(page.getByRole('main').getByRole(role, { name: new RegExp(bn('পরীক্ষা')) })).toHaveCount(0)
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: bn('সব উত্তর ও ব্যাখ্যা দেখুন') }).click()
  await expect(page).toHaveURL(/\/answers/)
  await expect(page.getByRole('link', { name: bn('অনুশীলনে ফিরুন') })).toHaveAttribute('href', '/my/practice')
  // As far from the edge as everything else in the doctor's area.
  const left = (part: string) => page.locator(part).evaluate((box) => box.getBoundingClientRect().left)
  expect(await left('[data-part~="rv-q"] >> nth=0')).toBe(await left('[data-part="my-body"]'))
  await page.goBack()
  await page.getByRole('link', { name: bn('নতুন সেট') }).click()
  await expect(page.getByRole('heading', { name: bn('আগের সেট') })).toBeVisible()
  await button(page, 'আবার এমন একটি').first().click()
  await expect(page).toHaveURL(/\/my\/practice\/\d+$/)
})

test(
  'an answer given without a network is kept, and explained when the network is back',
  once,
  async ({ page, context, complaints }) => {
    await signIn(page)
    await open(page, '/my/practice')
    await button(page, 'একটি সঠিক উত্তর').click()
    await button(page, '১০').click()
    await button(page, 'শুরু করুন').click()
    await expect(page.getByRole('radiogroup').first()).toBeVisible()
    await page.keyboard.press('2')
    // The part of the room that explains is there from then on.
    await expect(button(page, 'মিলিয়ে দেখুন').first()).toBeVisible()
    await context.setOffline(true)
    await page.keyboard.press('1')
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByText(bn('উত্তরটি রাখা আছে। সার্ভারে পৌঁছালেই ব্যাখ্যা দেখাবে।'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('[data-part="judged"]')).toBeVisible({ timeout: 30_000 })
    // The browser names what it could not have while there was no network.
    complaints.length = 0
  },
)

test(
  'a link from a result chooses beforehand, and a set that nobody could fill says how many there are',
  once,
  async ({ page }) => {
    const subject = await withDatabase(async ({ db }) => {
      const [row] = await db.select().from(tables.subject).where(eq(tables.subject.key, 'ecg'))
      return row
    })
    await signIn(page)
    await open(page, `/my/practice?subject=${subject?.id ?? 1}&source=wrong`)
    await expect(button(page, 'শুরু করুন')).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(bn('এই বাছাইয়ে কোনো প্রশ্ন নেই। “কোন প্রশ্ন”, বিষয় বা ধরন বদলে দেখুন।'))).toBeVisible()
    await page.getByRole('button', { name: /^সব [০-৯]/ }).click()
    await expect(button(page, 'শুরু করুন')).not.toHaveAttribute('aria-disabled')
    // A link that names no source asks for what went wrong; where nothing did, for all there is. The way on is in reach at once.
    await open(page, `/my/practice?subject=${subject?.id ?? 1}`)
    await expect(page.getByRole('button', { name: /^সব [০-৯]/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'সব ধরন')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'শুরু করুন')).toBeInViewport({ ratio: 1 })
  },
)

test('what was missed in a set comes again by one press, and by none without a network', async ({
  page,
  context,
  complaints,
}) => {
  const doctorId = await signIn(page)
  await open(page, '/my/practice')
  await button(page, 'একটি সঠিক উত্তর').click()
  await button(page, '১০').click()
  await button(page, 'শুরু করুন').click()
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await button(page, 'জমা দিন').or(button(page, 'সেট শেষ করুন')).first().click()
  await button(page, 'জমা দিয়ে শেষ করি').click()
  await expect(page).toHaveURL(/\/result/)
  const set = page.url().replace(/\/result.*/, '')
  const again = page.getByRole('button', { name: bn('ভুলগুলো আবার অনুশীলন') })
  // The address comes before what stands there.
  await expect(again).toBeVisible()

  await context.setOffline(true)
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: bn('সংযোগ ফিরলে সেট শুরু করতে পারবেন।') })).toBeVisible()
  await expect(again).toBeFocused()
  await expectNoSideways(page)
  await expectAccessible(page)
  await context.setOffline(false)
  complaints.length = 0

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my\/practice\/\d+$/)
  expect(page.url()).not.toBe(set)
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  const sets = await questionsOfSets(doctorId)
  expect(sets).toHaveLength(2)
  expect(sets[0], 'nothing was answered').toEqual(sets[1])
  await open(page, '/my/practice')
  await expect(page.getByText(bn('ভুলগুলো আবার · অনুশীলন: সব বিষয়'))).toBeVisible()
})

test('numbers that come late break no line of what is chosen by', once, async ({ page }) => {
  await signIn(page)
  await startCountingShifts(page)
  await page.route('**/practice/count*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await open(page, '/my/practice')
  await expect(page.getByText(/টি প্রশ্ন আছে; সেটে আসবে ২০টি/)).toBeVisible()
  const { total, moved } = await shiftsSoFar(page)
  expect(total, moved.join('\n')).toBeLessThan(0.02)
})
