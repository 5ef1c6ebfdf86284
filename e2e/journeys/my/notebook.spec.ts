import type { Locator } from '@playwright/test'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildSatAttempt } from '../../../apps/server/src/testing/builders/build-sat-attempt.ts'
import { withDatabase } from '../../support/database.ts'
import { makeExam } from '../../support/make-exam.ts'
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

const { notebookCard, notebookReview, notebookUndo, paper, paperQuestion } = tables
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const bn = (text: string) => text.normalize('NFC')

/** An exam that the doctor got all wrong, and whose answers are out: its questions are due since yesterday. */
async function fillNotebook(doctorId: number, questions: number, title: string): Promise<number[]> {
  const { id: paperId } = await makeExam({ questions, title })
  return withDatabase(async ({ db }) => {
    const opened = { opensAt: hoursAgo(80), closesAt: hoursAgo(61) }
    await db.update(paper).set(opened).where(eq(paper.id, paperId))
    const asked = await db.select().from(paperQuestion).where(eq(paperQuestion.paperId, paperId))
    const questions = asked.map(({ questionId: id }) => ({ id }))
    await buildSatAttempt(db, {
      ...{ paper: { row: { id: paperId, durationMinutes: 60 }, questions }, doctorId, answers: asked.map(() => 1) },
      ...{ startedAt: hoursAgo(70), finishedAt: hoursAgo(69) },
    })
    const cards = asked.map(({ questionId, versionId }) => ({
      ...{ doctorId, questionId, paperId, versionId, madeAt: hoursAgo(60), queueOn: '2026-01-01' },
    }))
    // The sweep may have been quicker.
    await db
      .insert(notebookCard)
      .values(cards)
      .onConflictDoUpdate({
        target: [notebookCard.doctorId, notebookCard.questionId],
        set: { madeAt: hoursAgo(60), queueOn: '2026-01-01' },
      })
    return asked.map(({ questionId }) => questionId)
  })
}

/** What of a doctor's retests is on the server's disk: question, answer and feeling, in their order, without those taken back. */
const savedReviews = (doctorId: number) =>
  withDatabase(async ({ db }) => {
    const undone = await db.select().from(notebookUndo).where(eq(notebookUndo.doctorId, doctorId))
    const gone = new Set(undone.map(({ reviewId }) => reviewId))
    const rows = await db
      .select()
      .from(notebookReview)
      .where(eq(notebookReview.doctorId, doctorId))
      .orderBy(notebookReview.sequence)
    return rows.filter(({ id }) => !gone.has(id)).map(({ answer, feeling }) => [answer, feeling])
  })

const position = (page: Page) => page.locator('[data-part~="q-position"]')
const waiting = (page: Page) => page.locator('[data-part~="retest"] [data-part~="waiting"]')
const verdict = (page: Page) => page.locator('[data-part~="verdict"]')
const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name) })
/** `atrium` is right. */
const choose = (page: Page, option: string) =>
  page.locator('[data-part~="opt"]').filter({ hasText: option }).locator('label').click()

/** A finger in its middle presses it, and nothing that lies over it. */
const isUncovered = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)

/** What this browser has of notebooks: how many days with their cards, and how many answers. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('notebooks')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const stores = opening.result.transaction(['days', 'reviews'])
    const [days, reviews] = ['days', 'reviews'].map((name) => stores.objectStore(name).count())
    await new Promise((resolve) => stores.addEventListener('complete', resolve))
    opening.result.close()
    return [days?.result, reviews?.result]
  })

test.describe('retests of a day', () => {
  test.use({ serviceWorkers: 'allow' })

  test('are done with and without a network, over a reload, and nothing is lost', async ({
    page,
    context,
    complaints,
  }) => {
    const doctorId = await signIn(page)
    await fillNotebook(doctorId, 4, bn('ভুলের খাতার পরীক্ষা'))
    // By links, as most come: the worker has seen the dashboard's address alone.
    await openWithBackground(page, '/my/dashboard')
    await page.locator('a[href="/my/notebook"]:visible').first().click()
    const due = page.locator('[data-part~="due"]')
    await expect(due).toContainText(bn('৪টি কার্ড'))
    await expect(page.getByRole('table', { name: bn('সামনের দিনগুলোয় কতটি কার্ড') })).toBeAttached()
    await expectAccessible(page)
    await expectNoSideways(page)
    await useTheme(page, 'dark')
    await expectAccessible(page, 'colours')
    await due.getByRole('link').click()

    await expect(position(page)).toHaveText('১ / ৪')
    await expectAccessible(page, 'colours')
    await useTheme(page, 'light')
    await choose(page, 'atrium')
    await expectAccessible(page)
    await button(page, 'মিলিয়ে দেখুন').click()
    await expect(verdict(page)).toContainText(bn('ঠিক হয়েছে'))
    await expect(page.getByRole('status').filter({ hasText: bn('ঠিক হয়েছে') })).toBeAttached()
    await button(page, 'সহজ ছিল').click()
    await expect(button(page, 'সহজ ছিল')).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await expectNoSideways(page)
    await button(page, 'পরের কার্ড').click()
    await expect.poll(() => savedReviews(doctorId)).toEqual([[2, 'easy']])

    // The page and its files are with the worker before the network goes.
    await expect(position(page)).toHaveText('২ / ৪')
    await expect.poll(() => filesNotKept(page)).toEqual([])
    await context.setOffline(true)
    await expect(waiting(page)).toContainText(bn('ইন্টারনেট নেই'))
    await page.reload()
    await expect(waiting(page)).toContainText(bn('ইন্টারনেট নেই'))
    await isUncovered(button(page, 'ফিরিয়ে নিন'))
    await isUncovered(button(page, 'জানা নেই, উত্তর দেখান'))
    await choose(page, 'aorta')
    await isUncovered(button(page, 'মিলিয়ে দেখুন'))
    await button(page, 'মিলিয়ে দেখুন').click()
    await expect(verdict(page)).toContainText(bn('এবার হয়নি'))
    await button(page, 'পরের কার্ড').click()
    // Taken back without a network: the same question stands there again.
    await expect(position(page)).toHaveText('৩ / ৪')
    await button(page, 'ফিরিয়ে নিন').click()
    await expect(position(page)).toHaveText('২ / ৪')
    await choose(page, 'septum')
    await button(page, 'মিলিয়ে দেখুন').click()
    await button(page, 'পরের কার্ড').click()
    await button(page, 'জানা নেই, উত্তর দেখান').click()
    await expect(waiting(page)).toContainText('এই ডিভাইসে আছে')

    await page.reload()
    await expect(position(page)).toHaveText('৪ / ৪')
    await page.goto('/my/notebook')
    await expect(page.locator('[data-part~="due"]')).toContainText(bn('১টি কার্ড'))
    await context.setOffline(false)
    await expect
      .poll(() => savedReviews(doctorId), { timeout: 40_000 })
      .toEqual([
        [2, 'easy'],
        [4, null],
        [null, null],
      ])
    // The browser names every call that did not arrive.
    complaints.length = 0

    await open(page, '/my/notebook/retest')
    // The last one by keys alone.
    await expect(position(page)).toHaveText('৪ / ৪')
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toContainText(bn('ঠিক হয়েছে'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: bn('আজকের কার্ড শেষ') })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('u')
    await expect(position(page)).toHaveText('৪ / ৪')
    await expect.poll(() => savedReviews(doctorId).then((saved) => saved.length)).toBe(3)
    complaints.length = 0
  })
})

test(
  'who logs out without a network leaves no cards behind, and their answer and the end of the sign-in are sent later',
  once,
  async ({ page, context, complaints }) => {
    const doctorId = await signIn(page)
    await fillNotebook(doctorId, 2, bn('লগআউটের পরীক্ষা'))
    await openWithBackground(page, '/my/notebook')
    await page.locator('[data-part~="due"]').getByRole('link').click()
    await expect(position(page)).toHaveText('১ / ২')
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    const isKnown = async () => {
      const answer = await context.request.get('/api/v3/web/app-data', {
        headers: { authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { is_logged_in: boolean }).is_logged_in
    }
    await context.setOffline(true)
    await button(page, 'জানা নেই, উত্তর দেখান').click()
    await button(page, 'পরের কার্ড').click()
    await expect.poll(() => keptHere(page)).toEqual([1, 1])
    await page.getByRole('link', { name: bn('খাতায় ফিরুন') }).click()
    await page.locator('[data-part~="tabbar"] button').click()
    await button(page, 'লগআউট').click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect.poll(() => keptHere(page)).toEqual([0, 1])
    expect(await isKnown()).toBe(true)
    await context.setOffline(false)
    await expect.poll(isKnown, { timeout: 40_000 }).toBe(false)
    complaints.length = 0
  },
)

test('a card gets a note, is taken out and put back, and a corrected key is told once', once, async ({ page }) => {
  const doctorId = await signIn(page)
  const [corrected] = await fillNotebook(doctorId, 3, bn('সংশোধনের পরীক্ষা'))
  await withDatabase(({ db }) =>
    db
      .update(notebookCard)
      .set({ correctedAt: new Date() })
      .where(eq(notebookCard.questionId, corrected ?? 0)),
  )
  await open(page, '/my/notebook')
  const news = page.locator('[data-part~="corrections"]')
  await expect(news).toContainText(bn('১টি প্রশ্নের সঠিক উত্তর বদলেছে'))
  await expectAccessible(page)
  await button(page, 'বুঝেছি').click()
  await expect(news).toHaveCount(0)
  await page.getByRole('radio', { name: '৪০টি' }).check()
  await expect(page.getByText(bn('রাখা হয়েছে'))).toBeVisible()
  const examOn = page.getByLabel(bn('পরীক্ষার তারিখ'))
  await examOn.fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await button(page, 'তারিখ মুছুন').press('Enter')
  await expect(examOn).toHaveValue('')
  await expect(examOn).toBeFocused()
  await expect(page.getByText(bn('রাখা হয়েছে'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: '৪০টি' })).toBeChecked()
  await expect(news).toHaveCount(0)

  await open(page, '/my/notebook/retest')
  await button(page, 'জানা নেই, উত্তর দেখান').click()
  await button(page, 'নোট লিখুন').click()
  await page.getByLabel(bn('নিজের ভাষায় মনে রাখার কথা')).fill(bn('বাম অলিন্দ মনে রাখব'))
  await button(page, 'নোট রাখুন').click()
  // To be read, and no longer to be written.
  await expect(page.locator('[data-part~="note"] p')).toHaveText(bn('বাম অলিন্দ মনে রাখব'))
  await expect(button(page, 'নোট বদলান')).toBeVisible()

  // Who goes on in the middle of a note has it saved.
  await button(page, 'পরের কার্ড').click()
  await button(page, 'জানা নেই, উত্তর দেখান').click()
  await button(page, 'নোট লিখুন').click()
  await page.getByLabel(bn('নিজের ভাষায় মনে রাখার কথা')).fill(bn('না চেপেই এগিয়ে যাই'))
  const saved = page.waitForResponse((response) => response.url().endsWith('/note'))
  await button(page, 'পরের কার্ড').click()
  expect((await saved).ok()).toBe(true)
  await button(page, 'জানা নেই, উত্তর দেখান').click()
  await button(page, 'শেষ করুন').click()
  await expect(page.getByRole('heading', { name: bn('আজকের কার্ড শেষ') })).toBeFocused()
  await expectAccessible(page)

  await open(page, '/my/notebook/cards')
  const cards = page.locator('[data-part~="notebook-card"]')
  await expect(cards).toHaveCount(3)
  await expect(page.locator('[data-part~="note"] p').filter({ hasText: bn('না চেপেই এগিয়ে যাই') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('link', { name: bn('নোট আছে') }).click()
  await expect(cards).toHaveCount(2)
  await cards.first().getByRole('button', { expanded: false }).click()
  await expect(cards.locator('[data-part~="rv-part"]').first()).toBeVisible()
  await expectAccessible(page)
  await useTheme(page, 'dark')
  await expectAccessible(page, 'colours')
  await cards
    .first()
    .getByRole('button', { name: bn('খাতা থেকে সরান') })
    .click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('link', { name: bn('সরিয়ে রাখা') }).click()
  await button(page, 'খাতায় ফেরান').click()
  await expect(cards).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'সব', exact: true }).click()
  await expect(cards).toHaveCount(3)
})

test('a doctor without mistakes is shown the way to an exam', once, async ({ page }) => {
  await signIn(page)
  await open(page, '/my/notebook')
  await expect(page.getByRole('heading', { name: bn('খাতা এখনো ফাঁকা') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: bn('একটি পরীক্ষা দিন') }).click()
  await expect(page).toHaveURL('/quiz-list')
})
