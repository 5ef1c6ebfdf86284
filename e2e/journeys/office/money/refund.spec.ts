import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { callAs, plainAddress } from '../../../support/call-as.ts'
import { withDatabase } from '../../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../../support/office.ts'
import { ownSeats } from '../../../support/own-seats.ts'
import { signIn } from '../../../support/signed-in.ts'
import { expectAccessible, expectNoSideways, once } from '../../../support/test.ts'

type Checkout = { order: { id: number } }

const paymentOf = (orderId: number) =>
  withDatabase(async ({ db }) => {
    const [row] = await db.select().from(tables.payment).where(eq(tables.payment.orderId, orderId))
    return row!
  })

test(
  'a refund over the limit waits for the second signature, and goes when another signs',
  once,
  async ({ page, elsewhere }) => {
    const doctor = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await signIn(doctor)
    await doctor.goto(plainAddress)
    const seats = await ownSeats()
    const body = { batch_id: seats.id, schedule_id: seats.scheduleId }
    const { order } = await callAs<Checkout>(doctor, 'POST', '/api/v3/web/doctor/enrolments', body)
    // A fee over the limit, whatever the batches of the demo cost; a price that was shown stays while its seat is held.
    const fee = { listPaisa: 1_500_000, reductionPaisa: 0, totalPaisa: 1_500_000 }
    await withDatabase(({ db }) =>
      db.update(tables.purchaseOrder).set(fee).where(eq(tables.purchaseOrder.id, order.id)),
    )
    const typed = {
      gateway: 'manual',
      payer_number: '01700000999',
      trx_id: `RF${Date.now().toString(36).toUpperCase()}`,
    }
    await callAs(doctor, 'POST', `/api/v3/web/doctor/orders/${order.id}/payments`, typed)
    const { id, amountPaisa } = await paymentOf(order.id)
    expect(amountPaisa).toBe(fee.totalPaisa)

    await signInStaff(page, { role: 'accounts', name: 'শাহানা বেগম' })
    await page.goto(`/payments/${id}`)
    await page.getByRole('button', { name: bn('টাকা মেনে নিন') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('টাকা মেনে নিন') })
      .click()
    await page.getByRole('button', { name: bn('টাকা ফেরত দিন') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(bn('এতে আরেকজনের সই লাগবে'))).toBeVisible()
    await expect(dialog.getByRole('blockquote')).not.toBeEmpty()
    await dialog.getByLabel(bn('কেন')).fill(bn('বিদেশে চলে যাচ্ছেন'))
    await dialog.getByRole('checkbox', { name: bn('ভর্তি শেষ হবে') }).check()
    await expectAccessible(page)
    await expectNoSideways(page)
    await dialog.getByRole('button', { name: bn('দ্বিতীয় সই চান') }).click()
    await expect(page.getByText(bn('দ্বিতীয় সইয়ের অপেক্ষায় আছে।'))).toBeVisible()
    expect((await paymentOf(order.id)).refundedPaisa).toBe(0)

    // Who asked cannot sign; somebody else can.
    await page.goto('/refunds')
    await expect(page.getByRole('button', { name: bn('প্রস্তাব প্রত্যাহার করুন') })).toBeVisible()
    await expect(page.getByRole('button', { name: bn('সই করুন') })).toHaveCount(0)
    const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(second, { role: 'owner', name: 'রেহানা পারভীন' })
    await second.goto('/refunds')
    const line = second.getByRole('listitem').filter({ hasText: bn('বিদেশে চলে যাচ্ছেন') })
    await expectAccessible(second)
    await expectNoSideways(second)
    await line.getByRole('button', { name: bn('সই করুন') }).click()
    await second
      .getByRole('dialog')
      .getByRole('button', { name: bn('সই করুন') })
      .click()
    await expect(line).toHaveCount(0)
    await expect.poll(async () => (await paymentOf(order.id)).refundedPaisa).toBe(amountPaisa)
    await inTheDark(second)
    await expectAccessible(second, 'colours')
  },
)
