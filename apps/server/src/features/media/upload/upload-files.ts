import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file on its way. Keys are made by us, of letters that no path can be built with. */
export const partOf = (dataDir: string, key: string): string => join(dataDir, 'uploads', `${key}.part`)

export async function createPart(dataDir: string, key: string): Promise<void> {
  const path = partOf(dataDir, key)
  await mkdir(dirname(path), { recursive: true })
  await (await open(path, 'wx', 0o600)).close()
}

export const removePart = (dataDir: string, key: string): Promise<void> => rm(partOf(dataDir, key), { force: true })

/**
 * Gives it a second name where it is served from: `folder` is `videos` or `documents`, `file` its place below. The first one goes once
 * the row knows of it, so that a process that dies in between leaves a file that can be judged again.
 */
export async function keepPart(dataDir: string, key: string, { folder, file }: { folder: string; file: string }) {
  const target = join(dataDir, folder, file)
  await mkdir(dirname(target), { recursive: true })
  await link(partOf(dataDir, key), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const parent = await open(dirname(target))
  await parent.sync().finally(() => parent.close())
}
