import { basename } from 'node:path'
import { formatLsn, type Lsn } from '@prostuti/db'
import { BackupError } from '../backup-error.ts'
import { inDhaka } from '../words.ts'
import type { Restorable } from './list-restorable.ts'

/** PostgreSQL writes whole pages too, and then what is on disk may end in the middle of a record. */
const PAGE_BYTES = 8192n

/**
 * PostgreSQL takes the first record that it cannot read for the end of the WAL, and says nothing. So where the replay ended is
 * compared with what was received.
 */
export function checkReplay({ wal, reached }: Restorable, endedAt: Lsn, at: Date | undefined): void {
  const last = wal.at(-1)
  if (last === undefined) return
  if (reached === undefined && at !== undefined)
    throw new BackupError(
      `The WAL that is here ends before ${inDhaka(at)} (Dhaka), or nothing was written between its end and then: ask for an earlier moment, or leave --at out for the newest.`,
    )
  if (reached === undefined || reached.lsn % PAGE_BYTES === 0n || endedAt >= reached.lsn) return
  throw new BackupError(
    `The WAL could be replayed up to ${formatLsn(endedAt)} only, and was received up to ${formatLsn(reached.lsn)} in ${basename(last.file)}: restore from another copy, or to an earlier moment.`,
  )
}
