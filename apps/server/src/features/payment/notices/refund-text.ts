import { toBengaliDigits } from '@prostuti/text/digits'
import { formatMoney } from '@prostuti/text/money'
import { orderNumber } from '../orders/order-number.ts'

type Refunded = { id: number; createdAt: Date; amountPaisa: number }

const whatOf = ({ amountPaisa, ...order }: Refunded) =>
  `${formatMoney(amountPaisa, 'bn')} (অর্ডার ${toBengaliDigits(orderNumber(order))})`

/** The refund policy promises word of each step. */
export const refundBegunText = (refunded: Refunded): string =>
  `আপনার ${whatOf(refunded)} ফেরত পাঠানোর কাজ শুরু হয়েছে। যে পথে টাকা দিয়েছিলেন, সে পথেই ফেরত যাবে।`.normalize('NFC')

export const refundDoneText = (refunded: Refunded): string =>
  `আপনার ${whatOf(refunded)} ফেরত পাঠানো হয়েছে। কার্ড বা ব্যাংকে জমা হতে ৭ থেকে ১০ কার্যদিবস লাগতে পারে।`.normalize('NFC')
