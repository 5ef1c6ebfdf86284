import { randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

const { campaign, campaignRecipient, site } = tables

const doctors = 620

/** A batch of the demo with so many more doctors in it, and no quiet hours: a journey may walk at night. */
const fillBatch = () =>
  withDatabase(async ({ db }) => {
    await db.update(site).set({ quietFromHour: 0, quietUntilHour: 0 })
    const [slot] = await db
      .select({ batchId: tables.schedule.batchId, id: tables.schedule.id, title: tables.batch.title })
      .from(tables.schedule)
      .innerJoin(tables.batch, eq(tables.batch.id, tables.schedule.batchId))
      .where(eq(tables.batch.isActive, true))
      .limit(1)
    const start = randomBytes(3).readUIntBE(0, 3)
    await db.execute(sql`with made as (
        insert into doctor (phone, name, password_hash)
        select '+88014' || lpad((${start}::int + nth)::text, 8, '0'), 'ডা. রুমানা হক', '$argon2id$x' from generate_series(1, ${doctors}::int) nth
        returning id)
      insert into enrolment (doctor_id, batch_id, schedule_id) select id, ${slot!.batchId}::int, ${slot!.id}::int from made`)
    return slot!.title.bn
  })

const standing = (id: number) =>
  withDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ doctors: number; sent: number; tries: number; most: number }>(sql`
      select count(*)::int as doctors, count(*) filter (where state = 'sent')::int as sent, sum(tries)::int as tries, max(tries)::int as most
      from ${campaignRecipient} where campaign_id = ${id}`)
    return rows[0]!
  })

/** Lets the fuse burn down and holds the one in the middle back until `press` was pressed: so many chunks go out, and no more. */
const stopAtHalf = (id: number, press: () => Promise<void>) =>
  withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const { doctors: all } = await standing(id)
      // Found first and held then: an offset holds what it skips as well.
      const { rows } = await tx.execute<{ doctor_id: number }>(sql`select doctor_id from ${campaignRecipient}
        where campaign_id = ${id} order by doctor_id offset ${Math.floor(all / 2)} limit 1`)
      await tx.execute(sql`select from ${campaignRecipient}
        where campaign_id = ${id} and doctor_id = ${rows[0]!.doctor_id} for update`)
      await withDatabase((other) =>
        other.db.update(campaign).set({ fuseEndsAt: new Date() }).where(eq(campaign.id, id)),
      )
      await expect
        .poll(async () => (await standing(id)).sent, { timeout: 30_000 })
        .toBeGreaterThanOrEqual(Math.floor(all / 2) - 50)
      await press()
    }),
  )

test(
  'an owner sends an SMS to hundreds, stops it at half, and goes on without reaching anybody twice',
  once,
  async ({ page }) => {
    const batch = await fillBatch()
    await signInStaff(page, { role: 'owner' })
    await page.goto('/campaigns')
    await expectAccessible(page)
    await page.getByRole('link', { name: bn('নতুন এসএমএস প্রচার') }).click()
    await page.getByLabel(bn('নিজেদের জন্য নাম')).fill(bn('মডেল টেস্টের খবর'))
    await page.getByLabel(bn('এসএমএসের লেখা')).fill(bn(`আগামীকাল সকাল ৯টায় মডেল টেস্ট। সময়মতো বসুন। ${Date.now()}`))
    await expect(page.getByText(bn('১ অংশ'), { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: bn('বেছে নিন') }).click()
    await page.getByRole('combobox', { name: bn('ব্যাচ') }).fill(bn(batch))
    await page
      .getByRole('option', { name: bn(batch) })
      .first()
      .click()
    await page.keyboard.press('Escape')
    await expect(page.getByText(bn('যেসব ডাক্তার'), { exact: false })).toBeVisible()
    await expect(page.getByText(bn('৫০০ জনের বেশি'), { exact: false })).toBeVisible()
    // What lies half under the head of the page is too small to be pressed.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('button', { name: bn('খসড়া রাখুন') }).click()
    await expect(page).toHaveURL(/\/campaigns\/\d+$/)
    const id = Number(page.url().split('/').at(-1))

    const send = page.getByRole('button', { name: bn('পাঠান'), exact: true })
    await expect(send).toBeDisabled()
    await page.getByRole('button', { name: bn('আমাকে পাঠান') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(bn('আপনার মোবাইল নম্বর')).fill('01712345678')
    await dialog.getByRole('button', { name: bn('আমাকে পাঠান') }).click()
    await expect(page.getByText(bn('পরীক্ষা হয়েছে'), { exact: false })).toBeVisible()
    await page.getByRole('button', { name: bn('মহড়া দিন') }).click()
    await send.click()
    await dialog.getByRole('button', { name: /জনকে পাঠান/u }).click()

    // The fuse burns, and could be taken back; here it burns quicker.
    await expect(page.getByRole('button', { name: bn('তুলে নিন') })).toBeVisible()
    await expectAccessible(page)
    await stopAtHalf(id, async () => {
      const pressed = page.waitForRequest((request) => request.url().endsWith(`/campaigns/${id}/stop`))
      await page.getByRole('button', { name: bn('থামান') }).click()
      await pressed
    })
    await expect(page.getByText(bn('থামানো আছে'), { exact: false })).toBeVisible()
    const stopped = await standing(id)
    // The chunk that was under way when it was pressed goes out whole.
    expect(stopped.sent / stopped.doctors).toBeGreaterThan(0.4)
    expect(stopped.sent / stopped.doctors).toBeLessThan(0.65)
    await inTheDark(page)
    await expectAccessible(page, 'colours')
    await page.getByRole('button', { name: bn('আবার চালু করুন') }).click()
    await expect(page.getByText(bn('যাঁদের যাওয়ার কথা, সবার কাছে গেছে'), { exact: false })).toBeVisible({ timeout: 20_000 })
    const done = await standing(id)
    expect(done).toMatchObject({ sent: done.doctors, tries: done.doctors, most: 1 })
  },
)
