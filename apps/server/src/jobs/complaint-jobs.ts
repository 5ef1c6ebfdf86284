import type { Deps } from '../deps.ts'
import type { Job } from './job.ts'

export const complaintJobs = (_deps: Deps): Job[] => []
