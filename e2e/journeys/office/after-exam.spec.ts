import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { closeNewSiteNotice, expectAccessible, expectNoSideways, once } from '../../support/test.ts'

/** The paper of the demo with a misprinted key; somebody who chose what is right, and has not said so yet. */
const findMisprint = () =>
  withDatabase(async ({ db }) => {
    const { objection, paper } = tables
    const [about] = await db
      .select({ paperId: paper.id, questionId: objection.questionId })
      .from(objection)
      .innerJoin(paper, eq(paper.id, objection.paperId))
      .where(eq(paper.key, 'quiz-ecg'))
    const { paperId, questionId } = about!
    const { rows } = await db.execute<{ doctor_id: number; position: number }>(sql`
      select attempt.doctor_id, array_position(array(select json_array_elements_text(attempt."order" -> 'questions')),
        ${String(questionId)}) as position
      from attempt join answer_step step on step.attempt_id = attempt.id and step.question_id = ${questionId}
      where attempt.paper_id = ${paperId} and step.answer = '4' and attempt.steps > 0 and not exists (
        select from objection where objection.doctor_id = attempt.doctor_id) and not exists (
        select from answer_step later where later.attempt_id = attempt.id and later.question_id = ${questionId}
          and later.sequence > step.sequence)
      order by attempt.id limit 1`)
    return { paperId, questionId, doctorId: rows[0]!.doctor_id, position: rows[0]!.position }
  })

const marksOf = (doctorId: number, paperId: number) =>
  withDatabase(async ({ db }) => {
    const { attempt, attemptResult } = tables
    const [row] = await db
      .select({ marks: attemptResult.marks })
      .from(attemptResult)
      .innerJoin(attempt, eq(attempt.id, attemptResult.attemptId))
      .where(and(eq(attempt.doctorId, doctorId), eq(attempt.paperId, paperId)))
    return row!.marks
  })

const press = (page: Page, name: string) => page.getByRole('button', { name: bn(name), exact: true }).click()

test(
  'a doctor objects, the analysis flags the key, two people correct it, the doctor is told; it is taken back, and all objections are answered at once',
  once,
  async ({ page, elsewhere }) => {
    test.slow()
    const { paperId, questionId, doctorId, position } = await findMisprint()
    const before = await marksOf(doctorId, paperId)
    const doctor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await signIn(doctor, doctorId)
    await closeNewSiteNotice(doctor)

    // The doctor objects, from the review, and sees that it was heard.
    await doctor.goto('/quiz-question-answer/quiz-ecg')
    const asked = doctor.getByRole('article').filter({ hasText: 'mainly positive in lead I' })
    await asked.getByRole('button', { name: bn('এই প্রশ্নে আপত্তি জানান') }).click()
    await doctor.getByLabel(bn('কী নিয়ে আপত্তি')).selectOption('other_key')
    await doctor.getByLabel(bn('কেন, লিখুন')).fill(bn('Left axis deviation হওয়ার কথা।'))
    await expectAccessible(doctor)
    await doctor.getByRole('button', { name: bn('পাঠান'), exact: true }).click()
    await expect(asked.getByText(bn('শিক্ষকরা দেখছেন; আপনাকে জানানো হবে।'))).toBeVisible()

    // The analysis puts the planted key first.
    await signInStaff(page, { role: 'manager', duties: ['exam_control'], name: 'মাহবুব আলম' })
    await page.goto('/results')
    await expectNoSideways(page)
    await page.getByRole('link', { name: bn('কুইজ: ইসিজি পড়া') }).click()
    await expect(page.getByRole('heading', { level: 1, name: bn('কুইজ: ইসিজি পড়া') })).toBeVisible()
    await expect(page.getByText(bn('৮টি আপত্তি'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('link', { name: bn('প্রশ্ন বিশ্লেষণ') }).click()
    // A server that has just begun works it out within seconds, and the screen shows it by itself.
    await expect(page.getByRole('heading', { name: bn('প্রশ্ন ৪'), exact: true })).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText(bn('ভুল উত্তর বসানো')).first()).toBeVisible()
    await expect(page.getByText(bn('৮ জন আপত্তি জানিয়েছেন, ২ জন বইয়ের পৃষ্ঠাসহ'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await inTheDark(page)
    await expectAccessible(page, 'colours')

    // Rehearsed by one.
    await press(page, 'সংশোধনের মহড়া দিন')
    await page.getByRole('checkbox', { name: /left deviation/ }).check()
    await page.getByLabel(bn('কেন, এক-দুই বাক্যে')).fill(bn('উত্তরমালায় টাইপের ভুল ছিল।'))
    await press(page, 'মহড়া দিন')
    await expect(page.getByRole('heading', { name: bn('এতে যা হবে') })).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await expectNoSideways(page)
    await press(page, 'সইয়ের জন্য পাঠান')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('সইয়ের জন্য পাঠান') })
      .click()
    await expect(page.getByText(bn('সইয়ের অপেক্ষায়'), { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: bn('সই করে প্রকাশ করুন') })).toBeHidden()
    expect(await marksOf(doctorId, paperId)).toBe(before)

    // Signed by another.
    const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(second, { role: 'owner', name: 'ডা. তানভীর রহমান' })
    await second.goto(page.url())
    await press(second, 'সই করে প্রকাশ করুন')
    const isPublished = page.getByText(bn('প্রকাশিত'), { exact: true })
    await expect(isPublished).toBeVisible({ timeout: 30_000 })

    // The doctor reads why, and the old and the new mark.
    expect(await marksOf(doctorId, paperId)).toBe(before + 100)
    await doctor.goto('/my/quiz/results/quiz-ecg')
    const n = new Intl.NumberFormat('bn-BD').format(position)
    await expect(doctor.getByText(bn(`প্রশ্ন ${n}-এর উত্তর ঠিক করা হয়েছে। আপনার নম্বর`))).toBeVisible()
    await expect(doctor.getByText(bn('উত্তরমালায় টাইপের ভুল ছিল।'))).toBeVisible()
    await expectAccessible(doctor)
    await doctor.goto('/my/notices')
    await expect(doctor.getByText(bn(`কুইজ: ইসিজি পড়া: প্রশ্ন ${n}-এর উত্তর ঠিক করা হয়েছে`)).first()).toBeVisible()

    // Taken back by two.
    await press(page, 'আগের উত্তরে ফিরুন')
    await page.getByRole('dialog').getByLabel(bn('কেন'), { exact: true }).fill(bn('আবার দেখা দরকার'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('আগের উত্তরে ফিরুন') })
      .click()
    await press(second, 'ফিরিয়ে নেওয়ায় সই করুন')
    await expect(page.getByText(bn('ফিরিয়ে নেওয়া'), { exact: true })).toBeVisible({ timeout: 30_000 })
    expect(await marksOf(doctorId, paperId)).toBe(before)

    // Eight objections, one answer.
    await page.goto(`/objections/${paperId}/${questionId}`)
    await page.getByLabel(bn('উত্তর'), { exact: true }).fill(bn('প্রশ্নটি নতুন করে দেখা হচ্ছে।'))
    await expectAccessible(page)
    await expectNoSideways(page)
    await press(page, '৮ জনকে পাঠান')
    await expect(page.getByText(bn('৮ জনকে উত্তর পাঠানো হলো'))).toBeVisible()
    await doctor.goto('/quiz-question-answer/quiz-ecg')
    await expect(asked.getByText(bn('প্রশ্নটি নতুন করে দেখা হচ্ছে।'))).toBeVisible()
  },
)
