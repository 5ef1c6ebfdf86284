import { mayStillBePaid } from '@prostuti/payment-rules'
import type { Deps } from '../../../deps.ts'
import { spendByDoctor } from '../../rate-limit/index.ts'
import { refreshPayment } from '../settling/refresh-payment.ts'
import { asksByDoctor } from './limits.ts'
import { ownPayment } from './read-payment.ts'

/** Asks the gateway now, for a doctor who does not want to wait for the job. */
export async function refreshOwnPayment(
  deps: Deps,
  query: { orderId: number; paymentId: number; doctorId: number },
): Promise<void> {
  const now = deps.clock()
  const { db } = deps.database
  const { payment } = await ownPayment(db, { ...query, now })
  await spendByDoctor(db, asksByDoctor, { doctorId: query.doctorId, secret: deps.env.appSecret, now })
  if (mayStillBePaid(payment.state)) await refreshPayment(deps, payment)
}
