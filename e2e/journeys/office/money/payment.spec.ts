import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { toBengaliDigits } from '../../../../packages/text/src/numbers/digits.ts'
import { callAs, plainAddress } from '../../../support/call-as.ts'
import { withDatabase } from '../../../support/database.ts'
import { bn, expect, inTheDark, openList, signInStaff, test } from '../../../support/office.ts'
import { ownSeats } from '../../../support/own-seats.ts'
import { signIn } from '../../../support/signed-in.ts'
import { expectAccessible, expectNoSideways, once } from '../../../support/test.ts'

type Checkout = { order: { id: number; number: string; total_paisa: number } }

const enrolmentsOf = (doctorId: number) =>
  withDatabase(({ db }) =>
    db.$count(tables.enrolment, and(eq(tables.enrolment.doctorId, doctorId), eq(tables.enrolment.state, 'active'))),
  )

test(
  'money sent by hand is found by its number and approved, once, also from two tabs; the next doctor pays in cash and has a receipt',
  once,
  async ({ page, elsewhere, complaints }) => {
    const doctor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    const doctorId = await signIn(doctor)
    await doctor.goto(plainAddress)
    const seats = await ownSeats()
    const body = { batch_id: seats.id, schedule_id: seats.scheduleId }
    const { order } = await callAs<Checkout>(doctor, 'POST', '/api/v3/web/doctor/enrolments', body)
    const trx = `BGH${Date.now().toString(36).toUpperCase()}`
    const typed = { gateway: 'manual', payer_number: '01700000999', trx_id: trx }
    await callAs(doctor, 'POST', `/api/v3/web/doctor/orders/${order.id}/payments`, typed)

    await signInStaff(page, { role: 'accounts', name: 'শাহানা বেগম' })
    await openList(page, '/payments?state=waiting&way=manual')
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.getByRole('searchbox', { name: bn('পেমেন্ট খুঁজুন') }).fill(trx)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: toBengaliDigits(order.number) }).click()
    await expect(page.getByText(bn('ডাক্তার টাকা পাঠানোর নম্বর লিখেছেন'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)

    // Two tabs of the same payment, both about to press.
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByRole('button', { name: bn('টাকা মেনে নিন') }).click()
    await page.getByRole('button', { name: bn('টাকা মেনে নিন') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(bn('বিকাশ স্টেটমেন্টে আছে'))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: bn('টাকা মেনে নিন') }).click()
    await expect(page.getByText(bn('টাকা মেনে নেওয়া হলো; রসিদ হয়েছে।'))).toBeVisible()
    await second
      .getByRole('dialog')
      .getByRole('button', { name: bn('টাকা মেনে নিন') })
      .click()
    await expect(second.getByText(bn('এর মধ্যে এটি নিয়ে সিদ্ধান্ত হয়ে গেছে।'))).toBeVisible()
    await second.close()
    expect(await enrolmentsOf(doctorId)).toBe(1)
    await expect(page.getByRole('link', { name: bn('রসিদ ছাপুন') })).toBeVisible()
    await expect(page.getByText(bn('বিকাশ স্টেটমেন্টে আছে'))).toBeVisible()
    await inTheDark(page)
    await expectAccessible(page, 'colours')
    complaints.length = 0

    // The next one stands at the counter.
    const payer = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    const payerId = await signIn(payer)
    await payer.goto(plainAddress)
    const { order: open } = await callAs<Checkout>(payer, 'POST', '/api/v3/web/doctor/enrolments', body)
    await page.goto('/cash')
    await page.getByRole('searchbox').fill(open.number)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: bn('নুসরাত জাহান') }).click()
    const branch = page.getByLabel(bn('কোন শাখায়'))
    await expect(branch).toBeVisible()
    await branch.selectOption({ index: 1 })
    const amount = page.getByLabel(bn('হাতে পাওয়া টাকা'))
    await amount.fill(bn('১০০'))
    await page.getByRole('button', { name: bn('নিলাম, রসিদ দিন') }).click()
    await expect(page.getByText(bn('প্রথম টাকা হবে এই কিস্তির'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await amount.fill(String(open.total_paisa / 100))
    await page.getByRole('button', { name: bn('নিলাম, রসিদ দিন') }).click()
    await expect(page.getByText(bn('টাকা নেওয়া হয়েছে।'))).toBeVisible()
    expect(await enrolmentsOf(payerId)).toBe(1)
    const receipt = await page.getByRole('link', { name: bn('রসিদ ছাপুন') }).getAttribute('href')
    const file = await page.request.get(receipt ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    complaints.length = 0
  },
)
