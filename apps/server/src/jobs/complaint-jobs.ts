import type { Deps } from '../deps.ts'
import { sweepLooseFiles } from '../features/complaint/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** What the complain box needs done when nobody is asking: attachments that were never sent are let go. */
export function complaintJobs({ database: { db }, env: { dataDir } }: Pick<Deps, 'database' | 'env'>): Job[] {
  return [{ name: 'sweep_complaint_files', everyMs: 10 * minute, run: (now) => sweepLooseFiles({ db, dataDir }, now) }]
}
