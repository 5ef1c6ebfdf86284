import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Finding, refuse } from './finding.ts'

/** The folder itself where DATA_DIR is a link to it, also while it is not there. */
export function realDataFolder(dataDir: string): string {
  if (existsSync(dataDir)) return realpathSync(dataDir)
  try {
    return resolve(dirname(dataDir), readlinkSync(dataDir))
  } catch {
    return dataDir
  }
}

/** What a data folder is called while it is restored, until it takes the place of the one that is to be replaced. */
export const restoringFolder = (dataDir: string): string => `${dataDir}.restoring`

/** A restore that is under way, as it stands in the folder that it makes. */
export const restoreFile = 'restore.json'

export type RestoreState = {
  /** From here on the folders change places, and whoever finds it half done ends it. */
  isWhole: boolean
  /** What the folder that was there before is called afterwards. */
  aside?: string | undefined
  /** Where BACKUP_DIR lies in the data folder, if it does: it stays there. */
  backups?: string | undefined
  /** The database of the folder that was there before lives outside of it. */
  isOldDatabaseFar?: boolean
}

export function readRestoreState(folder: string): RestoreState | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, restoreFile), 'utf8')) as RestoreState
  } catch {
    return undefined
  }
}

/** A data folder that a killed restore has left half made, or half in its place, is not started on. */
export function checkRestore(named: string): Finding[] {
  const dataDir = realDataFolder(named)
  const beside = restoringFolder(dataDir)
  if (readRestoreState(beside)?.isWhole)
    return [
      refuse(
        'DATA_DIR',
        `A restore was ended while the restored ${beside} took the place of ${dataDir}: npm run restore -- --finish --into ${dataDir} ends it.`,
      ),
    ]
  const half = existsSync(dataDir) ? dataDir : beside
  if (readRestoreState(half)?.isWhole !== false) return []
  return [
    refuse(
      'DATA_DIR',
      `The restore that made ${half} was ended before it was done: run it again, or remove that folder.`,
    ),
  ]
}
