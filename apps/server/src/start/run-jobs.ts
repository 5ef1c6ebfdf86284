import { listen } from '@prostuti/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../deps.ts'
import { staffJobChannel } from '../features/staff-jobs/index.ts'
import { backupJobs } from '../jobs/backup-jobs.ts'
import { createJobBook } from '../jobs/job-book.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { listJobs } from './list-jobs.ts'

/** Runs the jobs in this process; what staff ask for at length begins at once, because the database says so. */
export function runJobs(deps: Deps, log: FastifyBaseLogger): { close(): Promise<void> } {
  const { clock, database } = deps
  const book = createJobBook(database.db, clock)
  const backups = backupJobs(deps.env, log)
  const jobs = startJobs([book.job, ...listJobs(deps, log), ...backups.jobs], {
    clock,
    onError: (job, err) => log.error({ err, job }, 'job failed; it will run again'),
    onRun: book.note,
    onDone: (job, count, ms) => log.info({ job, count, ms: Math.round(ms) }, 'job done'),
  })
  const wakeStaffJobs = () => jobs.wake('staff_jobs')
  const listening = listen(database, {
    channel: staffJobChannel,
    onMessage: wakeStaffJobs,
    onListening: wakeStaffJobs,
    onLost: (err) => log.warn({ err }, 'jobs of the office begin with the next sweep until it hears again'),
  })
  return {
    async close() {
      await listening.close()
      await jobs.close()
      await backups.close()
    },
  }
}
