import { basename } from 'node:path'
import { BackupError } from '../backup-error.ts'

/** What is in a file is not what was written to it. */
export class DamageError extends BackupError {
  constructor(path: string, cause?: unknown) {
    super(`${basename(path)} is damaged: restore from another backup, or from another copy of this one.`, { cause })
  }
}

/** What the decompressor cannot read was damaged; anything else is said as it is. */
export const asDamage = (path: string) => (error: NodeJS.ErrnoException) => {
  throw String(error.code).startsWith('ZSTD_') || error.code === 'Z_BUF_ERROR' ? new DamageError(path, error) : error
}
