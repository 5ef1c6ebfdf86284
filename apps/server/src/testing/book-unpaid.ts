import type { Db } from '@prostuti/db'
import type { Instalment } from '@prostuti/payment-rules'
import { bookOrder } from '../features/payment/orders/book-order.ts'
import { lockOrder } from '../features/payment/orders/lock-order.ts'
import { termsAtOnce } from '../features/payment/orders/terms.ts'

type Booking = { orderId: number; parts: Instalment[]; now: Date }

/** Binds an order without any money, as an older version could: the doctor is in, and every part of it is owed. */
export const bookUnpaid = (db: Db, { orderId, parts, now }: Booking): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    await bookOrder(tx, { order, terms: { ...termsAtOnce(order, now), plan: 'instalments', parts }, now })
  })
