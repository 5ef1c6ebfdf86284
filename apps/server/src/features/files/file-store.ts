import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Each kind of file has a folder of its own under DATA_DIR/files, which no page is served from. */
export type FileKind = 'avatars' | 'complaints'

const nameOf: Record<FileKind, RegExp> = {
  avatars: /^[A-Za-z0-9_-]{32}\.webp$/,
  complaints: /^[A-Za-z0-9_-]{32}\.(webp|pdf)$/,
}

export const newFileName = (extension: 'webp' | 'pdf'): string =>
  `${randomBytes(24).toString('base64url')}.${extension}`

/** Only names that this store has made reach the disk: no dots, no slashes, nothing a path could be built with. */
export const isFileName = (kind: FileKind, name: string): boolean => nameOf[kind].test(name)

const pathOf = (dataDir: string, kind: FileKind, name: string): string => {
  if (!isFileName(kind, name)) throw new Error('not a name of this store')
  return join(dataDir, 'files', kind, name)
}

/** Says the name it was given. A file is never changed: new content has a new name, so that it may be cached for ever. */
export async function keepFile(
  dataDir: string,
  kind: FileKind,
  bytes: Uint8Array,
  name = newFileName('webp'),
): Promise<string> {
  await mkdir(join(dataDir, 'files', kind), { recursive: true })
  const file = await open(pathOf(dataDir, kind, name), 'wx', 0o640)
  try {
    await file.writeFile(bytes)
    // The row that names it is on disk once its transaction has committed; the picture must not be behind.
    await file.sync()
  } finally {
    await file.close()
  }
  return name
}

export async function readKeptFile(dataDir: string, kind: FileKind, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(pathOf(dataDir, kind, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** One that is gone already is no error. */
export async function removeFile(dataDir: string, kind: FileKind, name: string): Promise<void> {
  await rm(pathOf(dataDir, kind, name), { force: true })
}
