import { awaitsLookUp } from '@prostuti/payment-rules'
import type { Deps } from '../../../deps.ts'
import type { Settled } from '../settling/settle-payment.ts'
import { type Decision, decidePayment } from './decide-payment.ts'

/**
 * Staff found the money, or trust it: it is taken as if the gateway had confirmed it. Without a seat or a debt it stays on
 * hold. Money of another amount than was asked for cannot be taken for that amount; it can only go back.
 */
export const approvePayment = (deps: Pick<Deps, 'database' | 'clock'>, decision: Decision): Promise<Settled> =>
  decidePayment(deps, decision, {
    news: 'approved',
    may: (row) => awaitsLookUp(row) || (row.state === 'on_hold' && row.reason !== 'mismatch'),
  })
