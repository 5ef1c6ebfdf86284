import { tables } from '@prostuti/db'
import { and, eq, gt, sql } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { readDemoFacts } from '../../support/read-demo-facts.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  closeNewSiteNotice,
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  type Page,
  test,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const { batch, enrolment, schedule, scheduleEvent, video } = tables
const bn = (text: string) => text.normalize('NFC')
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/**
 * A doctor in a routine of the journey's own, which nobody else sees: a lecture that began an hour ago and is recorded, one
 * whose recording is not there yet, and one of tomorrow.
 */
async function enrolInLectures(doctorId: number) {
  return withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [host] = await tx.select().from(batch).where(gt(batch.endsOn, sql`current_date + 30`)).limit(1)
      const [demo] = await tx
        .select()
        .from(video)
        .where(and(eq(video.source, 'file'), sql`${video.renditions}::text like '%cardiac-cycle/720%'`))
        .limit(1)
      const { id: _, createdAt, updatedAt, ...recording } = demo!
      const [recorded] = await tx
        .insert(video)
        .values({ ...recording, title: { bn: bn('হৃৎচক্র') } })
        .returning()
      const [own] = await tx
        .insert(schedule)
        .values({
          ...{ batchId: host!.id, title: { bn: bn('নিজের রুটিন') }, mode: 'online', isActive: false },
          ...{ weekdays: [0], opens: '10:00', closes: '11:00', seats: 5 },
        })
        .returning()
      const event = (title: string, hours: number, videoId: number | null = null) => ({
        ...{ scheduleId: own!.id, kind: 'lecture' as const, title: { bn: bn(title) }, videoId },
        ...{ startsAt: inHours(hours), endsAt: inHours(hours + 0.5) },
      })
      const events = await tx
        .insert(scheduleEvent)
        .values([
          event('আজকের লেকচার: হৃৎচক্র', -1, recorded!.id),
          event('রেকর্ডিং আসেনি', -0.7),
          event('আগামীকালের লেকচার', 24),
        ])
        .returning({ id: scheduleEvent.id })
      const [course] = await tx
        .insert(enrolment)
        .values({ doctorId, batchId: host!.id, scheduleId: own!.id })
        .returning()
      const [today, waiting, tomorrow] = events.map(
        ({ id }) => `/my/courses/${course!.id}/events/${own!.id}/schedule/${id}/lecture`,
      )
      return { courseId: course!.id, videoId: recorded!.id, today: today!, waiting: waiting!, tomorrow: tomorrow! }
    }),
  )
}

/** A seat beside the demo doctors, who are other journeys'. */
const enrolIn = (doctorId: number, { batchId, scheduleId }: { batchId: number; scheduleId: number }) =>
  withDatabase(async ({ db }) => {
    const [made] = await db.insert(enrolment).values({ doctorId, batchId, scheduleId }).returning({ id: enrolment.id })
    return made?.id ?? 0
  })

const press = (page: Page) => page.getByRole('button', { name: /চালান: হৃৎচক্র/ })
const secondOf = (page: Page) => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime)
/** The second at which it is first seen to have come so far, whatever it plays on to before the test hears of it. */
const playedTo = async (page: Page, second: number): Promise<number> => {
  const seen = await page.waitForFunction((to) => {
    const now = document.querySelector('video')?.currentTime ?? 0
    return now >= to ? now : false
  }, second)
  return Number(await seen.jsonValue())
}

const watchedOn = async (page: Page) => Number(await page.locator('[data-watched]').getAttribute('data-watched'))

/** Eight times faster until just before a second, so that a minute of lecture takes no minute of test. */
async function hurryTo(page: Page, second: number): Promise<void> {
  await page.locator('video').evaluate((element: HTMLVideoElement, to) => {
    element.playbackRate = 8
    element.addEventListener('timeupdate', () => {
      if (element.currentTime > to - 1) element.playbackRate = 1
    })
  }, second)
  await playedTo(page, second)
}

test(
  "today's lecture is watched to second 30, left, and goes on there on another device",
  once,
  async ({ page, elsewhere, baseURL }) => {
    const doctorId = await signIn(page)
    const { courseId, today } = await enrolInLectures(doctorId)
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('/media/videos/') && fetched.push(request.url()))
    await page.goto(today)

    // Before the press: how heavy each size is, and nothing fetched.
    await expect(page.getByRole('radio', { name: /৩৬০p ২৭১ কেবি/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    expect(fetched).toEqual([])
    await page.getByText('৩৬০p').click()

    await press(page).click()
    await playedTo(page, 1)
    const player = page.getByRole('region', { name: /ভিডিও: হৃৎচক্র/ })
    await player.press('c')
    await expect(page.locator('[data-part~="pl-cues"]')).not.toBeEmpty()
    await page.getByRole('button', { name: 'মান, গতি ও লেখা' }).click()
    await expect(page.getByRole('radio', { name: 'বাংলা' })).toBeChecked()
    await page.getByText('১.৫×').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'বন্ধ করুন', exact: true }).click()
    await hurryTo(page, 30)
    await player.press('k')
    await expect.poll(() => watchedOn(page)).toBeGreaterThanOrEqual(27)
    const left = await secondOf(page)

    // What was leapt over was not watched.
    await player.press('l')
    await expect.poll(() => secondOf(page)).toBeGreaterThan(left + 5)
    await player.press('j')
    await expect.poll(() => secondOf(page)).toBeLessThan(left + 5)

    // The list counts what was played, not what was opened.
    await page.goto(`/my/pending-video/${courseId}`)
    const watched = await watchedOn(page)
    expect(watched).toBeGreaterThanOrEqual(27)
    expect(watched).toBeLessThanOrEqual(Math.ceil(left))
    await expectAccessible(page)
    await expectNoSideways(page)

    const phone = await (await elsewhere(baseURL)).newPage()
    await closeNewSiteNotice(phone)
    await signIn(phone, doctorId)
    await phone.goto(today)
    await phone.getByRole('button', { name: /০:৩[০-৯] থেকে চালান/ }).click()
    expect(Math.abs((await playedTo(phone, 1)) - left)).toBeLessThan(4)
  },
)

test('a note and a question keep their second, and lead back to it', once, async ({ page }) => {
  const { today } = await enrolInLectures(await signIn(page))
  await page.goto(`${today}?t=20`)
  await page.getByRole('button', { name: /০:২০ থেকে চালান/ }).click()
  await playedTo(page, 20)
  const box = page.getByRole('textbox', { name: /০:২[০-৯]-এ নোট/ })
  await box.fill('S3: দ্রুত ভরাটের শব্দ')

  // Unsent, it outlives the page.
  await page.reload()
  await expect(box).toHaveValue('S3: দ্রুত ভরাটের শব্দ')
  await page.getByRole('button', { name: 'নোট রাখুন' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'নোট রাখা হয়েছে।'.normalize('NFC') })).toBeAttached()
  await page.getByRole('button', { name: /০:২[০-৯] থেকে দেখুন/ }).click()
  expect(await playedTo(page, 20)).toBeLessThan(32)

  await page.getByRole('button', { name: /নোট বদলান/ }).click()
  await page.locator('[data-part~="note-row"] textarea').fill('S3: তরুণদের স্বাভাবিক')
  await page.locator('[data-part~="note-row"]').getByRole('button', { name: 'নোট রাখুন' }).click()
  await expect(page.locator('[data-part~="note-row"]')).toContainText('তরুণদের')
  await expect(page.getByRole('button', { name: /নোট বদলান/ })).toBeFocused()
  await page.getByRole('button', { name: /নোট মুছুন/ }).click()
  await page.getByRole('button', { name: 'মুছুন', exact: true }).click()
  await expect(page.locator('[data-part~="note-row"]')).toHaveCount(0)
  await expect(page.locator('[data-part~="note-board"]')).toBeFocused()

  await page.getByRole('link', { name: 'প্রশ্ন করুন' }).click()
  const about = page.getByRole('definition').filter({ hasText: /আজকের লেকচার: হৃৎচক্র, ০:[২-৫][০-৯] থেকে/ })
  await expect(about).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('আপনার প্রশ্ন').fill('S3 কেন শোনা যায়?'.normalize('NFC'))
  await page.getByRole('button', { name: 'পাঠান' }).click()
  await expect(page).toHaveURL(/\/my\/complain-box\/\d+$/)
  await about.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${today}\\?t=[2-5]\\d$`))
})

test('a question about an extra video keeps the course and the video', once, async ({ page }) => {
  const { course, adminVideo } = await readDemoFacts(new Date())
  const courseId = await enrolIn(await signIn(page), course)
  const address = `/my/courses/${courseId}/admin-videos/${adminVideo}`
  await page.goto(address)
  await page.getByRole('link', { name: 'প্রশ্ন করুন' }).click()
  await page.getByLabel('বিষয়').fill('স্লাইড')
  await page.getByLabel('আপনার প্রশ্ন').fill('স্লাইডটি কোথায় পাব?'.normalize('NFC'))
  await page.getByRole('button', { name: 'পাঠান' }).click()
  await expect(page).toHaveURL(/\/my\/complain-box\/\d+$/)
  await expect(page.locator(`dd a[href="${address}"]`)).toBeVisible()
  await expect(page.locator(`dd a[href="/my/courses/${courseId}"]`)).toBeVisible()
})

test(
  'a lecture without a recording says when there will be one, and an overdue instalment what to do',
  once,
  async ({ page, complaints }) => {
    const { today, waiting, tomorrow, courseId } = await enrolInLectures(await signIn(page))
    await page.goto(tomorrow)
    await expect(page.getByRole('heading', { name: 'লেকচারটি এখনো শুরু হয়নি'.normalize('NFC') })).toBeVisible()
    await expect(page.getByRole('timer')).toContainText(/ঘণ্টা/)
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.goto(waiting)
    await expect(page.getByRole('heading', { name: 'রেকর্ডিং তৈরি হচ্ছে' })).toBeVisible()

    const overdue = { message: '', code: 'payment_overdue', errors: {} }
    await page.route(/\/events\/\d+\/lecture$/, (route) => route.fulfill({ status: 403, json: overdue }))
    await page.goto(today)
    await expect(page.getByRole('link', { name: 'বকেয়া দিন'.normalize('NFC') })).toHaveAttribute(
      'href',
      `/my/courses/${courseId}/payment-option`,
    )
    await expectAccessible(page)
    complaints.length = 0
  },
)

test(
  'an address that has run out is replaced, and the video goes on where it was',
  once,
  async ({ page, complaints }) => {
    const { today } = await enrolInLectures(await signIn(page))
    await page.goto(`${today}?t=15`)
    let refusals = 0
    await page.route('**/media/videos/**', (route) =>
      refusals++ === 0 ? route.fulfill({ status: 403 }) : route.continue(),
    )
    await press(page).click()
    expect(await playedTo(page, 16)).toBeLessThan(25)
    expect(refusals).toBeGreaterThan(1)
    complaints.length = 0
  },
)
