import type { Page } from '@playwright/test'
import { publicAddresses } from '../support/public-addresses.ts'
import type { DemoFacts } from '../support/read-demo-facts.ts'
import { openedScreens } from './opened-screens.ts'
import { screenAt as page, playLecture, press, type Screen } from './screen.ts'

const visited: Screen[] = [
  ...publicAddresses.map((path) => page(path)),
  page('/login'),
  page('/join'),
  page('/join-to-enroll?batch=1&schedule=1'),
  page('/forget'),
  page('/otp'),
  page('/register'),
  page('/account-closed'),
  page('/no-such-page'),
  page('/offline.html'),
  page('/admin-link', { path: '/login-for-admin' }),
  page('/on-spot-quiz/quiz-renal', { name: 'room-visitor' }),
  page('/bcs-exam-question-answer/bcs-50-model-test', { name: 'review-closed' }),
  page('/quiz-question-answer/quiz-ecg', { name: 'review-visitor' }),
  page('/batches?q=nothing-is-called-so', { name: 'batches-none' }),
  page('/batches?course=bcs&mode=online', { name: 'batches-filtered' }),
  page('/gallery?picture=1', { name: 'gallery-light-box', window: true }),
  page('/faq?q=kisti', { name: 'faq-search' }),
  page('/bcs/batch-for-you?target=bcs&graduation-year=2024&working=no&mode=online&budget=low', { name: 'for-you-end' }),
  page('/', { name: 'drawer', only: 'phone', window: true, act: press('মেনু খুলুন') }),
  page('/', {
    name: 'menu',
    only: 'desktop',
    window: true,
    act: (page) =>
      page.getByRole('navigation', { name: 'প্রধান মেনু' }).locator('summary').filter({ hasText: 'কোর্স' }).click(),
  }),
  page('/about', { name: 'contact-widget', window: true, act: press('সরাসরি কথা বলুন') }),
  page('/batches', { name: 'filters-sheet', only: 'phone', window: true, act: press(/^বাছাই করুন/) }),
  page('/batch-details/1/schedule', {
    name: 'calendar-dialog',
    window: true,
    act: (page) => page.getByRole('link', { name: 'ক্যালেন্ডারে যোগ করুন' }).first().click(),
  }),
  page('/batch-schedules/1', { name: 'batch-schedules-print', media: 'print' }),
]

const owned = ({
  course,
  bcs,
  events,
  delivery,
  complaint,
  notice,
  adminVideo,
  invoiceCourse,
  subscription,
  orders,
  live,
  practice,
}: DemoFacts): Screen[] => {
  const mine = (path: string, more: Partial<Screen> = {}) => page(`/my/${path}`, { as: 'farhana', ...more })
  const of = `courses/${course.id}`
  return [
    mine('dashboard'),
    mine('courses'),
    mine(of, { name: 'my-course' }),
    mine(`courses/${bcs.id}`, { name: 'my-course-bcs' }),
    mine(`${of}/course-materials`, { name: 'my-materials' }),
    mine(`courses/${course.sessionId}/batch/${course.batchId}/schedule/${course.scheduleId}`, { name: 'my-schedule' }),
    mine(`courses/${course.sessionId}/batch/${course.batchId}/master-schedule/${course.scheduleId}`, {
      name: 'my-master-schedule',
    }),
    mine(`${of}/full-schedule`, { name: 'my-full-schedule' }),
    mine(`${of}/full-schedule`, { name: 'my-full-schedule-print', media: 'print' }),
    mine(`${of}/events/${events.sat}/exam/result`, { name: 'my-exam-result' }),
    mine('bcs-exam/results/residency-model-test', { name: 'my-exam-insight' }),
    mine(`${of}/events/${events.sat}/exam/result`, { name: 'my-exam-result-print', media: 'print' }),
    mine(`${of}/schedule/${course.scheduleId}/events/${events.sat}/exam-status`, { name: 'my-exam-status' }),
    mine(`${of}/schedule/${course.scheduleId}/events/${events.open}/exam-info`, { name: 'my-exam-info' }),
    mine(`${of}/events/${events.late}/pending-exam-info`, { name: 'my-pending-exam-info' }),
    mine(`${of}/exams/results`, { name: 'my-exam-results' }),
    mine('results'),
    mine('notebook'),
    mine('notebook/retest', { name: 'my-retest' }),
    mine('notebook/retest', { name: 'my-retest-judged', act: press('জানা নেই, উত্তর দেখান') }),
    mine('notebook/cards', { name: 'my-notebook-cards' }),
    mine('readiness'),
    mine('practice'),
    mine(`practice/${practice}/result`, { name: 'my-practice-result' }),
    mine(`practice/${practice}/answers`, { name: 'my-practice-answers' }),
    mine(`${of}/events/${events.open}/exam/participated`, { name: 'my-course-exam' }),
    mine(`${of}/events/${events.sat}/exam/participated-questions-answer`, { name: 'my-exam-review' }),
    mine(`${of}/events/${events.sat}/exam/participated-questions-answer`, {
      name: 'my-exam-review-print',
      media: 'print',
    }),
    mine(`${of}/events/${events.sat}/exam/participated-questions-answer`, {
      name: 'my-exam-review-numbers',
      only: 'phone',
      window: true,
      act: press('প্রশ্নের নম্বর'),
    }),
    mine(`${of}/events/${events.sat}/exam/question-list`, { name: 'my-exam-questions' }),
    mine(`${of}/events/${events.sat}/exam/question-answer-list`, { name: 'my-exam-answers' }),
    mine(`${of}/events/${events.sat}/exam/question-explanation-list`, { name: 'my-exam-explanations' }),
    mine(`${of}/events/${course.scheduleId}/schedule/${events.lecture}/lecture`, { name: 'my-lecture' }),
    mine(`${of}/events/${course.scheduleId}/schedule/${events.lecture}/lecture`, {
      name: 'my-lecture-playing',
      window: true,
      act: playLecture,
    }),
    mine(`${of}/checkout`, { name: 'my-checkout-paid' }),
    mine(`${of}/payment-option`, { name: 'my-payment-option' }),
    mine(`courses/${invoiceCourse}/invoice`, { name: 'my-invoice' }),
    mine(`courses/${invoiceCourse}/invoice`, { name: 'my-invoice-print', media: 'print' }),
    mine(`${of}/lecture-sheet`, { name: 'my-sheets' }),
    mine(`courses/${delivery.enrolmentId}/lecture-sheet-track/${delivery.id}`, { name: 'my-sheet-track' }),
    mine(`${of}/admin-videos`, { name: 'my-admin-videos' }),
    mine(`${of}/admin-videos/${adminVideo}`, { name: 'my-admin-video' }),
    mine(`${of}/admin-exams`, { name: 'my-admin-exams' }),
    mine('event/1/checkout', { name: 'my-event-checkout' }),
    mine('events'),
    mine('events/9', { name: 'my-event-open' }),
    mine('plan', { name: 'my-plan' }),
    mine('events/2', { name: 'my-event-paid' }),
    mine('events/2', { name: 'my-event-print', media: 'print' }),
    page('/2/event', { name: 'event-registered', as: 'farhana' }),
    page('/4/event', { name: 'event-held', as: 'farhana' }),
    mine('complain-box?new=1&course=1', { name: 'my-ask-course' }),
    mine('reference-book/1/page-no/2', { name: 'my-reference-book' }),
    mine('notices'),
    mine(`notices/${notice}`, { name: 'my-notice' }),
    mine(`pending-video/${course.id}`, { name: 'my-pending-videos' }),
    mine(`pending-exam/${course.id}`, { name: 'my-pending-exams' }),
    mine('account'),
    mine('account/devices/coming-soon', { name: 'my-devices-coming-soon' }),
    mine('account/devices/otp-request', { name: 'my-devices-otp-request' }),
    mine('account/devices/request', { name: 'my-devices-request' }),
    mine('account/news', { name: 'my-news' }),
    mine('account/data', { name: 'my-data' }),
    mine('account/close', { name: 'my-close-account' }),
    mine('account/change-password', { name: 'my-change-password' }),
    mine('subscription'),
    mine(`subscription/${subscription.offerId}/list`, { name: 'my-subscription' }),
    mine(`subscription/${subscription.offerId}/add`, { name: 'my-subscription-add' }),
    mine(`subscription/${subscription.offerId}/duration`, { name: 'my-subscription-duration' }),
    mine(`subscription/${subscription.offerId}/list/${subscription.orderId}/view/${subscription.videoId}`, {
      name: 'my-subscription-video',
    }),
    mine('complain-box'),
    mine('complain-box?new=1', { name: 'my-complaint-new', window: true }),
    mine(`complain-box/${complaint}`, { name: 'my-complaint' }),
    page('/my/orders', { name: 'my-orders', as: 'mahbub' }),
    ...orders.map(({ id }, nth) => page(`/my/orders/${id}`, { name: `my-order-${nth}`, as: 'mahbub' })),
    page(`/my/courses/${orders[0]?.enrolmentId}/move`, { name: 'my-move', as: 'mahbub' }),
    mine('courses/999999', { name: 'my-course-missing' }),
    page('/quiz-list', { name: 'quiz-list-known', as: 'farhana' }),
    page('/', { name: 'home-known', as: 'farhana' }),
    page(`/my/courses/${live.courseId}/full-schedule`, { name: 'my-live-timetable', as: 'nazneen' }),
    page(`/my/courses/${live.courseId}/events/${live.scheduleId}/schedule/${live.id}/lecture`, {
      name: 'my-live-class',
      as: 'nazneen',
    }),
    page('/my/dashboard', { name: 'my-dashboard-missing', as: 'tanvir' }),
    page('/my/account', { name: 'my-account-missing', as: 'tanvir' }),
    ...[
      'dashboard',
      'courses',
      'results',
      'readiness',
      'notebook',
      'practice',
      'plan',
      'orders',
      'subscription',
      'complain-box',
      'notices',
      'account',
    ].map((path) => page(`/my/${path}`, { name: `my-${path}-empty`, as: 'sadman' })),
  ]
}

const start = press('পরীক্ষা শুরু করুন')
const option = (page: Page, place: number) =>
  page.getByRole('radio').nth(place).locator('xpath=ancestor-or-self::label[1]').click()

/** On a phone the way to the end is in the top bar. */
const finish = press(/^(জমা দিন|পরীক্ষা শেষ করুন)$/)

/** Every question is answered, and the exam asks whether it may be handed in. */
async function answerAll(page: Page): Promise<void> {
  await page.getByRole('radio').first().waitFor()
  const next = page.getByRole('button', { name: 'পরের প্রশ্ন' })
  for (;;) {
    // Pressed once more, an answer is taken back.
    if (!(await page.locator('input[type=radio]:checked').count())) await option(page, 0)
    if (!(await next.count())) break
    await next.click()
  }
  await finish(page)
}

/** In study mode, as a doctor finds it who has chosen nothing. */
async function drawSet(page: Page): Promise<void> {
  await press('শুরু করুন')(page)
  await page.getByRole('radiogroup').first().waitFor()
}

async function judgeFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'চালিয়ে যান'.normalize('NFC') }).click()
  await page.getByRole('radiogroup').first().waitFor()
  await option(page, 0)
  await press('মিলিয়ে দেখুন')(page)
  await page.locator('[data-part="judged"]').waitFor()
}

/** Each goes on where the one before has ended. */
const sitting: Screen[] = [
  page('/on-spot-quiz/quiz-renal', { name: 'room-before', as: 'fresh' }),
  page('/on-spot-quiz/quiz-renal', { name: 'room-inside', as: 'fresh', act: start }),
  page('/on-spot-quiz/quiz-renal', { name: 'room-answered', as: 'fresh', act: (page) => option(page, 1) }),
  page('/on-spot-quiz/quiz-renal', {
    name: 'room-list',
    as: 'fresh',
    only: 'phone',
    window: true,
    act: press(/প্রশ্নের তালিকা|সব প্রশ্ন|তালিকা/),
  }),
  page('/on-spot-quiz/quiz-renal', {
    name: 'room-leave',
    as: 'fresh',
    window: true,
    act: press('পরীক্ষা থেকে বেরোন'),
  }),
  page('/on-spot-quiz/quiz-renal', { name: 'room-finish', as: 'fresh', window: true, act: finish }),
  page('/on-spot-quiz/quiz-renal', { name: 'room-ready', as: 'fresh', window: true, act: answerAll }),
  page('/on-spot-quiz/quiz-renal', {
    name: 'room-finished',
    as: 'fresh',
    act: async (page) => {
      await finish(page)
      await press('জমা দিয়ে শেষ করি')(page)
      await page.getByText('জমা দেওয়া হয়েছে'.normalize('NFC')).waitFor()
    },
  }),
  page('/my/quiz/results/quiz-renal', { name: 'quiz-result', as: 'fresh' }),
  page('/quiz-question-answer/quiz-renal', { name: 'quiz-review', as: 'fresh' }),
  page('/on-spot-bcs-exam/fcps-part-1-paper', { name: 'room-mtf', as: 'fresh', act: start }),
  page('/my/practice', { name: 'my-practice-room', as: 'fresh', act: drawSet }),
  page('/my/practice', { name: 'my-practice-running', as: 'fresh' }),
  page('/my/practice', { name: 'my-practice-judged', as: 'fresh', act: judgeFirst }),
]

const paying = ({ roomy }: DemoFacts): Screen[] => [
  page(roomy, { name: 'enrol-confirm', as: 'fresh' }),
  page(roomy, {
    name: 'checkout',
    as: 'fresh',
    act: async (page) => {
      await press(/আসন ধরে রেখে এগোন/)(page)
      await page.waitForURL(/\/checkout$/)
    },
  }),
  page('/my/courses', { name: 'my-courses-unpaid', as: 'fresh' }),
  page('/my/courses', {
    name: 'payment-done',
    as: 'fresh',
    act: async (page) => {
      await page.locator('a[href*="/payment-option"], a[href*="/checkout"]').filter({ visible: true }).first().click()
      await press(/পরিশোধ করুন/)(page)
      await page.waitForURL((url) => url.pathname.startsWith('/sandbox/pay/'))
      await page.locator('button[value="success"]').click()
      await page.waitForURL(/\/done$/)
      await page.getByRole('heading', { name: /টাকা পেয়েছি/ }).waitFor()
    },
  }),
]

const office: Screen[] = [
  ...['/', '/batches', '/batches/1', '/batches/1/timetable', '/batches/1/copy', '/courses', '/events/1', '/holidays'],
  ...['/teachers', '/discount-codes', '/discount-codes/new', '/notices', '/notices/new', '/hero', '/menus', '/look'],
  ...['/pages/1', '/gallery', '/gallery/1', '/faqs', '/faqs/1', '/branches/1', '/site-texts', '/settings'],
  ...[
    '/cut-marks',
    '/cut-marks/1',
    '/settings/sign-in',
    '/settings/money',
    '/staff',
    '/security',
    '/audit',
    '/jobs',
    '/no-such-screen',
  ],
].map((path) => page(path, { name: `office${path.replaceAll('/', '-')}`, as: 'owner' }))

export const screensOf = (facts: DemoFacts): Screen[] => [
  ...visited,
  ...owned(facts),
  ...sitting,
  ...paying(facts),
  ...openedScreens(facts),
  ...office,
]
