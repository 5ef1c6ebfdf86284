import type { Deps } from '../deps.ts'
import { forgetClosed } from '../features/account/index.ts'
import type { Job } from './job.ts'

const hour = 3_600_000

/** What closed accounts need done when nobody is asking. */
export function accountJobs({ database: { db } }: Pick<Deps, 'database'>): Job[] {
  return [{ name: 'forget_closed_accounts', everyMs: hour, run: (now) => forgetClosed(db, now) }]
}
