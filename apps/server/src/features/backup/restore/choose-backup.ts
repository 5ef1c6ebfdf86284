import { basename } from 'node:path'
import { BackupError } from '../backup-error.ts'
import { inDhaka, wholeSecond } from '../words.ts'
import type { Restorable } from './list-restorable.ts'

/** The last backup before the moment, if the WAL leads from it to there; the newest one without a moment. */
export function chooseBackup(all: readonly Restorable[], at: Date | undefined): Restorable {
  const [newest] = all
  if (newest === undefined) throw new BackupError('There is no backup here: set BACKUP_DIR, or say --from FOLDER.')
  const chosen = at === undefined ? newest : all.find(({ from }) => from <= at)
  if (chosen === undefined)
    throw new BackupError(
      `The oldest backup is of ${inDhaka(wholeSecond(all.at(-1)!.from))} (Dhaka), so what was at ${inDhaka(at!)} is not known any more.`,
    )
  if (at !== undefined && at <= chosen.until) return chosen
  const until = inDhaka(chosen.until)
  if (chosen.damaged !== undefined)
    throw new BackupError(
      `${basename(chosen.damaged)} is damaged, so the WAL leads to ${until} (Dhaka) only: restore from another copy, or with --at "${until}".`,
    )
  if (at !== undefined)
    throw new BackupError(
      `The WAL is kept up to ${until} (Dhaka): ask for that moment or an earlier one, or leave --at out for the newest.`,
    )
  return chosen
}
