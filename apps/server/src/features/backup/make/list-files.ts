import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Below DATA_DIR: what doctors sent and what the centre brought. Everything else there can be made again, or is the database. */
export const backedUpFolders = ['files', 'videos', 'documents'] as const

export type FoundFile = { path: string; bytes: number; mtimeMs: number; inode: number }

/** Files that are still being written have names of their own, and are left out. */
const isUnfinished = (name: string): boolean => /\.(draft|part|copy|unfinished|new)$/.test(name)

export async function listFiles(dataDir: string): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (const folder of backedUpFolders) {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile() || isUnfinished(entry.name)) continue
      const absolute = join(entry.parentPath, entry.name)
      // One that is removed at this moment is not there to be kept.
      const facts = await lstat(absolute).catch(() => undefined)
      if (facts === undefined) continue
      const { size, mtimeMs, ino } = facts
      found.push({ path: absolute.slice(dataDir.length + 1), bytes: size, mtimeMs, inode: ino })
    }
  }
  return found
}
