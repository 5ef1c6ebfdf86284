import type { Deps } from '../../../deps.ts'
import { spendByDoctor } from '../../rate-limit/index.ts'
import { hasCome } from '../settling/has-come.ts'
import { refreshPayment } from '../settling/refresh-payment.ts'
import { asksByDoctor } from './limits.ts'
import { ownPayment } from './read-payment.ts'

/** Asks the gateway now, for a doctor who does not want to wait for the job. */
export async function refreshOwnPayment(
  deps: Deps,
  asked: { orderId: number; paymentId: number; doctorId: number },
): Promise<void> {
  const now = deps.clock()
  const { db } = deps.database
  const { payment } = await ownPayment(db, { ...asked, now })
  await spendByDoctor(db, asksByDoctor, { doctorId: asked.doctorId, secret: deps.env.appSecret, now })
  if (!hasCome(payment.state)) await refreshPayment(deps, payment)
}
