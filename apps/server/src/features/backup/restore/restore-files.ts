import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { keptRoots } from '../../../storage/storage-roots.ts'
import { BackupError } from '../backup-error.ts'
import { asDamage } from '../store/damage.ts'
import type { BackedUpFile } from '../store/manifest.ts'
import { measured } from '../store/measured.ts'
import { findObject } from '../store/put-object.ts'
import type { Vault } from '../store/vault.ts'

/**
 * What the backup has, and what the one after the moment has besides: rows that were written in between name files which only the
 * later one knows. A file too many is swept away in time; one too few is a picture that nobody sees again.
 */
export function filesToRestore(before: readonly BackedUpFile[], after: readonly BackedUpFile[]): BackedUpFile[] {
  const known = new Set(before.map(({ path }) => path))
  return [...before, ...after.filter(({ path }) => !known.has(path))]
}

export async function restoreFiles(vault: Vault, files: readonly BackedUpFile[], into: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const target = join(into, normalize(path))
    if (!keptRoots.some((root) => target.startsWith(join(into, root))))
      throw new BackupError(`The manifest names ${path}, which is none of a centre's files: use another backup.`)
    const object = await findObject(vault, sha256)
    if (object === undefined)
      throw new BackupError(`${path} is missing in this backup: use another backup, or another copy.`)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const sum = measured()
    await pipeline(
      // What is not sealed is known by its checksum, which stands in the manifest.
      vault.open(object, { takesUnsealed: true }),
      sum.stream,
      createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
    ).catch(asDamage(object))
    if (sum.sha256() !== sha256)
      throw new BackupError(`${path} is damaged in this backup: use another backup, or another copy of this one.`)
  }
}
