import type { ResponseOf } from '@prostuti/contract'
import type { readRefundTerms as readCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { isGateway } from '../../../gateways/index.ts'
import type { StaffMember } from '../../../staff/index.ts'
import { refundBegunText, refundDoneText } from '../../notices/refund-text.ts'
import { presentReckoning } from '../../refund-requests/present-refund-request.ts'
import { reckonOrder } from '../../refund-requests/reckon-order.ts'
import { refundableOf } from '../../refunds/refund-payment.ts'
import { findStaffPayment } from '../payments/read-staff-payment.ts'
import { needsSecond } from './payouts.ts'

const { payout } = tables

type TermsQuery = { id: number; amount: number | undefined; member: StaffMember; now: Date }

/** What can go back of a payment, by the rule and at all, and what its doctor would be told. */
export async function readRefundTerms(
  tx: Tx,
  { id, amount, member, now }: TermsQuery,
): Promise<ResponseOf<typeof readCall>> {
  const { payment: row, order } = await findStaffPayment(tx, { id, member })
  const refundable = await refundableOf(tx, row)
  const reckoning = await reckonOrder(tx, order, now)
  // Before an amount is typed: what the rule gives, as far as this payment goes; all of it where no rule speaks.
  const proposed = Math.min(reckoning?.back || refundable, refundable)
  const amountPaisa = Math.min(amount ?? proposed, refundable)
  const [waiting] = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.orderId, order.id), inArray(payout.state, ['proposed', 'to_sign'])))
  return {
    refundable_paisa: refundable,
    proposed_paisa: proposed,
    reckoning: reckoning === undefined ? null : presentReckoning(reckoning),
    only_by_hand: !isGateway(row.gateway),
    may_end: order.bookedAt !== null && order.closedAt === null,
    needs_second: await needsSecond(tx, { orderId: order.id, amountPaisa }),
    sms: {
      by_gateway: refundBegunText({ ...order, amountPaisa }),
      by_hand: refundDoneText({ ...order, amountPaisa }),
    },
    waiting:
      waiting === undefined
        ? null
        : { id: waiting.id, amount_paisa: waiting.amountPaisa, state: waiting.state as 'proposed' | 'to_sign' },
  }
}
