import { randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { eq, inArray } from 'drizzle-orm'
import { withDatabase } from '../../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../../support/office.ts'
import { codeSentTo } from '../../../support/outbox.ts'
import { expectAccessible, expectNoSideways, once } from '../../../support/test.ts'

const { doctor, doctorDouble, doctorNote } = tables

const digits = (many: number) => String(randomBytes(6).readUIntBE(0, 6)).padStart(many, '0').slice(-many)
const newPhone = (start: string) => `${start}${digits(8)}`

async function makeDoctor(name: string): Promise<{ id: number; phone: string }> {
  const phone = newPhone('018')
  const values = { name: bn(name), phone: `+88${phone}`, passwordHash: '$argon2id$nobody-knows-it' }
  const id = await withDatabase(async ({ db }) => {
    const [made] = await db.insert(doctor).values(values).returning({ id: doctor.id })
    return made?.id ?? 0
  })
  return { id, phone }
}
const rowOf = (id: number) =>
  withDatabase(async ({ db }) => (await db.select().from(doctor).where(eq(doctor.id, id)))[0])

test('a caller gets another number by the code that they read out', once, async ({ page, request }) => {
  const { id } = await makeDoctor('ডা. তাহমিনা শবনম')
  const phone = newPhone('016')
  await signInStaff(page, { role: 'support', name: bn('সুমাইয়া খাতুন') })
  await page.goto(`/doctors/${id}`)
  await page.getByRole('button', { name: bn('নম্বর বদলান') }).click()
  const bengali = phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
  await page.getByRole('textbox', { name: bn('নতুন মোবাইল নম্বর') }).fill(bengali)
  await page.getByRole('button', { name: bn('কোড পাঠান') }).click()
  await expect(page.getByRole('textbox', { name: bn('শোনা কোড') })).toBeVisible()
  await expectAccessible(page)
  const code = await codeSentTo(request, phone)
  expect(await page.content()).not.toContain(code)
  await page.getByRole('textbox', { name: bn('শোনা কোড') }).fill(code)
  await page.getByRole('textbox', { name: bn('কারণ') }).fill(bn('আগের সিম হারিয়েছেন'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: bn('নম্বর বদলান') })
    .click()
  await expect(page.getByText(bn('নম্বর বদলেছে')).first()).toBeVisible()
  expect((await rowOf(id))?.phone).toBe(`+88${phone}`)
  await page.goto(`/doctors/${id}?group=staff`)
  await expect(page.getByText(bn('মোবাইল নম্বর বদলেছেন')).first()).toBeVisible()

  // And an account is closed by the code that comes to the caller's own number.
  const leaver = await makeDoctor('ডা. শামীমা নাসরিন')
  await page.goto(`/doctors/${leaver.id}`)
  await page.getByRole('button', { name: bn('অ্যাকাউন্ট বন্ধ করুন') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(bn('চলমান কিছু নেই'))).toBeVisible()
  await dialog.getByRole('button', { name: bn('কোড পাঠান') }).click()
  await dialog.getByRole('textbox', { name: bn('শোনা কোড') }).fill(await codeSentTo(request, leaver.phone))
  await dialog.getByRole('textbox', { name: bn('কারণ') }).fill(bn('নিজের ইচ্ছায়'))
  await expectAccessible(page)
  await expectNoSideways(page)
  await inTheDark(page)
  await expectAccessible(page, 'colours')
  await dialog.getByRole('button', { name: bn('অ্যাকাউন্ট বন্ধ করুন') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await rowOf(leaver.id)).toMatchObject({ phone: `closed:${leaver.id}`, closedAt: expect.any(Date) })
})

test('two accounts of one person are made one: one proposes, another signs', once, async ({ page, elsewhere }) => {
  const [kept, gone] = [await makeDoctor('ডা. রোকসানা পারভীন লিপি'), await makeDoctor('Roksana Parvin Lipi')]
  const staffId = await signInStaff(page, { role: 'manager', name: bn('নাজমা সুলতানা') })
  // What no sweep has found is found by hand.
  await page.goto(`/doctors/${kept.id}`)
  await page.getByRole('button', { name: bn('অন্য অ্যাকাউন্টের সঙ্গে মেলান') }).click()
  await page.getByRole('searchbox', { name: bn('নাম, মোবাইল নম্বরের শেষ অঙ্ক') }).fill(gone.phone)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Roksana Parvin Lipi' })).toHaveAttribute(
    'href',
    new RegExp(`kept=${kept.id}&gone=${gone.id}$`),
  )
  await expectAccessible(page)
  await expectNoSideways(page)

  await withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      // The sweep that finds pairs would take this one back: it has been with these two already.
      await tx
        .update(doctor)
        .set({ toCompare: false })
        .where(inArray(doctor.id, [kept.id, gone.id]))
      await tx.insert(doctorNote).values({ doctorId: gone.id, staffId, text: bn('রাতে ফোন'), createdAt: new Date() })
      await tx
        .insert(doctorDouble)
        .values({ doctorId: kept.id, otherId: gone.id, facts: ['name', 'device'], score: 900 })
    }),
  )
  await page.goto('/doctors/doubles')
  const pair = page.getByRole('region', { name: bn('ডা. রোকসানা পারভীন লিপি') })
  await expect(pair.getByText('Roksana Parvin Lipi')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await pair.getByRole('link', { name: bn('মিলিয়ে দেখুন') }).click()
  await expect(page.getByRole('row', { name: bn('স্টাফের নোট') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await inTheDark(page)
  await expectAccessible(page, 'colours')
  // The number of the other is the one that the doctor uses.
  await page.getByRole('radio').nth(1).click()
  await expect(page).toHaveURL(/phone_of=gone/)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: bn('প্রস্তাব দিন') }).click()
  await page.getByRole('textbox', { name: bn('কেন একই মানুষ') }).fill(bn('ফোনে দুই নম্বরই বলেছেন'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: bn('প্রস্তাব দিন') })
    .click()
  await expect(page).toHaveURL(/\/doctor-merges\/\d+$/)
  await expect(page.getByText(bn('তাই সই করবেন আরেকজন'))).toBeVisible()
  await expect(page.getByRole('button', { name: bn('সই করে মেলান') })).toHaveCount(0)

  const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
  await signInStaff(second, { role: 'manager', name: bn('মাহবুব আলম') })
  await second.goto(new URL(page.url()).pathname)
  await second.getByRole('button', { name: bn('সই করে মেলান') }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: bn('সই করে মেলান') })
    .click()
  await expect(second).toHaveURL(new RegExp(`/doctors/${kept.id}$`))
  await expect(second.getByText(bn('রাতে ফোন')).first()).toBeVisible()
  expect(await rowOf(kept.id)).toMatchObject({ phone: `+88${gone.phone}` })
  expect((await rowOf(gone.id))?.mergedIntoId).toBe(kept.id)
  // The old address leads to the one that stays.
  await second.goto(`/doctors/${gone.id}`)
  await expect(second).toHaveURL(new RegExp(`/doctors/${kept.id}$`))
})
