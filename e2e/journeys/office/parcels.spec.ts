import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { createPerson } from '../../support/person.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

const { batch, enrolment, schedule, sheet, sheetDelivery, sheetDeliveryItem } = tables

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: typeof name === 'string' ? bn(name) : name, exact: typeof name === 'string' })

/** Two hundred parcels of a batch that has none, three of them without a name on them, which no courier takes. */
const makeParcels = () =>
  withDatabase(async ({ db }) => {
    const [place] = await db
      .select({ batchId: batch.id, scheduleId: schedule.id })
      .from(batch)
      .innerJoin(schedule, eq(schedule.batchId, batch.id))
      .where(
        sql`exists (select from ${sheet} where ${sheet.batchId} = ${batch.id}) and not exists (select from ${enrolment}
          join ${sheetDelivery} on ${sheetDelivery.enrolmentId} = ${enrolment.id} where ${enrolment.batchId} = ${batch.id})`,
      )
      .orderBy(asc(batch.id))
      .limit(1)
    const { batchId, scheduleId } = place!
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from doctor where bmdc like 'A-998%' and not exists (
        select from enrolment where enrolment.doctor_id = doctor.id and batch_id = ${batchId}) order by id limit 1`)
    const [enrolled] = await db
      .insert(enrolment)
      .values({ doctorId: rows[0]!.id, batchId, scheduleId, state: 'active' })
      .returning()
    const [volume] = await db
      .select()
      .from(sheet)
      .where(and(eq(sheet.batchId, batchId), eq(sheet.volume, 1)))
    const made = await db
      .insert(sheetDelivery)
      .values(
        Array.from({ length: 200 }, (_, nth) => ({
          ...{ enrolmentId: enrolled!.id, courier: 'steadfast' as const, invoice: `PS-${batchId}-${1e11 + nth}` },
          ...{ recipientName: nth < 3 ? '' : bn(`ডা. পরীক্ষা ${nth}`), recipientPhone: '+8801712345678' },
          ...{ divisionId: 6, districtId: 47, upazilaId: 9013, address: bn(`বাসা ${nth + 1}, সড়ক ৭`) },
        })),
      )
      .returning()
    await db.insert(sheetDeliveryItem).values(made.map(({ id }) => ({ deliveryId: id, sheetId: volume!.id })))
    return { batchId, first: made[3]!, refused: made[0]! }
  })

/** A scanner: fast letters and an Enter, wherever the focus is. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test(
  'two hundred parcels are booked with three refusals and labelled, one is mended, and the bench stops at a wrong volume',
  once,
  async ({ page }) => {
    test.setTimeout(180_000)
    const { batchId, first, refused } = await makeParcels()
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInStaff(page, { role: 'support', duties: ['despatch'] })
    await page.goto('/')
    const { press, choose, look, presses, minutes } = createPerson()

    // Two hundred booked and labelled.
    await press(page.getByRole('link', { name: bn('পার্সেল'), exact: true }).first())
    await choose(page.getByRole('combobox', { name: bn('ব্যাচ'), exact: true }), String(batchId))
    await press(button(page, /^বুক হয়নি/))
    await press(page.getByLabel(bn('এই পাতার সব বেছে নিন')))
    await press(button(page, 'যা মেলে সব (২০০) বেছে নিন'))
    await press(button(page, 'কুরিয়ারে বুক করুন'))
    await expect(page.getByText(bn('১৯৭টি বুক হয়েছে।'))).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText(/^Too small|expected string/)).toHaveCount(3)
    look(10)
    const labels = page.waitForEvent('download')
    await press(button(page, 'লেবেল, A4-এ চারটি'))
    expect((await labels).suggestedFilename()).toContain(bn('১৯৭টি পার্সেলের লেবেল'))
    expect(presses()).toBeLessThanOrEqual(12)
    expect(minutes()).toBeLessThanOrEqual(3)
    await expectAccessible(page)

    // A refusal is mended and booked again.
    await page.goto(`/parcels/${refused.id}`)
    await expect(page.getByText(/কুরিয়ার নেয়নি:/)).toBeVisible()
    await expectAccessible(page)
    await button(page, 'ঠিকানা শুধরান').click()
    await page.getByLabel(bn('প্রাপক')).fill(bn('ডা. রহিমা খাতুন'))
    await button(page, 'সংরক্ষণ করুন').click()
    await button(page, 'এখনই বুক করুন').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('এখনই বুক করুন') })
      .click()
    await expect(page.getByText(bn('প্যাক হয়নি')).first()).toBeVisible({ timeout: 30_000 })

    // The bench: nothing but the scanner. What is wrong stops loudly.
    await page.goto('/packing-bench')
    await page.getByRole('heading', { level: 1 }).click()
    await scan(page, first.invoice)
    await expect(page.getByRole('heading', { level: 2, name: first.recipientName })).toBeVisible()
    await scan(page, 'SH-999999')
    const stop = page.getByRole('alert').filter({ hasText: bn('থামুন') })
    await expect(stop).toContainText('SH-999999')
    await expectAccessible(page)
  },
)

test('the screens of the despatch desk fit a phone and are read by everybody', once, async ({ page }) => {
  await signInStaff(page, { role: 'manager' })
  for (const address of ['/parcels', '/pick-list', '/packing-bench', '/hand-over', '/returns', '/stock']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(bn('আসছে…'))).toHaveCount(0)
    await expectNoSideways(page)
    await expectAccessible(page)
    await inTheDark(page)
    await expectAccessible(page)
  }
})
