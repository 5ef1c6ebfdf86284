import { BackupError } from '../backup-error.ts'
import { inDhaka } from '../words.ts'
import { type Restorable, wholeSecond } from './list-restorable.ts'

/** The last backup before the moment, if the WAL leads from it to there; the newest one without a moment. */
export function chooseBackup(all: readonly Restorable[], at: Date | undefined): Restorable {
  const [newest] = all
  if (newest === undefined) throw new BackupError('There is no backup here: set BACKUP_DIR, or say --from FOLDER.')
  if (at === undefined) return newest
  const before = all.find(({ from }) => from <= at)
  if (before === undefined)
    throw new BackupError(
      `The oldest backup is of ${inDhaka(wholeSecond(all.at(-1)!.from))} (Dhaka), so what was at ${inDhaka(at)} is not known any more.`,
    )
  if (at > before.until)
    throw new BackupError(
      `The log of the database is kept up to ${inDhaka(before.until)} (Dhaka): ask for that moment or an earlier one, or leave --at out for the newest.`,
    )
  return before
}
