import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { withDatabase } from '../../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../../support/office.ts'
import { ownSeats } from '../../../support/own-seats.ts'
import { signIn } from '../../../support/signed-in.ts'
import { closeNewSiteNotice, expectAccessible, expectNoSideways, once } from '../../../support/test.ts'

const { enrolment, schedule } = tables

const enrolmentsOf = (doctorId: number) =>
  withDatabase(({ db }) =>
    db
      .select()
      .from(enrolment)
      .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active'))),
  )

test(
  'a free seat is proposed by one and signed by another, and the doctor who is moved sees the other timetable',
  once,
  async ({ page, elsewhere, complaints }) => {
    const site = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await closeNewSiteNotice(site)
    const doctorId = await signIn(site)
    const [seats, other] = [await ownSeats(), await ownSeats()]
    const title = bn(`শুক্রবার সকাল ${doctorId}`)
    await withDatabase(({ db }) =>
      db
        .update(schedule)
        .set({ title: { bn: title } })
        .where(eq(schedule.id, other.scheduleId)),
    )

    await signInStaff(page, { role: 'manager', name: bn('নাজমুল হাসান') })
    await page.goto(`/doctors/${doctorId}`)
    await page.getByRole('button', { name: bn('বিনা মূল্যের আসন') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: bn('ব্যাচ') }).fill(bn(seats.title))
    await page
      .getByRole('option', { name: bn(seats.title) })
      .first()
      .click()
    await dialog.getByLabel(bn('রুটিন')).selectOption(String(seats.scheduleId))
    await dialog.getByLabel(bn('কেন')).fill(bn('মুক্তিযোদ্ধার সন্তান, বৃত্তি'))
    await expectAccessible(page)
    await expectNoSideways(page)
    await dialog.getByRole('button', { name: bn('প্রস্তাব করুন') }).click()
    await expect(page.getByText(bn('সইয়ের অপেক্ষায়')).first()).toBeVisible()
    // Whoever proposed it takes it back, and does not sign it.
    await expect(page.getByRole('button', { name: bn('তুলে নিন') })).toBeVisible()
    await expect(page.getByRole('button', { name: bn('সই করুন') })).toHaveCount(0)
    expect(await enrolmentsOf(doctorId)).toEqual([])

    const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(second, { role: 'owner', name: bn('রেহানা পারভীন') })
    await second.goto('/free-seats')
    const line = second.getByRole('listitem').filter({ has: second.locator(`a[href$="/doctors/${doctorId}"]`) })
    await expect(line.getByText(bn('মুক্তিযোদ্ধার সন্তান'))).toBeVisible()
    await expectAccessible(second)
    await expectNoSideways(second)
    await inTheDark(second)
    await expectAccessible(second, 'colours')
    await line.getByRole('button', { name: bn('সই করুন') }).click()
    await second
      .getByRole('dialog')
      .getByRole('button', { name: bn('সই করুন') })
      .click()
    await expect(line).toHaveCount(0)
    const [own] = await enrolmentsOf(doctorId)
    expect(own).toMatchObject({ scheduleId: seats.scheduleId })

    // The page of the doctor, open all the while, has the course by itself.
    await page.getByRole('button', { name: bn('ব্যাচ বদলান') }).click()
    await dialog.getByLabel(bn('কোথায় যাবেন')).selectOption(String(other.scheduleId))
    await expect(dialog.getByText(bn('অগ্রগতি গোনা হবে নতুন রুটিন ধরে'))).toBeVisible()
    await dialog.getByLabel(bn('কেন')).fill(bn('শুক্রবারে ছুটি থাকে'))
    // A slip takes nothing away that was typed.
    await page.keyboard.press('Escape')
    const asked = dialog.getByText(bn('এখনো পাঠানো হয়নি'))
    await expect(asked).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).toHaveCount(0)
    await expect(dialog.getByLabel(bn('কেন'))).toBeFocused()
    await dialog.getByRole('button', { name: bn('বন্ধ করুন') }).click()
    await expect(asked).toBeVisible()
    await dialog.getByRole('button', { name: bn('লিখতে থাকুন') }).click()
    await expect(dialog.getByLabel(bn('কেন'))).toHaveValue(bn('শুক্রবারে ছুটি থাকে'))
    await expectAccessible(page)
    await expectNoSideways(page)
    await inTheDark(page)
    await expectAccessible(page, 'colours')
    await dialog.getByRole('button', { name: bn('ব্যাচ বদলান') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(title).first()).toBeVisible()
    // It moves once: nothing offers it again.
    await expect(page.getByRole('button', { name: bn('ভর্তি শেষ করুন') })).toBeVisible()
    await expect(page.getByRole('button', { name: bn('ব্যাচ বদলান') })).toHaveCount(0)

    // The doctor has the course with the other timetable, and was told.
    await site.goto(`/my/courses/${own?.id}`)
    await expect(site.getByRole('heading', { level: 1 })).toContainText(bn(seats.title))
    await expect(site.getByText(title).first()).toBeVisible()
    await site.goto('/my/notices')
    await expect(site.getByText(bn('এখন আপনি')).first()).toBeVisible()
    complaints.length = 0
  },
)
