import { lapseEnrolments, sweepPayments, sweepRefunds, tellPaid } from '../../features/payment/index.ts'
import type { World } from './world.ts'

/** What every process does every few seconds, once. */
export async function runJobs({ deps, db, clock }: World): Promise<void> {
  await sweepPayments(deps, clock.now())
  await tellPaid(deps, clock.now())
  await sweepRefunds(deps, clock.now())
  await lapseEnrolments(db, clock.now())
}
