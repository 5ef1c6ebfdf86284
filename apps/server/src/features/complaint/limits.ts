import type { RateLimit } from '../rate-limit/index.ts'

const hour = 3_600_000

/** More than anybody needs who is angry, and too few to fill a disk or a desk. */
export const complaintsByDoctor: RateLimit = { name: 'raise-complaint', tries: 20, windowMs: hour }
export const messagesByDoctor: RateLimit = { name: 'complaint-message', tries: 120, windowMs: hour }
/** At five megabytes each, half a gigabyte a day at the most. */
export const filesByDoctor: RateLimit[] = [
  { name: 'complaint-file', tries: 60, windowMs: hour },
  { name: 'complaint-file-day', tries: 100, windowMs: 24 * hour },
]
