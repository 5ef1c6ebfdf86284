import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { signIn } from '../../support/signed-in.ts'
import { expect, expectAccessible, expectNoSideways, once, open, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

/** The demo's. */
const password = 'prostuti-demo'

/** Says the doctor's number. */
const givePassword = (id: number) =>
  withDatabase(async ({ db }) => {
    const { doctor } = tables
    const [demo] = await db.select().from(doctor).where(eq(doctor.phone, '+8801700000101'))
    const [row] = await db
      .update(doctor)
      .set({ passwordHash: demo?.passwordHash ?? '' })
      .where(eq(doctor.id, id))
      .returning()
    return row?.phone ?? ''
  })

test('a doctor takes a copy of their data and closes the account for good', once, async ({ page, complaints }) => {
  const id = await signIn(page)
  const phone = await givePassword(id)

  await test.step('the profile leads to the copy, which is one file', async () => {
    await open(page, '/my/account')
    await page.getByRole('link', { name: /^আমার তথ্যের কপি/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমার তথ্যের কপি'.normalize('NFC'))
    await expectAccessible(page)
    await expectNoSideways(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'কপি নামান' }).click()
    expect((await download).suggestedFilename()).toMatch(/^prostuti-my-data-[\d-]+\.zip$/)
    await expect(page.getByRole('status').filter({ hasText: 'prostuti-my-data' })).toBeVisible()
  })

  await test.step('closing says what happens, and asks for number and password', async () => {
    await open(page, '/my/account/close')
    await expect(page.getByRole('heading', { name: 'যা রাখতে হয়'.normalize('NFC') })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByLabel('আপনার মোবাইল নম্বর লিখুন'.normalize('NFC')).fill(phone)
    const close = page.getByRole('button', { name: 'অ্যাকাউন্ট চিরতরে বন্ধ করুন'.normalize('NFC') })
    await close.click()
    await expect(page.getByLabel('পাসওয়ার্ড'.normalize('NFC'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('আপনার মোবাইল নম্বর লিখুন'.normalize('NFC'))).toHaveValue(phone)
    await page.getByLabel('পাসওয়ার্ড'.normalize('NFC'), { exact: true }).fill(password)
    await close.click()
  })

  await test.step('it is closed: nobody is signed in, and nothing says who it was', async () => {
    await expect(page).toHaveURL(/\/account-closed$/)
    await expect(page.getByRole('heading', { name: 'অ্যাকাউন্ট বন্ধ হয়েছে'.normalize('NFC') })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const [row] = await withDatabase(({ db }) => db.select().from(tables.doctor).where(eq(tables.doctor.id, id)))
    expect(row).toMatchObject({ phone: `closed:${id}`, email: null })
    await page.goto('/my/account')
    await expect(page).toHaveURL(/\/login/)
    // What the page asked for in the moment between the end of the account and the answer is refused, and may be heard of late.
    expect(complaints.filter((said) => !said.includes('401'))).toEqual([])
    complaints.length = 0
  })
})
