import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeBytes, leastFreeBytes } from '../../config/free-space.ts'
import { AppError } from '../../errors.ts'

/** Each kind of file has a folder of its own under DATA_DIR/files, which no page is served from. */
const fileKinds = ['avatars', 'complaints', 'site'] as const
export type FileKind = (typeof fileKinds)[number]

const nameOf: Record<FileKind, RegExp> = {
  avatars: /^[A-Za-z0-9_-]{32}\.webp$/,
  complaints: /^[A-Za-z0-9_-]{32}\.(webp|pdf)$/,
  site: /^[A-Za-z0-9_-]{32}\.webp$/,
}

/** What a file is called until all of it is written; no name of this store ends like it. */
const draftEnding = '.draft'

export const newFileName = (extension: 'webp' | 'pdf'): string =>
  `${randomBytes(24).toString('base64url')}.${extension}`

/** Only names that this store has made reach the disk: no dots, no slashes, nothing a path could be built with. */
export const isFileName = (kind: FileKind, name: string): boolean => nameOf[kind].test(name)

const pathOf = (dataDir: string, kind: FileKind, name: string): string => {
  if (!isFileName(kind, name)) throw new Error('not a name of this store')
  return join(dataDir, 'files', kind, name)
}

type StoreOptions = { name?: string; openFile?: typeof open; free?: typeof freeBytes }

/**
 * Says the name it was given. A file is never changed: new content has a new name, so that it may be cached for ever. It gets
 * its name once all of it is on disk; a disk that is full, or nearly, is answered with `unavailable` and left as it was.
 */
export async function storeFile(
  dataDir: string,
  kind: FileKind,
  bytes: Uint8Array,
  { name = newFileName('webp'), openFile = open, free = freeBytes }: StoreOptions = {},
): Promise<string> {
  const path = pathOf(dataDir, kind, name)
  // A draft of its own: one that a killed process left must not stand in the way of whoever gives the same name again.
  const draft = `${path}.${randomBytes(4).toString('hex')}${draftEnding}`
  try {
    if ((await free(dataDir)) < leastFreeBytes) throw new AppError('unavailable', { retryAfterSeconds: 300 })
    await mkdir(dirname(path), { recursive: true })
    await writeThrough(draft, bytes, openFile)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw isDiskTrouble(error) ? new AppError('unavailable', { retryAfterSeconds: 300, cause: error }) : error
  }
  return name
}

/** The row that names a file is on disk once its transaction has committed; the file must not be behind. */
async function writeThrough(path: string, bytes: Uint8Array, openFile: typeof open): Promise<void> {
  const file = await openFile(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is part of its folder, which is on disk only after this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const diskTroubles = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']

const isDiskTrouble = (error: unknown): boolean => diskTroubles.includes((error as NodeJS.ErrnoException).code ?? '')

export async function readStoredFile(dataDir: string, kind: FileKind, name: string): Promise<Buffer | undefined> {
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

/** Names of files that have been there since before this moment. */
export async function listOldFiles(dataDir: string, kind: FileKind, before: Date): Promise<string[]> {
  return (await listOlder(join(dataDir, 'files', kind), before)).filter((name) => isFileName(kind, name))
}

/** A draft that is old belongs to a process that died while it wrote. */
export async function removeOldDrafts(dataDir: string, before: Date): Promise<number> {
  let removed = 0
  for (const kind of fileKinds) {
    const folder = join(dataDir, 'files', kind)
    for (const name of await listOlder(folder, before, (each) => each.endsWith(draftEnding))) {
      await rm(join(folder, name), { force: true })
      removed += 1
    }
  }
  return removed
}

async function listOlder(folder: string, before: Date, isWanted = (_name: string) => true): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const older: string[] = []
  for (const name of names.filter(isWanted)) {
    // Another process may have removed it meanwhile.
    const facts = await stat(join(folder, name)).catch(() => undefined)
    if (facts !== undefined && facts.mtime < before) older.push(name)
  }
  return older
}
