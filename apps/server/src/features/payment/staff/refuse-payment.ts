import { awaitsLookUp } from '@prostuti/payment-rules'
import type { Deps } from '../../../deps.ts'
import type { Settled } from '../settling/settle-payment.ts'
import { type Decision, decidePayment } from './decide-payment.ts'

/** Staff found no such money, or do not trust it. Money that a gateway holds for us without a doubt is refunded, not refused. */
export const refusePayment = (deps: Pick<Deps, 'database' | 'clock'>, decision: Decision): Promise<Settled> =>
  decidePayment(deps, decision, {
    news: 'refused',
    may: (row) =>
      awaitsLookUp(row) ||
      (row.state === 'on_hold' && (row.gateway === 'manual' || row.reason === 'risky' || row.reason === 'mismatch')),
  })
