import type { Deps } from '../deps.ts'
import { findDoubles, forgetClosed } from '../features/account/index.ts'
import type { Job } from './job.ts'

const hour = 3_600_000

/** What accounts need done when nobody is asking: what came after one was closed is forgotten, doubles are found. */
export function accountJobs({ database: { db } }: Pick<Deps, 'database'>): Job[] {
  return [
    { name: 'forget_closed_accounts', everyMs: hour, run: (now) => forgetClosed(db, now) },
    { name: 'find_doubles', everyMs: 5_000, run: (_now, signal) => findDoubles(db, signal) },
  ]
}
