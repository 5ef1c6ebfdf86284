import type { Deps } from '../deps.ts'
import { sweepDeliveries } from '../features/sheet/index.ts'
import type { Job } from './job.ts'

/** What parcels need done when nobody is asking: given to their couriers, and asked about until they have arrived. */
export const sheetJobs = (deps: Deps): Job[] => [
  { name: 'sheet_deliveries', everyMs: 5_000, run: (now, signal) => sweepDeliveries(deps, now, signal) },
]
