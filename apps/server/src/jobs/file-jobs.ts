import type { Deps } from '../deps.ts'
import { removeOldDrafts } from '../features/files/index.ts'
import { sweepAvatars } from '../features/profile/index.ts'
import { sweepImports } from '../features/question-import/index.ts'
import type { Job } from './job.ts'

const minute = 60_000
const hour = 60 * minute

/** What nobody has any more does not stay: pictures of doctors, files that were written in half, imports nobody went on with. */
export function fileJobs({ database: { db }, env: { dataDir, appSecret } }: Pick<Deps, 'database' | 'env'>): Job[] {
  return [
    { name: 'sweep_avatars', everyMs: 6 * hour, run: (now) => sweepAvatars({ db, dataDir }, now) },
    { name: 'sweep_imports', everyMs: 10 * minute, run: (now) => sweepImports(db, { dataDir, appSecret }, now) },
    {
      name: 'sweep_drafts',
      everyMs: 6 * hour,
      run: (now) => removeOldDrafts(dataDir, new Date(now.getTime() - hour)),
    },
  ]
}
