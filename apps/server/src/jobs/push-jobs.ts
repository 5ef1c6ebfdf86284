import type { Deps } from '../deps.ts'
import { tellNews } from '../features/news/index.ts'
import { forgetSignedOut, forgetTold, sendPushes } from '../features/push/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** What news by push need done: found, sent, and browsers and memories of long ago forgotten. */
export function pushJobs(deps: Deps): Job[] {
  const { db } = deps.database
  return [
    { name: 'tell_news', everyMs: 15_000, run: (now, signal) => tellNews(db, now, signal) },
    { name: 'send_pushes', everyMs: 3000, run: (now, signal) => sendPushes(deps, now, signal) },
    { name: 'forget_signed_out_browsers', everyMs: 60 * minute, run: (now) => forgetSignedOut(db, now) },
    { name: 'forget_told_news', everyMs: 60 * minute, run: (now) => forgetTold(db, now) },
  ]
}
