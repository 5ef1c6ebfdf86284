import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../deps.ts'
import { createGatewayReader } from '../features/sms/index.ts'
import { accountJobs } from '../jobs/account-jobs.ts'
import { activityJobs } from '../jobs/activity-jobs.ts'
import { campaignJobs } from '../jobs/campaign-jobs.ts'
import { classJobs } from '../jobs/class-jobs.ts'
import { complaintJobs } from '../jobs/complaint-jobs.ts'
import { demoJobs } from '../jobs/demo-jobs.ts'
import { examJobs } from '../jobs/exam-jobs.ts'
import { fileJobs } from '../jobs/file-jobs.ts'
import { healthJobs } from '../jobs/health-jobs.ts'
import type { Job } from '../jobs/job.ts'
import { mediaJobs } from '../jobs/media-jobs.ts'
import { noticeJobs } from '../jobs/notice-jobs.ts'
import { paymentJobs } from '../jobs/payment-jobs.ts'
import { pushJobs } from '../jobs/push-jobs.ts'
import { questionJobs } from '../jobs/question-jobs.ts'
import { sheetJobs } from '../jobs/sheet-jobs.ts'
import { staffJobs } from '../jobs/staff-jobs.ts'

/** Everything that is done without being asked for, on the database of jobs. */
export function listJobs(deps: Deps, log: FastifyBaseLogger): Job[] {
  const { db } = deps.database
  return [
    ...examJobs(db, {
      stepsKeptMonths: deps.env.stepsKeptMonths,
      warn: (facts, text) => log.warn(facts, text),
    }),
    ...paymentJobs(deps),
    ...sheetJobs(deps),
    ...classJobs(deps),
    ...noticeJobs(deps),
    ...campaignJobs({ ...deps, readGateways: createGatewayReader(db, deps.env.sms.config(deps.sandboxUrl)) }),
    ...questionJobs(deps),
    ...complaintJobs(deps),
    ...pushJobs(deps),
    ...activityJobs(db),
    ...fileJobs(deps),
    ...mediaJobs(deps),
    ...accountJobs(deps),
    ...staffJobs(deps, (err, jobId) => log.error({ err, jobId }, 'a job of the office failed')),
    ...healthJobs(db),
    ...(deps.env.mode.kind === 'demo' ? demoJobs(db) : []),
  ]
}
