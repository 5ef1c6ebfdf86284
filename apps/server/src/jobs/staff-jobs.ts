import type { Deps } from '../deps.ts'
import { runStaffJobs, sweepJobFiles } from '../features/staff-jobs/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** What members of staff asked for and need not wait for. Woken when there is something new; otherwise what a dead process left. */
export function staffJobs(
  { database: { db }, jobKinds: kinds, clock }: Pick<Deps, 'database' | 'jobKinds' | 'clock'>,
  onError: (error: unknown, jobId: number) => void,
): Job[] {
  return [
    {
      name: 'staff_jobs',
      everyMs: 3_000,
      run: (_now, signal) => runStaffJobs(db, { kinds, now: clock, signal, onError }),
    },
    { name: 'sweep_job_files', everyMs: 10 * minute, run: (now) => sweepJobFiles(db, now) },
  ]
}
