import { randomBytes } from 'node:crypto'
import { constants, copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeBytes, leastFreeBytes } from '../config/free-space.ts'
import { AppError } from '../errors.ts'
import { syncFolder } from './disk/sync-folder.ts'
import { UNFINISHED } from './disk/unfinished.ts'
import { removeOldScratch, useScratch } from './scratch.ts'
import type { Storage, StoredFile } from './storage.ts'
import { probeKey, requireKey, requirePrefix } from './storage-key.ts'
import { storageRoots } from './storage-roots.ts'

/** Large enough for a jump in a video to be answered by one read. */
const highWaterMark = 256 * 1024

type FolderOptions = { openFile?: typeof open; free?: typeof freeBytes }

/** Files under DATA_DIR. One gets its name once all of it is on disk; a disk that is full, or nearly, is `unavailable` and left as it was. */
export function createFolderStorage(
  dataDir: string,
  { openFile = open, free = freeBytes }: FolderOptions = {},
): Storage {
  const pathOf = (key: string): string => join(dataDir, requireKey(key))
  const folderOf = (prefix: string): string => join(dataDir, requirePrefix(prefix))

  async function keep(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    // A draft of its own: one that a killed process left must not stand in the way of whoever gives the same name again.
    const draft = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`
    try {
      if ((await free(dataDir)) < leastFreeBytes) throw new AppError('unavailable', { retryAfterSeconds: 300 })
      await mkdir(dirname(path), { recursive: true })
      await write(draft)
      await rename(draft, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      throw isDiskTrouble(error) ? new AppError('unavailable', { retryAfterSeconds: 300, cause: error }) : error
    }
  }

  /** The row that names a file is on disk once its transaction has committed; the file must not be behind. */
  async function sync(path: string): Promise<void> {
    const file = await openFile(path, 'r+')
    await file.sync().finally(() => file.close())
  }

  const storage: Storage = {
    isLocal: true,
    put: (key, bytes) =>
      keep(key, async (draft) => {
        const file = await openFile(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
      }),
    putFile: (key, path, { move = false } = {}) =>
      keep(key, async (draft) => {
        if (!move || !(await canRename(path, draft))) await copyFile(path, draft, constants.COPYFILE_FICLONE)
        await sync(draft)
      }),
    get: (key) => orMissing(() => readFile(pathOf(key))),
    stat: (key) =>
      orMissing(async () => {
        const facts = await stat(pathOf(key))
        if (!facts.isFile()) return undefined
        const etag = `W/"${facts.size.toString(16)}-${Math.floor(facts.mtimeMs).toString(16)}"`
        return { bytes: facts.size, etag, modified: facts.mtime }
      }),
    open: (key, range) =>
      orMissing(async () => {
        const file = await open(pathOf(key))
        try {
          if (!(await file.stat()).isFile()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
        } catch (error) {
          await file.close()
          throw error
        }
        return file.createReadStream({ highWaterMark, ...(range && { start: range.from, end: range.to }) })
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeAll(prefix) {
      // A file of that name has nothing below it.
      await orMissing(() => rm(folderOf(prefix), { recursive: true, force: true }))
    },
    list: (prefix) => walk(folderOf(prefix), prefix, (name) => !name.endsWith(UNFINISHED)),
    names: async (prefix) =>
      (await orNone(() => readdir(folderOf(prefix)))).filter((name) => !name.endsWith(UNFINISHED)),
    async useFile(key, work) {
      if ((await storage.stat(key)) === undefined) throw new AppError('not_found')
      return work(pathOf(key))
    },
    useScratch: (work) => useScratch(dataDir, work),
    async tidy(before) {
      let removed = await removeOldScratch(dataDir, before)
      for (const root of storageRoots)
        for await (const { key, modified } of walk(folderOf(root), root, (name) => name.endsWith(UNFINISHED))) {
          if (modified >= before) continue
          await rm(join(dataDir, key), { force: true })
          removed += 1
        }
      return removed
    },
    async probe() {
      const key = probeKey()
      await storage.put(key, Buffer.from('probe'))
      await storage.remove(key)
    },
    close() {},
  }
  return storage
}

/** False where the two lie on different disks. */
async function canRename(path: string, target: string): Promise<boolean> {
  try {
    await rename(path, target)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV') return false
    throw error
  }
}

async function* walk(folder: string, prefix: string, isWanted: (name: string) => boolean): AsyncGenerator<StoredFile> {
  const entries = await orNone(() => readdir(folder, { withFileTypes: true }))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path, `${prefix}${entry.name}/`, isWanted)
    else if (isWanted(entry.name)) {
      // Another process may have removed it meanwhile.
      const facts = await orMissing(() => stat(path))
      if (facts !== undefined) yield { key: `${prefix}${entry.name}`, bytes: facts.size, modified: facts.mtime }
    }
  }
}

const diskTroubles = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''
const isDiskTrouble = (error: unknown): boolean => diskTroubles.includes(codeOf(error))

/** A name that is too long, or leads through a file, is no file either. */
const missing = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

async function orMissing<Found>(look: () => Promise<Found | undefined>): Promise<Found | undefined> {
  try {
    return await look()
  } catch (error) {
    if (missing.includes(codeOf(error))) return undefined
    throw isDiskTrouble(error) ? new AppError('unavailable', { retryAfterSeconds: 60, cause: error }) : error
  }
}

/** A folder that is not there is empty; one that cannot be read is not. */
const orNone = async <Entry>(look: () => Promise<Entry[]>): Promise<Entry[]> => (await orMissing(look)) ?? []
