import { haveStorageTrouble, storageScript } from '../../support/bad-storage.ts'
import { signIn } from '../../support/signed-in.ts'
import { questionsOf, savedSitting } from '../../support/sittings.ts'
import { closeNewSiteNotice, expect, open, type Page, test } from '../../support/test.ts'

const quiz = 'quiz-renal'
const path = `/on-spot-quiz/${quiz}`

test.skip(({ isMobile }) => !isMobile, 'the same room with more space around it; once is enough')
test.use({ serviceWorkers: 'allow' })

const saved = (page: Page) => page.locator('[data-part~="saved"]')

/** Begins the quiz and waits until its page and files are with the service worker. */
async function begin(page: Page) {
  const doctorId = await signIn(page)
  await open(page, path)
  const questions = await questionsOf(page, () => page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click())
  await expect(page.locator('[data-part~="q-position"]')).toBeVisible()
  const missing = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const wanted = [location.href, ...files.filter((name) => name.includes('/assets/'))]
      const kept = await Promise.all(wanted.map((name) => caches.match(name)))
      return wanted.filter((_, place) => kept[place] === undefined)
    })
  await expect.poll(missing).toEqual([])
  return { doctorId, questions }
}

/** Answers the first so many questions with their second option, and stays at the last of them. */
async function answer(page: Page, from: number, to: number): Promise<void> {
  for (let place = from; place < to; place++) {
    if (place > 0) await page.keyboard.press('n')
    await page.keyboard.press('2')
  }
}

test('an answer chosen as the page closes outlives further pages that are closed at once, without a network', async ({
  context,
}) => {
  const first = await context.newPage()
  await closeNewSiteNotice(first)
  const { doctorId, questions } = await begin(first)
  await context.setOffline(true)
  await answer(first, 0, 8)
  await first.close()
  for (const moment of ['commit', 'domcontentloaded', 'load'] as const) {
    const brief = await context.newPage()
    await brief.goto(path, { waitUntil: moment })
    await brief.close()
  }
  const last = await context.newPage()
  await last.goto(path)
  await expect(last.locator('[data-part~="opt"] input').nth(1)).toBeChecked()
  await context.setOffline(false)
  await expect(saved(last)).toContainText('৮/২০')
  const { answers } = await savedSitting(doctorId, quiz)
  expect(new Map(answers)).toEqual(new Map(questions.slice(0, 8).map(({ id, parts }) => [id, parts[1]?.id])))
})

test('a database that takes nothing half-way costs no answer, and a full phone is told of', async ({
  page,
  context,
  complaints,
}) => {
  await context.addInitScript(storageScript)
  const { doctorId, questions } = await begin(page)
  await context.setOffline(true)
  await answer(page, 0, 4)
  await haveStorageTrouble(page, 'refuses')
  await answer(page, 4, 8)
  await expect(page.getByText('ডিভাইসে রাখা আছে, পাঠানো বাকি')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-part~="opt"] input').nth(1)).toBeChecked()

  await haveStorageTrouble(page, 'full')
  await answer(page, 8, 10)
  await expect(page.locator('[data-part~="offbar"]')).toContainText('এই ব্রাউজার কিছু জমা রাখতে দেয় না'.normalize('NFC'))
  await context.setOffline(false)
  await expect(saved(page)).toContainText('১০/২০')
  await expect(page.locator('[data-part~="offbar"]')).toContainText('এই ডিভাইসে উত্তর রাখার জায়গা নেই'.normalize('NFC'))
  const { answers } = await savedSitting(doctorId, quiz)
  expect(new Map(answers)).toEqual(new Map(questions.slice(0, 10).map(({ id, parts }) => [id, parts[1]?.id])))
  // The browser names every call that did not arrive.
  complaints.length = 0
})
