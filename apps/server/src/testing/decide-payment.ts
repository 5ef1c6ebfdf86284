import type { Deps } from '../deps.ts'
import { approvePayment as approve } from '../features/payment/staff/approve-payment.ts'
import { refusePayment as refuse } from '../features/payment/staff/refuse-payment.ts'

type DecidingDeps = Pick<Deps, 'database' | 'clock'>

/** What the office does when somebody presses there, without the office. */
export const approvePayment = ({ database, clock }: DecidingDeps, { paymentId }: { paymentId: number }) =>
  database.db.transaction((tx) => approve(tx, { paymentId, now: clock() }))

export const refusePayment = ({ database, clock }: DecidingDeps, { paymentId }: { paymentId: number }) =>
  database.db.transaction((tx) => refuse(tx, { paymentId, now: clock() }))
