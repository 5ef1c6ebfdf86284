import * as messages from '@prostuti/text/all-messages'
import { toBengaliDigits } from '@prostuti/text/digits'
import { formatMoney } from '@prostuti/text/money'
import { orderNumber } from '../orders/order-number.ts'

type AskedOrder = { id: number; createdAt: Date }
type RefundedOrder = AskedOrder & { amountPaisa: number }

const inBengali = { locale: 'bn' } as const

const amountAndOrder = ({ amountPaisa, ...order }: RefundedOrder) => ({
  amount: formatMoney(amountPaisa, 'bn'),
  order: nameOf(order),
})

const nameOf = (order: AskedOrder): string =>
  messages.sms_order({ number: toBengaliDigits(orderNumber(order)) }, inBengali)

/** The refund policy promises word of each step. */
export const refundAskedText = (order: AskedOrder): string =>
  messages.sms_refund_asked({ order: nameOf(order) }, inBengali).normalize('NFC')

export const refundRefusedText = (order: AskedOrder): string =>
  messages.sms_refund_refused({ order: nameOf(order) }, inBengali).normalize('NFC')

export const refundBegunText = (refunded: RefundedOrder): string =>
  messages.sms_refund_begun(amountAndOrder(refunded), inBengali).normalize('NFC')

export const refundDoneText = (refunded: RefundedOrder): string =>
  messages.sms_refund_done(amountAndOrder(refunded), inBengali).normalize('NFC')
