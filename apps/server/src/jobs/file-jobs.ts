import type { Deps } from '../deps.ts'
import { removeOldDrafts } from '../features/files/index.ts'
import { sweepAvatars } from '../features/profile/index.ts'
import type { Job } from './job.ts'

const hour = 3_600_000

/** What nobody has any more does not stay on the disk: pictures of doctors, and files that were written in half. */
export function fileJobs({ database: { db }, env: { dataDir } }: Pick<Deps, 'database' | 'env'>): Job[] {
  return [
    { name: 'sweep_avatars', everyMs: 6 * hour, run: (now) => sweepAvatars({ db, dataDir }, now) },
    {
      name: 'sweep_drafts',
      everyMs: 6 * hour,
      run: (now) => removeOldDrafts(dataDir, new Date(now.getTime() - hour)),
    },
  ]
}
