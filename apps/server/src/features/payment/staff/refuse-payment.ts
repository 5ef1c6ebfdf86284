import type { Transaction } from '@prostuti/db'
import { mayRefuse } from '@prostuti/payment-rules'
import type { Settled } from '../settling/settle-payment.ts'
import { type Decision, decidePayment } from './decide-payment.ts'

/** Staff found no such money, or do not trust it. */
export const refusePayment = (tx: Transaction, decision: Decision): Promise<Settled> =>
  decidePayment(tx, decision, { news: 'refused', may: mayRefuse })
