import { constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file on its way. Keys are made by us, of letters that no path can be built with. */
export const partOf = (dataDir: string, key: string): string => join(dataDir, 'uploads', `${key}.part`)

/** What one judge looks at, and nobody else has open. */
const copyOf = (dataDir: string, { key, judge }: Copy): string => join(dataDir, 'uploads', `${key}.${judge}.copy`)

/** Of which file, and by which of those who judge. */
type Copy = { key: string; judge: string }

export async function createPart(dataDir: string, key: string): Promise<void> {
  const path = partOf(dataDir, key)
  await mkdir(dirname(path), { recursive: true })
  await (await open(path, 'wx', 0o600)).close()
}

const remove = (path: string): Promise<void> => rm(path, { force: true })

export const removePart = (dataDir: string, key: string): Promise<void> => remove(partOf(dataDir, key))

export const removeCopy = (dataDir: string, copy: Copy): Promise<void> => remove(copyOf(dataDir, copy))

/** Whatever lies there of an upload that was not judged. */
export async function removeUnjudged(dataDir: string, { key, writer }: { key: string; writer: string | null }) {
  await removePart(dataDir, key)
  if (writer !== null) await removeCopy(dataDir, { key, judge: writer })
}

/**
 * Out of reach of whoever has the file open and still writes to it: a second name would be the same file. Disks that can do so share
 * the bytes until one of the two is changed.
 */
export async function copyPart(dataDir: string, copy: Copy): Promise<string> {
  const path = copyOf(dataDir, copy)
  await copyFile(partOf(dataDir, copy.key), path, constants.COPYFILE_FICLONE)
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
  return path
}

/** Puts what was judged where it is served from: `folder` is `videos` or `documents`, `file` its place below. */
export async function keepCopy(dataDir: string, copy: Copy, { folder, file }: { folder: string; file: string }) {
  const target = join(dataDir, folder, file)
  await mkdir(dirname(target), { recursive: true })
  await rename(copyOf(dataDir, copy), target)
  const parent = await open(dirname(target))
  await parent.sync().finally(() => parent.close())
}
