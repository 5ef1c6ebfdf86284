import * as m from '@prostuti/text/messages'
import styles from './job-progress.module.css'
import { isUnderWay, type Job } from './use-jobs.ts'

/** How far it has come; without an end in sight while nobody has counted. */
export function JobProgress({ job }: { job: Job }) {
  if (!isUnderWay(job)) return null
  return (
    <progress
      className={styles.progress}
      aria-label={m.office_job_progress({ title: job.title })}
      {...(job.total !== null && job.total > 0 && { value: job.done, max: job.total })}
    />
  )
}
