import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { BackupError } from '../backup-error.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { plainName, type Vault } from './vault.ts'
import { writeDurably } from './write-durably.ts'

/*
 * BACKUP_DIR: a folder for each backup, named for the moment it began, with its manifest and the files of the database; `objects` with
 * the centre's files, each once however many backups have it; `wal` with the log of the database, for every moment in between.
 */
const manifestName = 'manifest.json'
export const baseName = 'base.tar.zst'
export const objectsFolder = (folder: string): string => join(folder, 'objects')
export const walFolder = (folder: string, systemId: string): string => join(folder, 'wal', systemId)

/** A name that sorts by time and that every disk takes. */
export const nameOfMoment = (moment: Date): string => moment.toISOString().replaceAll(':', '-').replace('.', '-')

export function momentOfName(name: string): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name)
  return parts === null ? undefined : new Date(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`)
}

/** Backups that are whole, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => momentOfName(name) !== undefined).toSorted((a, b) => (a < b ? 1 : -1))
}

/** The manifest's own checksum stands beside it. */
export async function writeManifest(vault: Vault, folder: string, manifest: Manifest): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(manifest))
  const sum = createHash('sha256').update(bytes).digest('hex')
  await writeDurably(join(folder, vault.stored(manifestName)), [Buffer.from(`${sum}\n`), bytes], vault.sealing())
}

export async function openManifest(vault: Vault, name: string): Promise<Manifest> {
  const stored = (await readdir(join(vault.folder, name))).find((each) => plainName(each) === manifestName)
  if (stored === undefined) throw new BackupError(`The backup ${name} has no manifest: use another one.`)
  const bytes = await buffer(vault.open(join(vault.folder, name, stored)))
  const [sum, text = ''] = bytes.toString().split('\n', 2)
  if (createHash('sha256').update(text).digest('hex') !== sum)
    throw new BackupError(
      `The manifest of the backup ${name} is damaged: use another backup, or another copy of this one.`,
    )
  return readManifest(text)
}
