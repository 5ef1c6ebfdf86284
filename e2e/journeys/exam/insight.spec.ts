import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, open, type Page, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const bn = (text: string) => text.normalize('NFC')

const { attempt, attemptResult, doctor, paper } = tables

/** The demo's first doctor, who has sat what the demo says she has. */
const findSitter = () =>
  withDatabase(async ({ db }) => {
    const [found] = await db.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, '+8801700000101'))
    return found!.id
  })

/** The server works out the demo's many attempts in its own time. */
const workedOut = (key: string) =>
  expect
    .poll(
      () =>
        withDatabase(async ({ db }) => {
          const rows = await db
            .select({ done: attemptResult.insightRevision })
            .from(attemptResult)
            .innerJoin(attempt, eq(attempt.id, attemptResult.attemptId))
            .innerJoin(paper, eq(paper.id, attempt.paperId))
            .where(eq(paper.key, key))
          const [cohort] = await db
            .select({ id: tables.paperCohort.paperId })
            .from(tables.paperCohort)
            .innerJoin(paper, eq(paper.id, tables.paperCohort.paperId))
            .where(eq(paper.key, key))
          // How hard each question was: the topics wait for it.
          const [analysis] = await db
            .select({ id: tables.paperAnalysis.paperId })
            .from(tables.paperAnalysis)
            .innerJoin(paper, eq(paper.id, tables.paperAnalysis.paperId))
            .where(eq(paper.key, key))
          return (
            rows.length > 0 && cohort !== undefined && analysis !== undefined && rows.every(({ done }) => done !== null)
          )
        }),
      { timeout: 60_000 },
    )
    .toBe(true)

async function openInsight(page: Page, path: string) {
  await open(page, path)
  const heading = page.getByRole('heading', { level: 2, name: 'কেমন হলো', exact: true })
  await heading.scrollIntoViewIfNeeded()
  return heading
}

test('a doctor sees how an exam went: what each picture says, heard as tables too', async ({ page }) => {
  await workedOut('residency-model-test')
  await signIn(page, await findSitter())
  let asked = 0
  page.on('request', (request) => {
    asked += Number(request.url().includes('/insight'))
  })
  await open(page, '/my/bcs-exam/results/residency-model-test')
  await expect(page.getByRole('heading', { name: 'উত্তর মিলিয়ে দেখুন'.normalize('NFC') })).toBeVisible()
  const heading = await openInsight(page, '/my/bcs-exam/results/residency-model-test')
  await expect(heading).toBeVisible()
  for (const name of [
    'কোথায় পড়লে সবচেয়ে বেশি নম্বর',
    'সময় কোথায় গেল',
    'এক প্রশ্নে কত সময়',
    'উত্তর বদলে কী হলো',
    'আন্দাজের দাম',
    'সত্য-মিথ্যার উক্তি',
    'কোন বিষয়ে কতটা',
  ])
    await expect(page.getByRole('heading', { level: 3, name: name.normalize('NFC') })).toBeVisible()
  expect(asked).toBeGreaterThan(0)

  // The picture of the pace, as who cannot see it hears it: thirteen moments with one's own count and that of the others.
  const pace = page.getByRole('table', { name: 'কত মিনিটে কতটি উত্তর'.normalize('NFC') })
  await expect(pace.getByRole('row')).toHaveCount(14)
  await expect(pace.getByRole('columnheader', { name: 'মাঝের অর্ধেক পরীক্ষার্থী'.normalize('NFC') })).toHaveCount(1)
  // From 0.25 against 1, and 0.05 against 0.20: every fifth.
  await expect(page.getByText('প্রতি ১০০টিতে ২০টির বেশি ঠিক হলে আন্দাজে লাভ'.normalize('NFC'))).toBeVisible()
  await expect(page.getByText('অর্ধেক সময়ে আপনার উত্তর হয়েছিল'.normalize('NFC'))).toBeVisible()
  const topics = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'এই টপিকে অনুশীলন' }) })
  await expect(page.getByRole('link', { name: 'এই টপিকে অনুশীলন' }).first()).toHaveAttribute(
    'href',
    /^\/my\/practice\?(topic|subject)=\d+$/,
  )
  await expect(topics.first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await expectAccessible(page, 'colours')
})

test('the way back from practising a topic leads to that topic, and one link from the score to all of it', async ({
  page,
}) => {
  await workedOut('residency-model-test')
  await signIn(page, await findSitter())
  await open(page, '/my/bcs-exam/results/residency-model-test')
  await page.getByRole('link', { name: bn('কেমন হলো, ছবিতে দেখুন') }).click()
  await expect(page.getByRole('heading', { level: 2, name: bn('কেমন হলো'), exact: true })).toBeInViewport()
  const practise = page.getByRole('link', { name: bn('এই টপিকে অনুশীলন') }).last()
  await practise.click()
  await expect(page).toHaveURL(/\/my\/practice\?/)
  await expect(page).toHaveURL(/topic=/)
  // The topic alone: no subject beside it that it would leave nothing of, and questions of every type.
  await expect(page.getByRole('list', { name: bn('বেছে নেওয়া টপিক') })).toBeVisible()
  await expect(page.getByRole('button', { name: bn('সব বিষয়') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: bn('সব ধরন') })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: bn('শুরু করুন') })).toBeInViewport()
  await page.goBack()
  await expect(practise).toBeInViewport()
})

test('of a short exam the page says that it is too little to tell', async ({ page }) => {
  await workedOut('bcs-weekly-constitution')
  await signIn(page, await findSitter())
  await openInsight(page, '/my/bcs-exam/results/bcs-weekly-constitution')
  // Once for all pictures together, and the rule of guessing holds all the same.
  const untold = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: bn('আরও উত্তর লাগবে') }) })
    .last()
  await expect(untold.getByText(bn('উত্তর বদলে কী হলো'))).toBeVisible()
  await expect(untold.getByText(bn('হলে আন্দাজে লাভ'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: bn('উত্তর বদলে কী হলো') })).toHaveCount(0)
  await expectAccessible(page)
})

test('a result that was just marked says that it is being worked out, and tells when it is', async ({ page }) => {
  await workedOut('quiz-ecg')
  await signIn(page, await findSitter())
  let isDone = false
  await page.route('**/api/v3/web/doctor/quizzes/quiz-ecg/insight*', async (route) =>
    isDone ? route.continue() : route.fulfill({ json: { state: 'working' } }),
  )
  await openInsight(page, '/my/quiz/results/quiz-ecg')
  await expect(page.getByText('হিসাব চলছে'.normalize('NFC'))).toBeVisible()
  isDone = true
  await expect(page.getByRole('heading', { level: 3, name: bn('আরও উত্তর লাগবে') })).toBeVisible({
    timeout: 20_000,
  })
})
