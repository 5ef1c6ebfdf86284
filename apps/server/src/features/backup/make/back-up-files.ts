import { join } from 'node:path'
import type { BackedUpFile } from '../store/manifest.ts'
import { hasObject, putObject } from '../store/put-object.ts'
import type { Vault } from '../store/vault.ts'
import type { FoundFile } from './list-files.ts'

export type FilesPlan = { unchanged: BackedUpFile[]; changed: FoundFile[]; changedBytes: number }

/** What a backup before this one has already is not read again. */
export async function planFiles(vault: Vault, found: FoundFile[], before: BackedUpFile[]): Promise<FilesPlan> {
  const known = new Map(before.map((file) => [file.path, file]))
  const plan: FilesPlan = { unchanged: [], changed: [], changedBytes: 0 }
  for (const file of found) {
    const same = known.get(file.path)
    const isSame = same?.bytes === file.bytes && same.mtimeMs === file.mtimeMs && same.inode === file.inode
    if (isSame && (await hasObject(vault, same.sha256))) plan.unchanged.push(same)
    else {
      plan.changed.push(file)
      plan.changedBytes += file.bytes
    }
  }
  return plan
}

export async function backUpFiles(vault: Vault, dataDir: string, plan: FilesPlan): Promise<BackedUpFile[]> {
  const files = [...plan.unchanged]
  for (const file of plan.changed) {
    try {
      files.push({ ...file, sha256: await putObject(vault, join(dataDir, file.path)) })
    } catch (error) {
      // Removed meanwhile: nothing that the database names, for what it names stays for days.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return files
}
