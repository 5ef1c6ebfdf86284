import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recoverCluster, SEGMENT_BYTES } from '@prostuti/db'
import { freeBytes } from '../../../config/free-space.ts'
import { BackupError } from '../backup-error.ts'
import { readVault, type Vault } from '../store/vault.ts'
import { inDhaka, inWords } from '../words.ts'
import { checkReplay } from './check-replay.ts'
import { chooseBackup } from './choose-backup.ts'
import { layOutDatabase } from './lay-out-database.ts'
import { listRestorable, type Restorable } from './list-restorable.ts'
import { filesToRestore, restoreFiles } from './restore-files.ts'
import { openTarget } from './restore-target.ts'

type Restoring = {
  /** BACKUP_DIR, or another copy of it. */
  folder: string
  secret: string | undefined
  /** Everything that was committed later is left out; without it nothing is. */
  at?: Date | undefined
  /** Takes, although there is a key, also what was made without one. */
  takesUnsealed?: boolean
  /** The data folder to be made. */
  into: string
  /** A folder that is there already is put aside, under another name, when the new one is whole. */
  replace?: boolean
  /** BACKUP_DIR, where `folder` is another copy. Where it lies in the folder that is replaced, it stays there. */
  backups?: string
  say?: (line: string) => void
}

type RestoreSource = Pick<Restoring, 'folder' | 'secret' | 'takesUnsealed'>

export type Restored = { name: string; hasDatabase: boolean; hasSecret: boolean; files: number; movedTo?: string }

/** Makes a new data folder as it was at a moment. What is wrong with the backup is said, and leaves nothing behind. */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { at, into, replace = false, folder, backups = folder, say = () => {} } = restoring
  const vault = await openExisting(restoring)
  const all = takeSealed(vault, await listRestorable(vault), say)
  const chosen = chooseBackup(all, at)
  const later = all.filter(({ name }) => name > chosen.name).at(-1)
  const files = filesToRestore(chosen.manifest.files, later?.manifest.files ?? [])
  const target = await openTarget({ into, replace, backups })
  try {
    const dataDir = target.folder
    await checkRoom(dataDir, chosen, files)
    say(`From the backup of ${inDhaka(chosen.from)} (Dhaka), to ${inDhaka(at ?? chosen.until)}.`)
    if (chosen.manifest.database !== null) await restoreDatabase(vault, chosen, { dataDir, at, say })
    say(`Files: ${files.length}.`)
    await restoreFiles(vault, files, dataDir)
    const { appSecret } = chosen.manifest
    if (appSecret !== null) await writeFile(join(dataDir, 'app-secret'), appSecret, { mode: 0o600, flush: true })
    const { name, manifest } = chosen
    const found = { name, hasDatabase: manifest.database !== null, hasSecret: appSecret !== null, files: files.length }
    const movedTo = await target.takePlace()
    return movedTo === undefined ? found : { ...found, movedTo }
  } catch (error) {
    await target.remove()
    throw error
  } finally {
    await target.release()
  }
}

/** Only looks: a mistyped folder must not be made. */
async function openExisting({ folder, secret, takesUnsealed = false }: RestoreSource): Promise<Vault> {
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}: set BACKUP_DIR, or say --from FOLDER.`)
  return readVault(folder, secret, { takesUnsealed })
}

/** Whoever can write to the disk of the backups could have laid one there that was never sealed. */
function takeSealed(vault: Vault, all: Restorable[], say: (line: string) => void): Restorable[] {
  if (!vault.isSealed || vault.takesUnsealed) return all
  const sealed = all.filter(({ isSealed }) => isSealed)
  if (sealed.length === 0 && all.length > 0)
    throw new BackupError('These backups were made without a key: leave BACKUP_KEY out, or add --unsealed.')
  if (sealed.length < all.length)
    say(`Backups that are not encrypted are left out (${all.length - sealed.length}); --unsealed takes them too.`)
  return sealed
}

/** What could be restored, the newest first. */
export const listFolder = async (source: RestoreSource): Promise<Restorable[]> =>
  listRestorable(await openExisting(source))

async function checkRoom(into: string, { manifest, wal }: Restorable, files: readonly { bytes: number }[]) {
  const needed =
    (manifest.database?.tarBytes ?? 0) + wal.length * SEGMENT_BYTES + files.reduce((sum, { bytes }) => sum + bytes, 0)
  const free = await freeBytes(into)
  if (free > needed * 1.05) return
  throw new BackupError(
    `This restore needs ${inWords(needed)}, and ${inWords(free)} are free on the disk of ${into}: make room, or choose another.`,
  )
}

type RestoringDatabase = { dataDir: string; at: Date | undefined; say: (line: string) => void }

async function restoreDatabase(
  vault: Vault,
  chosen: Restorable,
  { dataDir, at, say }: RestoringDatabase,
): Promise<void> {
  const bytes = inWords(chosen.manifest.database?.tarBytes ?? 0)
  say(`Database: ${bytes}, then ${chosen.wal.length} segments of its WAL.`)
  const endedAt = await recoverCluster({
    dataDir,
    until: at,
    timeline: chosen.timeline ?? chosen.manifest.database!.timeline,
    fill: async (folders) => {
      await layOutDatabase(vault, chosen, folders)
      say('Unpacked and checked; the WAL is being replayed …')
    },
  })
  if (endedAt !== undefined) checkReplay(chosen, endedAt, at)
}
