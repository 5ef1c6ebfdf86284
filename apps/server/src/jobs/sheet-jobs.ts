import type { Deps } from '../deps.ts'
import type { Job } from './job.ts'

export const sheetJobs = (_deps: Deps): Job[] => []
