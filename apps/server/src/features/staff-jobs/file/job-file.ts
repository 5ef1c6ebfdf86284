import { Readable } from 'node:stream'
import type { JobFileFormat } from '../../../jobs/staff-job-kind.ts'

/** UTF-8 with a byte-order mark, which the first part carries: without it Excel shows Bengali as noise. */
export const csvFile: JobFileFormat = { type: 'text/csv; charset=utf-8', assemble: (parts) => Readable.from(parts) }
