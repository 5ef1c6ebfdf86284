import type { Db } from '@prostuti/db'
import { sweepActivities } from '../features/activity/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** What the records of navigations need done when nobody is asking: the old ones are let go. */
export const activityJobs = (db: Db): Job[] => [
  { name: 'sweep_activities', everyMs: 10 * minute, run: (now, signal) => sweepActivities(db, { now, signal }) },
]
