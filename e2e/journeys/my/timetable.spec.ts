import { tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, open, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const { attempt, doctor, enrolment, paper, scheduleEvent } = tables

// Once, on the phone: cards and table are one list laid out in two ways, and the phone's is the harder one.

/** The first demo doctor and her FCPS batch, whose timetable has something of every kind. */
async function demoCourse() {
  return withDatabase(async ({ db }) => {
    const [course] = await db
      .select({ id: enrolment.id, doctorId: doctor.id, batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
      .from(enrolment)
      .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
      .where(and(eq(doctor.phone, '+8801700000101'), eq(enrolment.state, 'active')))
      .orderBy(asc(enrolment.id))
    if (!course) throw new Error('the demo doctor is in no course')
    const exams = await db
      .select({ eventId: scheduleEvent.id, key: paper.key, attemptId: attempt.id })
      .from(scheduleEvent)
      .innerJoin(paper, eq(paper.id, scheduleEvent.paperId))
      .leftJoin(attempt, and(eq(attempt.paperId, paper.id), eq(attempt.doctorId, course.doctorId)))
      .where(eq(scheduleEvent.scheduleId, course.scheduleId))
      .orderBy(asc(scheduleEvent.startsAt))
    const named = (key: string) => exams.find((exam) => exam.key === key)?.eventId ?? 0
    return {
      ...course,
      late: named('fcps-medicine-weekly-ecg'),
      open: named('fcps-medicine-weekly-cardiovascular'),
      missed: named('fcps-medicine-weekly-2'),
      sat: exams.find(({ attemptId }) => attemptId !== null)?.eventId ?? 0,
    }
  })
}

test('@once a doctor finds today in the timetable, and what was missed with the way to make up for it', async ({
  page,
}) => {
  const course = await demoCourse()
  await signIn(page, course.doctorId)
  await open(page, `/my/courses/${course.id}/full-schedule`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমার রুটিন')
  await expect(page.locator('[data-part~="tb-day"][data-is~="today"] [data-part~="tb-slot"]')).not.toHaveCount(0)
  await expect(page.locator('[data-part~="tb-progress"] dd').nth(1)).toContainText('টির মধ্যে')
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^মিস হয়েছে/ }).click()
  await page.getByRole('link', { name: /^এখনো দেওয়া যায়/ }).click()
  await expect(page.getByRole('heading', { name: 'এখনো দিতে পারেন, তবে মেধাক্রম ছাড়া' })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'দেরিতে পরীক্ষা দিন' })).toHaveAttribute('href', /exam\/participated$/)
})

test('@once what is open leads from the list through its rules to the room', async ({ page }) => {
  const course = await demoCourse()
  await signIn(page, course.doctorId)
  await open(page, `/my/pending-exam/${course.id}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^পরীক্ষা দিন/ }).click()
  await expect(page.getByRole('heading', { name: 'যা পড়ে আসবেন' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'নিয়ম' })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'পরীক্ষার ঘরে যান' }).click()
  await expect(page.getByRole('button', { name: 'শুরু করুন' })).toBeVisible()
})

test('@once results are drawn, listed, and lead to questions whose explanations open a book', async ({ page }) => {
  const course = await demoCourse()
  await signIn(page, course.doctorId)
  await open(page, `/my/courses/${course.id}/exams/results`)
  await expect(page.locator('[data-part~="trend-own"]')).not.toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  await open(page, `/my/courses/${course.id}/schedule/${course.scheduleId}/events/${course.sat}/exam-info`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'পরীক্ষার অবস্থা' }).click()
  await expect(page.getByRole('list', { name: 'পরীক্ষার ধাপগুলো' }).getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'প্রশ্ন', exact: true }).click()
  await expect(page.locator('[data-part~="rv-q"]')).toHaveCount(10)
  await expect(page.locator('[data-part~="rv-part"][data-is~="right"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'প্রশ্ন, উত্তর ও ব্যাখ্যা' }).click()
  // Five questions of one right option; of the others each statement says what is so.
  await expect(page.locator('[data-part~="rv-part"][data-is~="right"]')).toHaveCount(5)
  await expectNoSideways(page)
  await expectAccessible(page)
  // The questions of the week that was missed are open all the same.
  await open(page, `/my/courses/${course.id}/schedule/${course.scheduleId}/events/${course.missed}/exam-info`)
  await page.getByRole('link', { name: 'পরীক্ষার অবস্থা' }).click()
  await page.getByRole('link', { name: 'প্রশ্ন', exact: true }).click()
  await page.getByRole('link', { name: 'প্রশ্ন, উত্তর ও ব্যাখ্যা' }).click()
  await expect(page.locator('[data-part~="rv-part"][data-is~="right"]')).toHaveCount(10)
  await expect(page.locator('[data-part~="rv-why"] a').first()).toHaveAttribute(
    'href',
    '/my/reference-book/1/page-no/2',
  )
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('@once results of every family stand in one list with a trend, and lead to each and back', async ({ page }) => {
  const course = await demoCourse()
  await signIn(page, course.doctorId)
  await open(page, '/my/results')
  await expect(page.locator('[data-part~="trend-own"]')).not.toHaveCount(0)
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'কোন পরীক্ষার ফল' }).getByRole('link', { name: /^কুইজ/ }).click()
  await expect(page).toHaveURL('/my/results?family=quiz')
  // The other families have left the list by then.
  const quiz = page.getByRole('rowheader').first().getByRole('link', { name: /^কুইজ/ })
  const title = await quiz.textContent()
  await quiz.click()
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'আমার ফলাফল' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'আমার ফলাফল' })).toBeVisible()
})

test('@once the course of another doctor is not there, on any of its pages', async ({ page, complaints }) => {
  const course = await demoCourse()
  await signIn(page)
  for (const part of ['full-schedule', 'exams/results', 'admin-exams']) {
    await open(page, `/my/courses/${course.id}/${part}`)
    await expect(page.getByRole('heading', { name: 'এই কোর্স আপনার তালিকায় নেই' })).toBeVisible()
  }
  await expectAccessible(page)
  // The browser notes every refusal.
  complaints.length = 0
})
