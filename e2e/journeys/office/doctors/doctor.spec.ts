import { randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { withDatabase } from '../../../support/database.ts'
import { bn, expect, signInStaff, test } from '../../../support/office.ts'
import { closeNewSiteNotice, expectAccessible, expectNoSideways, once, useTheme } from '../../../support/test.ts'

const { complaint, device, deviceRequest, doctor, notice } = tables

const digits = (many: number) => String(randomBytes(6).readUIntBE(0, 6)).padStart(many, '0').slice(-many)

/** A doctor who asks for another device, with a name that nobody else has. */
async function makeAsking(name: string) {
  const phone = `+88018${digits(8)}`
  const id = await withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [made] = await tx
        .insert(doctor)
        .values({ name: bn(name), phone, bmdc: `A-${digits(7)}`, passwordHash: '$argon2id$nobody-knows-it' })
        .returning({ id: doctor.id })
      const doctorId = made?.id ?? 0
      const [wanted] = await tx
        .insert(device)
        .values({ doctorId, tokenHash: randomBytes(16).toString('hex'), label: 'Chrome · Windows' })
        .returning({ id: device.id })
      await tx
        .insert(deviceRequest)
        .values({ doctorId, deviceId: wanted?.id ?? 0, reason: bn('হাসপাতালের কম্পিউটার থেকে ভিডিও দেখব') })
      return doctorId
    }),
  )
  return { id, phone }
}

test('a caller is found by a misspelt name, and the device they ask for is approved', once, async ({ page }) => {
  const { id, phone } = await makeAsking('ডা. জোহরা মাহজাবীন')
  await signInStaff(page, { role: 'support', name: bn('সুমাইয়া খাতুন') })
  await page.goto('/doctors')
  await page.getByRole('searchbox').fill('johora mahjabeen')
  await page.keyboard.press('Enter')
  // Judged once the search has ended: a list that changes while its rows are counted cannot be put back.
  await expect(page.getByRole('link', { name: bn('ডা. জোহরা মাহজাবীন') })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: bn('ডা. জোহরা মাহজাবীন') }).click()
  await expect(page).toHaveURL(new RegExp(`/doctors/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: bn('ডা. জোহরা মাহজাবীন') })).toBeVisible()
  await expect(page.getByText(bn('নিবন্ধন করেছেন'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await useTheme(page, 'dark')
  await expectAccessible(page, 'colours')

  // The number is masked until somebody asks for it.
  const local = `0${phone.slice(4)}`
  const shown = async () => (await page.locator('main').textContent()) ?? ''
  const latin = (text: string) =>
    text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))).replace(/[-\s]/g, '')
  expect(latin(await shown())).not.toContain(local)
  await page.getByRole('button', { name: bn('দেখান') }).click()
  await expect(async () => expect(latin(await shown())).toContain(local)).toPass()

  await page
    .getByRole('button', { name: bn('অনুমতি দিন: Chrome · Windows') })
    .first()
    .click()
  await expect(page.getByText(bn('অনুমতি দেওয়া হয়েছে')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: bn('অনুমতি দিন: Chrome · Windows') })).toHaveCount(0)
  const [row] = await withDatabase(async ({ db }) => {
    const rows = await db.select().from(deviceRequest)
    return rows.filter((each) => each.doctorId === id)
  })
  expect(row?.status).toBe('approved')

  // What colleagues should know, and a slip taken back.
  await page.getByRole('button', { name: bn('নোট রাখুন') }).click()
  await page.getByRole('textbox', { name: bn('যা মনে রাখা দরকার') }).fill(bn('বিকেল ৪টার পরে ফোন'))
  await page.getByRole('button', { name: bn('রাখুন'), exact: true }).click()
  await expect(page.getByText(bn('বিকেল ৪টার পরে ফোন')).first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(bn('বিকেল ৪টার পরে ফোন'))).toHaveCount(0)

  await page.goto('/device-requests')
  await expect(page.getByText(bn('ডা. জোহরা মাহজাবীন'))).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'staff look through a doctor’s eyes with a reason: the doctor is told, and nothing can be written',
  once,
  async ({ page, elsewhere }) => {
    const { id } = await makeAsking('ডা. সাবরিনা তাবাসসুম')
    await signInStaff(page, { role: 'support', duties: ['impersonate'], name: bn('সুমাইয়া খাতুন') })
    await page.goto(`/doctors/${id}`)
    await page.getByRole('button', { name: bn('তাঁর চোখে দেখুন') }).click()
    const begin = page.getByRole('button', { name: bn('লিংক নিন') })
    await expect(begin).toBeDisabled()
    await page.getByRole('textbox', { name: bn('কেন দেখা দরকার') }).fill(bn('ভিডিও ২৪ চলে না, অভিযোগ ৩১২'))
    await expectAccessible(page)
    await begin.click()
    const link = await page.getByRole('link', { name: bn('দেখা শুরু') }).getAttribute('href')

    // The doctors' site, in the browser in which that link was opened.
    const site = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await closeNewSiteNotice(site)
    await site.goto(link ?? '')
    await site.getByRole('button', { name: bn('দেখা শুরু করি') }).click()
    await expect(site.getByText(bn('ডা. সাবরিনা তাবাসসুম হিসেবে দেখছেন'))).toBeVisible()
    const written = await site.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
      const body = JSON.stringify({
        category: 'other',
        subject: 'about',
        text: 'this',
        client_key: crypto.randomUUID(),
      })
      return (await fetch('/api/v3/web/doctor/complaints', { method: 'POST', headers, body })).status
    })
    expect(written).toBe(403)

    const rows = await withDatabase(async ({ db }) => ({
      notices: (await db.select().from(notice)).filter(({ doctorId }) => doctorId === id),
      complaints: (await db.select().from(complaint)).filter(({ doctorId }) => doctorId === id),
    }))
    expect(rows.complaints).toEqual([])
    expect(rows.notices.map(({ body }) => body.bn).join()).toContain(bn('অভিযোগ ৩১২'))
    await page.goto(`/doctors/${id}?group=staff`)
    await expect(page.getByText(bn('সুমাইয়া খাতুন তাঁর চোখে দেখেছেন'))).toBeVisible()
  },
)
