import { buildReceived } from '../../../../apps/server/src/testing/builders/build-received.ts'
import { withDatabase } from '../../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../../support/office.ts'
import { expectAccessible } from '../../../support/test.ts'

/** Long before whatever the demo tells of. */
const day = '2024-02-11'
const at = (clock: string) => new Date(`${day}T${clock}:00+06:00`)

test('a statement with a stranger and without one of ours is taken, both are explained, and two people close the day', {
  tag: '@once',
}, async ({ page, elsewhere }) => {
  await withDatabase(async (database) => {
    await buildReceived({ database }, { trx: 'BKHA1', at: at('10:00') })
    await buildReceived({ database }, { trx: 'BKHA2', at: at('11:00'), amountPaisa: 850_000 })
    await buildReceived({ database }, { trx: 'BKHA3', at: at('23:58') })
  })
  await signInStaff(page, { role: 'accounts', name: 'রেজাউল করিম' })
  const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
  await signInStaff(second, { role: 'manager', duties: ['approve_money'], name: 'শারমিন আক্তার' })

  await page.goto('/statements')
  const file = [
    'bKash merchant statement',
    'Date,Transaction ID,From,Amount,Charge,Type',
    '11/02/2024 10:00,BKHA1,01711111111,"5,500.00",82.50,Payment',
    '11/02/2024 11:00,BKHA2,01711111112,"8,500.00",127.50,Payment',
    '11/02/2024 15:20,BKHZ9,01711111772,"8,000.00",120.00,Payment',
    'Total,,,"22,000.00",,',
  ].join('\n')
  const name = 'statement.csv'
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(bn('৩টি সারি পড়া গেছে।'))).toBeVisible()
  await expect(page.getByRole('cell', { name: /BKHA2/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: bn('নিন ও মেলান') }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('cell', { name: /BKHZ9/ })).toBeVisible()

  await page.goto(`/day-end?day=${day}`)
  await expect(page.getByText(bn('খাতার সমান'))).toBeVisible()
  await expect(page.getByText('৳ ১৯,৫০০').first()).toBeVisible()
  const late = page.getByRole('row', { name: /BKHA3/ })
  const stranger = page.getByRole('row', { name: /BKHZ9/ })
  await expect(late.getByText(bn('কালকের স্টেটমেন্টে আসবে')).filter({ visible: true })).toBeVisible()
  const ask = page.getByRole('button', { name: bn('সইয়ের জন্য দিন') })
  await expect(ask).toBeDisabled()
  await late.getByRole('button', { name: bn('পরের দিন দেখব') }).click()
  await stranger.getByRole('button', { name: bn('কারণ লিখুন') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(bn('মালিকের নিজের টাকা'))
  await dialog.getByRole('button', { name: bn('কারণ লিখুন') }).click()
  await expect(stranger.getByText(bn('মালিকের নিজের টাকা'))).toBeVisible()

  // The drawer of a branch, note by note; what is too much has its reason as well.
  await page.getByRole('button', { name: bn('শাখার নগদ গুনুন') }).click()
  await dialog.getByRole('combobox').selectOption({ index: 1 })
  await dialog.getByRole('textbox', { name: bn('৫০০ টাকা') }).fill('১')
  await expect(dialog.getByRole('status')).toHaveText(/৫০০ বেশি/)
  await dialog.getByRole('textbox', { name: bn('৫০০ টাকা') }).fill('')
  await expect(dialog.getByRole('status')).toHaveText(bn('সমান'))
  await dialog.getByRole('button', { name: bn('গোনা রাখুন') }).click()
  await expect(dialog).toBeHidden()

  await expectAccessible(page)
  await inTheDark(page)
  await expectAccessible(page, 'colours')
  await ask.click()
  await dialog.getByRole('button', { name: bn('সইয়ের জন্য দিন') }).click()
  await expect(page.getByText(bn('সইয়ের অপেক্ষায়'))).toBeVisible()
  // Whoever asked does not sign.
  const sign = bn('সই দিয়ে দিন বন্ধ করুন')
  await expect(page.getByRole('button', { name: sign })).toBeHidden()

  await second.goto(`/day-end?day=${day}`)
  await second.getByRole('button', { name: sign }).click()
  await expect(second.getByText(bn('এই দিনটি বন্ধ।'))).toBeVisible()
  // The first hears of it without asking.
  await expect(page.getByText(bn('এই দিনটি বন্ধ।'))).toBeVisible()
  await expect(page.getByRole('button', { name: bn('কারণ বদলান') })).toBeHidden()
})
