import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { tellLive } from '../../live/index.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { askForRest } from './ask-for-refund.ts'
import { endWaitingPayout } from './end-waiting-payout.ts'
import { findOpenRequest, selectRequests } from './find-open-request.ts'

const { refundRequest } = tables

type Withdrawal = { orderId: number; doctorId: number; now: Date }

/** The doctor stays after all, as long as nobody has decided. A second press finds it done. */
export async function withdrawRefundRequest(tx: Transaction, { orderId, doctorId, now }: Withdrawal): Promise<void> {
  const order = await lockOrder(tx, orderId, doctorId)
  const open = await findOpenRequest(tx, orderId)
  if (open?.cause !== 'leaving') {
    const [last] = (await selectRequests(tx, [orderId])).filter(({ cause }) => cause === 'leaving')
    if (last?.state === 'withdrawn') return
    throw new AppError('refund_closed')
  }
  await tx.update(refundRequest).set({ state: 'withdrawn', endedAt: now }).where(eq(refundRequest.id, open.id))
  await endWaitingPayout(tx, open.id, now)
  await askForRest(tx, order, now)
  await tellLive(tx, { doctor: doctorId }, { kind: 'payment', id: orderId })
}
