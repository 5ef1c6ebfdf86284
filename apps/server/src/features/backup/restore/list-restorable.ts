import { parseLsn, segmentOf } from '@prostuti/db'
import { listBackups, openManifest, walFolder } from '../store/backup-folder.ts'
import type { Manifest } from '../store/manifest.ts'
import type { Vault } from '../store/vault.ts'
import { changedAt, listWal, readReached, type WalFile } from '../wal/wal-files.ts'

/** A backup, and the moments that it can be restored to: any second between `from` and `until`. */
export type Restorable = { name: string; manifest: Manifest; from: Date; until: Date; wal: WalFile[] }

/** The newest first. One that cannot be read is left out, unless it is so with all of them: then it is said why. */
export async function listRestorable(vault: Vault): Promise<Restorable[]> {
  const restorable: Restorable[] = []
  let firstError: unknown
  for (const name of await listBackups(vault.folder))
    try {
      restorable.push(await readRestorable(vault, name))
    } catch (error) {
      firstError ??= error
    }
  if (restorable.length === 0 && firstError !== undefined) throw firstError
  return restorable
}

async function readRestorable(vault: Vault, name: string): Promise<Restorable> {
  const manifest = await openManifest(vault, name)
  const from = new Date(manifest.endedAt)
  if (manifest.database === null) return { name, manifest, from, until: wholeSecond(from), wal: [] }
  const folder = walFolder(vault.folder, manifest.database.systemId)
  const all = await listWal(folder)
  const wal = withoutGap(all, segmentOf(parseLsn(manifest.database.stopLsn)))
  const last = wal.at(-1)
  if (last === undefined) return { name, manifest, from, until: wholeSecond(from), wal }
  const reached = last === all.at(-1) ? await readReached(folder) : undefined
  const until = wholeSecond(reached ?? (await changedAt(last.file)))
  return { name, manifest, from, until: new Date(Math.max(until.getTime(), from.getTime())), wal }
}

/** People write whole seconds: the one in which something ended. */
export const wholeSecond = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / 1000) * 1000)

/** The backup itself has the WAL up to `first`; from there on no segment may be missing, on whichever timeline. */
export function withoutGap(all: readonly WalFile[], first: bigint): WalFile[] {
  const later = all.filter(({ number }) => number >= first).toSorted((a, b) => (a.number < b.number ? -1 : 1))
  const taken: WalFile[] = []
  let next = first
  for (const file of later) {
    if (file.number > next) break
    taken.push(file)
    next = file.number + 1n
  }
  return taken
}
