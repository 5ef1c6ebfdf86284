import type { Deps } from '../deps.ts'
import type { Job } from './job.ts'

export const subscriptionJobs = (_deps: Deps): Job[] => []
