import { parseLsn } from '@prostuti/db'
import { listBackups, openManifest, walFolder } from '../store/backup-folder.ts'
import type { Manifest } from '../store/manifest.ts'
import type { Vault } from '../store/vault.ts'
import { changedAt, listWal, type Reached, readReached, type WalFile } from '../wal/wal-files.ts'
import { lastWholeSecond, wholeSecond } from '../words.ts'
import { findWalEnd } from './find-wal-end.ts'
import { findPath, readHistories, withoutGap } from './timelines.ts'

/** A backup, and the moments that it can be restored to: any second between `from` and `until`. */
export type Restorable = {
  name: string
  manifest: Manifest
  isSealed: boolean
  from: Date
  until: Date
  wal: WalFile[]
  /** The timeline that its WAL ends on. */
  timeline?: number
  /** Where that WAL ends, where it is known. */
  reached?: Reached | undefined
  /** The segment in which it ends too early. */
  damaged?: string | undefined
}

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
  const { manifest, isSealed } = await openManifest(vault, name)
  const from = new Date(manifest.endedAt)
  const alone = { name, manifest, isSealed, from, until: wholeSecond(from), wal: [] }
  if (manifest.database === null) return alone
  const folder = walFolder(vault.folder, manifest.database.systemId)
  const base = { timeline: manifest.database.timeline, stopLsn: parseLsn(manifest.database.stopLsn) }
  const path = findPath(await readHistories(folder), base)
  const { timeline } = path.at(-1)!
  const wal = withoutGap(await listWal(folder, vault), path)
  const end = await readEnd(vault, wal, folder)
  const ended = end.until === undefined ? undefined : lastWholeSecond(end.until)
  const until = ended === undefined || ended < alone.until ? alone.until : ended
  return { ...alone, timeline, ...end, until }
}

type ReadEnd = Pick<Restorable, 'wal' | 'reached' | 'damaged'> & { until?: Date }

async function readEnd(vault: Vault, wal: WalFile[], folder: string): Promise<ReadEnd> {
  const last = wal.at(-1)
  if (last === undefined) return { wal }
  const notes = await readReached(folder)
  const end = await findWalEnd(vault, last, notes)
  const before = wal.slice(0, -1)
  const reached = end.reached ?? notes.findLast(({ segment }) => before.some((file) => file.segment === segment))
  if (!end.isDamaged) return { wal, reached, until: reached?.at ?? (await changedAt(last.file)) }
  const good = end.reached === undefined ? before : [...before, { ...last, goodBytes: end.reached.bytes }]
  return { wal: good, reached, damaged: last.file, ...(reached && { until: reached.at }) }
}
