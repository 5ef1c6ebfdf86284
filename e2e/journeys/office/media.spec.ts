import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
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
  return callAs<{ sources: { address: string }[]; captions: { language: string }[]; duration_seconds: number }>(
    page,
    'POST',
    `/api/v3/web/doctor/videos/${videoId}/watch`,
    {},
  )
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
    await expect(page.getByText(bn('নেট নেই; ফিরলেই আবার চলবে'))).toBeVisible()
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
