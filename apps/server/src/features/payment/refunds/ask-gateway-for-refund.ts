import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { GatewayAway, isGateway, type RefundAnswer } from '../../gateways/index.ts'
import { type RefundRow, settleRefund } from './settle-refund.ts'

const { payment, refund } = tables

/**
 * Asks the gateway for a refund, or what has become of it, and settles its answer. The gateway's adapter sees to it that a
 * refund whose answer was lost is only asked about. No answer changes nothing but the time of the next question.
 */
export async function askGatewayForRefund(
  deps: Pick<Deps, 'database' | 'clock' | 'gateways' | 'sendSms'>,
  refundId: number,
): Promise<RefundRow> {
  const { refundRow, paymentRow, others } = await readRefund(deps.database.db, refundId)
  if (refundRow.state !== 'asked' || !isGateway(paymentRow.gateway)) return refundRow
  const { transaction, gatewayRef, gatewayTrx } = paymentRow
  const { amountPaisa, reason, gatewayRef: refundRef } = refundRow
  const known = { transaction, gatewayRef, gatewayTrx: gatewayTrx ?? '', amountPaisa, refundId, others }
  const gateway = deps.gateways[paymentRow.gateway]
  let answer: RefundAnswer
  try {
    answer =
      refundRef === null ? await gateway.refund({ ...known, reason }) : await gateway.askRefund({ ...known, refundRef })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    answer = { state: 'pending' }
  }
  return settleRefund(deps, { refundId, answer })
}

async function readRefund(tx: Tx, refundId: number) {
  const [found] = await tx
    .select({ refundRow: refund, paymentRow: payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, refundId))
  if (found === undefined) throw new AppError('not_found')
  // Those that were made, and those of which nothing is known yet.
  const others = await tx
    .select({ ref: refund.gatewayRef, amountPaisa: refund.amountPaisa })
    .from(refund)
    .where(
      and(
        eq(refund.paymentId, found.paymentRow.id),
        ne(refund.id, refundId),
        or(isNotNull(refund.gatewayRef), eq(refund.state, 'asked')),
      ),
    )
  return { ...found, others }
}
