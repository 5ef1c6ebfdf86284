import type { Deps } from '../deps.ts'
import { tellPlannedNotices } from '../features/notice/index.ts'
import type { Job } from './job.ts'

/** Notices that were planned for later come out on time. */
export const noticeJobs = ({ database: { db } }: Deps): Job[] => [
  { name: 'tell_planned_notices', everyMs: 5000, run: (now) => db.transaction((tx) => tellPlannedNotices(tx, now)) },
]
