import { randomInt } from 'node:crypto'
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

/** Two hundred parcels of two hundred doctors, in a batch that has sent none; three of them without a name on them, which no courier takes. */
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
    const { rows } = await db.execute<{ id: number }>(sql`with made as (
        insert into doctor (phone, name, password_hash)
        select '+88013' || lpad((${randomInt(1e7)}::int * 9 + nth)::text, 8, '0'), 'ডা. পরীক্ষা', '$argon2id$x'
        from generate_series(1, 200) nth returning id)
      insert into enrolment (doctor_id, batch_id, schedule_id) select id, ${batchId}::int, ${scheduleId}::int from made returning id`)
    const [volume] = await db
      .select()
      .from(sheet)
      .where(and(eq(sheet.batchId, batchId), eq(sheet.volume, 1)))
    const made = await db
      .insert(sheetDelivery)
      .values(
        rows.map(({ id: enrolmentId }, nth) => ({
          ...{ enrolmentId, courier: 'steadfast' as const, invoice: `PS-${enrolmentId}-${1e11 + nth}` },
          ...{ recipientName: nth < 3 ? '' : bn(`ডা. পরীক্ষা ${nth}`), recipientPhone: '+8801712345678' },
          ...{ divisionId: 6, districtId: 47, upazilaId: 9013, address: bn(`বাসা ${nth + 1}, সড়ক ৭`) },
        })),
      )
      .returning()
    await db.insert(sheetDeliveryItem).values(made.map(({ id }) => ({ deliveryId: id, sheetId: volume!.id })))
    return { batchId, first: made[3]!, refused: made[0]!, code: `SH-${volume!.id}` }
  })

/** A scanner: fast letters and an Enter, wherever the focus is. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test(
  'two hundred parcels are booked with three refusals, labelled, packed by scanner, handed over, taken back and sent again',
  once,
  async ({ page, complaints }) => {
    test.setTimeout(180_000)
    const { batchId, first, refused, code } = await makeParcels()
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
    const booking = page.getByRole('region').filter({ hasText: bn('১৯৭টি বুক হয়েছে।') })
    await expect(booking.getByText(/^Too small|expected string/)).toHaveCount(3)
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

    // The bench: nothing but the scanner. What is wrong stops loudly; a step back; packed.
    await page.goto('/packing-bench')
    await page.getByRole('heading', { level: 1 }).click()
    await scan(page, first.invoice)
    await expect(page.getByRole('heading', { level: 2, name: first.recipientName })).toBeVisible()
    await scan(page, 'SH-999999')
    const stop = page.getByRole('alert').filter({ hasText: bn('থামুন') })
    await expect(stop).toContainText('SH-999999')
    await expectAccessible(page)
    await inTheDark(page)
    await expectAccessible(page, 'colours')
    await scan(page, code)
    await expect(page.getByText(bn(`${first.invoice} প্যাক হয়েছে। পরের পার্সেল স্ক্যান করুন।`))).toBeVisible()
    await expect(stop).toHaveCount(0)
    await button(page, 'এক ধাপ পেছনে').click()
    await expect(page.getByText(bn(`${first.invoice}-এর প্যাক খোলা হয়েছে।`))).toBeVisible()
    await scan(page, first.invoice)
    await scan(page, code)
    await expect(page.getByText(bn(`${first.invoice} প্যাক হয়েছে। পরের পার্সেল স্ক্যান করুন।`))).toBeVisible()

    // The courier's man signs; after that it comes back only as a return.
    await page.goto('/hand-over')
    await button(page, /টি দিন$/)
      .first()
      .click()
    const signed = page.waitForEvent('download')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /টি দিন$/ })
      .click()
    expect((await signed).suggestedFilename()).toMatch(/\.pdf$/)
    await expectAccessible(page)
    await page.goto('/returns')
    await page.getByRole('heading', { level: 1 }).click()
    await scan(page, first.invoice.toLowerCase())
    await expect(page.getByText(bn(`${first.invoice} ফেরত নেওয়া হয়েছে: ১টি খণ্ড তাকে।`))).toBeVisible()
    await scan(page, first.invoice)
    await expect(page.getByRole('alert').filter({ hasText: bn('থামুন') })).toBeVisible()
    // What the browser says of the second time, which is refused.
    complaints.length = 0
    await page.goto(`/parcels/${first.id}`)
    await button(page, 'বিনা মূল্যে আবার পাঠান').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('বিনা মূল্যে আবার পাঠান') })
      .click()
    await expect(page.getByRole('link', { name: bn(`${first.invoice}-এর বদলে`) })).toBeVisible()

    // What came and went stands with the sheet.
    await page.goto(`/stock/${code.slice(3)}`)
    await expect(page.getByText(bn('ফেরত এসেছে'))).toBeVisible()
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
    await expectAccessible(page, 'colours')
  }
})
