import type { Transaction } from '@prostuti/db'
import { duesOf, postponementByStaff, postponementOf } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { AppError } from '../../../errors.ts'
import { tellLive } from '../../live/index.ts'
import { loadOrders } from '../orders/load-orders.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { changeBookedOrder } from './change-booked-order.ts'

type PostponementWish = {
  orderId: number
  doctorId: number
  number: number
  /** Staff put off what is late as well. */
  byStaff?: boolean
  now: Date
}

/** Puts off the next part, once for an order: a doctor before its day, staff also after it. A second press finds it done. */
export async function postponeInstalment(
  tx: Transaction,
  { orderId, doctorId, number, byStaff = false, now }: PostponementWish,
): Promise<void> {
  const order = await lockOrder(tx, orderId, doctorId)
  const [facts] = await loadOrders(tx, [orderId], now)
  const { changes, parts, covered, purchase, isLeaving } = facts!
  const done = changes.find(({ kind }) => kind === 'postponement')
  if (done?.number === number) return
  if (isLeaving) throw new AppError('refund_requested')
  if (done !== undefined || order.bookedAt === null || order.closedAt !== null)
    throw new AppError('postponement_closed')
  const today = dhakaDate(now)
  const dues = duesOf(parts, covered, today)
  const { postponeDays } = purchase
  const offered = byStaff ? postponementByStaff(dues, postponeDays, today) : postponementOf(dues, postponeDays)
  if (offered?.number !== number) throw new AppError('postponement_closed')
  const later = parts.map((part) => (part.number === number ? { ...part, dueOn: offered.to } : part))
  await changeBookedOrder(tx, { order, change: { kind: 'postponement', number }, parts: later, now })
  await tellLive(tx, { doctor: doctorId }, { kind: 'payment', id: orderId })
}
