import { aCourse } from '../../../apps/web/app/kit/course/testing/a-course.ts'
import {
  anOrder,
  aPayment,
  aReceipt,
  booked,
  followed,
  paid,
} from '../../../apps/web/app/kit/payment/testing/a-payment.ts'
import { callAs, plainAddress } from '../../support/call-as.ts'
import { expectNoHangingDots } from '../../support/hanging-dots.ts'
import { ownSeats } from '../../support/own-seats.ts'
import { signIn } from '../../support/signed-in.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  readIn,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const done = '/my/courses/7/payment/57/done'

/** Lets one call be answered by the test: what a gateway says cannot always be brought about. */
const answering = (page: Page, path: string, answer: () => unknown, status = 200) =>
  page.route(
    ({ pathname }) => pathname === `/api/v3/web/doctor/${path}`,
    (route) => route.fulfill({ status, json: answer() }),
  )

const noTimetable = {
  course: { id: 7, title: '', batch_id: 1, year_course_session_id: 1, schedule_id: 1 },
  schedules: [],
  schedule_id: 1,
  rows: [],
  progress: null,
  pending: null,
  server_time: new Date().toISOString(),
}

const checkoutOf = (order = anOrder()) => ({
  order,
  plans: [],
  gateways: [],
  manual: null,
  server_time: new Date().toISOString(),
})

type Opened = { order: { id: number; enrolment_id: number; next_paisa: number } }

/** A doctor with an open order, on the way to the gateway. */
async function startPaying(page: Page): Promise<{ enrolmentId: number; orderId: number; redirect: string }> {
  await signIn(page)
  await page.goto(plainAddress)
  const seats = await ownSeats()
  const { order } = await callAs<Opened>(page, 'POST', '/api/v3/web/doctor/enrolments', {
    batch_id: seats.id,
    schedule_id: seats.scheduleId,
  })
  const payments = `/api/v3/web/doctor/orders/${order.id}/payments`
  const { redirect } = await callAs<{ redirect: string }>(page, 'POST', payments, { gateway: 'sslcommerz' })
  return { enrolmentId: order.enrolment_id, orderId: order.id, redirect }
}

test('money paid at the gateway brings the doctor into the course, with a receipt', once, async ({ page }) => {
  const { enrolmentId, redirect } = await startPaying(page)
  await page.goto(redirect)
  await page.locator('button[value="success"]').click()
  await expect(page).toHaveURL(new RegExp(`/my/courses/${enrolmentId}/payment/\\d+/done$`))
  await expect(page.getByRole('heading', { name: 'টাকা পেয়েছি, আপনি ভর্তি হয়েছেন'.normalize('NFC') })).toBeVisible()
  await page.getByRole('link', { name: 'রসিদ দেখুন' }).click()
  await expect(page.getByRole('article', { name: 'টাকা প্রাপ্তির রসিদ'.normalize('NFC') })).toContainText('টাকা মাত্র')
  await open(page, '/my/courses')
  const course = page.getByRole('article').first()
  await course.getByRole('link', { name: 'কোর্সে যান' }).click()
  await expect(page).toHaveURL(`/my/courses/${enrolmentId}`)
  await expect(page.getByRole('link', { name: /রসিদ/ })).toBeVisible()
  await expectAccessible(page)
})

test(
  'a browser that never came back finds the course paid, and a stranger finds nothing',
  once,
  async ({ page, elsewhere, baseURL, complaints }) => {
    const { enrolmentId, redirect } = await startPaying(page)
    await page.goto(redirect)
    await page.locator('button[value="ipn_only"]').click()
    await open(page, `/my/courses/${enrolmentId}`)
    const receipt = page.getByRole('link', { name: /রসিদ/ })
    await expect(async () => {
      await page.reload()
      await expect(receipt).toBeVisible({ timeout: 2000 })
    }).toPass()
    const stranger = await (await elsewhere(baseURL)).newPage()
    await signIn(stranger)
    await open(stranger, `/my/courses/${enrolmentId}/invoice`)
    await expect(stranger.getByRole('heading', { name: 'এখনো কোনো রসিদ নেই' })).toBeVisible()
    await open(stranger, `/my/courses/${enrolmentId}/payment/1/done`)
    await expect(stranger.getByRole('heading', { name: 'এই পেমেন্টটি পাওয়া গেল না'.normalize('NFC') })).toBeVisible()
    complaints.length = 0
  },
)

test('the page waits, says so, and calls it paid only when the server does', once, async ({ page, isMobile }) => {
  await signIn(page)
  if (!isMobile) await useTheme(page, 'dark')
  let news = followed()
  await answering(page, 'courses/7/order', () => checkoutOf())
  await answering(page, 'courses/7', () => ({ course: aCourse() }))
  await answering(page, 'orders/482/payments/57', () => news)
  await open(page, done)
  await expect(page.getByRole('heading', { name: 'bKash-এর উত্তরের অপেক্ষায় আছি'.normalize('NFC') })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'bKash-এর নিশ্চিতকরণ' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByText('টাকা পেয়েছি'.normalize('NFC'))).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideways(page)

  news = followed(paid(), booked())
  await expect(page.getByRole('heading', { name: /টাকা পেয়েছি/ })).toBeVisible()
  await expect(page.getByText('ক্লাস শুরু শনিবার, ৫ ডিসেম্বর ২০২৬')).toBeVisible()
  await expect(page.getByRole('link', { name: 'কোর্সে যান' })).toHaveAttribute('href', '/my/courses/7')
  await expectAccessible(page)
})

test('a payment that failed, is held or went back says why, and what to do', once, async ({ page, complaints }) => {
  await signIn(page)
  let news = followed(aPayment({ state: 'failed', reason: 'declined' }))
  await answering(page, 'courses/7/order', () => checkoutOf())
  await answering(page, 'orders/482/payments/57', () => news)
  const tooMany = { code: 'too_many_requests', message: '৩০ সেকেন্ড পরে আবার চেষ্টা করুন।', errors: {} }
  await answering(page, 'orders/482/payments/57/ask', () => tooMany, 429)
  await open(page, done)
  await expect(page.getByRole('heading', { name: 'টাকা নেওয়া যায়নি'.normalize('NFC') })).toBeVisible()
  await expect(page.getByRole('link', { name: 'আবার পেমেন্ট করুন' })).toHaveAttribute('href', '/my/courses/7/checkout')
  await page.getByRole('button', { name: 'আবার খোঁজ নিন' }).click()
  await expect(page.getByText('৩০ সেকেন্ড পরে আবার চেষ্টা করুন।')).toBeVisible()
  await expectAccessible(page)

  news = followed(aPayment({ state: 'on_hold', reason: 'no_seat' }))
  await open(page, done)
  await expect(page.getByRole('heading', { name: 'টাকা এসেছে, তবে আসন শেষ' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'আবার পেমেন্ট করুন' })).toHaveCount(0)

  news = followed(paid({ state: 'refunded', refunded_paisa: 700_000 }), booked({ state: 'closed' }))
  await open(page, done)
  await expect(page.getByRole('heading', { name: 'টাকা ফেরত পাঠানো হয়েছে'.normalize('NFC') })).toBeVisible()

  news = followed()
  await open(page, done)
  await expect(page.getByRole('heading', { name: /অপেক্ষায় আছি/ })).toBeVisible()
  await page.context().setOffline(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('সংযোগ ফিরলে নিজে থেকেই খোঁজ নেব'.normalize('NFC'))).toBeVisible()
  await page.context().setOffline(false)
  complaints.length = 0
})

test(
  'a receipt lies on white paper in every theme, alone when printed, in both languages',
  once,
  async ({ page, baseURL, isMobile }) => {
    await signIn(page)
    await useTheme(page, 'dark')
    await answering(page, 'courses/7/order', () => checkoutOf(booked()))
    await answering(page, 'orders/482/invoice', () => aReceipt())
    await open(page, '/my/courses/7/invoice')
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText('সাত হাজার টাকা মাত্র')
    await expect(sheet).toContainText('২৬১১-০৪৮২/১')
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('link', { name: '২য় রসিদ'.normalize('NFC') })).toHaveAttribute(
      'href',
      '/my/courses/7/invoice?payment=58',
    )
    await expectAccessible(page)
    await expectNoSideways(page)
    await expectNoHangingDots(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(sheet).toBeVisible()
    if (!isMobile) return
    await page.emulateMedia({ media: 'screen' })
    await readIn(page, 'en', baseURL)
    await open(page, '/my/courses/7/invoice')
    await expect(sheet).toContainText('Seven thousand taka only')
  },
)

test('courses and dues are where a doctor looks for them', async ({ page, isMobile }) => {
  await signIn(page)
  const late = booked({ access: 'lectures_paused', payments: [paid()] })
  const dues = late.dues.map((due) =>
    due.number === 2 ? { ...due, due_on: '2026-11-01', state: 'overdue' as const } : due,
  )
  const course = aCourse({ order: { ...late, dues } })
  const heldUntil = new Date(Date.now() + 600_000).toISOString()
  const pending = aCourse({ id: 8, state: 'pending', order: anOrder({ enrolment_id: 8, held_until: heldUntil }) })
  await answering(page, 'courses', () => ({ courses: [course, pending] }))
  await answering(page, 'courses/7', () => ({ course }))
  await answering(page, 'courses/7/timetable', () => noTimetable)
  await open(page, '/my/courses')
  await expect(page.getByRole('link', { name: 'পেমেন্ট শেষ করুন' })).toHaveAttribute('href', '/my/courses/8/checkout')
  await expect(page.getByRole('timer')).toContainText(/আসন ধরা আছে আর ০?৯:/)
  await expectAccessible(page)
  await expectNoSideways(page)

  await open(page, '/my/courses/7')
  await expect(page.getByRole('heading', { name: 'লেকচার আপাতত থেমে আছে' })).toBeVisible()
  await expect(page.getByRole('link', { name: '৳ ৫,৫০০ পরিশোধ করুন' })).toHaveAttribute(
    'href',
    '/my/courses/7/payment-option',
  )
  await expectAccessible(page)
  await expectNoSideways(page)

  await open(page, '/my/dashboard')
  await expect(page.getByText('দেওয়ার দিন ছিল ১ নভেম্বর ২০২৬'.normalize('NFC'))).toBeVisible()
  if (isMobile) await expectAccessible(page)
})
