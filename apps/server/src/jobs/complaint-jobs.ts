import type { Deps } from '../deps.ts'
import { returnUntouched, sendAnswerSms, sweepLooseFiles } from '../features/complaint/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/**
 * What complaints need done when nobody is asking: attachments that were never sent are let go, what nobody began is everybody's, and
 * doctors are told of answers by SMS.
 */
export function complaintJobs(deps: Deps): Job[] {
  const { db } = deps.database
  const { storage } = deps
  return [
    { name: 'sweep_complaint_files', everyMs: 10 * minute, run: (now) => sweepLooseFiles({ db, storage }, now) },
    { name: 'return_untouched_complaints', everyMs: minute, run: (now) => returnUntouched(db, now) },
    { name: 'send_answer_sms', everyMs: 10_000, run: (now, signal) => sendAnswerSms(deps, now, signal) },
  ]
}
