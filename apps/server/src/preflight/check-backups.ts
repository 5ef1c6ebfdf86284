import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Settings } from '../config/env.ts'
import { type Finding, missing, warn } from '../config/finding.ts'
import { inDhaka, lastBackupAt } from '../features/backup/index.ts'
import { type Check, checksOf } from './check.ts'

type DiskOf = (folder: string) => number

/** Whether what is lost could be brought back. None of it keeps a centre from opening. */
export async function checkBackups(settings: Settings): Promise<Check[]> {
  const { backup, dataDir } = settings
  const madeAt = await lastBackupAt(dataDir)
  const last = madeAt === undefined ? 'none was made yet' : `the last one is of ${inDhaka(madeAt)} (Dhaka)`
  return [
    ...checksOf(checkBackupFolder(settings), 'BACKUP_DIR', `Backups are kept in ${backup.folder}; ${last}.`),
    ...checksOf(checkBackupKey(settings), 'BACKUP_KEY', 'Backups are encrypted.'),
  ]
}

export function checkBackupFolder(
  { backup, dataDir }: Pick<Settings, 'backup' | 'dataDir'>,
  diskOf: DiskOf = disk,
): Finding[] {
  if (diskOf(backup.folder) !== diskOf(dataDir)) return []
  const sentence = `Backups are kept in ${backup.folder}, on the disk of DATA_DIR, and are lost with it: set BACKUP_DIR to a folder on another one.`
  return [missing(warn('BACKUP_DIR', sentence))]
}

function checkBackupKey({ backup }: Pick<Settings, 'backup'>): Finding[] {
  if (backup.secret !== undefined) return []
  const sentence =
    'Backups are not encrypted, and do not hold the secret of the centre: set BACKUP_KEY to 32 random characters, and keep them in another place too.'
  return [missing(warn('BACKUP_KEY', sentence))]
}

/** Of a folder that is not made yet: the one it will be made in. */
const disk: DiskOf = (folder) => (existsSync(folder) ? statSync(folder).dev : disk(dirname(folder)))
