import type { Deps } from '../deps.ts'
import { remindClasses, sendClassSms } from '../features/live-class/index.ts'
import type { Job } from './job.ts'

/** What live classes need done when nobody is asking: their doctors reminded. */
export const classJobs = (deps: Deps): Job[] => [
  { name: 'remind_classes', everyMs: 15_000, run: (now, signal) => remindClasses(deps.database.db, now, signal) },
  { name: 'send_class_sms', everyMs: 10_000, run: (now, signal) => sendClassSms(deps, now, signal) },
]
