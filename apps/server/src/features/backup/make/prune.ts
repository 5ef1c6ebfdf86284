import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseLsn, segmentOf, segmentOfName } from '@prostuti/db'
import { noneIfMissing } from '../../../storage/disk/none-if-missing.ts'
import { UNFINISHED } from '../../../storage/disk/unfinished.ts'
import { listBackups, momentOfName, objectsFolder, openManifest } from '../store/backup-folder.ts'
import type { Manifest } from '../store/manifest.ts'
import type { Vault } from '../store/vault.ts'
import { changedAt } from '../wal/wal-files.ts'

const day = 24 * 3_600_000

type Retention = { keepDays: number; now: Date }

/** Backups older than so many days go, with the WAL and the files that only they needed. The newest one never goes. */
export async function prune(vault: Vault, { keepDays, now }: Retention): Promise<string[]> {
  const [newest, ...others] = await listBackups(vault.folder)
  const old = others.filter((name) => now.getTime() - momentOfName(name)!.getTime() > keepDays * day)
  // By the name first: what is half removed must not be taken for a backup.
  for (const name of old) await removeBackup(vault.folder, name)
  if (newest === undefined) return old
  const kept = await Promise.all(
    (await listBackups(vault.folder)).map((name) =>
      openManifest(vault, name).then(
        ({ manifest }) => manifest,
        () => undefined,
      ),
    ),
  )
  // One that cannot be read (an older key, a damaged disk) still needs what it names, and nobody knows what that is.
  if (kept.every((manifest) => manifest !== undefined)) {
    await pruneObjects(vault, kept)
    await pruneWal(vault.folder, kept, { keepDays, now })
  }
  return old
}

async function removeBackup(folder: string, name: string): Promise<void> {
  const aside = join(folder, `${name}${UNFINISHED}`)
  await rename(join(folder, name), aside)
  await rm(aside, { recursive: true, force: true })
}

async function pruneObjects(vault: Vault, kept: Manifest[]): Promise<void> {
  const needed = new Set(kept.flatMap(({ files }) => files.flatMap(({ sha256 }) => [sha256, vault.objectName(sha256)])))
  const folder = objectsFolder(vault.folder)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing))
    if (entry.isFile() && !needed.has(entry.name)) await rm(join(entry.parentPath, entry.name), { force: true })
}

/** The WAL before the oldest backup leads nowhere. */
/** The WAL before the oldest backup of its database leads nowhere; nor does that of a database of which no backup is left. */
async function pruneWal(folder: string, kept: Manifest[], { keepDays, now }: Retention): Promise<void> {
  for (const systemId of await readdir(join(folder, 'wal')).catch(noneIfMissing)) {
    const [first] = kept
      .flatMap(({ database }) => (database?.systemId === systemId ? [segmentOf(parseLsn(database.startLsn))] : []))
      .toSorted((a, b) => (a < b ? -1 : 1))
    const wal = join(folder, 'wal', systemId)
    if (first === undefined) {
      // That of one whose first backup is still to come is being written to.
      if (now.getTime() - (await changedAt(wal)).getTime() > keepDays * day)
        await rm(wal, { recursive: true, force: true })
      continue
    }
    for (const name of await readdir(wal))
      if (/^[0-9A-F]{24}\./.test(name) && segmentOfName(name) < first) await rm(join(wal, name), { force: true })
  }
}

/** What a killed backup left. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true, force: true })
  for (const name of await readdir(objectsFolder(folder)).catch(noneIfMissing)) {
    const path = join(objectsFolder(folder), name)
    if (name.includes(UNFINISHED) && (await stat(path)).isFile()) await rm(path, { force: true })
  }
}
