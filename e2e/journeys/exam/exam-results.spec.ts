import { anExam, aProperty, aResult, aTally } from '../../../apps/web/app/kit/exam/result/testing/a-result.ts'
import { callAs, plainAddress } from '../../support/call-as.ts'
import { expectNoHangingDots } from '../../support/hanging-dots.ts'
import { shiftsSoFar, startCountingShifts } from '../../support/layout-shifts.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const bengali = (value: number) => String(value).replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))

/** Lets one call be answered by the test: what a page says of it cannot always be brought about. */
const answering = (page: Page, path: string, answer: unknown, status = 200) =>
  page.route(
    ({ pathname }) => pathname === `/api/v3/web/${path}`,
    (route) => route.fulfill({ status, json: answer }),
  )

/** These results are told to the browser alone: the server knows of no attempt whose course could be shown. */
test.beforeEach(({ page }) => answering(page, 'doctor/bcs-exams/model-6/insight', { state: 'working' }))

const resultOf = (changes: Parameters<typeof aResult>[0], exam: Parameters<typeof anExam>[0] = {}, attempts = 1) => ({
  bcs_exam: anExam(exam),
  bcs_exam_property: aProperty(),
  result: aResult(changes),
  attempts,
})

const counts = [0, 0, 1, 5, 18, 50, 110, 170, 205, 200, 165, 122, 80, 40, 14, 5, 1, 0, 0, 0]
const distribution = {
  bins: counts.map((count, place) => ({ from: place * 1000, to: (place + 1) * 1000, count })),
  own: 11,
  highest: 16_850,
  average: 9870,
}
const subjects = [
  { key: 'medicine', subject: 'চিকিৎসাবিজ্ঞান'.normalize('NFC'), ...aTally(120, 30, 17) },
  { key: 'world', subject: 'আন্তর্জাতিক বিষয়াবলি'.normalize('NFC'), ...aTally(18, 12, 3) },
]

const states = ['correct', 'wrong', 'blank', 'correct'] as const

const answers = (sat = true) =>
  Array.from({ length: 200 }, (_, place) => {
    const state = states[place % 4] ?? 'blank'
    const chosen = { correct: 1, wrong: 2, blank: null }[state]
    const text = `প্রশ্নের লেখা ${bengali(place + 1)}: H_{2}O`.normalize('NFC')
    return {
      position: place + 1,
      question: {
        id: 5000 + place,
        type: 'sba',
        section: 'a',
        subject: subjects[place % 2]?.subject,
        text,
        images: [],
        parts: ['এক', 'দুই', 'তিন', 'চার'].map((word, id) => ({ id: id + 1, text: word })),
      },
      correct_answer: [1],
      explanation: 'কারণটি এখানে।',
      corrected: place === 1,
      selected_answer: sat ? chosen : null,
      flagged: sat && place === 1,
      state: sat ? state : null,
      marks: sat ? { correct: 100, wrong: -50, blank: 0 }[state] : null,
      out_of: 100,
    }
  })

test('a doctor hands in a quiz, reads what it came to, and goes through the answers', once, async ({ page }) => {
  await signIn(page)
  await page.goto(plainAddress)
  const { quizzes } = await callAs<{ quizzes: { key: string; title: string; state: string; closes_at: unknown }[] }>(
    page,
    'GET',
    '/api/v3/web/quizzes?per-page=100',
  )
  // One that never closes opens its answers as soon as it is handed in.
  const quiz = quizzes.find(({ state, closes_at }) => state === 'open' && closes_at === null)
  const room = `/api/v3/web/on-spot-quiz/${quiz?.key}`
  type Sitting = { questions: { id: number; type: string; parts: { id: number }[] }[] }
  const { questions } = await callAs<Sitting>(page, 'GET', room)
  const [first] = questions
  await callAs(page, 'POST', room, {
    questionId: first?.id,
    question_type: first?.type,
    selected_answer: first?.type === 'sba' ? first.parts[0]?.id : { [String(first?.parts[0]?.id)]: 'T' },
  })
  await callAs(page, 'POST', room, { quiz_finished: true })

  await open(page, `/my/quiz/results/${quiz?.key}`)
  await expect(page.getByRole('heading', { level: 2, name: quiz?.title })).toBeVisible()
  await expect(page.getByText('এই পরীক্ষায় মেধাক্রম নেই')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)

  await page.getByRole('link', { name: `শুধু ফাঁকাগুলো (${bengali(questions.length - 1)})` }).click()
  await expect(page).toHaveURL(`/quiz-question-answer/${quiz?.key}?show=blank`)
  await expect(page.getByRole('article')).toHaveCount(questions.length - 1)
  await page.getByRole('button', { name: `সব ${bengali(questions.length)}` }).click()
  await expect(page.getByRole('article')).toHaveCount(questions.length)
  await expect(page.getByRole('article').first()).toContainText('আপনার উত্তর')
  // What was left blank may lie in the notebook already.
  const keep = page.getByRole('article').last().getByRole('button', { name: /^খাতায় / })
  const isKept = (await keep.getAttribute('aria-pressed')) === 'true'
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', String(!isKept))
  await expectAccessible(page)
  await expectNoSideways(page)
})

test(
  'a doctor who hands in while others still sit is told that it is in and when marks come',
  once,
  async ({ page, complaints }) => {
    await signIn(page)
    await page.goto(plainAddress)
    const room = '/api/v3/web/on-spot-bcs-exam/bcs-50-model-test'
    type Sitting = { questions: { id: number; type: string; parts: { id: number }[] }[] }
    const { questions } = await callAs<Sitting>(page, 'GET', room)
    for (const { id, type, parts } of questions.slice(0, 3))
      await callAs(page, 'POST', room, { questionId: id, question_type: type, selected_answer: parts[0]?.id })
    await callAs(page, 'POST', room, { bcs_exam_finished: true })

    await open(page, '/my/bcs-exam/results/bcs-50-model-test')
    await expect(page.getByText('জমা হয়েছে'.normalize('NFC'), { exact: true })).toBeVisible()
    await expect(page.getByText(/^ফল আসবে .+টায়/u)).toBeVisible()
    const counts = page.locator('[data-part~="res-counts"] dd')
    await expect(counts).toHaveText([bengali(3), bengali(197)])
    await expect(page.locator('[data-part~="res-score"]')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSideways(page)
    await expectNoHangingDots(page)

    await open(page, '/bcs-exam-list')
    const card = page.locator('[id="bcs-50-model-test"]')
    await expect(card.getByText('ফল আসবে')).toBeVisible()
    await expect(card.getByRole('link', { name: 'জমার বিবরণ' })).toBeVisible()
    await open(page, '/bcs-exam-question-answer/bcs-50-model-test')
    await expect(page.getByText(/উত্তর ও ব্যাখ্যা খুলবে/)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    // The browser names the answers that were refused.
    complaints.length = 0
  },
)

test('the place among all is drawn, said and tabled, and nothing jumps when it comes', async ({ page, isMobile }) => {
  if (!isMobile) await useTheme(page, 'dark')
  await signIn(page)
  await startCountingShifts(page)
  await answering(page, 'doctor/bcs-exams/model-6/result', resultOf({ distribution, subjects }, {}, 2))
  await open(page, '/my/bcs-exam/results/model-6')
  await expect(page.getByText('২০০ নম্বরে পেয়েছেন ১১৭')).toBeAttached()
  await expect(page.getByText('৯৭২ জনের চেয়ে এগিয়ে আছেন')).toBeVisible()
  await expect(page.getByRole('img', { name: /আপনি পেয়েছেন ১১৭। পাস নম্বর ১১০। গড় ৯৮.৭।/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'কত নম্বরে কত জন' }).getByRole('row')).toHaveCount(16)
  await expect(page.getByText(/সবচেয়ে বেশি ভুল “আন্তর্জাতিক/)).toContainText('৩০টি উত্তরের ১২টি')
  await expect(page.getByRole('navigation', { name: 'কোন বারের ফল' }).getByRole('link')).toHaveCount(2)
  const { total, moved } = await shiftsSoFar(page)
  expect(total, moved.join('\n')).toBeLessThan(0.1)
  await expectAccessible(page)
  await expectNoSideways(page)
})

test('whoever was near the pass mark is told how near, and nobody else', once, async ({ page }) => {
  await signIn(page)
  const judged = (marks: number) => resultOf({ marks, outcome: 'failed' })
  await answering(page, 'doctor/bcs-exams/model-6/result', judged(10_000))
  await open(page, '/my/bcs-exam/results/model-6')
  await expect(page.getByText('পাস নম্বর ১১০, আর ১০ পেলেই হতো')).toBeVisible()
  await answering(page, 'doctor/bcs-exams/model-6/result', judged(40))
  await open(page, '/my/bcs-exam/results/model-6')
  await expect(page.getByText('পাস নম্বর ১১০', { exact: true })).toBeVisible()
  await expect(page.getByText('পেলেই হতো')).toHaveCount(0)
})

test(
  'a result without a rank says why, and one that is not there leads to the exam',
  once,
  async ({ page, complaints }) => {
    await signIn(page)
    const address = 'doctor/bcs-exams/model-6/result'
    const notDrawn = { rank: null, participants: null, percentile: null, answers_released: false }
    await answering(page, address, resultOf({ ...notDrawn, ranks_at: '2100-01-01T04:00:00Z', answers_at: null }))
    await open(page, '/my/bcs-exam/results/model-6')
    await expect(page.getByText('মেধাক্রম আসবে ১ জানুয়ারি ২১০০ সকাল ১০টায়')).toBeVisible()
    await expect(page.getByText('উত্তর ও ব্যাখ্যা এখনো খোলা হয়নি।')).toBeVisible()

    await answering(page, address, resultOf({ ...notDrawn, ranked: false, attempt: 2 }, {}, 2))
    await open(page, '/my/bcs-exam/results/model-6?attempt=2')
    await expect(page.getByText('মেধাক্রমে শুধু প্রথম বারের নম্বর ধরা হয়; এটি আপনার ২য় বার।')).toBeVisible()

    await answering(page, address, { code: 'not_found', message: '', errors: {} }, 404)
    await open(page, '/my/bcs-exam/results/model-6')
    await expect(page.getByRole('link', { name: 'পরীক্ষার পাতায় যান' })).toHaveAttribute('href', '/on-spot-bcs-exam/model-6')
    await expectAccessible(page)
    complaints.length = 0
  },
)

test('two hundred answers are filtered, and each is a step away', once, async ({ page }) => {
  await signIn(page)
  const path = 'bcs-exam-question-answers/model-6'
  await answering(page, path, { bcs_exam: anExam(), question_answers: answers() })
  await open(page, '/bcs-exam-question-answer/model-6?show=wrong')
  const shown = page.getByRole('article')
  await expect(shown).toHaveCount(50)
  await expect(shown.first()).toContainText('আপনার উত্তর ভুল')
  await expect(shown.first()).toContainText('উত্তর সংশোধন হয়েছে')

  await page.getByLabel('বিষয়').selectOption('চিকিৎসাবিজ্ঞান'.normalize('NFC'))
  await expect(page.getByText('এই বাছাইয়ে কোনো প্রশ্ন নেই')).toBeVisible()
  await page.getByRole('button', { name: 'সব প্রশ্ন দেখুন' }).click()
  await expect(page).toHaveURL('/bcs-exam-question-answer/model-6')
  await expect(shown).toHaveCount(200)

  const goTo = async (number: string) => {
    await page.getByRole('link', { name: `প্রশ্ন ${number}: ভুল` }).click()
    const heading = page.getByRole('heading', { name: `প্রশ্ন ${number}` })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expectNoSideways(page)
  }
  await page.getByRole('button', { name: 'প্রশ্নের নম্বর' }).click()
  await goTo('১৫৪')
  // A wide screen has the numbers beside the answers.
  await page.setViewportSize({ width: 1280, height: 800 })
  await useTheme(page, 'dark')
  await goTo('১৫০')

  await page.getByRole('button', { name: 'চিহ্নিত ১' }).click()
  await expect(shown).toHaveCount(1)
  // In the light it is another journey's.
  await expectAccessible(page)
})

test('a picture that is enlarged on a phone begins at its middle', once, async ({ page }) => {
  await signIn(page)
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><circle cx="800" cy="600" r="90"/></svg>'
  const image = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 1600, height: 1200, alt: 'বৃত্ত' }
  const [first] = answers()
  const pictured = { ...first, question: { ...first?.question, images: [image] } }
  await answering(page, 'bcs-exam-question-answers/model-6', { bcs_exam: anExam(), question_answers: [pictured] })
  await open(page, '/bcs-exam-question-answer/model-6')
  await page.getByRole('button', { name: 'ছবি বড় করে দেখুন'.normalize('NFC') }).click()
  const box = page.getByRole('dialog').locator('[tabindex="0"]')
  const place = () =>
    box.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({ scrollLeft, hidden: scrollWidth - clientWidth }))
  await expect.poll(async () => (await place()).scrollLeft).toBeGreaterThan(0)
  const { scrollLeft, hidden } = await place()
  expect(Math.abs(scrollLeft - hidden / 2)).toBeLessThanOrEqual(1)
})

test(
  'a visitor reads the answers of the featured exam, and is asked to log in for any other',
  once,
  async ({ page, complaints }) => {
    const appData = (await (await page.request.get('/api/v3/web/app-data')).json()) as { featured_exam_key?: string }
    await open(page, `/bcs-exam-question-answer/${appData.featured_exam_key}`)
    await expect(page.getByRole('article').first()).toContainText('সঠিক উত্তর')
    await expect(page.getByText('আপনার উত্তর')).toHaveCount(0)
    await expectAccessible(page)

    await open(page, '/bcs-exam-question-answer/bcs-50-model-test')
    await page.getByRole('main').getByRole('link', { name: 'লগইন করুন' }).click()
    await expect(page).toHaveURL(/\/login\?next=.*bcs-50-model-test/)
    complaints.length = 0
  },
)
