import { signIn } from '../../support/signed-in.ts'
import { endAt, type Question, questionsOf, savedSitting } from '../../support/sittings.ts'
import { expect, open, type Page, test } from '../../support/test.ts'

const bengali = (value: number) => String(value).replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))
const latin = (text: string) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))

const modelTest = 'bcs-50-model-test'
const quiz = 'quiz-renal'

const start = (page: Page) => page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click()
const saved = (page: Page) => page.locator('[data-part~="saved"]')
const offlineBar = (page: Page) => page.getByText('সংযোগ নেই, পরীক্ষা চলছে', { exact: true })
const place = (page: Page, n: number, total: number) =>
  expect(page.locator('[data-part~="q-position"]')).toHaveText(`${bengali(n)} / ${bengali(total)}`)

/** Presses a key for the option, or touches it, and goes on. */
async function answer(page: Page, option: number, how: 'keys' | 'touch'): Promise<void> {
  if (how === 'keys') await page.keyboard.press(String(option + 1))
  else await page.locator('[data-part~="opt"]').nth(option).click()
}

async function goOn(page: Page, how: 'keys' | 'touch'): Promise<void> {
  if (how === 'keys') await page.keyboard.press('n')
  else await page.getByRole('button', { name: 'পরের প্রশ্ন' }).click()
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'জমা দিয়ে শেষ করি'.normalize('NFC') }).click()
  await expect(page.getByText('জমা দেওয়া হয়েছে'.normalize('NFC'))).toBeVisible()
}

const sheet = (chosen: ReadonlyMap<number, unknown>) => [...chosen].sort(([one], [other]) => one - other)

test.skip(({ isMobile }) => !isMobile, 'the same room with more space around it; once is enough')

test.describe('a whole model test', () => {
  test.use({ serviceWorkers: 'allow' })

  test('loses none of 200 answers to three cuts of the network and two reloads', async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(180_000)
    const doctorId = await signIn(page)
    await open(page, `/on-spot-bcs-exam/${modelTest}`)
    const questions = await questionsOf(page, () => start(page))
    expect(questions).toHaveLength(200)
    await place(page, 1, 200)
    await keptForOffline(page)

    const chosen = new Map<number, number>()
    let here = 0
    const sitTo = async (end: number) => {
      for (; here < end; here++) {
        const { id, parts } = questions[here] as Question
        const how = here % 15 === 0 ? 'touch' : 'keys'
        const option = (here * 7) % parts.length
        // Some stay blank, and some are chosen twice.
        if (here % 20 !== 13) {
          if (here % 6 === 1) await answer(page, (option + 1) % parts.length, how)
          await answer(page, option, how)
          chosen.set(id, parts[option]?.id ?? 0)
        }
        if (here < questions.length - 1) await goOn(page, how)
      }
    }

    await sitTo(40)
    await context.setOffline(true)
    await sitTo(70)
    await expect(offlineBar(page)).toBeVisible()
    await context.setOffline(false)
    await sitTo(90)
    await page.reload()
    await place(page, 91, 200)
    await sitTo(110)
    await context.setOffline(true)
    await sitTo(130)
    await page.reload()
    await place(page, 131, 200)
    await expect(offlineBar(page)).toBeVisible()
    await sitTo(140)
    await context.setOffline(false)
    await sitTo(160)
    await context.setOffline(true)
    await sitTo(175)
    await context.setOffline(false)
    await sitTo(200)

    await expect(saved(page)).toHaveText(new RegExp(`^${bengali(chosen.size)}/২০০( প্রশ্ন)? সংরক্ষিত$`))
    expect(sheet((await savedSitting(doctorId, modelTest)).answers)).toEqual(sheet(chosen))
    await page.getByRole('button', { name: 'শেষ করুন', exact: true }).click()
    await handIn(page)
    // It is ranked and open: how much was answered is told, and nothing of what it came to.
    const counts = [chosen.size, 200 - chosen.size].map((count) => bengali(count))
    await expect(page.locator('[data-part~="finished-counts"] dd')).toHaveText(counts)
    await expect(page.getByText(/^নম্বর দেখতে পাবেন/)).toBeVisible()
    expect((await savedSitting(doctorId, modelTest)).result?.blank).toBe(200 - chosen.size)
    // The browser names every call that did not arrive.
    complaints.length = 0
  })

  /** The room's page and files are with the worker: it tells it once it runs. */
  async function keptForOffline(page: Page): Promise<void> {
    const missing = () =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        const wanted = [location.href, ...files.filter((name) => name.includes('/assets/'))]
        const kept = await Promise.all(wanted.map((name) => caches.match(name)))
        return wanted.filter((_, place) => kept[place] === undefined)
      })
    await expect.poll(missing).toEqual([])
  }
})

test('a browser whose clock is three hours wrong has the same deadline', async ({ page }) => {
  const doctorId = await signIn(page)
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 })
  await open(page, `/on-spot-bcs-exam/${modelTest}`)
  await start(page)
  await place(page, 1, 200)
  const { id, endsAt } = await savedSitting(doctorId, modelTest)
  const shown = await page.getByRole('timer').textContent()
  const [hours = 0, minutes = 0, seconds = 0] = latin(shown ?? '')
    .split(':')
    .map(Number)
  const left = (endsAt.getTime() - Date.now()) / 1000
  expect(Math.abs(hours * 3600 + minutes * 60 + seconds - left)).toBeLessThan(3)

  await answer(page, 0, 'touch')
  await expect(saved(page)).toHaveText(/^১\/২০০( প্রশ্ন)? সংরক্ষিত$/)
  // The same doctor, a few seconds before the end.
  const end = Date.now() + 5000
  await endAt(id, new Date(end))
  await page.reload()
  await expect(page.getByText('সময় শেষে নিজে থেকে জমা হয়েছে'.normalize('NFC'))).toBeVisible()
  expect(Date.now()).toBeGreaterThanOrEqual(end)
  expect((await savedSitting(doctorId, modelTest)).result).toMatchObject({ blank: 199 })
})

test('a second device goes on where the first one stopped', async ({ page, elsewhere, baseURL }) => {
  const doctorId = await signIn(page)
  await open(page, `/on-spot-quiz/${quiz}`)
  const questions = await questionsOf(page, () => start(page))
  await answer(page, 1, 'touch')
  await page.getByRole('button', { name: 'চিহ্ন দিন' }).click()
  await expect(saved(page)).toContainText('১/২০')
  await expect.poll(async () => (await savedSitting(doctorId, quiz)).flagged).toEqual([questions[0]?.id])

  const laptop = await (await elsewhere(baseURL)).newPage()
  await signIn(laptop, doctorId)
  await laptop.goto(`/on-spot-quiz/${quiz}`)
  await expect(laptop.locator('[data-part~="opt"] input').nth(1)).toBeChecked()
  await expect(laptop.getByRole('button', { name: 'চিহ্নিত', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await laptop.locator('[data-part~="opt"]').nth(2).click()
  await expect(laptop.getByText('উত্তরটি সংরক্ষিত হয়েছে'.normalize('NFC'))).toBeVisible()
  await laptop.close()

  await page.reload()
  await expect(page.locator('[data-part~="opt"] input').nth(2)).toBeChecked()
  const { answers } = await savedSitting(doctorId, quiz)
  expect([...answers]).toEqual([[questions[0]?.id, questions[0]?.parts[2]?.id]])
})

test('a network that breaks every other save loses none', async ({ page, complaints }) => {
  test.setTimeout(90_000)
  const doctorId = await signIn(page)
  await page.clock.install()
  let calls = 0
  await page.route('**/api/v3/web/on-spot-quiz/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    calls += 1
    const fate = (calls * 7) % 10
    if (fate < 2) return route.fulfill({ status: 500, json: { message: '', errors: {} } })
    if (fate < 4) return route.abort('connectionreset')
    if (fate > 4) return route.continue()
    // It arrives, and the answer is lost on the way back.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await open(page, `/on-spot-quiz/${quiz}`)
  const questions = await questionsOf(page, () => start(page))
  // Keys that come before the room stands are nobody's.
  await place(page, 1, questions.length)
  const chosen = new Map<number, number>()
  for (const [index, { id, parts }] of questions.entries()) {
    await answer(page, 0, 'keys')
    await answer(page, index % parts.length, 'keys')
    if (index % parts.length === 0) await answer(page, 0, 'keys')
    chosen.set(id, parts[index % parts.length]?.id ?? 0)
    if (index < questions.length - 1) await goOn(page, 'keys')
  }
  // What failed is tried again after a while, and a longer one each time.
  await expect(async () => {
    await page.clock.fastForward(2000)
    await expect(saved(page)).toHaveText(/^২০\/২০( প্রশ্ন)? সংরক্ষিত$/, { timeout: 500 })
  }).toPass({ timeout: 60_000, intervals: [0] })
  expect(sheet((await savedSitting(doctorId, quiz)).answers)).toEqual(sheet(chosen))
  complaints.length = 0
})
