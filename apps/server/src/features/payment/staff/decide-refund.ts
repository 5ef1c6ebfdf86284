import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { RefundAnswer } from '../../gateways/index.ts'
import { type SettledRefund, writeRefundAnswer } from '../refunds/settle-refund.ts'

const { refund } = tables

type RefundDecision = {
  refundId: number
  /** What stands in the gateway's panel; null when no such refund does. */
  found: { reference: string | null } | null
}

/**
 * Staff say what became of a refund whose answer was lost and which the gateway cannot be asked about. Without their word it
 * would wait for ever, and keep the money it is about from being given back in another way.
 */
export async function decideRefund(
  tx: Transaction,
  { refundId, found }: RefundDecision,
  now: Date,
): Promise<SettledRefund> {
  const gatewayRef = found?.reference
  const answer: RefundAnswer = { state: found === null ? 'failed' : 'done', ...(gatewayRef && { gatewayRef }) }
  const [before] = await tx.select().from(refund).where(eq(refund.id, refundId))
  if (before === undefined) throw new AppError('not_found')
  // While it is being asked for, nobody can know how it ends.
  if (before.state !== 'asked' || before.asked === 0) throw new AppError('payment_decided')
  // The gateway named it: it is there, and said to be missing the money would go back twice.
  if (found === null && before.gatewayRef !== null) throw new AppError('payment_decided')
  const settled = await writeRefundAnswer(tx, { refundId, answer }, now)
  // Somebody else, or the gateway after all, was first.
  if (settled.row.state !== answer.state) throw new AppError('payment_decided')
  return settled
}
