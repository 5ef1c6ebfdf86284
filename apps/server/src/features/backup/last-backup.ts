import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupSettings } from '../../config/backup-settings.ts'

/** Written when a backup is whole: by ours, or by the operator's own (docs/operations/backup.md). Its age is the backup's. */
const mark = 'last-backup'

export const markBackup = (dataDir: string, name: string): Promise<void> => writeFile(join(dataDir, mark), `${name}\n`)

/** When the last backup was made; undefined while nobody has said that one was. */
export async function lastBackupAt(dataDir: string): Promise<Date | undefined> {
  try {
    return (await stat(join(dataDir, mark))).mtime
  } catch {
    return undefined
  }
}

const hour = 3_600_000

/** One a day, and a morning's grace. */
export const backupOldAfterMs = 30 * hour
/** By then a new centre has its first one. */
const firstWithinMs = hour

type BackupAge = { made_at: string | null; is_old: boolean }

/** For whoever watches `/readyz`; nothing where no backups are asked for and none was made. */
export async function backupAge(
  { dataDir, backup }: { dataDir: string; backup: Pick<BackupSettings, 'hour'> },
  now: Date,
  upMs = process.uptime() * 1000,
): Promise<BackupAge | undefined> {
  const madeAt = await lastBackupAt(dataDir)
  if (madeAt !== undefined)
    return { made_at: madeAt.toISOString(), is_old: now.getTime() - madeAt.getTime() > backupOldAfterMs }
  return backup.hour === undefined ? undefined : { made_at: null, is_old: upMs > firstWithinMs }
}
