import { freeBytes, leastFreeBytes } from '../../../config/free-space.ts'
import { BackupError } from '../backup-error.ts'
import { inWords } from '../words.ts'

/** A backup that would fill the disk is not begun: half of one is of no use, and the database may live on the same disk. */
export async function checkRoom(folder: string, needed: number, free = freeBytes): Promise<void> {
  const left = await free(folder)
  if (left - needed >= 2 * leastFreeBytes) return
  throw new BackupError(
    `This backup needs about ${inWords(needed)}, and ${inWords(left)} are free on the disk of ${folder}: make room, lower BACKUP_KEEP_DAYS, or set BACKUP_DIR to another disk.`,
  )
}
