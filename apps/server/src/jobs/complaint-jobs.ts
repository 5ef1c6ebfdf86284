import type { Deps } from '../deps.ts'
import { returnUntouched, sweepLooseFiles } from '../features/complaint/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** What complaints need done when nobody is asking: attachments that were never sent are let go, and what nobody began is everybody's. */
export function complaintJobs({ database: { db }, env: { dataDir } }: Pick<Deps, 'database' | 'env'>): Job[] {
  return [
    { name: 'sweep_complaint_files', everyMs: 10 * minute, run: (now) => sweepLooseFiles({ db, dataDir }, now) },
    { name: 'return_untouched_complaints', everyMs: minute, run: (now) => returnUntouched(db, now) },
  ]
}
