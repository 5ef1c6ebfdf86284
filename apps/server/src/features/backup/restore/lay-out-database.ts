import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type RecoveryFolders, SEGMENT_BYTES } from '@prostuti/db'
import { unpackTar } from 'modern-tar/fs'
import { noneIfMissing } from '../../../storage/disk/none-if-missing.ts'
import { baseName, findStored, walFolder } from '../store/backup-folder.ts'
import { decompressing } from '../store/compression.ts'
import { asDamage, DamageError } from '../store/damage.ts'
import type { Manifest } from '../store/manifest.ts'
import { measured } from '../store/measured.ts'
import type { Vault } from '../store/vault.ts'
import type { WalFile } from '../wal/wal-files.ts'
import type { Restorable } from './list-restorable.ts'
import { isHistory } from './timelines.ts'

/** The files of the database and the segments of its WAL, opened, unpacked and checked, where PostgreSQL finds them. */
export async function layOutDatabase(
  vault: Vault,
  { name, manifest, wal }: Restorable,
  folders: RecoveryFolders,
): Promise<void> {
  await unpackBase(vault, name, manifest, folders.cluster)
  await mkdir(folders.wal, { mode: 0o700 })
  for (const file of wal) await layOutSegment(vault, file, join(folders.wal, file.segment))
  await copyHistories(walFolder(vault.folder, manifest.database!.systemId), folders.wal)
}

async function unpackBase(vault: Vault, name: string, { database }: Manifest, cluster: string): Promise<void> {
  const folder = join(vault.folder, name)
  const path = join(folder, findStored(await readdir(folder), baseName) ?? baseName)
  const sum = measured()
  await pipeline(vault.open(path), decompressing(), sum.stream, unpackTar(cluster)).catch(asDamage(path))
  if (sum.bytes() !== database?.tarBytes || sum.sha256() !== database.sha256) throw new DamageError(path)
}

async function layOutSegment(vault: Vault, { file, isPartial, goodBytes }: WalFile, path: string): Promise<void> {
  const opened = vault.open(file, { mayBeUnfinished: isPartial })
  const target = createWriteStream(path, { mode: 0o600 })
  const sum = measured()
  await (isPartial
    ? pipeline(opened, (bytes: AsyncIterable<Buffer>) => firstBytes(bytes, goodBytes), target)
    : pipeline(opened, decompressing(), sum.stream, target)
  ).catch(asDamage(file))
  if (!isPartial && sum.bytes() !== SEGMENT_BYTES) throw new DamageError(file)
  // PostgreSQL takes whole segments only; it stops by itself where what was written ends.
  if (isPartial) await truncate(path, SEGMENT_BYTES)
}

async function* firstBytes(bytes: AsyncIterable<Buffer>, most = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  let left = most
  for await (const chunk of bytes) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

/** Of every timeline, so that the new one gets a number that none of them has. */
async function copyHistories(from: string, to: string): Promise<void> {
  for (const name of await readdir(from).catch(noneIfMissing))
    if (isHistory(name)) await copyFile(join(from, name), join(to, name))
}
