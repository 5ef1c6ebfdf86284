import { tables } from '@prostuti/db'
import { dhakaDate, startOfDhakaWeek } from '@prostuti/text/dhaka-date'
import { and, eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  openWithBackground,
  type Page,
  test,
  useTheme,
} from '../../support/test.ts'
import { filesNotKept } from '../../support/worker/files-not-kept.ts'

test.use({ scripts: 'kept' })

const { doctor, enrolment } = tables

const day = 86_400_000
const nextWeek = () => startOfDhakaWeek(new Date()).getTime() + 7 * day
/** Monday of the next week, at an hour. */
const monday = (hour: number) => new Date(nextWeek() + 2 * day + hour * 3_600_000)
const mondayName = 'সোমবার'

/** No duty, and a plan that was laid. */
const enterWithRota = async (page: Page): Promise<number> => {
  const doctorId = await signIn(page)
  const hours = { morning: { from: 480, to: 840 }, evening: { from: 840, to: 1200 }, night: { from: 1200, to: 480 } }
  await withDatabase(({ db }) =>
    db.insert(tables.studyRota).values({
      ...{ doctorId, startsOn: dhakaDate(monday(0)), shifts: ['off'], hours, laidAt: new Date() },
      ...{ earliestMinute: 420, latestMinute: 1380, dailyMinutes: 180 },
    }),
  )
  return doctorId
}

const openNextWeek = (page: Page) => open(page, `/my/plan?week=${dhakaDate(monday(0))}`)

/** With an hour of cards on Monday at ten. */
const enterWithPlan = async (page: Page): Promise<void> => {
  const doctorId = await enterWithRota(page)
  await withDatabase(({ db }) =>
    db.insert(tables.planBlock).values({
      ...{ doctorId, kind: 'cards', day: dhakaDate(monday(0)), startsAt: monday(10), endsAt: monday(11) },
    }),
  )
  await openNextWeek(page)
}

/** In both courses of the first demo doctor, whose classes are held at the same hours. */
const enterInTwoCourses = async (page: Page): Promise<void> => {
  const doctorId = await enterWithRota(page)
  await withDatabase(async ({ db }) => {
    const courses = await db
      .select({ batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
      .from(enrolment)
      .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
      .where(and(eq(doctor.phone, '+8801700000101'), eq(enrolment.state, 'active')))
    await db.insert(enrolment).values(courses.map((course) => ({ doctorId, ...course })))
  })
}

const board = (page: Page) => page.locator('[data-part="plan-board"]')
const cards = (page: Page) => board(page).getByRole('button', { name: 'ভুলের খাতার কার্ড' })
/** What the board shows of too low a line, or of a row that a finger would miss. */
const linesCut = (page: Page) =>
  board(page)
    .locator('[data-column] :is(a, li button)')
    .evaluateAll((faces) =>
      faces.flatMap((face) => {
        const { right, bottom, width, height } = face.getBoundingClientRect()
        const isCut = (line: Element) => {
          const at = line.getBoundingClientRect()
          const end = at.bottom - Number.parseFloat(getComputedStyle(line).paddingBottom)
          return at.height > 0 && at.left < right && end > bottom + 1
        }
        const lines = [...face.querySelectorAll('b, small')].filter(isCut).map((line) => line.textContent)
        return width > 0 && height < 20 ? [...lines, `${height} px: ${face.textContent}`] : lines
      }),
    )
const showMonday = (page: Page) => page.getByRole('button', { name: new RegExp(`^${mondayName}`) }).click()

test('a first plan is two presses away', async ({ page }) => {
  await signIn(page)
  await open(page, '/my/plan')
  await expect(page.getByRole('heading', { name: 'ডিউটির ফাঁকে পড়ার সময় বের করি' })).toBeVisible()
  await page.getByRole('button', { name: 'পালা করে' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'পরিকল্পনা সাজান' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'এই সপ্তাহ' })).toBeFocused()
  await expect(board(page).getByText('সকাল: ডিউটি').first()).toBeAttached()
  await expect(page.getByRole('button', { name: 'আবার সাজান' })).toBeEnabled()
})

test('a keyboard keeps its place when the plan is laid again, and in other weeks', once, async ({ page }) => {
  await enterWithPlan(page)
  const again = page.getByRole('button', { name: 'আবার সাজান' })
  await again.press('Enter')
  const notice = page.locator('[data-part="plan-notice"]')
  await expect(notice.getByRole('status')).not.toBeEmpty()
  await expect(again).toBeFocused()
  await notice.getByRole('button', { name: 'বন্ধ করুন' }).press('Enter')
  const heading = page.locator('[data-part="plan-week"] header h2')
  await expect(heading).toBeFocused()

  const dates = await heading.textContent()
  const later = page.getByRole('link', { name: 'পরের সপ্তাহ' })
  await later.press('Enter')
  await expect(heading).not.toHaveText(dates ?? '')
  await expect(later).toBeFocused()
  const back = page.getByRole('link', { name: 'এই সপ্তাহে ফিরুন' })
  const lefts = await Promise.all([heading, back].map(async (line) => (await line.boundingBox())?.x))
  expect(lefts[1], 'the way back stands under what it leads back from').toBe(lefts[0])
  await back.press('Enter')
  await expect(heading).toHaveText('এই সপ্তাহ')
  await expect(heading).toBeFocused()
})

test('whoever has duty in turns sees on which day of the turn today falls, and says otherwise', async ({ page }) => {
  await signIn(page)
  await open(page, '/my/plan')
  await page.getByRole('button', { name: 'পালা করে' }).click()
  const cells = page.getByRole('group', { name: /^দিনে চাপ দিলে/ }).getByRole('button')
  const cardWidth = () => page.locator('main .card').evaluate((card) => card.scrollWidth - card.clientWidth)
  await expect(cells.nth(0)).toContainText('আজ')
  await expect(cells.nth(0)).toHaveAccessibleName(/^দিন ১ \(.+\), আজ: সকাল$/)
  await page.getByLabel('আজ কোন দিন চলছে?'.normalize('NFC')).selectOption({ label: 'দিন ৫: রাত' })
  await expect(cells.nth(0)).not.toContainText('আজ')
  await expect(cells.nth(4)).toHaveAccessibleName(/^দিন ৫ \(.+\), আজ: রাত$/)
  await page.getByText('ডিউটির ঘণ্টা ও পড়ার সীমা'.normalize('NFC')).click()
  expect(await cardWidth(), 'the open fold stays within the card').toBe(0)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'পরিকল্পনা সাজান' }).click()
  await expect(page.getByRole('button', { name: /রাত$/, pressed: true })).toBeVisible()
})

test('work is moved without a mouse, stays where it was put, and says why it cannot go somewhere', async ({
  page,
  complaints,
}) => {
  await enterWithPlan(page)
  await showMonday(page)
  await expectAccessible(page)
  await expectNoSideways(page)
  await cards(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('কখন থেকে').selectOption({ label: 'বিকাল ৩টা' })
  await dialog.getByRole('button', { name: 'এই সময়ে রাখুন' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveAccessibleName(/বিকাল ৩টা – ৪টা, আটকানো/)
  await expect(cards(page)).toBeFocused()

  await page.getByRole('button', { name: 'ডিউটি আঁকুন' }).click()
  await page.getByRole('button', { name: 'সকাল', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${mondayName}`) }).click()
  await page.getByRole('button', { name: 'আঁকা শেষ' }).click()
  await expect(board(page).getByText('সকাল: ডিউটি')).toBeAttached()

  await cards(page).click()
  const time = dialog.getByLabel('কখন থেকে')
  const offered = await time.locator('option').allTextContents()
  expect([offered[0], offered.at(-1)], 'within the waking hours').toEqual(['সকাল ৭টা', 'রাত ১০টা'])
  await time.selectOption({ label: 'সকাল ৯টা' })
  const put = dialog.getByRole('button', { name: 'এই সময়ে রাখুন' })
  await put.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('ওই সময়ে আপনার ডিউটি আছে।')
  await expect(put).toBeFocused()
  await expect(time).toHaveAccessibleDescription('ওই সময়ে আপনার ডিউটি আছে।')
  await dialog.getByRole('button', { name: 'হয়ে গেছে'.normalize('NFC') }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await showMonday(page)
  await expect(cards(page)).toHaveAccessibleName(/বিকাল ৩টা – ৪টা, হয়ে গেছে/)
  // The browser says of every refusal that it was one.
  complaints.length = 0
  await useTheme(page, 'dark')
  await expectAccessible(page, 'colours')
})

test('work is dragged', async ({ page }) => {
  await enterWithPlan(page)
  await showMonday(page)
  await cards(page).evaluate((block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = (await cards(page).boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 8)
  await page.mouse.down()
  // A block of an hour is as high as an hour.
  await page.mouse.move(box.x + 20, box.y + 8 + box.height, { steps: 4 })
  await page.mouse.move(box.x + 20, box.y + 8 + 2 * box.height + 4, { steps: 4 })
  await page.mouse.up()
  await expect(cards(page)).toHaveAccessibleName(/দুপুর ১২টা – ১টা, আটকানো/)
  // Shown at once, and kept a moment later.
  const isKept = () =>
    withDatabase(async ({ db }) => (await db.$count(tables.planBlock, eq(tables.planBlock.startsAt, monday(12)))) > 0)
  await expect.poll(isKept).toBe(true)

  const notice = page.locator('[data-part="plan-notice"]')
  await expect(notice.getByRole('status')).toHaveText('সরানো হয়েছে, আর সেখানেই আটকে থাকবে'.normalize('NFC'))
  await expect(notice.getByRole('status')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'ফিরিয়ে নিন'.normalize('NFC') }).click()
  await expect(cards(page)).toHaveAccessibleName(/সকাল ১০টা – ১১টা$/)
  await expect(cards(page)).toBeFocused()
  await expect(notice.getByRole('status')).toHaveText('আগের সময়ে ফিরিয়ে নেওয়া হয়েছে'.normalize('NFC'))
  await notice.getByRole('button', { name: 'বন্ধ করুন' }).click()
  await expect(notice).toHaveText('')
})

test('a class that is at the time of another can be read, and the page says that they collide', async ({ page }) => {
  await enterInTwoCourses(page)
  await openNextWeek(page)
  await page.getByText(/^একই সময়ে একাধিক ক্লাস বা পরীক্ষা/).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'আবার সাজান' }).click()
  await expect(page.locator('[data-part="plan-notice"]')).toBeInViewport({ ratio: 1 })
  const first = board(page).locator('a').filter({ hasText: 'একই সময়ে আরেকটি আছে' }).first()
  const day = await first.evaluate((link) => link.closest<HTMLElement>('[data-column]')?.dataset.column)
  await page.locator(`button[data-day="${day}"]`).click()
  // Each has a line of its own for its title, and nothing lies over it.
  for (const title of await page.locator(`[data-column="${day}"] a b`).all()) {
    const isSeen = await title.evaluate((line) => {
      line.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width } = line.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + 8)
      return width > 40 && above === line && !/^(লেকচার|পরীক্ষা) [০-৯]/.test(line.textContent ?? '')
    })
    expect(isSeen, (await title.textContent()) ?? '').toBe(true)
  }
  expect(await linesCut(page), 'a line stands whole or not at all').toEqual([])
  await expectNoSideways(page)
})

test('a plan with nothing to lay says so first, with ways on', async ({ page }) => {
  await enterWithRota(page)
  await open(page, '/my/plan')
  await expect(page.getByRole('heading', { name: 'সাজানোর মতো কাজ এখনো নেই' })).toBeInViewport()
  for (const name of ['ফ্রি পরীক্ষা দেখুন', 'ব্যাচ দেখুন', 'অনুশীলন করুন'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
})

test('the board says how far today has got, and the page opens there', async ({ page }) => {
  await enterInTwoCourses(page)
  await open(page, '/my/plan')
  const now = board(page).locator('p').filter({ hasText: /^এখন / })
  await expect(now).toHaveCount(1)
  await expect(now).toBeInViewport()
  await expectAccessible(page)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', scripts: 'fetched' })

  test('the plan can still be read, after a reload too, and a change says that it was not kept', async ({
    page,
    context,
    complaints,
  }) => {
    await enterWithPlan(page)
    // The page and its files are with the worker before the network goes.
    await openWithBackground(page, page.url())
    await showMonday(page)
    await expect.poll(() => filesNotKept(page)).toEqual([])
    await context.setOffline(true)
    await page.getByRole('button', { name: 'আবার সাজান' }).click()
    await expect(page.getByRole('alert')).toContainText('ইন্টারনেট নেই, তাই বদলটি রাখা গেল না')
    await expect(cards(page)).toBeVisible()

    await page.reload()
    await expect(page.getByText('শেষ যে পরিকল্পনা দেখেছিলেন, সেটিই দেখানো হচ্ছে'.normalize('NFC'))).toBeVisible()
    await showMonday(page)
    await expect(cards(page)).toBeVisible()
    // The browser names every call that did not arrive.
    complaints.length = 0
  })
})

test('the plan is followed by a link that ends with the next one', async ({ page, request }) => {
  await enterWithPlan(page)
  await page.getByRole('button', { name: 'ক্যালেন্ডারে নিন' }).click()
  const dialog = page.getByRole('dialog')
  const make = dialog.getByRole('button', { name: 'ব্যক্তিগত লিংক তৈরি করুন' })
  await make.press('Enter')
  const field = dialog.getByLabel('ব্যক্তিগত লিংক', { exact: true })
  await expect(field).toBeFocused()
  const first = await field.inputValue()
  await expectAccessible(page)
  const calendar = await request.get(first)
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  await expect(dialog.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(first.replace(/^http/, 'webcal'))}`,
  )
  await dialog.getByRole('button', { name: 'নতুন লিংক নিন' }).click()
  await expect(field).not.toHaveValue(first)
  expect((await request.get(first)).status()).toBe(404)
  await dialog.getByRole('button', { name: 'লিংক বন্ধ করুন' }).press('Enter')
  await expect(make).toBeFocused()
})
