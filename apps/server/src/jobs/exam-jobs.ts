import type { Db } from '@prostuti/db'
import { finishExpired, publishRanks, regradePapers } from '../features/exam/index.ts'
import type { Job } from './job.ts'

/** What exams need done when nobody is asking: attempts ended and marked, corrected keys applied, ranks drawn. */
export function examJobs(db: Db): Job[] {
  return [
    { name: 'finish_expired_attempts', everyMs: 5_000, run: (now, signal) => finishExpired(db, now, signal) },
    { name: 'regrade_papers', everyMs: 7_000, run: (now, signal) => regradePapers(db, now, signal) },
    { name: 'publish_ranks', everyMs: 7_000, run: (now) => publishRanks(db, now) },
  ]
}
