import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildOwing } from '../../../../apps/server/src/testing/builders/build-owing.ts'
import { callAs, plainAddress } from '../../../support/call-as.ts'
import { withDatabase } from '../../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../../support/office.ts'
import { signIn } from '../../../support/signed-in.ts'
import { expectAccessible, expectNoSideways, once } from '../../../support/test.ts'

type OrderPage = { order: { dues: { number: number; due_on: string }[]; waived_paisa: number; state: string } }

test(
  'a debt is seen by its age, put off once, its link copied, and what is left waived by two',
  once,
  async ({ page, context, elsewhere }) => {
    const order = await withDatabase(async (database) => {
      const { order: owing } = await buildOwing({ database, clock: () => new Date() })
      return owing
    })
    const doctor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await signIn(doctor, order.doctorId)
    await doctor.goto(plainAddress)
    const readOrder = () => callAs<OrderPage>(doctor, 'GET', `/api/v3/web/doctor/orders/${order.id}`)

    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: process.env.E2E_OFFICE_URL })
    await signInStaff(page, { role: 'accounts', name: 'শাহানা বেগম' })
    await page.goto('/dues?age=month')
    const name = await withDatabase(async ({ db }) => {
      const [payer] = await db.select().from(tables.doctor).where(eq(tables.doctor.id, order.doctorId))
      return payer!.name
    })
    const row = page.getByRole('row').filter({ hasText: name }).first()
    await expect(row).toContainText(bn('৬,০০০'))
    await expectAccessible(page)
    await expectNoSideways(page)
    await row.getByRole('button', { name: bn('লিংক কপি') }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/checkout')

    await row.getByRole('button', { name: bn('বকেয়া মাফ') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(bn('কত টাকা মাফ')).fill('2000')
    await dialog.getByLabel(bn('কেন')).fill(bn('বাবা অসুস্থ, অর্ধেক পারবেন'))
    await dialog.getByRole('button', { name: bn('দ্বিতীয় সই চান') }).click()
    await expect(row.getByText(bn('মাফের সই বাকি'))).toBeVisible()

    // Another person signs; the doctor owes less, and their place is as it was.
    const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(second, { role: 'owner', name: 'রেহানা পারভীন' })
    await second.goto('/dues')
    const line = second.getByRole('listitem').filter({ hasText: bn('বাবা অসুস্থ, অর্ধেক পারবেন') })
    await line.getByRole('button', { name: bn('মাফে সই করুন') }).click()
    await second
      .getByRole('dialog')
      .getByRole('button', { name: bn('মাফে সই করুন') })
      .click()
    await expect(line).toHaveCount(0)
    await inTheDark(second)
    await expectAccessible(second, 'colours')
    expect((await readOrder()).order).toMatchObject({ waived_paisa: 200_000, state: 'booked' })

    // What is left is put off once, and the doctor sees the new day.
    const before = (await readOrder()).order.dues.at(-1)!.due_on
    await page.goto('/dues?age=month')
    await expect(row).toContainText(bn('৪,০০০'))
    await row.getByRole('button', { name: bn('পিছিয়ে দিন') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('পিছিয়ে দিন') })
      .click()
    await expect(row).toHaveCount(0)
    expect((await readOrder()).order.dues.at(-1)!.due_on > before).toBe(true)
    await doctor.goto(`/my/orders/${order.id}`)
    await expect(doctor.getByText(bn('মাফ করা হয়েছে'))).toBeVisible()
  },
)
