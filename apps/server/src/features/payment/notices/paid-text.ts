import { toBengaliDigits } from '@prostuti/text/digits'
import { formatMoney } from '@prostuti/text/money'
import { smsParts } from '../../sms/index.ts'
import { invoiceNumber, orderNumber } from '../orders/order-number.ts'

type Paid = {
  amountPaisa: number
  /** Of its receipt. */
  invoice: number
  order: { id: number; createdAt: Date; title: { bn: string } }
}

/** Each part is paid for by itself. */
const mostParts = 2

/** Says how much came and for what, and the number of its receipt. A title that is too long gives way to the order's number. */
export function paidText({ amountPaisa, invoice, order }: Paid): string {
  const receipt = toBengaliDigits(invoiceNumber(invoice))
  const texts = [order.title.bn, `অর্ডার ${toBengaliDigits(orderNumber(order))}`].map((what) =>
    `আপনার ${formatMoney(amountPaisa, 'bn')} পেয়েছি, ধন্যবাদ। ${what}। রসিদ নম্বর ${receipt}।`.normalize('NFC'),
  )
  return texts.find((text) => smsParts(text).parts <= mostParts) ?? texts.at(-1)!
}
