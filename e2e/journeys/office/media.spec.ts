import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import {
  buildBatch,
  buildCourse,
  buildSchedule,
  buildScheduleEvent,
} from '../../../apps/server/src/testing/builders/build-batch.ts'
import { callAs, plainAddress } from '../../support/call-as.ts'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

const demo = (path: string) =>
  fileURLToPath(new URL(`../../../packages/db/src/seed/demo-files/${path}`, import.meta.url))
const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name), exact: true })

async function choose(page: Page, name: string, file: string): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await button(page, name).click()
  await (await asked).setFiles(file)
}

const save = async (page: Page) => {
  await expect(page.getByText(bn('প্রস্তুত; সংরক্ষণ করলে চালু হবে'))).toBeVisible({ timeout: 20_000 })
  await button(page, 'সংরক্ষণ করুন').click()
}

/** Gives a video to a batch of which a new doctor is, and what that doctor gets when they press play. */
async function watchAsDoctor(page: Page, videoId: number) {
  const doctorId = await signIn(page)
  await withDatabase(async ({ db }) => {
    const [schedule] = await db.select().from(tables.schedule).orderBy(tables.schedule.id).limit(1)
    const { id: scheduleId, batchId } = schedule!
    await db.insert(tables.enrolment).values({ doctorId, batchId, scheduleId })
    const publishedAt = sql`now() - interval '1 hour'`
    await db.insert(tables.adminVideo).values({ batchId, videoId, publishedAt: publishedAt as never })
  })
  await page.goto(`${process.env.E2E_BASE_URL}${plainAddress}`)
  return callAs<{
    sources: { address: string }[]
    captions: { language: string; address: string }[]
    duration_seconds: number
  }>(page, 'POST', `/api/v3/web/doctor/videos/${videoId}/watch`, {})
}

test(
  'a video is sent over a line that breaks, goes on after the page was closed, gets captions and another file, and a doctor sees it',
  once,
  async ({ page, browser, complaints }) => {
    test.setTimeout(150_000)
    await signInStaff(page, { role: 'teacher' })
    const begun: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/admin/uploads')) begun.push(request.url())
    })
    await page.goto('/videos/new')
    const title = bn(`পরীক্ষার সময় ${Date.now()}`)
    await page.getByLabel(bn('শিরোনাম (বাংলা)')).fill(title)

    // The line is cut in the middle of it, then the page is closed.
    await page.route('**/admin/uploads/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
    )
    await choose(page, 'ভিডিও বাছাই করুন', demo('videos/exam-time/360.webm'))
    await expect(page.getByText(bn('ইন্টারনেট নেই; ফিরলেই আবার চলবে')).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.reload()
    await expect(page.getByLabel(bn('শিরোনাম (বাংলা)'))).toHaveValue(title)
    const earlier = page.getByRole('list', { name: bn('আগের আপলোড') })
    await expect(earlier).toContainText('360.webm')
    await inTheDark(page)
    await expectAccessible(page, 'colours')
    await page.unroute('**/admin/uploads/*')
    await choose(page, 'ভিডিও বাছাই করুন', demo('videos/exam-time/360.webm'))
    await save(page)
    await expect(page).toHaveURL(/\/videos\/\d+$/)
    expect(begun).toHaveLength(1)
    complaints.length = 0
    const id = Number(page.url().split('/').at(-1))
    await expect(page.locator('video'))
      .toHaveJSProperty('readyState', 1, { timeout: 10_000 })
      .catch(() => {})
    await expect(page.getByRole('heading', { name: bn('কারা দেখেছেন') })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)

    // What is no video is refused by its content, whatever it is called.
    await choose(page, 'ভিডিও বাছাই করুন', demo('videos/exam-time/bn.vtt'))
    await expect(page.getByText(bn('এটি ভিডিও নয়'))).toBeVisible({ timeout: 20_000 })
    await button(page, 'bn.vtt বাদ দিন').click()

    await page.getByRole('link', { name: bn('বাংলা ক্যাপশন') }).click()
    const text = page.getByLabel(bn('ক্যাপশন (WebVTT)'))
    await text.fill('WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nউল্টো')
    await expect(page.getByText(bn('শুরুর আগেই শেষ'))).toBeVisible()
    await expect(button(page, 'সংরক্ষণ করুন')).toBeDisabled()
    await text.fill('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nশুরু')
    await expectAccessible(page)
    await button(page, 'সংরক্ষণ করুন').click()
    await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()

    const other = await browser.newContext()
    const doctor = await other.newPage()
    const first = await watchAsDoctor(doctor, id)
    expect(first.captions.map(({ language }) => language)).toEqual(['bn'])
    const captionsOf = (watched: typeof first) =>
      doctor.evaluate(async (at) => (await fetch(at)).text(), watched.captions[0]!.address)
    expect(await captionsOf(first)).toContain(bn('শুরু'))

    // A file that cannot be read is not taken for none: nothing can be saved over it by mistake.
    const reading = '**/admin/videos/*/captions/bn'
    await page.route(reading, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), vtt: null } })
    })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(bn('সার্ভার ফাইলটি পড়তে পারছে না'))
    await expect(text).toBeHidden()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.unroute(reading)
    await button(page, 'আবার চেষ্টা করুন').click()
    await expect(text).toHaveValue(new RegExp(bn('শুরু')))
    await text.fill(bn('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nশুরু হলো'))
    // What was typed is there again for whoever leaves the page and comes back.
    await page
      .getByRole('main')
      .getByRole('link', { name: bn('ভিডিও'), exact: true })
      .click()
    await expect(text).toBeHidden()
    await page.goBack()
    await expect(page.getByText(bn('আগে লিখে রাখা খসড়া ফিরিয়ে আনা হয়েছে'))).toBeVisible()
    await expect(text).toHaveValue(new RegExp(bn('শুরু হলো')))
    await button(page, 'সংরক্ষণ করুন').click()
    await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
    const edited = await callAs<typeof first>(doctor, 'POST', `/api/v3/web/doctor/videos/${id}/watch`, {})
    expect(await captionsOf(edited)).toContain(bn('শুরু হলো'))
    const statusOf = (address: string) => doctor.evaluate(async (at) => (await fetch(at)).status, address)
    expect(await statusOf(first.sources[0]!.address)).toBe(200)

    // Another file under the same number: whoever has begun goes on with the old one.
    await page.goto(`/videos/${id}`)
    await choose(page, 'ভিডিও বাছাই করুন', demo('videos/recap/720.webm'))
    await save(page)
    await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
    expect(await statusOf(first.sources[0]!.address)).toBe(200)
    const second = await callAs<typeof first>(doctor, 'POST', `/api/v3/web/doctor/videos/${id}/watch`, {})
    expect(second.duration_seconds).not.toBe(first.duration_seconds)
    expect(await statusOf(second.sources[0]!.address)).toBe(200)
    await other.close()
  },
)

test('a PDF is sent and shown page by page', once, async ({ page }) => {
  await signInStaff(page, { role: 'manager' })
  await page.goto('/documents/new')
  await page.getByLabel(bn('ফাইলের নাম')).fill(bn(`এবিজি ${Date.now()}`))
  await choose(page, 'PDF বাছাই করুন', demo('documents/reading-abg.pdf'))
  await save(page)
  await expect(page).toHaveURL(/\/documents\/\d+$/)
  const first = page.getByRole('img', { name: bn('পাতা ১') })
  await expect(first).toBeVisible()
  await expect(first).toHaveJSProperty('complete', true)
  await expectAccessible(page)
  await expectNoSideways(page)
  for (const address of ['/materials/new', '/reference-books/new', '/given-videos/new', '/shelves/new']) {
    await page.goto(address)
    await expect(button(page, 'সংরক্ষণ করুন')).toBeVisible()
    await expectAccessible(page)
  }
})

/** A lecture that is held now, with a doctor in its timetable who is signed in on `page`. */
async function holdLecture(page: Page) {
  const doctorId = await signIn(page)
  return withDatabase(async ({ db }) => {
    const batch = await buildBatch(db, await buildCourse(db))
    const schedule = await buildSchedule(db, batch.id)
    const title = bn(`এবিজি পড়া ${Date.now()}`)
    const lecture = await buildScheduleEvent(db, schedule.id, { startsAt: new Date(), title: { bn: title } })
    const [enrolled] = await db
      .insert(tables.enrolment)
      .values({ doctorId, batchId: batch.id, scheduleId: schedule.id })
      .returning()
    const courseId = enrolled!.id
    const address = `/my/courses/${courseId}/events/${schedule.id}/schedule/${lecture.id}/lecture`
    return { batchId: batch.id, lectureId: lecture.id, courseId, title, address }
  })
}

test(
  'a lecture gets its link and a PDF beside it from the timetable; a doctor finds both, comes, and is seen to have come',
  once,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const other = await browser.newContext({ baseURL: process.env.E2E_BASE_URL! })
    const doctor = await other.newPage()
    const { batchId, lectureId, courseId, title, address } = await holdLecture(doctor)
    await signInStaff(page, { role: 'manager' })
    const openLecture = async () => {
      await page.goto(`/batches/${batchId}/timetable`)
      await page.getByRole('grid').getByText(title, { exact: true }).click()
      await button(page, 'লাইভ ক্লাস').click()
      return page.getByRole('dialog')
    }
    const setLink = async (link: string) => {
      const dialog = await openLecture()
      await dialog.getByLabel(bn('কীভাবে হবে')).selectOption('meet')
      await dialog.getByLabel(bn('লিংক'), { exact: true }).fill(link)
      await button(page, 'সংরক্ষণ করুন').click()
      await expect(dialog).toBeHidden()
    }
    await setLink('https://meet.google.com/abc-defg-hij')
    // Another one a little later: doctors are led to the last.
    await setLink('https://meet.google.com/xyz-uvwx-rst')

    const dialog = await openLecture()
    await expect(dialog.getByLabel(bn('লিংক'), { exact: true })).toHaveValue('https://meet.google.com/xyz-uvwx-rst')
    await expectAccessible(page)
    await dialog.getByRole('link', { name: bn('PDF যোগ করুন') }).click()
    await expect(page.getByLabel(bn('যে ক্লাসের পাশে থাকবে'))).toHaveValue(title)
    await expectAccessible(page)
    await page.getByLabel(bn('PDF ফাইল'), { exact: true }).fill('abg')
    await page.getByRole('option', { name: /abg/ }).first().click()
    await page.getByLabel(bn('বিষয় (বাংলা)')).fill(bn('ফিজিওলজি'))
    await page.getByLabel(bn('শিরোনাম (বাংলা)')).fill(bn('ধাপে ধাপে এবিজি'))
    await expectNoSideways(page)
    await button(page, 'সংরক্ষণ করুন').click()
    await expect(page).toHaveURL(/\/materials\/\d+$/)

    await doctor.goto(address)
    await expect(doctor.getByText(bn('ধাপে ধাপে এবিজি'))).toBeVisible()
    const joined = await callAs<{ open: { address?: string; link?: string } }>(
      doctor,
      'POST',
      `/api/v3/web/doctor/courses/${courseId}/events/${lectureId}/join-class`,
      {},
    )
    expect(JSON.stringify(joined.open)).toContain('xyz-uvwx-rst')
    await other.close()

    await page.goto(`/timetable-rows/${lectureId}/attendance`)
    await expect(page.getByText(bn('১ জনের ১ জন'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await button(page, 'Excel').click()
    await expect(page.getByText(bn('ফাইল তৈরি হচ্ছে'))).toBeVisible()
  },
)
