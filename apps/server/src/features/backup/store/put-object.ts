import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exists } from '../../../storage/disk/exists.ts'
import { syncFolder } from '../../../storage/disk/sync-folder.ts'
import { UNFINISHED } from '../../../storage/disk/unfinished.ts'
import { hashFile } from '../../../storage/hash-file.ts'
import { objectsFolder } from './backup-folder.ts'
import { measured } from './measured.ts'
import type { Vault } from './vault.ts'
import { writeDurably } from './write-durably.ts'

const pieceBytes = 1024 ** 2

/** A folder for each first two letters, so that none gets too long. */
const pathOf = (vault: Vault, name: string): string => join(objectsFolder(vault.folder), name.slice(0, 2), name)

/** Whether a file with this checksum is stored as files are stored now. */
export const hasObject = (vault: Vault, sha256: string): Promise<boolean> =>
  exists(pathOf(vault, vault.objectName(sha256)))

/** Where a file with this checksum is, also if it was stored before there was a key. */
export async function findObject(vault: Vault, sha256: string): Promise<string | undefined> {
  for (const path of [pathOf(vault, vault.objectName(sha256)), pathOf(vault, sha256)])
    if (await exists(path)) return path
  return undefined
}

/** Stores a file under the checksum of what is in it, which it answers. One that is there already is not stored twice. */
export async function putObject(vault: Vault, source: string): Promise<string> {
  await mkdir(objectsFolder(vault.folder), { recursive: true, mode: 0o700 })
  const aside = join(objectsFolder(vault.folder), randomBytes(8).toString('hex'))
  const unnamed = `${aside}${UNFINISHED}`
  try {
    const sha256 = vault.isSealed ? await sealAside(vault, source, unnamed) : await copyAside(source, unnamed)
    const path = pathOf(vault, vault.objectName(sha256))
    if (await hasObject(vault, sha256)) return sha256
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(unnamed, path)
    await syncFolder(dirname(path))
    return sha256
  } finally {
    await rm(unnamed, { force: true })
  }
}

async function sealAside(vault: Vault, source: string, aside: string): Promise<string> {
  const sum = measured()
  await writeDurably(aside, createReadStream(source, { highWaterMark: pieceBytes }), sum.stream, vault.sealing())
  return sum.sha256()
}

/**
 * On the same disk a hard link, which costs no room: no file of ours is ever changed in place, and against the loss of the disk a
 * copy beside it would not help either.
 */
async function copyAside(source: string, aside: string): Promise<string> {
  await link(source, aside).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    await copyFile(source, aside, constants.COPYFILE_FICLONE)
    await syncFile(aside)
  })
  return hashFile(aside)
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}
