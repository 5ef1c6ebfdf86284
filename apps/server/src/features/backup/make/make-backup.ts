import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { hasDatabase, startEmbeddedPostgres, tryFolderLock } from '@prostuti/db'
import type { BackupSettings } from '../../../config/backup-settings.ts'
import { leastFreeBytes } from '../../../config/free-space.ts'
import { syncFolder } from '../../../storage/disk/sync-folder.ts'
import { UNFINISHED } from '../../../storage/disk/unfinished.ts'
import { BackupError } from '../backup-error.ts'
import { markBackup } from '../last-backup.ts'
import { backupLock } from '../locks.ts'
import { listBackups, nameOfMoment, openManifest, writeManifest } from '../store/backup-folder.ts'
import type { Manifest } from '../store/manifest.ts'
import { openVault, type Vault } from '../store/vault.ts'
import { inWords } from '../words.ts'
import { backUpDatabase, databaseBytes } from './back-up-database.ts'
import { backUpFiles, planFiles } from './back-up-files.ts'
import { checkRoom } from './check-room.ts'
import { listFiles } from './list-files.ts'
import { prune, removeUnfinished } from './prune.ts'

export type BackupPlace = { dataDir: string; databaseUrl: string | undefined; backup: BackupSettings }

export type MadeBackup = {
  name: string
  path: string
  manifest: Manifest
  /** How much of the files was new. */
  copiedBytes: number
  removed: string[]
}

type Say = (line: string) => void

/** One whole backup: the embedded database, then the files that its rows name. Nothing counts before all of it is on disk. */
export async function makeBackup(place: BackupPlace, say: Say = () => {}, now = new Date()): Promise<MadeBackup> {
  const { dataDir, databaseUrl, backup } = place
  if (databaseUrl === undefined && !hasDatabase(dataDir))
    throw new BackupError(`There is no database in ${dataDir} to back up: start the centre first, or set DATA_DIR.`)
  const vault = await openVault(backup.folder, backup.secret)
  const release = await tryFolderLock(backupLock, backup.folder)
  if (release === undefined)
    throw new BackupError('Another backup is being made at this moment: wait until it is done.')
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined
  try {
    await removeUnfinished(vault.folder)
    return await writeBackup(vault, place, embedded?.url, { say, now })
  } finally {
    await embedded?.stop()
    await release()
  }
}

type Writing = { say: Say; now: Date }

async function writeBackup(
  vault: Vault,
  { dataDir, backup }: BackupPlace,
  url: string | undefined,
  { say, now }: Writing,
): Promise<MadeBackup> {
  const previous = await readPrevious(vault)
  const plan = await planFiles(vault, await listFiles(dataDir), previous?.files ?? [])
  const expected = url === undefined ? 0 : (previous?.database?.storedBytes ?? (await databaseBytes(url)))
  await checkRoom(vault.folder, Math.ceil(expected * 1.2) + plan.changedBytes + leastFreeBytes / 4)

  const name = nameOfMoment(now)
  const unfinished = join(vault.folder, `${name}${UNFINISHED}`)
  await mkdir(unfinished, { mode: 0o700 })
  const database = url === undefined ? null : await backUpDatabase(vault, url, unfinished)
  if (database === null)
    say('The database is not ours to back up (DATABASE_URL): pgBackRest does it, see docs/operations/backup.md.')
  else say(`Database: ${inWords(database.tarBytes)}, ${inWords(database.storedBytes)} as it is stored.`)
  const endedAt = new Date()
  const files = await backUpFiles(vault, dataDir, plan)
  say(`Files: ${files.length}, of which ${plan.changed.length} are new (${inWords(plan.changedBytes)}).`)
  const manifest: Manifest = {
    version: 1,
    startedAt: now.toISOString(),
    endedAt: endedAt.toISOString(),
    database,
    files,
    appSecret: vault.isSealed ? await readSecret(dataDir) : null,
  }
  await writeManifest(vault, unfinished, manifest)
  await syncFolder(unfinished)
  const path = join(vault.folder, name)
  await rename(unfinished, path)
  await syncFolder(vault.folder)
  // With DATABASE_URL the one who backs up the database says so (docs/operations/backup.md).
  if (database !== null) await markBackup(dataDir, name)
  const removed = await prune(vault, { keepDays: backup.keepDays, now })
  return { name, path, manifest, copiedBytes: plan.changedBytes, removed }
}

/** The newest that can be read: it only saves work. */
async function readPrevious(vault: Vault): Promise<Manifest | undefined> {
  const [newest] = await listBackups(vault.folder)
  if (newest === undefined) return undefined
  return openManifest(vault, newest).then(
    // One that was never encrypted may be anybody's.
    ({ manifest, isSealed }) => (isSealed === vault.isSealed ? manifest : undefined),
    () => undefined,
  )
}

const readSecret = (dataDir: string): Promise<string | null> =>
  readFile(join(dataDir, 'app-secret'), 'utf8').catch(() => null)
