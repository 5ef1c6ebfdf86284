import type { Transaction } from '@prostuti/db'
import { mayApprove } from '@prostuti/payment-rules'
import type { Settled } from '../settling/settle-payment.ts'
import { type Decision, decidePayment } from './decide-payment.ts'

/** Staff found the money, or trust it: it is taken as if the gateway had confirmed it. Without a seat or a debt it stays on hold. */
export const approvePayment = (tx: Transaction, decision: Decision): Promise<Settled> =>
  decidePayment(tx, decision, { news: 'approved', may: mayApprove })
