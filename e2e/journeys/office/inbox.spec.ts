import { tables } from '@prostuti/db'
import { inArray } from 'drizzle-orm'
import { buildCourse } from '../../../apps/server/src/testing/builders/build-batch.ts'
import { buildComplaint } from '../../../apps/server/src/testing/builders/build-complaint.ts'
import { buildDoctor } from '../../../apps/server/src/testing/builders/build-doctor.ts'
import { buildPaper, rightAnswer } from '../../../apps/server/src/testing/builders/build-paper.ts'
import { buildSatAttempt } from '../../../apps/server/src/testing/builders/build-sat-attempt.ts'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { closeNewSiteNotice, expectAccessible, expectNoSideways, once } from '../../support/test.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test(
  'a complaint is answered by the keyboard, taken back in time and sent; a colleague’s answer stops the next once, and the doctor reads it all live',
  once,
  async ({ page, elsewhere, complaints }) => {
    test.slow()
    const { id, doctorId } = await withDatabase(async ({ db }) => {
      const doctor = await buildDoctor(db, { name: bn('ডা. নুসরাত জাহান') })
      const subject = bn('শিটের পৃষ্ঠা ছাপা নেই')
      // Promised so long ago that it stands first.
      const given = { doctorId: doctor.id, category: 'sheet', subject, promisedAt: hoursAgo(900) } as const
      return buildComplaint(db, { ...given, createdAt: hoursAgo(2) })
    })
    const colleague = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(colleague, { role: 'support', name: 'রাশেদ মাহমুদ' })
    await signInStaff(page, { role: 'support', name: 'সুমাইয়া খাতুন' })

    await page.goto('/inbox?view=late&category=sheet')
    await expect(page.getByRole('link', { name: bn('শিটের পৃষ্ঠা ছাপা নেই') })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { level: 1, name: bn('শিটের পৃষ্ঠা ছাপা নেই') })).toBeVisible()
    await expect(page.getByRole('complementary').getByText(bn('ডা. নুসরাত জাহান'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await inTheDark(page)
    await expectAccessible(page)

    // A note that calls the colleague; they see who reads and are told that they were called.
    await page.keyboard.press('i')
    const note = page.getByRole('textbox', { name: bn('ভেতরের কথা') })
    await note.fill('@')
    await note.pressSequentially(bn('রাশেদ'))
    const colleagues = page.getByRole('listbox', { name: bn('সহকর্মী') })
    await colleagues
      .getByRole('option', { name: bn('রাশেদ মাহমুদ') })
      .first()
      .click()
    await note.pressSequentially(bn('একটু দেখবেন?'))
    await page.getByRole('button', { name: bn('লিখে রাখুন') }).click()
    await expect(page.getByRole('log').getByText(bn('একটু দেখবেন?'))).toBeVisible()
    await colleague.goto(`/inbox/${id}`)
    await expect(colleague.getByText(bn('সুমাইয়া খাতুনও এটি খুলে আছেন'))).toBeVisible()

    // An answer that is kept ready, taken back within its seconds, then sent.
    await page.keyboard.press('r')
    const box = page.getByRole('textbox', { name: bn('উত্তর'), exact: true })
    await box.fill('/')
    await box.pressSequentially(bn('শিট'))
    await expect(page.getByRole('option', { name: bn('/শিট-আবার') })).toBeVisible()
    await box.press('Enter')
    await expect(box).toHaveValue(bn('দুঃখিত। নতুন একটি খণ্ড বিনা খরচে পাঠাচ্ছি। পার্সেলের খবর “শিট” পাতায় দেখতে পাবেন।'))
    await expect(colleague.getByText(bn('সুমাইয়া খাতুন লিখছেন…'))).toBeVisible()
    await box.press('Control+Enter')
    await page.getByRole('button', { name: bn('ফিরিয়ে নিন') }).click()
    await expect(page.getByRole('log').getByText(bn('দুঃখিত। নতুন'))).toBeHidden()

    // The colleague is faster: theirs is shown first, and the words are still there.
    const theirs = colleague.getByRole('textbox', { name: bn('উত্তর'), exact: true })
    await theirs.fill(bn('আমি দেখছি।'))
    await box.press('Control+Enter')
    await colleague.getByRole('button', { name: bn('পাঠান'), exact: true }).click()
    await colleague.getByRole('button', { name: bn('এখনই পাঠান') }).click()
    await expect(page.getByRole('log').getByText(bn('আমি দেখছি।'))).toBeVisible()
    await page.getByRole('button', { name: bn('এখনই পাঠান') }).click()
    await expect(page.getByText(bn('এইমাত্র এক সহকর্মী উত্তর দিয়েছেন'))).toBeVisible()
    complaints.length = 0
    await expect(box).toHaveValue(/দুঃখিত/)

    // The doctor has the conversation open while the answer comes.
    const doctor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await signIn(doctor, doctorId)
    await closeNewSiteNotice(doctor)
    await doctor.goto(`/my/complain-box/${id}`)
    await expect(doctor.getByText(bn('আমি দেখছি।'))).toBeVisible()
    await page.getByRole('button', { name: bn('পাঠান'), exact: true }).click()
    await page.getByRole('button', { name: bn('এখনই পাঠান') }).click()
    const talk = doctor.getByRole('list', { name: bn('কথোপকথন') })
    await expect(talk.getByText(bn('দুঃখিত। নতুন'))).toBeVisible()
    await expect(doctor.getByText(bn('একটু দেখবেন?'))).toBeHidden()
    await expect(box).toHaveValue('')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Shift+Digit3')
    await expect(page.getByText(bn('মিটে গেছে বলে রাখা হলো।'))).toBeVisible()
    await expect(page.getByRole('button', { name: bn('আবার খুলুন') })).toBeVisible()
  },
)

test(
  'seven objections to one question are answered at once from the inbox, and each doctor is told',
  once,
  async ({ page }) => {
    const { doctorIds, paperId, questionId } = await withDatabase(async ({ db }) => {
      const { course } = await buildCourse(db)
      const times = { opensAt: hoursAgo(5), closesAt: hoursAgo(2) }
      const paper = await buildPaper(db, { kind: 'quiz', each: 1, courseId: course.id, ...times })
      const [question] = paper.questions
      const made: number[] = []
      for (let nth = 0; nth < 7; nth++) {
        const { id: doctorId } = await buildDoctor(db)
        const sat = { startedAt: hoursAgo(4), finishedAt: hoursAgo(3) }
        await buildSatAttempt(db, { paper, doctorId, answers: [rightAnswer(question!)], ...sat })
        const said = { reason: 'other_key', words: bn('বইয়ে অন্য উত্তর আছে') } as const
        await db.insert(tables.objection).values({ paperId: paper.row.id, questionId: question!.id, doctorId, ...said })
        made.push(doctorId)
      }
      return { doctorIds: made, paperId: paper.row.id, questionId: question!.id }
    })
    await signInStaff(page, { role: 'manager', name: 'মাহবুব আলম' })
    await page.goto('/inbox?category=exam')
    await page.locator(`a[href^="/inbox/objections/${paperId}/${questionId}"]`).click()
    await expect(page.getByRole('button', { name: bn('৭ জনকে পাঠান') })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page
      .getByRole('textbox', { name: bn('উত্তর') })
      .first()
      .fill(bn('বইয়ের নতুন সংস্করণে উত্তরটি ঠিক আছে।'))
    await page.getByRole('button', { name: bn('৭ জনকে পাঠান') }).click()
    await expect(page.getByRole('button', { name: bn('৭ জনকে পাঠান') })).toBeHidden()
    const told = () => withDatabase(({ db }) => db.$count(tables.notice, inArray(tables.notice.doctorId, doctorIds)))
    expect(await told()).toBe(7)
  },
)
