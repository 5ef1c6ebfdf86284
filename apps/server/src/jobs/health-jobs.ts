import type { Db } from '@prostuti/db'
import { findLedgerFaults } from '../features/payment/index.ts'
import { ledgerJob } from '../features/today/index.ts'
import type { Job } from './job.ts'

/** What nobody would notice by itself: whether the books still come to nothing. */
export const healthJobs = (db: Db): Job[] => [
  { name: ledgerJob, everyMs: 10 * 60_000, run: async () => (await findLedgerFaults(db)).length },
]
