export {
  addJobKind,
  type JobFileFormat,
  type JobItem,
  type JobStep,
  type StaffJobKinds,
  type StepOutcome,
} from '../../jobs/staff-job-kind.ts'
export { beginStaffJob, staffJobChannel } from './begin-staff-job.ts'
export { dayFileName } from './file/day-file-name.ts'
export { csvFile } from './file/job-file.ts'
export { findOwnJob } from './find-jobs.ts'
export { runStaffJobs } from './run-staff-jobs.ts'
export { staffJobRoutes } from './staff-jobs.routes.ts'
export { sweepJobFiles } from './sweep-job-files.ts'
