import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { questionsOf, savedSitting } from '../../support/sittings.ts'
import { expect, expectAccessible, expectNoSideways, once, open, type Page, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

const { doctor } = tables
const quiz = 'quiz-renal'
const saved = (page: Page) => page.locator('[data-part~="saved"]')

test('a sign-in that ends in the middle of a sitting costs no answer', once, async ({ page, complaints }) => {
  const doctorId = await signIn(page)
  const phone = await giveDemoPassword(doctorId)
  await open(page, `/on-spot-quiz/${quiz}`)
  const questions = await questionsOf(page, () => page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click())
  const chosen = new Map<number, number>()
  const answer = async (index: number, option: number) => {
    const question = page.getByRole('article', { name: `প্রশ্ন ${'১২৩৪'[index]}` })
    await question.locator('[data-part~="opt"]').nth(option).click()
    await expect(question.getByRole('radio').nth(option)).toBeChecked()
    chosen.set(questions[index]?.id ?? 0, questions[index]?.parts[option]?.id ?? 0)
    await page.getByRole('button', { name: 'পরের প্রশ্ন' }).click()
  }

  await answer(0, 1)
  await expect(saved(page)).toHaveText(/^১\/২০( প্রশ্ন)? সংরক্ষিত$/)
  await endSignIns(page, doctorId)
  for (const index of [1, 2, 3]) await answer(index, index % 3)
  await expect(page.getByRole('alert')).toContainText('লগইনের মেয়াদ শেষ'.normalize('NFC'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideways(page)
  expect((await savedSitting(doctorId, quiz)).answers.size).toBe(1)

  await page.getByRole('link', { name: 'লগইন করুন' }).click()
  await page.getByLabel('মোবাইল, ইমেইল বা BMDC নম্বর').fill(phone)
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('prostuti-demo')
  await page.getByRole('button', { name: 'লগইন করুন' }).click()
  await expect(page).toHaveURL(/\/on-spot-quiz\//)
  await expect(saved(page)).toHaveText(/^৪\/২০( প্রশ্ন)? সংরক্ষিত$/)
  expect((await savedSitting(doctorId, quiz)).answers).toEqual(chosen)
  // The browser notes every call that was refused.
  complaints.length = 0
})

/** A doctor of the journey's own has a password nobody knows; the demo doctors' one is known. Gives the phone number. */
async function giveDemoPassword(doctorId: number): Promise<string> {
  return withDatabase(async ({ db }) => {
    const [demo] = await db.select().from(doctor).where(eq(doctor.phone, '+8801700000101'))
    if (!demo) throw new Error('there is no demo doctor')
    const [own] = await db
      .update(doctor)
      .set({ passwordHash: demo.passwordHash })
      .where(eq(doctor.id, doctorId))
      .returning({ phone: doctor.phone })
    return own?.phone ?? ''
  })
}

/** As if it had been ended from elsewhere, and until a save is refused: the server trusts a row of them for a moment. */
async function endSignIns(page: Page, doctorId: number): Promise<void> {
  await withDatabase(({ db }) => db.delete(tables.signIn).where(eq(tables.signIn.doctorId, doctorId)))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const save = () =>
    page.request.post(`/api/v3/web/on-spot-quiz/${quiz}`, { headers: { authorization: `Bearer ${token}` }, data: {} })
  await expect.poll(async () => (await save()).status()).toBe(401)
}
