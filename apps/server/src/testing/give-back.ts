import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { refundDoneText, refundRefusedText } from '../features/payment/notices/refund-text.ts'
import { sendOrderSms } from '../features/payment/notices/send-order-sms.ts'
import { beginRefund, type NewRefund, sendRefund } from '../features/payment/refunds/refund-payment.ts'
import { decideRefund as decide } from '../features/payment/staff/decide-refund.ts'
import {
  grantRefundRequest as grant,
  lookAtRefundRequest as lookAt,
  refuseRefundRequest as refuse,
} from '../features/payment/staff/decide-refund-request.ts'

type RefundDeps = Pick<Deps, 'database' | 'clock' | 'gateways' | 'sendSms'>

/** What the office does when somebody presses there, without the office: kept first, then sent on its way. */
export async function refundPayment(deps: RefundDeps, request: NewRefund) {
  const begun = await deps.database.db.transaction((tx) => beginRefund(tx, request, deps.clock()))
  return sendRefund(deps, begun)
}

export async function grantRefundRequest(deps: RefundDeps, given: Parameters<typeof grant>[1]): Promise<void> {
  const begun = await deps.database.db.transaction((tx) => grant(tx, given, deps.clock()))
  for (const each of begun) await sendRefund(deps, each)
}

export const refuseRefundRequest = async (deps: RefundDeps, given: Parameters<typeof refuse>[1]): Promise<void> => {
  await deps.database.db.transaction((tx) => refuse(tx, given, deps.clock()))
  const { refundRequest } = tables
  const [row] = await deps.database.db.select().from(refundRequest).where(eq(refundRequest.id, given.refundRequestId))
  await sendOrderSms(deps, row!.orderId, refundRefusedText)
}

export const lookAtRefundRequest = (
  deps: Pick<Deps, 'database' | 'clock'>,
  given: Omit<Parameters<typeof lookAt>[1], 'now'>,
): Promise<void> => deps.database.db.transaction((tx) => lookAt(tx, { ...given, now: deps.clock() }))

export async function decideRefund(deps: RefundDeps, given: Parameters<typeof decide>[1]) {
  const { row, orderId, isNews } = await deps.database.db.transaction((tx) => decide(tx, given, deps.clock()))
  if (isNews) await sendOrderSms(deps, orderId, (order) => refundDoneText({ ...order, amountPaisa: row.amountPaisa }))
  return row
}
