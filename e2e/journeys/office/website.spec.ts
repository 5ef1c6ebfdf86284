import type { Page } from '@playwright/test'
import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

test(
  'a manager changes the hero and a page, visitors see both at once, and yesterday’s page comes back',
  once,
  async ({ page, elsewhere }) => {
    await signInStaff(page, { role: 'manager' })
    const visitor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    const visitorReads = (path: string, words: string) =>
      expect(async () => {
        await visitor.goto(path)
        await expect(visitor.getByText(words).first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 5000 })
    const saved = () => expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
    const restoreFirst = async () => {
      await page.getByText(bn('আগের রূপ')).click()
      await page
        .getByRole('button', { name: bn('এই রূপে ফিরুন') })
        .last()
        .click()
      await expect(page.getByText(bn('আগের রূপে ফেরানো হয়েছে'))).toBeVisible()
    }

    await page.goto('/hero')
    const headline = page.getByLabel(bn('বড় শিরোনাম (বাংলা)'))
    const before = await headline.inputValue()
    const now = bn('রাত জেগে নয়, গুছিয়ে পড়ুন')
    await headline.fill(now)
    await page.keyboard.press('Control+s')
    await saved()
    await visitorReads('/', now)
    await restoreFirst()
    await expect(headline).toHaveValue(before)

    await page.goto('/pages')
    await page.getByRole('link', { name: bn('পড়ার সহায়তা') }).click()
    const text = page.getByRole('textbox', { name: bn('মূল লেখা (বাংলা)') })
    await expect(text).toContainText(bn('একমাত্র উপার্জনকারী'))
    const added = bn('এ বছর আবেদনের শেষ দিন ৩০ চৈত্র।')
    await text.press('Control+Home')
    // Letter by letter before a word that is there: none may land behind it.
    await text.pressSequentially(`${added} `)
    await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await saved()
    await visitorReads('/pages/study-support', added)
    // The table and the link that were not touched are still there.
    await expect(visitor.getByRole('columnheader', { name: bn('ফির কতটা') })).toBeVisible()
    await restoreFirst()
    await expect(text).not.toContainText(added)
    await expect(async () => {
      await visitor.goto('/pages/study-support')
      await expect(visitor.getByText(added)).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 5000 })
  },
)

/** A red dot, as somebody's camera would send it. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test(
  'pictures are dropped into an album, wait for their words, and are arranged by keys',
  once,
  async ({ page, elsewhere, complaints }) => {
    await signInStaff(page, { role: 'manager' })
    await page.goto('/gallery/new')
    const album = bn(`ছবির দিন ${Date.now()}`)
    await page.getByLabel(bn('অ্যালবামের নাম (বাংলা)')).fill(album)
    await page.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await expect(page).toHaveURL(/\/gallery\/\d+$/)
    const id = page.url().split('/').at(-1)
    await page
      .locator('input[type=file]')
      .setInputFiles(['one.png', 'two.png'].map((name) => ({ name, mimeType: 'image/png', buffer: dot })))
    const pictures = page.getByRole('list', { name: bn('ছবি') }).getByRole('listitem')
    await expect(pictures).toHaveCount(2)
    const visitor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    const shown = async () => {
      const answer = await visitor.request.get(`/api/v3/web/gallery/${id}`)
      return ((await answer.json()).pictures ?? []).map(({ caption }: { caption: string }) => caption)
    }
    expect(await shown()).toEqual([])
    for (const [at, words] of [bn('প্রথম ছবি'), bn('দ্বিতীয় ছবি')].entries()) {
      await pictures.nth(at).getByLabel(bn('ছবিতে কী আছে (বাংলা)')).fill(words)
      await pictures
        .nth(at)
        .getByRole('button', { name: bn('সংরক্ষণ করুন') })
        .click()
      await expect(pictures.nth(at).getByText(bn('লেখা বাকি'))).toHaveCount(0)
    }
    await expectAccessible(page)
    await expectNoSideways(page)
    expect(await shown()).toEqual([bn('প্রথম ছবি'), bn('দ্বিতীয় ছবি')])
    await page.getByRole('button', { name: bn('প্রথম ছবি: জায়গা বদলান') }).press('ArrowDown')
    await expect(page.getByText(bn('নতুন ক্রম সংরক্ষিত হয়েছে'))).toBeVisible()
    expect(await shown()).toEqual([bn('দ্বিতীয় ছবি'), bn('প্রথম ছবি')])
    await page.getByRole('button', { name: bn('ফিরিয়ে নিন') }).click()
    await expect.poll(shown).toEqual([bn('প্রথম ছবি'), bn('দ্বিতীয় ছবি')])

    // A colleague writes into the row that I am looking at: I see both, and choose.
    const colleague = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(colleague, { role: 'manager', name: 'রাশেদ' })
    await colleague.goto(`/gallery/${id}`)
    const wordsOfFirst = (desk: Page) => desk.getByLabel(bn('ছবিতে কী আছে (বাংলা)')).first()
    const saveFirst = (desk: Page) =>
      desk
        .getByRole('list', { name: bn('ছবি') })
        .getByRole('button', { name: bn('সংরক্ষণ করুন') })
        .click()
    await wordsOfFirst(colleague).fill(bn('রাশেদের কথা'))
    await saveFirst(colleague)
    await expect.poll(shown).toEqual([bn('রাশেদের কথা'), bn('দ্বিতীয় ছবি')])
    await wordsOfFirst(page).fill(bn('নাজমার কথা'))
    await saveFirst(page)
    await expect(page.getByText(bn('আরেকজন আগে সংরক্ষণ করেছেন'))).toBeVisible()
    expect(await shown()).toEqual([bn('রাশেদের কথা'), bn('দ্বিতীয় ছবি')])
    complaints.length = 0
    await page.getByRole('radio', { name: bn('রাশেদের কথা') }).check()
    await page.getByRole('button', { name: bn('এভাবেই রাখুন') }).click()
    await expect(wordsOfFirst(page)).toHaveValue(bn('রাশেদের কথা'))
  },
)
