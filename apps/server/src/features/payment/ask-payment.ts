import type { Deps } from '../../deps.ts'
import { spendTry } from '../rate-limit/index.ts'
import { askGateway } from './ask-gateway.ts'
import { asksByDoctor, doctorHash } from './limits.ts'
import { ownPayment } from './read-payment.ts'

/** What the gateway has said already; everything else may still turn out to be paid. */
const isKnown = (state: string): boolean => ['paid', 'on_hold', 'refunded'].includes(state)

/** Asks the gateway now, for a doctor who does not want to wait for the job. */
export async function askPayment(
  deps: Deps,
  asked: { orderId: number; paymentId: number; doctorId: number },
): Promise<void> {
  const now = deps.clock()
  const { db } = deps.database
  const { payment } = await ownPayment(db, { ...asked, now })
  await spendTry(db, asksByDoctor, { who: doctorHash(deps.env.appSecret, asked.doctorId), now })
  if (!isKnown(payment.state)) await askGateway(deps, payment)
}
