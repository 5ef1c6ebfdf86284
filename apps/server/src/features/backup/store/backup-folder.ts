import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { noneIfMissing } from '../../../storage/disk/none-if-missing.ts'
import { BackupError } from '../backup-error.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { isSealedName, plainName, type Vault } from './vault.ts'
import { writeDurably } from './write-durably.ts'

/*
 * BACKUP_DIR: a folder for each backup, named for the moment it began, with its manifest and the files of the database; `objects` with
 * the centre's files, each once however many backups have it; `wal` with the WAL, for every moment in between.
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
  const names = await readdir(folder).catch(noneIfMissing)
  return names.filter((name) => momentOfName(name) !== undefined).toSorted((a, b) => (a < b ? 1 : -1))
}

/** The manifest's own checksum stands beside it. */
export async function writeManifest(vault: Vault, folder: string, manifest: Manifest): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(manifest))
  const sum = createHash('sha256').update(bytes).digest('hex')
  await writeDurably(join(folder, vault.stored(manifestName)), [Buffer.from(`${sum}\n`), bytes], vault.sealing())
}

/** Also one that was made without a key: who restores must not take it for one that was. */
export async function openManifest(vault: Vault, name: string): Promise<{ manifest: Manifest; isSealed: boolean }> {
  const stored = findStored(await readdir(join(vault.folder, name)), manifestName)
  if (stored === undefined) throw new BackupError(`The backup ${name} has no manifest: use another one.`)
  const bytes = await buffer(vault.open(join(vault.folder, name, stored), { takesUnsealed: true }))
  const [sum, text = ''] = bytes.toString().split('\n', 2)
  if (createHash('sha256').update(text).digest('hex') !== sum)
    throw new BackupError(
      `The manifest of the backup ${name} is damaged: use another backup, or another copy of this one.`,
    )
  return { manifest: readManifest(text), isSealed: isSealedName(stored) }
}

/** Under whichever of its two names a file is stored; the sealed one where there are both. */
export const findStored = (names: readonly string[], name: string): string | undefined =>
  names.filter((each) => plainName(each) === name).toSorted((a, b) => b.length - a.length)[0]
