import { basename } from 'node:path'
import { BackupError } from '../backup-error.ts'

export const damaged = (path: string, cause?: unknown): BackupError =>
  new BackupError(`${basename(path)} is damaged: restore from another backup, or from another copy of this one.`, {
    cause,
  })

/** What the decompressor cannot read was damaged; anything else is said as it is. */
export const asDamage = (path: string) => (error: NodeJS.ErrnoException) => {
  throw String(error.code).startsWith('ZSTD_') || error.code === 'Z_BUF_ERROR' ? damaged(path, error) : error
}
