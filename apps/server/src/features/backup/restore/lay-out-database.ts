import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type RecoveryFolders, SEGMENT_BYTES } from '@prostuti/db'
import { unpackTar } from 'modern-tar/fs'
import { baseName, walFolder } from '../store/backup-folder.ts'
import { decompressing } from '../store/compression.ts'
import type { Manifest } from '../store/manifest.ts'
import { measured } from '../store/measured.ts'
import { plainName, type Vault } from '../store/vault.ts'
import type { WalFile } from '../wal/wal-files.ts'
import { asDamage, damaged } from './damage.ts'
import type { Restorable } from './list-restorable.ts'

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
  const stored = (await readdir(folder)).find((each) => plainName(each) === baseName)
  const path = join(folder, stored ?? baseName)
  const sum = measured()
  await pipeline(vault.open(path), decompressing(), sum.stream, unpackTar(cluster)).catch(asDamage(path))
  if (sum.bytes() !== database?.tarBytes || sum.sha256() !== database.sha256) throw damaged(path)
}

async function layOutSegment(vault: Vault, { file, isPartial }: WalFile, path: string): Promise<void> {
  const opened = vault.open(file, { mayBeUnfinished: isPartial })
  const target = createWriteStream(path, { mode: 0o600 })
  const sum = measured()
  await (isPartial
    ? pipeline(opened, sum.stream, target)
    : pipeline(opened, decompressing(), sum.stream, target)
  ).catch(asDamage(file))
  if (!isPartial && sum.bytes() !== SEGMENT_BYTES) throw damaged(file)
  // PostgreSQL takes whole segments only; it stops by itself where what was written ends.
  if (isPartial) await truncate(path, SEGMENT_BYTES)
}

/** Where each timeline left the one before. */
async function copyHistories(from: string, to: string): Promise<void> {
  for (const name of await readdir(from).catch(() => []))
    if (/^[0-9A-F]{8}\.history$/.test(name)) await copyFile(join(from, name), join(to, name))
}
