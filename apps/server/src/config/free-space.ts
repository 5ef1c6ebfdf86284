import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** With less than this the database will soon fail to write answers: uploads are refused, and `/readyz` says so. */
export const leastFreeBytes = 128 * 1024 * 1024

/** What the disk of a folder still has for this user; of a folder that is not made yet, the one that it will be made in. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error
    return freeBytes(dirname(folder))
  }
}
