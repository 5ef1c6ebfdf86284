import { lapseOrders, sendPaidSms, sweepPayments, sweepRefunds } from '../../features/payment/index.ts'
import type { World } from './world.ts'

/** What every process does every few seconds, once. */
export async function runJobs({ deps, db, clock }: World): Promise<void> {
  await sweepPayments(deps, clock.now())
  await sendPaidSms(deps, clock.now())
  await sweepRefunds(deps, clock.now())
  await lapseOrders(db, clock.now())
}
