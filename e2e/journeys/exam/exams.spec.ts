import { callAs } from '../../support/call-as.ts'
import { shiftsSoFar, startCountingShifts } from '../../support/layout-shifts.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  closeNewSiteNotice,
  comeHome,
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  readIn,
  test,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

type Card = { key: string; title: string; kind: string; can_start: boolean; state: string; closes_at: string | null }

const lists = [
  { path: '/bcs-exam-list', name: 'বিসিএস পরীক্ষা' },
  { path: '/quiz-list', name: 'কুইজ' },
  { path: '/special-exam', name: 'বিশেষ পরীক্ষা' },
]

async function quizzes(page: Page): Promise<Card[]> {
  const response = await page.request.get('/api/v3/web/quizzes?per-page=100')
  return ((await response.json()) as { quizzes: Card[] }).quizzes
}

test('the three lists of exams stand in the page itself and lead to one another', once, async ({ page }) => {
  for (const { path, name } of lists) {
    const html = await (await page.request.get(path)).text()
    expect(html).toMatch(/<li [^>]*data-part="ex-card" id="/)
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(description.length, description).toBeGreaterThanOrEqual(50)
    expect(description.length, description).toBeLessThanOrEqual(160)
    for (const type of ['ItemList', 'BreadcrumbList']) expect(html).toContain(`"@type":"${type}"`)

    if (path === '/bcs-exam-list') await open(page, path)
    else await page.getByRole('navigation', { name: 'কোন পরীক্ষা দেখবেন' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('[data-part~="ex-card"]').first()).toBeVisible()
    await expectNoSideways(page)
    await expectAccessible(page)
  }
})

test('a doctor sees an exam not begun, running with its time, and finished', once, async ({ page }) => {
  await signIn(page)
  const quiz = (await quizzes(page)).find(({ state, closes_at }) => state === 'open' && closes_at === null)
  const card = page.locator(`[id="${quiz?.key}"]`)
  await open(page, '/quiz-list')
  await expect(card.getByRole('link', { name: 'কুইজ দিন' })).toHaveAttribute('href', `/on-spot-quiz/${quiz?.key}`)
  await expect(page.getByRole('main').locator('.btn-go')).toHaveCount(0)

  await callAs(page, 'GET', `/api/v3/web/on-spot-quiz/${quiz?.key}`)
  await open(page, '/quiz-list')
  await expect(card.getByRole('link', { name: 'পরীক্ষায় ফিরে যান'.normalize('NFC') })).toBeVisible()
  await expect(page.getByRole('main').locator('.btn-go')).toHaveCount(1)
  const timer = card.getByRole('timer')
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  await expectAccessible(page)

  await callAs(page, 'POST', `/api/v3/web/on-spot-quiz/${quiz?.key}`, { quiz_finished: true })
  await open(page, '/quiz-list')
  await expect(card.getByRole('link', { name: 'ফল দেখুন' })).toHaveAttribute('href', `/my/quiz/results/${quiz?.key}`)
  await expect(card.getByText('০/২০')).toBeVisible()
})

test.describe('an exam', () => {
  // It sets the clock.
  test.use({ scripts: 'fetched' })

  test('opens on the page when its moment has come', once, async ({ page }) => {
    const [quiz] = await quizzes(page)
    const opensAt = new Date(Date.now() + 3_600_000).toISOString()
    let isOpen = false
    await page.route('**/api/v3/web/bcs-exams?*', (route) => {
      const state = isOpen ? 'open' : 'upcoming'
      const times = { opens_at: opensAt, closes_at: null, state, can_start: isOpen, mine: null }
      const exam = { ...quiz, key: 'soon', kind: 'bcs_exam', title: 'একটু পরেই শুরু', ...times }
      return route.fulfill({ json: { bcs_exams: [exam], total: 1 } })
    })
    await page.clock.install()
    await closeNewSiteNotice(page)
    await open(page, '/quiz-list')
    await page.getByRole('navigation', { name: 'কোন পরীক্ষা দেখবেন' }).getByRole('link', { name: 'বিসিএস পরীক্ষা' }).click()
    await expect(page.getByRole('heading', { name: 'সামনে' })).toBeVisible()
    isOpen = true
    await page.clock.fastForward('01:00:01')
    await expect(page.getByRole('link', { name: 'পরীক্ষা দিন' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'চলছে' })).toBeVisible()
  })
})

test(
  'a list that cannot be fetched says so and can be asked for again',
  once,
  async ({ page, complaints, baseURL }) => {
    await readIn(page, 'en', baseURL)
    await open(page, '/quiz-list')
    await page.route('**/api/v3/web/bcs-exams?*', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Which exams' }).getByRole('link', { name: 'BCS exams' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/v3/web/bcs-exams?*')
    await page.route('**/api/v3/web/bcs-exams?*', (route) => route.fulfill({ json: { bcs_exams: [], total: 0 } }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No BCS exams right now' })).toBeVisible()
    await expectAccessible(page)
    // The browser names the call that did not come through.
    complaints.length = 0
  },
)

test(
  'the question of the day is answered on the home page, by keyboard, and stays answered',
  once,
  async ({ page }) => {
    await startCountingShifts(page)
    await open(page, '/')
    const card = page.locator('[data-part~="day"]')
    await expect(card.getByRole('button', { name: 'উত্তর দিন' })).toBeVisible()
    expect((await shiftsSoFar(page)).total).toBeLessThanOrEqual(0.02)

    await card.getByRole('button', { name: 'উত্তর দিন' }).focus()
    await page.keyboard.press('Enter')
    await expect(card.locator('button[aria-expanded="true"]')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const verdict = card.locator('[data-part~="day-verdict"] p').first()
    await expect(verdict).toBeFocused()
    await expect(verdict).toHaveText(/ঠিক বলেছেন!|এবার হলো না।/)
    await expect(card.getByText(/ঠিক উত্তর|আপনার উত্তর, ঠিক/)).toHaveCount(1)
    await expectNoSideways(page)
    await expectAccessible(page)

    await open(page, '/')
    await card.getByRole('button', { name: 'উত্তর দেখুন' }).click()
    await expect(verdict).toBeVisible()
    await expect(card.locator('button.day-option')).toHaveCount(0)
    await card.getByRole('link', { name: 'আরও পরীক্ষা দিন' }).click()
    await expect(page).toHaveURL('/bcs-exam-list')
  },
)

test('a question of true or false is judged stem by stem', once, async ({ page }) => {
  const stems = ['Renin is released by the kidney', 'Angiotensin II dilates arterioles', 'ACE is found in the lung']
  await page.route('**/api/v3/web/bcs-exam-question-answers/*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { question_answers: { question: object }[] }
    const [asked] = answer.question_answers
    const question = { ...asked?.question, type: 'mcq', text: 'Regarding RAAS:', images: [] }
    const parts = stems.map((text, place) => ({ id: place + 1, text }))
    const correct = { 1: 'T', 2: 'F', 3: 'T' }
    const whole = { ...asked, question: { ...question, id: 999_999, parts }, correct_answer: correct }
    await route.fulfill({ json: { ...answer, question_answers: [whole] } })
  })
  await comeHome(page)
  const card = page.locator('[data-part~="day"]')
  await card.getByRole('button', { name: 'উত্তর দিন' }).click()
  const stem = (place: number) => card.getByRole('group', { name: stems[place] })
  await stem(0).getByRole('radio', { name: 'সত্য' }).check()
  await stem(1).getByRole('radio', { name: 'সত্য' }).check()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'উত্তর মিলিয়ে দেখুন'.normalize('NFC') }).click()
  await expect(card.locator('[data-part~="day-verdict"] p').first()).toBeFocused()
  await expect(card.locator(':focus')).toHaveText('৩টির মধ্যে ১টি ঠিক।')
  await expect(stem(1)).toContainText('ভুল, সঠিক উত্তর: মিথ্যা')
  await expect(stem(2)).toContainText('বাকি ছিল, সঠিক উত্তর: সত্য')
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('the home page stands without the question of the day', once, async ({ page, complaints }) => {
  await page.route('**/api/v3/web/bcs-exam-question-answers/*', (route) =>
    route.fulfill({ status: 403, json: { code: 'answers_not_released', message: '', errors: {} } }),
  )
  await comeHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-part~="day"]')).toHaveCount(0)
  complaints.length = 0
})
