import { tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'

const { payment, payout, refund, refundRequest } = tables

/** What of a refund that failed is still here. Asked of a refund with its payment. */
export const unsentRefundPaisa: SQL = sql`least(${refund.amountPaisa}, ${payment.amountPaisa} - ${payment.refundedPaisa} - (
  select coalesce(sum(other.amount_paisa), 0) from ${refund} other where other.payment_id = ${payment.id} and other.state = 'asked'))`

const failedAt = sql`coalesce(${refund.settledAt}, ${refund.createdAt})`

/**
 * Given back by staff of their own accord, and it did not go: nobody has tried again since, given it up, or been asked for it by a
 * wish. What was granted to a wish waits with that.
 */
export const isUnsentRefund: SQL = sql`(${refund.state} = 'failed' and ${refund.requestId} is null and ${unsentRefundPaisa} > 0
  and not exists (select 1 from ${payout} where ${payout.paymentId} = ${payment.id} and ${payout.state} <> 'withdrawn'
    and ${payout.createdAt} > ${failedAt})
  and not exists (select 1 from ${refundRequest} where ${refundRequest.orderId} = ${payment.orderId}
    and ${refundRequest.state} not in ('refused', 'withdrawn') and ${refundRequest.createdAt} >= ${failedAt}))`
