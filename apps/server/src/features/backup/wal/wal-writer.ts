import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Lsn, SEGMENT_BYTES, segmentName, segmentOf, startOfSegment } from '@prostuti/db'
import { exists } from '../../../storage/disk/exists.ts'
import { syncFolder } from '../../../storage/disk/sync-folder.ts'
import { UNFINISHED } from '../../../storage/disk/unfinished.ts'
import { compressing } from '../store/compression.ts'
import type { Sealer } from '../store/seal.ts'
import type { Vault } from '../store/vault.ts'
import { writeDurably } from '../store/write-durably.ts'
import {
  addReached,
  formatReached,
  partialName,
  type Reached,
  reachedFile,
  readReached,
  wholeName,
} from './wal-files.ts'

export type WalWriter = {
  /** Begins at the start of a segment and goes on without gaps. */
  write(start: Lsn, bytes: Buffer): Promise<void>
  /** All that was written is on disk; says up to where. After an error nobody knows what is: the writer is of no more use. */
  flush(): Promise<Lsn>
  /** Up to where the last flush came, everything is there that was committed by then. */
  noteReached(at: Date): Promise<void>
  close(): Promise<void>
}

type Segment = {
  name: string
  start: Lsn
  handle: FileHandle
  sealer: Sealer | undefined
  bytes: number
  checksum: number
  /** Where it is written, and what it is called in the end. */
  path: string
  partial: string
  /** What was received of it before and is kept under that name until as much has come again. */
  bytesBefore: number
}

type WalPlace = { folder: string; timeline: number; from: Lsn; openFile?: typeof open }

/**
 * Writes the WAL as it comes: the segment that is being received as it is, so that no second of it is missing, and each whole one
 * compressed. A whole segment is never written again.
 */
export function createWalWriter(vault: Vault, { folder, timeline, from, openFile = open }: WalPlace): WalWriter {
  let segment: Segment | undefined
  let written: Omit<Reached, 'at'> = {
    lsn: from,
    segment: segmentName(timeline, segmentOf(from)),
    bytes: 0,
    checksum: 0,
  }
  let synced = written
  let syncing = Promise.resolve()
  let notes: Reached[] | undefined

  async function begin(at: Lsn): Promise<Segment> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = segmentName(timeline, segmentOf(at))
    const partial = join(folder, vault.stored(partialName(name)))
    const bytesBefore = await receivedBytes(vault, partial)
    const path = bytesBefore === 0 ? partial : `${partial}${UNFINISHED}`
    const handle = await openFile(path, 'w', 0o600)
    const sealer = vault.sealer()
    if (sealer !== undefined) await handle.write(sealer.head)
    await syncFolder(folder)
    const start = startOfSegment(segmentOf(at))
    return { name, start, handle, sealer, bytes: 0, checksum: 0, path, partial, bytesBefore }
  }

  async function append(current: Segment, bytes: Buffer): Promise<void> {
    await current.handle.write(current.sealer?.frame(bytes, false) ?? bytes)
    current.bytes += bytes.length
    current.checksum = crc32(bytes, current.checksum)
    const lsn = current.start + BigInt(current.bytes)
    written = { lsn, segment: current.name, bytes: current.bytes, checksum: current.checksum }
  }

  /** One after the other. An error is for good: asked again, the disk could say that there is nothing left to write. */
  function sync(current: Segment): Promise<void> {
    syncing = syncing.then(() => bringToDisk(current))
    return syncing
  }

  async function bringToDisk(current: Segment): Promise<void> {
    const upTo = written
    if (synced.lsn >= upTo.lsn) return
    await current.handle.datasync()
    if (current.path !== current.partial && upTo.bytes >= current.bytesBefore) {
      await rename(current.path, current.partial)
      current.path = current.partial
      await syncFolder(folder)
    }
    synced = upTo
  }

  async function finish(current: Segment): Promise<void> {
    await sync(current)
    segment = undefined
    await current.handle.close()
    const whole = join(folder, vault.stored(wholeName(current.name)))
    if (!(await exists(whole))) {
      const source = vault.isSealed
        ? vault.open(current.path, { mayBeUnfinished: true })
        : createReadStream(current.path)
      await writeDurably(whole, source, compressing(), vault.sealing())
    }
    for (const path of [current.path, current.partial]) await rm(path, { force: true })
  }

  return {
    async write(start, bytes) {
      let at = 0
      while (at < bytes.length) {
        segment ??= await begin(start + BigInt(at))
        const expected = segment.start + BigInt(segment.bytes)
        if (expected !== start + BigInt(at)) throw new Error('The WAL came with a gap.')
        const piece = bytes.subarray(at, at + SEGMENT_BYTES - segment.bytes)
        await append(segment, piece)
        at += piece.length
        if (segment.bytes === SEGMENT_BYTES) await finish(segment)
      }
    },
    async flush() {
      await (segment === undefined ? syncing : sync(segment))
      return synced.lsn
    },
    async noteReached(at) {
      notes = addReached(notes ?? (await readReached(folder)), { ...synced, at })
      const file = reachedFile(folder)
      await writeFile(`${file}${UNFINISHED}`, formatReached(notes), { mode: 0o600 })
      await rename(`${file}${UNFINISHED}`, file)
    },
    async close() {
      await segment?.handle.close()
      segment = undefined
    },
  }
}

/** How much of a segment is there already; nothing where it cannot be read. */
async function receivedBytes(vault: Vault, path: string): Promise<number> {
  if (!(await exists(path))) return 0
  if (!vault.isSealed) return (await stat(path)).size
  let bytes = 0
  try {
    for await (const chunk of vault.open(path, { mayBeUnfinished: true })) bytes += (chunk as Buffer).length
  } catch {
    return 0
  }
  return bytes
}
