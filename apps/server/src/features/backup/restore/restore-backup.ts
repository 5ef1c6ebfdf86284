import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recoverCluster, SEGMENT_BYTES } from '@prostuti/db'
import { freeBytes } from '../../../config/free-space.ts'
import { BackupError } from '../backup-error.ts'
import { openVault, type Vault } from '../store/vault.ts'
import { inDhaka, inWords } from '../words.ts'
import { chooseBackup } from './choose-backup.ts'
import { layOutDatabase } from './lay-out-database.ts'
import { listRestorable, type Restorable } from './list-restorable.ts'
import { filesToRestore, restoreFiles } from './restore-files.ts'

type Restoring = {
  /** BACKUP_DIR, or another copy of it. */
  folder: string
  secret: string | undefined
  /** Everything that was committed later is left out; without it nothing is. */
  at?: Date | undefined
  /** The data folder to be made. */
  into: string
  /** Puts a folder that is there already aside, under another name. */
  replace?: boolean
  say?: (line: string) => void
}

export type Restored = { name: string; hasDatabase: boolean; hasSecret: boolean; files: number; movedTo?: string }

/** Makes a new data folder as it was at a moment. What is wrong with the backup is said, and leaves nothing behind. */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { at, into, say = () => {} } = restoring
  const vault = await openExisting(restoring)
  const all = await listRestorable(vault)
  const chosen = chooseBackup(all, at)
  const later = all.filter(({ name }) => name > chosen.name).at(-1)
  const files = filesToRestore(chosen.manifest.files, later?.manifest.files ?? [])
  const movedTo = await makeTarget(restoring)
  try {
    await checkRoom(into, chosen, files)
    say(`From the backup of ${inDhaka(chosen.from)} (Dhaka)${at === undefined ? '' : `, to ${inDhaka(at)}`}.`)
    if (chosen.manifest.database !== null) await restoreDatabase(vault, chosen, restoring)
    say(`Files: ${files.length}.`)
    await restoreFiles(vault, files, into)
    const { appSecret } = chosen.manifest
    if (appSecret !== null) await writeFile(join(into, 'app-secret'), appSecret, { mode: 0o600, flush: true })
    const { name, manifest } = chosen
    const found = { name, hasDatabase: manifest.database !== null, hasSecret: appSecret !== null, files: files.length }
    return movedTo === undefined ? found : { ...found, movedTo }
  } catch (error) {
    await rm(into, { recursive: true, force: true })
    if (movedTo !== undefined) await rename(movedTo, into)
    throw error
  }
}

/** Only looks: a mistyped folder must not be made. */
async function openExisting({ folder, secret }: Pick<Restoring, 'folder' | 'secret'>): Promise<Vault> {
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}: set BACKUP_DIR, or say --from FOLDER.`)
  return openVault(folder, secret)
}

/** What could be restored, the newest first. */
export const listFolder = async (place: Pick<Restoring, 'folder' | 'secret'>): Promise<Restorable[]> =>
  listRestorable(await openExisting(place))

async function makeTarget({ into, replace = false }: Restoring): Promise<string | undefined> {
  const isTaken = existsSync(into) && (await readdir(into)).length > 0
  if (isTaken && !replace)
    throw new BackupError(
      `${into} is not empty, and a restore writes over nothing: name a new folder, or add --replace to put this one aside first.`,
    )
  const aside = isTaken ? `${into}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : undefined
  if (aside !== undefined) await rename(into, aside)
  await mkdir(into, { recursive: true })
  // As root the database runs as another user, who passes through to its own folder and sees nothing else.
  await chmod(into, process.geteuid?.() === 0 ? 0o711 : 0o700)
  return aside
}

async function checkRoom(into: string, { manifest, wal }: Restorable, files: readonly { bytes: number }[]) {
  const needed =
    (manifest.database?.tarBytes ?? 0) + wal.length * SEGMENT_BYTES + files.reduce((sum, { bytes }) => sum + bytes, 0)
  const free = await freeBytes(into)
  if (free > needed * 1.05) return
  throw new BackupError(
    `This restore needs ${inWords(needed)}, and ${inWords(free)} are free on the disk of ${into}: make room, or choose another.`,
  )
}

async function restoreDatabase(
  vault: Vault,
  chosen: Restorable,
  { at, into, say = () => {} }: Restoring,
): Promise<void> {
  const bytes = inWords(chosen.manifest.database?.tarBytes ?? 0)
  say(`Database: ${bytes}, then ${chosen.wal.length} segments of its log.`)
  await recoverCluster({
    dataDir: into,
    until: at,
    fill: async (folders) => {
      await layOutDatabase(vault, chosen, folders)
      say('Unpacked and checked; the log is being replayed …')
    },
  })
}
