import type { Deps } from '../deps.ts'
import { sweepAvatars } from '../features/profile/index.ts'
import { sweepImports } from '../features/question-import/index.ts'
import { storageJob } from '../features/today/index.ts'
import type { Job } from './job.ts'

const minute = 60_000
const hour = 60 * minute

/** What nobody has any more does not stay: pictures of doctors, files that were written in half, imports nobody went on with. */
export function fileJobs({
  database: { db },
  env: { appSecret },
  storage,
}: Pick<Deps, 'database' | 'env' | 'storage'>): Job[] {
  return [
    { name: 'sweep_avatars', everyMs: 6 * hour, run: (now) => sweepAvatars({ db, storage }, now) },
    { name: 'sweep_imports', everyMs: 10 * minute, run: (now) => sweepImports(db, { storage, appSecret }, now) },
    // A large file may take hours to arrive.
    { name: 'sweep_drafts', everyMs: 6 * hour, run: (now) => storage.tidy(new Date(now.getTime() - 24 * hour)) },
    { name: storageJob, everyMs: 2 * minute, run: () => storage.probe().then(() => 0) },
  ]
}
