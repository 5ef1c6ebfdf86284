import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { noneIfMissing } from '../../../storage/disk/none-if-missing.ts'
import { UNFINISHED } from '../../../storage/disk/unfinished.ts'
import { keptRoots } from '../../../storage/storage-roots.ts'
import { BackupError } from '../backup-error.ts'

export type FoundFile = { path: string; bytes: number; mtimeMs: number; inode: number }

/** A folder that cannot be read ends the backup: without it, it would look whole. */
export async function listFiles(dataDir: string): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (const root of keptRoots) {
    const entries = await readAll(join(dataDir, root))
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue
      const absolute = join(entry.parentPath, entry.name)
      // One that is removed at this moment is not there to be kept.
      const [facts] = await lstat(absolute).then((each) => [each], noneIfMissing)
      if (facts === undefined) continue
      const { size, mtimeMs, ino } = facts
      found.push({ path: absolute.slice(dataDir.length + 1), bytes: size, mtimeMs, inode: ino })
    }
  }
  return found
}

async function readAll(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing)
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException
    throw new BackupError(`${path} cannot be read (${code}), and the backup would not be whole: mend that first.`)
  }
}
