import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { makePng, makeTeachersPaper, teachersCounts } from '@prostuti/question-formats/testing'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, signInStaff, test } from '../../support/office.ts'
import { createPerson } from '../../support/person.ts'
import { signIn } from '../../support/signed-in.ts'
import { questionsOf } from '../../support/sittings.ts'
import { closeNewSiteNotice, once, open } from '../../support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name), exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name: bn(name), exact: true })
const wall = (hours: number) => new Date(Date.now() + (hours + 6) * 3_600_000).toISOString().slice(0, 16)

/** A subject that the name of the file speaks of. */
async function makeSubject(): Promise<string> {
  const name = `physiology${Date.now()}`
  await withDatabase(({ db }) =>
    db.insert(tables.subject).values({ key: `journey-${name}`, name: { bn: bn(`ফিজিওলজি ${name}`), en: name } }),
  )
  return name
}

test(
  'from the Word file of a teacher to an exam that a doctor opens: forty presses, ten minutes',
  once,
  async ({ page, elsewhere }) => {
    test.setTimeout(180_000)
    const about = await makeSubject()
    const title = bn(`মডেল টেস্ট ${Date.now()}`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInStaff(page, { role: 'manager', duties: ['exam_control'], name: 'মাহবুব আলম' })
    const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(second, { role: 'manager', duties: ['exam_control'], name: 'রাশেদ খান' })
    await second.setViewportSize({ width: 1280, height: 900 })
    await Promise.all([page.goto('/'), second.goto('/')])
    const { press, choose, write, give, look, presses, minutes } = createPerson()

    // The file is brought, its three mistakes are mended, its questions are taken.
    await press(link(page, 'প্রশ্নভান্ডার'))
    await press(link(page, 'ফাইল থেকে আনা'))
    const file = { name: `${about} 50.docx`, mimeType: '', buffer: Buffer.from(makeTeachersPaper()) }
    await give(button(page, 'ফাইল বাছুন'), file)
    await expect(button(page, 'ভুল ৩টি ছাড়া ৪৭টি নিন')).toBeVisible()
    look(30)
    await press(page.locator('label:has([type=radio])').filter({ hasText: bn('ক') }))
    await press(button(page, 'পরের ভুল: ৩১'))
    look(10)
    await press(button(page, 'বিকল্প যোগ করুন'))
    await write(page.getByRole('textbox', { name: bn('বিকল্প ঙ') }), bn('যকৃৎ কাজ করে না'))
    await press(button(page, 'পরের ভুল: ৪৬'))
    look(10)
    const picture = { name: 'ecg.png', mimeType: 'image/png', buffer: Buffer.from(makePng(7)) }
    await give(button(page, 'PNG বা JPG দিন'), picture)
    await press(button(page, '৫০টি ভান্ডারে নিন'))
    await press(button(page, 'ভান্ডারে নিন'))
    await expect(page.getByText(bn('৫০টি প্রশ্ন ভান্ডারে নেওয়া হয়েছে।'))).toBeVisible()

    // They become a paper, whose kind is chosen before the rules have come.
    const rules = Promise.withResolvers<void>()
    await page.route('**/api/v3/admin/rule-packs?*', async (route) => {
      await rules.promise
      await route.continue()
    })
    await press(link(page, 'এগুলো দিয়ে প্রশ্নপত্র'))
    await write(page.getByLabel(bn('প্রশ্নপত্রের নাম (বাংলা)')), title)
    await choose(page.getByLabel(bn('ধরন')), 'quiz')
    rules.resolve()
    await expect(page.getByLabel(bn('নিয়ম'))).toHaveValue('quiz')
    await write(page.getByLabel(bn('খুলবে')), wall(-1))
    await write(page.getByLabel(bn('বন্ধ হবে')), wall(5))
    await press(button(page, 'সংরক্ষণ করুন'))
    await press(button(page, 'ফাইলের সব প্রশ্ন বসান'))
    await expect(page.locator('[data-column="paper"] li')).toHaveCount(teachersCounts.questions)
    const id = Number(/\/papers\/(\d+)/.exec(page.url())?.[1])

    // Another member looks the questions through, and accepts them.
    await press(link(second, 'প্রশ্নভান্ডার'))
    await press(link(second, 'ফাইল থেকে আনা'))
    await press(link(second, file.name))
    await press(link(second, 'ভান্ডারে দেখুন'))
    await expect(second.getByText(bn('৫০টি'), { exact: true })).toBeVisible()
    await press(second.getByRole('checkbox', { name: bn('এই পাতার সব বাছুন') }))
    look(50 * 3)
    await press(button(second, 'অবস্থা'))
    await press(second.getByRole('dialog').getByRole('button', { name: bn('গ্রহণ করুন') }))
    await expect(second.locator('td').getByText(bn('তৈরি'), { exact: true })).toHaveCount(teachersCounts.questions)

    // It is rehearsed and frozen by both.
    await press(button(page, 'প্রস্তুত বলুন'))
    await press(link(page, 'মহড়া দিন'))
    await press(button(page, 'মহড়া শুরু করুন'))
    await expect(page.locator('[data-part~="q"]')).toHaveCount(teachersCounts.questions)
    look(50 * 3)
    await press(button(page, 'জমা দিন'))
    await press(link(page, 'প্রশ্নপত্রে ফিরুন'))
    await press(button(page, 'জমাট করুন').last())
    await press(button(page, 'সই চান'))
    await press(link(second, 'পরীক্ষা'))
    await press(second.getByRole('link', { name: title }))
    await press(button(second, 'দেখে সই করুন').last())
    await press(button(second, 'সই করে জমাট করুন'))
    await expect(second.getByText(bn('চলছে'), { exact: true })).toBeVisible()
    expect(presses(), 'presses').toBeLessThanOrEqual(40)
    expect(minutes(), 'minutes at the pace of a person').toBeLessThanOrEqual(10)

    // A doctor opens it, and finds the pictures and the equations of the file.
    const key = await withDatabase(
      async ({ db }) => (await db.select().from(tables.paper).where(eq(tables.paper.id, id)))[0]!.key,
    )
    const room = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await closeNewSiteNotice(room)
    await signIn(room)
    await open(room, `/on-spot-quiz/${key}`)
    const sat = await questionsOf(room, () => room.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click())
    expect(sat).toHaveLength(teachersCounts.questions)
  },
)
