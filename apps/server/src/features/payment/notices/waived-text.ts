import * as messages from '@prostuti/text/all-messages'
import { toBengaliDigits } from '@prostuti/text/digits'
import { formatMoney } from '@prostuti/text/money'
import { orderNumber } from '../orders/order-number.ts'

type WaivedOrder = { id: number; createdAt: Date; amountPaisa: number }

const inBengali = { locale: 'bn' } as const

/** Good news, and that nothing else changes. */
export const waivedText = ({ amountPaisa, ...order }: WaivedOrder): string =>
  messages
    .sms_waived(
      {
        amount: formatMoney(amountPaisa, 'bn'),
        order: messages.sms_order({ number: toBengaliDigits(orderNumber(order)) }, inBengali),
      },
      inBengali,
    )
    .normalize('NFC')
