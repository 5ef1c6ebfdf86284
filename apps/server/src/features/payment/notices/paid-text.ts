import * as messages from '@prostuti/text/all-messages'
import { toBengaliDigits } from '@prostuti/text/digits'
import { formatMoney } from '@prostuti/text/money'
import { fitSms } from '../../sms/index.ts'
import { invoiceNumber, orderNumber } from '../orders/order-number.ts'

type PaidPayment = {
  amountPaisa: number
  /** Of its receipt. */
  invoice: number
  order: { id: number; createdAt: Date; title: { bn: string } }
}

const mostParts = 2

const inBengali = { locale: 'bn' } as const

/** Says how much came and for what, and the number of its receipt. A title that is too long gives way to the order's number. */
export function paidText({ amountPaisa, invoice, order }: PaidPayment): string {
  const amount = formatMoney(amountPaisa, 'bn')
  const receipt = toBengaliDigits(invoiceNumber(invoice))
  const number = toBengaliDigits(orderNumber(order))
  const texts = [order.title.bn, messages.sms_order({ number }, inBengali)].map((what) =>
    messages.sms_paid({ amount, what, receipt }, inBengali),
  )
  return fitSms(texts, mostParts)
}
