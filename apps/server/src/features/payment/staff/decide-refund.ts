import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'
import type { RefundAnswer } from '../../gateways/index.ts'
import { refundDoneText } from '../notices/refund-text.ts'
import { sendOrderSms } from '../notices/send-order-sms.ts'
import { type RefundRow, writeRefundAnswer } from '../refunds/settle-refund.ts'

const { purchaseOrder, refund } = tables

type RefundDecision = {
  refundId: number
  staffId: number
  /** What stands in the gateway's panel; null when no such refund does. */
  found: { reference: string | null } | null
  requestId?: string | undefined
}

/**
 * Staff say what became of a refund whose answer was lost and which the gateway cannot be asked about. Without their word it
 * would wait for ever, and keep the money it is about from being given back in another way.
 */
export async function decideRefund(
  deps: Pick<Deps, 'database' | 'clock' | 'sendSms'>,
  { refundId, staffId, found, requestId }: RefundDecision,
): Promise<RefundRow> {
  const now = deps.clock()
  const gatewayRef = found?.reference
  const answer: RefundAnswer = { state: found === null ? 'failed' : 'done', ...(gatewayRef && { gatewayRef }) }
  const { row, orderId, isNews } = await deps.database.db.transaction(async (tx) => {
    const [before] = await tx.select().from(refund).where(eq(refund.id, refundId))
    if (before === undefined) throw new AppError('not_found')
    // While it is being asked for, nobody can know how it ends.
    if (before.state !== 'asked' || before.asked === 0) throw new AppError('forbidden')
    const settled = await writeRefundAnswer(tx, { refundId, answer }, now)
    // Somebody else, or the gateway after all, was first.
    if (settled.row.state !== answer.state) throw new AppError('forbidden')
    const [order] = await tx.select().from(purchaseOrder).where(eq(purchaseOrder.id, settled.orderId))
    await writeAudit(tx, {
      at: now,
      staffId,
      doctorId: order!.doctorId,
      action: 'refund_decided',
      detail: { refund: refundId, after: settled.row.state, reference: gatewayRef ?? null },
      requestId: requestId ?? null,
    })
    return settled
  })
  if (isNews) await sendOrderSms(deps, orderId, (order) => refundDoneText({ ...order, amountPaisa: row.amountPaisa }))
  return row
}
