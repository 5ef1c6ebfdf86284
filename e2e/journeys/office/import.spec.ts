import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { makePng, makeTeachersPaper, teachersCounts } from '@prostuti/question-formats/testing'
import { eq, sql } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

const { question, questionImportRow } = tables

const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name) })
const numberIn = async (page: Page) => Number(/\/import\/(\d+)/.exec(page.url())?.[1])

/** How many questions a file has made. */
const madeBy = (importId: number) => withDatabase(({ db }) => db.$count(question, eq(question.importId, importId)))

async function bring(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await button(page, 'ফাইল বাছুন').click()
  await (await asked).setFiles({ mimeType: 'application/octet-stream', ...file })
  await page.getByRole('heading', { name: bn('দেখে নিন, তারপর নিন') }).waitFor()
}

test(
  'a Word file in Bijoy is read, three of its questions are mended, all are taken, and taken out again',
  once,
  async ({ page, complaints }) => {
    test.setTimeout(120_000)
    await signInStaff(page, { role: 'teacher' })
    await page.goto('/import')
    await expectAccessible(page)
    await bring(page, { name: `CVS_${Date.now()}.docx`, buffer: Buffer.from(makeTeachersPaper()) })
    const id = await numberIn(page)
    const figures = page.getByRole('region', { name: bn('কী পাওয়া গেছে') })
    await expect(figures).toContainText(bn('৬টি ছবি, ৪টিতে সমীকরণ'))
    await expect(figures).toContainText(bn('১৭, ৩১ এবং ৪৬ নম্বর'))
    await expectNoSideways(page)
    await expectAccessible(page)

    // Bijoy stands before and after; what the file says stands beside what was read, and what is wrong in it is marked.
    await button(page, 'বদলানো সব শব্দ দেখুন').click()
    await page.getByRole('textbox', { name: bn('শব্দ খুঁজুন') }).fill(bn('উত্তর'))
    await expect(page.getByRole('dialog').getByRole('row').last()).toContainText('DËi')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByText('wb‡Pi ‡KvbwU')).toBeVisible()
    await expect(page.locator('mark')).toHaveText('F')

    await page.getByRole('radio', { name: bn('ক সঠিক') }).check({ force: true })
    await expect(button(page, 'ভুল ২টি ছাড়া ৪৮টি নিন')).toBeVisible()
    await button(page, 'পরের ভুল: ৩১').click()
    // A stem is missing: with it the answer fits that stands in the file.
    await button(page, 'বিকল্প যোগ করুন').click()
    await page.getByRole('textbox', { name: bn('বিকল্প ঙ') }).fill(bn('যকৃৎ কাজ করে না'))
    await expect(button(page, 'ভুল ১টি ছাড়া ৪৯টি নিন')).toBeVisible()
    await button(page, 'পরের ভুল: ৪৬').click()
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: bn('PNG বা JPG দিন'), exact: true }).click()
    await (await asked).setFiles({ name: 'ecg.png', mimeType: 'image/png', buffer: Buffer.from(makePng(7)) })
    await expect(button(page, '৫০টি ভান্ডারে নিন')).toBeVisible()
    expect(await madeBy(id)).toBe(0)

    await inTheDark(page)
    await expectAccessible(page, 'colours')
    await button(page, '৫০টি ভান্ডারে নিন').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: bn('ভান্ডারে নিন') }).click()
    // No subject is named anywhere.
    await expect(dialog).toContainText(bn('৫০টি প্রশ্নের বিষয় বলা নেই'))
    complaints.length = 0
    await dialog.getByLabel(bn('বিষয়')).selectOption({ index: 1 })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: bn('ভান্ডারে নিন') }).click()
    await expect(page.getByText(bn('৫০টি প্রশ্ন ভান্ডারে নেওয়া হয়েছে।'))).toBeVisible()
    expect(await madeBy(id)).toBe(teachersCounts.questions)
    await expectAccessible(page)

    await button(page, 'পুরোটা ফেরান').first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('পুরোটা ফেরান') })
      .click()
    await expect(page.getByText(bn('সব প্রশ্ন ভান্ডার থেকে ফিরিয়ে নেওয়া হয়েছে'))).toBeVisible()
    expect(await madeBy(id)).toBe(0)
    expect(
      await withDatabase(({ db }) =>
        db.$count(tables.staffJob, sql`${tables.staffJob.input} ->> 'importId' = ${String(id)}`),
      ),
    ).toBe(3)
  },
)

/** What was read of each question of a file, as far as every format can say it. */
const readIn = (importId: number) =>
  withDatabase(async ({ db }) => {
    const rows = await db
      .select({ reading: questionImportRow.reading })
      .from(questionImportRow)
      .where(eq(questionImportRow.importId, importId))
    return rows
      .map(({ reading: { type, text, parts, key, explanation, reference, tags } }) => ({
        ...{ type, text, key, explanation, reference, tags },
        parts: parts.map((part) => part.text),
      }))
      .toSorted((one, other) => (one.text.bn < other.text.bn ? -1 : 1))
  })

test('what is exported as GIFT, Moodle XML or XLSX comes back as it was', once, async ({ page }) => {
  test.setTimeout(120_000)
  const stamp = Date.now()
  const csv = [
    'question,a,b,c,d,e,answer,explanation,reference,type',
    `নাড়ির গতি ${stamp} মিনিটে কত?,১০,৭২,১৫০,২০০,,খ,"কারণ, এটিই গড়",Guyton,sba`,
    `Insulin ${stamp} সম্পর্কে সত্য:,গ্লুকোজ কমায়,গ্লুকোজ বাড়ায়,আমিষ,যকৃতে হয়,{বিটা} কোষে হয়,TFTFT,,,mtf`,
    `প্রবাহ ${stamp} \\frac{πr^{4}}{8η} কীসের সমান?,চাপ,ব্যাসার্ধ,দৈর্ঘ্য = ১,সান্দ্রতা ~ ২,,গ,,,sba`,
  ]
  await signInStaff(page, { role: 'teacher' })
  await page.goto('/import')
  await bring(page, { name: `${stamp}.csv`, buffer: Buffer.from(bn(csv.join('\n'))) })
  const before = await readIn(await numberIn(page))
  expect(before).toHaveLength(3)
  await button(page, '৩টি ভান্ডারে নিন').click()
  await page.getByRole('dialog').getByLabel(bn('বিষয়')).selectOption({ index: 1 })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: bn('ভান্ডারে নিন') })
    .click()
  await page.getByRole('link', { name: bn('ভান্ডারে দেখুন') }).click()
  await page.waitForURL(/questions\?import=/)
  for (const format of ['GIFT', 'Moodle XML', 'Excel (XLSX)']) {
    await button(page, 'প্রশ্ন নামান').first().click()
    await page.getByRole('dialog').getByRole('button', { name: format }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goto('/jobs')
  const ready = button(page, 'ফাইল নামান')
  await expect(ready).toHaveCount(3)
  const files: { name: string; buffer: Buffer }[] = []
  for (const each of await ready.all()) {
    const arrives = page.waitForEvent('download')
    await each.click()
    const file = await arrives
    files.push({ name: file.suggestedFilename(), buffer: await readFile(await file.path()) })
  }
  expect(files.map(({ name }) => /[^.]+$/.exec(name)?.[0]).toSorted()).toEqual(['gift', 'xlsx', 'xml'])
  for (const file of files) {
    await page.goto('/import')
    await bring(page, file)
    expect(await readIn(await numberIn(page)), file.name).toEqual(before)
    // The bank has them already.
    await expect(page.getByRole('region', { name: bn('কী পাওয়া গেছে') })).toContainText(bn('৩টি আগেরটির মতো'))
  }
})
